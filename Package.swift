// swift-tools-version: 6.3

import PackageDescription

/// Warnings are errors everywhere; above the bridge no unsafe code compiles without saying so.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error), .strictMemorySafety()]
let bridging: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "gtk-keypad",
  products: [
    .library(name: "KeypadEngine", targets: ["KeypadEngine"]),
    .library(name: "KeypadGTK", targets: ["KeypadGTK"]),
    .library(name: "CGtkForKeypad", targets: ["CGtkForKeypad"]),
    .executable(name: "keypad", targets: ["keypad"]),
    .library(name: "gtkkeypad-1", type: .dynamic, targets: ["GtkKeypadInside"]),
  ],
  targets: [
    .systemLibrary(name: "CGtkForKeypad", pkgConfig: "gtk+-3.0", providers: [.apt(["libgtk-3-dev"])]),
    .target(name: "KeypadEngine", swiftSettings: strict),
    .target(name: "GTKBridge", dependencies: ["CGtkForKeypad"], swiftSettings: bridging),
    .target(
      name: "CCommand", cSettings: [.define("_FORTIFY_SOURCE", to: "2", .when(configuration: .release))]),
    .target(name: "CommandSupport", dependencies: ["CCommand", "CGtkForKeypad"], swiftSettings: bridging),
    .target(
      name: "KeypadGTK", dependencies: ["KeypadEngine", "GTKBridge"],
      resources: [.embedInCode("Resources/keypad.css")], swiftSettings: strict),
    .executableTarget(
      name: "keypad", dependencies: ["KeypadEngine", "KeypadGTK", "GTKBridge", "CommandSupport"],
      resources: [.embedInCode("Resources/io.github.gtk_keypad.Keypad1.xml")], swiftSettings: strict),
    .target(name: "GtkKeypadShell", dependencies: ["CGtkForKeypad"]),
    .target(
      name: "GtkKeypadInside", dependencies: ["GtkKeypadShell", "KeypadEngine", "KeypadGTK", "GTKBridge"],
      swiftSettings: bridging),

    .systemLibrary(
      name: "CAtspi", path: "Tests/CAtspi", pkgConfig: "atspi-2", providers: [.apt(["libatspi2.0-dev"])]),
    .target(
      name: "CCurrencies", path: "Tests/CCurrencies",
      linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
    .target(
      name: "TestSupport", dependencies: ["CAtspi"], path: "Tests/TestSupport", resources: [.copy("xorg.conf")],
      swiftSettings: bridging),
    .target(
      name: "WorkedCases", dependencies: ["KeypadEngine"], path: "Tests/WorkedCases", resources: [.copy("cases.tsv")],
      swiftSettings: bridging),
    .executableTarget(
      name: "Misuse", dependencies: ["CGtkForKeypad", "KeypadGTK"], path: "Tests/Misuse", swiftSettings: bridging),
    .testTarget(
      name: "KeypadEngineTests", dependencies: ["KeypadEngine", "WorkedCases", "CCurrencies"], swiftSettings: bridging),
    .testTarget(
      name: "KeypadGTKTests", dependencies: ["KeypadGTK", "GTKBridge", "Misuse", "TestSupport", "WorkedCases"],
      swiftSettings: bridging),
    .testTarget(
      name: "EndToEndTests", dependencies: ["TestSupport", "WorkedCases"], swiftSettings: bridging),

    .target(name: "CRules", path: "Benchmarks/CRules"),
    .target(name: "CAllocations", path: "Benchmarks/CAllocations"),
    .executableTarget(
      name: "KeypadBenchmarks", dependencies: ["CRules", "CAllocations", "KeypadEngine", "TestSupport"],
      path: "Benchmarks/Runner", swiftSettings: bridging),
  ],
  swiftLanguageModes: [.v6]
)
