/// One line of the results.
struct Row {
  let what: String
  let figure: String

  init(_ what: String, _ figure: String) {
    self.what = what
    self.figure = figure
  }
}
