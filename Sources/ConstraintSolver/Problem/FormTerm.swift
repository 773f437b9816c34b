/// A summand of a form that is being looked up or added.
struct FormTerm: BitwiseCopyable {
  var variable: VariableID
  var coefficient: Double
}
