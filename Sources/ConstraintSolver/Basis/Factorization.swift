/// A sparse LU factorisation of the matrix *B* of the tight forms, with product-form updates.
///
/// Step *t* of the elimination pivots on a form and a variable. Everything is indexed by step: rows
/// by position (the step of their form), columns by the step of their variable. In that order
/// *B* = *L U* with a unit lower and an upper triangular matrix.
///
/// Since the last factorisation the matrix is *E₁ … Eₘ L U F₁ … Fₖ*: replacing a row multiplies
/// from the left by a row eta *E*, or from the right by a rank-one eta *F*, whichever is sparser.
/// (Product form of the inverse: Dantzig and Orchard-Hays, 1954,
/// doi:10.1090/S0025-5718-1954-0061469-8.)
struct Factorization: ~Copyable {
  /// Entries below this magnitude are dropped from the results of solves.
  static var dropTolerance: Double { 1e-12 }

  /// The number of rows and of columns.
  var size = 0
  /// The form of each position.
  var forms = Buffer<FormID>()
  /// The variable of each step.
  var variables = Buffer<VariableID>()
  /// The step of each variable.
  var steps = Buffer<Int32>()
  /// The diagonal of U.
  var diagonal = Buffer<Double>()
  var lower = TriangularFactor()
  var upper = TriangularFactor()
  var rowEtas = RowEtas()
  var rankOneEtas = RankOneEtas()
  /// The update recorded last, if its eta is still there.
  var lastUpdate = LastUpdate.none
  /// How many updates the etas stand for.
  var updateCount = 0
  /// The size of the part that peeling of singletons could not order.
  var nucleusSize = 0
  /// Entries of etas read since the last factorisation.
  var etaWork = 0
  /// Forms that the last factorisation found to depend on others.
  var droppedForms = Buffer<FormID>()
  /// Variables that no candidate of the last factorisation determines.
  var openVariables = Buffer<VariableID>()

  var reach = ReachSearch()
  var marks = StampSet()
  var peeling = PeelingScratch()
  var nucleus = NucleusScratch()

  var etaCount: Int { rowEtas.count + rankOneEtas.count }

  /// Whether the work spent on etas has paid for a new factorisation (the ski-rental rule).
  var isWorthRenewing: Bool { etaWork > 100 * size + 500 && updateCount >= 8 }

  /// An update that another one of the same position can be merged into.
  enum LastUpdate: Equatable {
    case none
    case rowEta(Position)
    case rankOneEta(Position)
  }
}

/// Rows replaced from the left: *E* = *I* + *eₖ*(*w* − *eₖ*)ᵀ.
struct RowEtas: ~Copyable {
  var positions = Buffer<Position>()
  var pivots = Buffer<Double>()
  /// The entries of *w* but for the pivot, a line for each eta.
  var entries = CompressedMatrix()

  var count: Int { positions.count }

  mutating func removeAll() {
    positions.removeAll()
    pivots.removeAll()
    entries.removeAll()
    entries.beginLine()
  }
}

/// Rows replaced from the right: *F* = *I* + *d* *v*ᵀ, where *v* is the new row less the old one.
struct RankOneEtas: ~Copyable {
  var pivots = Buffer<Double>()
  var directions = CompressedMatrix()
  var differences = CompressedMatrix()

  var count: Int { pivots.count }

  mutating func removeAll() {
    pivots.removeAll()
    directions.removeAll()
    directions.beginLine()
    differences.removeAll()
    differences.beginLine()
  }
}
