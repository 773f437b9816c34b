/// A triangular matrix without its diagonal, by rows and by columns.
struct TriangularFactor: ~Copyable {
  var rows = CompressedMatrix()
  var columns = CompressedMatrix()
}
