// swift-tools-version: 6.3

import PackageDescription

let package = Package(
  name: "Checkout",
  dependencies: [.package(name: "gtk-keypad", path: "../..")],
  targets: [
    .executableTarget(
      name: "Checkout",
      dependencies: [
        .product(name: "KeypadEngine", package: "gtk-keypad"), .product(name: "KeypadGTK", package: "gtk-keypad"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
