import Foundation
import TestSupport

/// The time from a program's start to its first painted frame, and the memory that it takes then.
struct StartBenchmark {
  struct Results {
    let start, proportionalMemory, residentMemory: [Row]
  }

  /// How long a program is left alone before its memory is looked at, in seconds.
  private static let settling = 1.0
  let rounds: Int

  func run() throws -> Results {
    let contestants = [
      try .keypad("--prompt", "Amount"), .counterpart("plain-window", "C, GTK alone, as many widgets"),
      Contestant.installed("zenity", "--entry"), .installed("yad", "--entry"),
    ]
    let screen = try Screen()
    let watched = try contestants.map { try Self.rehearse($0, on: screen) }
    var (times, proportional, resident) = (
      contestants.map { _ in Samples() }, contestants.map { _ in Samples() }, contestants.map { _ in Samples() }
    )
    for _ in 0..<rounds {
      for (index, contestant) in contestants.enumerated() {
        let clock = ContinuousClock()
        let beginning = clock.now
        let program = try contestant.start(on: screen)
        while try screen.windows.picture(of: watched[index]).isPlain {
          guard clock.now - beginning < .seconds(20) else { throw Shortfall("\(contestant.name) paints nothing") }
          hold(for: 0.0005)
        }
        times[index].add((clock.now - beginning).milliseconds)
        hold(for: Self.settling)
        let memory = try Memory(of: program.child.processIdentifier)
        proportional[index].add(memory.proportional)
        resident[index].add(memory.resident)
        try Self.end(program, on: screen, watched[index])
      }
    }
    screen.close()
    func rows(_ samples: [Samples], digits: Int) -> [Row] {
      zip(contestants, samples).map { Row($0.name, $1.formatted(digits: digits)) }
    }
    return Results(
      start: rows(times, digits: 0), proportionalMemory: rows(proportional, digits: 1),
      residentMemory: rows(resident, digits: 1))
  }

  /// Starts a program once, so that its files are in memory, and finds something in it that is not plain.
  static func rehearse(_ contestant: Contestant, on screen: Screen) throws -> Area {
    let program = try contestant.start(on: screen)
    let seen = try AccessibleProgram(program)
    let button = try eventually(appears: "a button of \(contestant.name)") { seen.find(role: "push button") }
    let area = button.area.inset(by: 4)
    _ = try screen.windows.restingPicture(of: area)
    try end(program, on: screen, area)
    return area
  }

  private static func end(_ program: Program, on screen: Screen, _ watched: Area) throws {
    program.child.end()
    try eventually("the window is gone") { try screen.windows.picture(of: watched).isPlain }
    hold(for: 0.2)
  }
}

/// What the kernel knows of the memory of a process, in MiB.
private struct Memory {
  let resident, proportional: Double

  init(of process: Int32) throws {
    let rollup = try String(contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8)
    func value(_ name: String) throws -> Double {
      let line = rollup.split(separator: "\n").first { $0.hasPrefix(name + ":") }
      guard let kibibytes = line?.split(separator: " ").dropFirst().first.flatMap({ Double($0) }) else {
        throw Shortfall("the kernel says nothing of \(name)")
      }
      return kibibytes / 1024
    }
    resident = try value("Rss")
    proportional = try value("Pss")
  }
}
