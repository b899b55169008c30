// swift-tools-version: 6.3

import PackageDescription

let package = Package(
  name: "Ask",
  targets: [
    .systemLibrary(name: "CGio", pkgConfig: "gio-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .executableTarget(name: "Ask", dependencies: ["CGio"]),
  ],
  swiftLanguageModes: [.v6]
)
