import Foundation
import TestSupport

/// Measures, says on standard error what it is about, and prints the results as tables of Markdown.
@main
enum Benchmarks {
  static func main() {
    do {
      try run(Choice(CommandLine.arguments.dropFirst()))
    } catch {
      complain("\(error)")
      exit(1)
    }
  }

  private static func run(_ choice: Choice) throws {
    if choice.includes("engine") {
      complain("the engine")
      table("Engine: median (5 % to 95 %)", try EngineBenchmark(rounds: choice.rounds ?? 101).run())
    }
    if choice.includes("landing") {
      complain("from landing to paint")
      let rows = try LandingBenchmark(rounds: choice.rounds ?? 120).run()
      table("Finger landing → digit painted, ms: median (5 % to 95 %)", rows)
    }
    if choice.includes("start") {
      complain("start and memory")
      let results = try StartBenchmark(rounds: choice.rounds ?? 25).run()
      table("Start → first painted frame, ms: median (5 % to 95 %)", results.start)
      table("Proportional memory (Pss), MiB: median (5 % to 95 %)", results.proportionalMemory)
      table("Resident memory (Rss), MiB: median (5 % to 95 %)", results.residentMemory)
    }
    if choice.includes("ask") {
      complain("asking over the bus")
      let rows = try AskBenchmark(rounds: choice.rounds ?? 25).run()
      table("Asking → first painted frame, ms: median (5 % to 95 %)", rows)
    }
    if choice.includes("taps") {
      try taps(choice.taps, .chained, "each lifted after the next has landed")
      try taps(max(choice.taps / 5, 2), .inPairs, "two overlap, then both are lifted")
    }
  }

  private static func taps(_ count: Int, _ rhythm: Rhythm, _ description: String) throws {
    complain("\(count) overlapping taps, which take \(count / Rhythm.landingsInSecond) s")
    let rows = try TapsBenchmark(taps: count, rhythm: rhythm).run()
    table("\(count) taps, \(Rhythm.landingsInSecond) a second, \(description)", rows)
  }

  private static func table(_ title: String, _ rows: [Row]) {
    print("| \(title) | |\n|---|---:|")
    for row in rows { print("| \(row.what) | \(row.figure) |") }
    print("")
    fflush(nil)
  }

  private static func complain(_ words: String) {
    FileHandle.standardError.write(Data("KeypadBenchmarks: \(words)\n".utf8))
  }
}
