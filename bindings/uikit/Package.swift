// swift-tools-version: 6.0
import PackageDescription

/// Where UIKit is Apple's own, the product is there and has nothing in it.
let elsewhere: TargetDependencyCondition? = .when(platforms: [.linux, .windows, .android, .wasi, .openbsd])

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
    .target(name: "CoreGraphics", swiftSettings: [.swiftLanguageMode(.v6)]),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics"], swiftSettings: [.swiftLanguageMode(.v6)]),
    // For `import UIKit.UIGestureRecognizerSubclass`: the submodules of a module that is otherwise the Swift one.
    .systemLibrary(name: "UIKitNames"),
    .target(
      name: "UIKit", dependencies: ["CoreGraphics", "QuartzCore", "UIKitNames", .product(name: "Kinesic", package: "kinesic")],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    // Names in sources for iOS what would not do here as it does there.
    .executableTarget(name: "kinesic-uikit-check", swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(name: "Listings", dependencies: ["KinesicUIKit"], path: "examples/listings", swiftSettings: [.swiftLanguageMode(.v5)]),
    // As code for iOS is compiled, old and new.
    .executableTarget(name: "Checks", dependencies: ["KinesicUIKit"], path: "tests/Checks", swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(name: "Cost", dependencies: ["KinesicUIKit"], path: "tests/Cost", swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(name: "Checks6", dependencies: ["KinesicUIKit"], path: "tests/Checks6", swiftSettings: [.swiftLanguageMode(.v6)]),
  ])
