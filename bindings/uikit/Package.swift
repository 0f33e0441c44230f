// swift-tools-version: 6.0
import PackageDescription

/// Where UIKit is Apple's own, the product is there and has nothing in it.
let elsewhere: TargetDependencyCondition? = .when(platforms: [.linux, .windows, .android, .wasi, .openbsd])

/// What tries it: as code for iOS is compiled, old and new.
let programs: [(name: String, path: String, mode: SwiftLanguageMode)] = [
  ("Checks", "tests/Checks", .v5), ("Checks6", "tests/Checks6", .v6), ("Cost", "tests/Cost", .v5),
  ("Listings", "examples/listings", .v5),
]

let package = Package(
  name: "kinesic-uikit",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "KinesicUIKit", targets: ["KinesicUIKit"]),
    .executable(name: "kinesic-uikit-check", targets: ["kinesic-uikit-check"]),
  ],
  // A copy of this folder elsewhere names the URL and a version in place of the path.
  dependencies: [.package(name: "kinesic", path: "../..")],
  targets: [
    .target(
      name: "KinesicUIKit",
      dependencies: ["CoreGraphics", "QuartzCore", "UIKit"].map { .target(name: $0, condition: elsewhere) }),
    .target(name: "CoreGraphics"),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics"]),
    // For `import UIKit.UIGestureRecognizerSubclass`: the submodules of a module that is otherwise the Swift one.
    .systemLibrary(name: "UIKitNames"),
    .target(
      name: "UIKit",
      dependencies: ["CoreGraphics", "QuartzCore", "UIKitNames", .product(name: "Kinesic", package: "kinesic")]),
    // Names in sources for iOS what would not do here as it does there.
    .executableTarget(name: "kinesic-uikit-check"),
  ]
    + programs.map {
      .executableTarget(name: $0.name, dependencies: ["KinesicUIKit"], path: $0.path, swiftSettings: [.swiftLanguageMode($0.mode)])
    })
