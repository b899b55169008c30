import Foundation
import TestSupport

@main
enum Benchmarks {
  static func main() throws {
    for row in try EngineBenchmark(rounds: 101).run() { print("| \(row.what) | \(row.figure) |") }
  }
}
