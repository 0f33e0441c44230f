// swift-tools-version: 6.0
import PackageDescription

// KINESIC_EMBEDDED=1 builds what ships: the library's modules in Embedded Swift, without any runtime library.
// Without it: the same modules in ordinary Swift for the tests, and the programs, which link the shipped library.
let embedded = Context.environment["KINESIC_EMBEDDED"] == "1"

/// KINESIC_WITHOUT_FFI=1 leaves typed actions out, and with them the need for libffi.
let hasActions = Context.environment["KINESIC_WITHOUT_FFI"] != "1"

/// KINESIC_CHECKS=1 builds a library that checks its invariants after every step, also those that need a memory of
/// this setting. What ships has nothing of it; the Swift tests always have.
let checks = !embedded || Context.environment["KINESIC_CHECKS"] == "1"

/// KINESIC_PLATFORM=name takes that folder of Sources/CPlatform, the only place that knows one system from another.
#if os(Linux) || os(FreeBSD)
  let own = "linux"
#else
  let own = "apple"
#endif
let platform = Context.environment["KINESIC_PLATFORM"] ?? own

let library: [SwiftSetting] =
  (embedded
    ? [
      .enableExperimentalFeature("Embedded"),
      // A section a function, so that the linker leaves out what nobody calls; one trap a function in place of one for
      // each check; no tables for unwinding.
      .unsafeFlags([
        "-wmo", "-enforce-exclusivity=unchecked", "-Xfrontend", "-function-sections", "-Xfrontend", "-mergeable-traps",
        "-Xcc", "-fno-asynchronous-unwind-tables",
      ]),
    ]
    : []) + (checks ? [.define("KINESIC_CHECKS")] : [])

/// Small before fast, but for what is marked @_optimize(speed): the way of a touch.
let small: [SwiftSetting] = embedded ? [.unsafeFlags(["-Osize"])] : []

/// What a host does: link build/lib/libkinesic.so, find it beside the folder of the program, in build and where it is
/// installed.
let shipped: [LinkerSetting] = [
  .unsafeFlags([
    "-L\(Context.packageDirectory)/build/lib", "-lkinesic",
    "-Xlinker", "-rpath=$ORIGIN/../lib",
  ])
]

let modules: [Target] = [
  .systemLibrary(name: "CKinesic", path: "Include"),
  .target(name: "KinesicMath", swiftSettings: library),
  .target(name: "KinesicCore", dependencies: ["CKinesic", "KinesicMath"], swiftSettings: library + small),
  // What a recognizer in Swift is written with, in the library and in plugins.
  .target(name: "KinesicPlugin", dependencies: ["CKinesic", "KinesicMath"], swiftSettings: library + small),
  .target(name: "StandardRecognizers", dependencies: ["KinesicPlugin"], swiftSettings: library + small),
  // Which recognizers there are, by names in C: the linker's choice.
  .systemLibrary(name: "CClasses"),
  .systemLibrary(name: "CPlatform", path: "Sources/CPlatform/\(platform)"),
  .target(name: "KinesicPlugins", dependencies: ["CKinesic", "CPlatform", "KinesicCore"], swiftSettings: library + small),
  .target(
    name: "KinesicC",
    dependencies: ["CClasses", "CKinesic", "CPlatform", "KinesicCore", "KinesicMath", "KinesicPlugins", "StandardRecognizers"]
      + (hasActions ? ["KinesicActions"] : []),
    swiftSettings: library + small + (hasActions ? [.define("KINESIC_FFI")] : [])),
  // Finds conflicts between gestures: a library of its own above the C interface.
  .target(name: "KinesicLint", dependencies: ["CKinesic", "KinesicMath"], swiftSettings: library + small),
  // The plugin library that ships.
  .target(name: "ShapesPlugin", dependencies: ["KinesicPlugin"], swiftSettings: library),
]

/// Typed actions: the one module that touches libffi.
let actions: [Target] = [
  .systemLibrary(name: "CFFI"),
  .target(name: "KinesicActions", dependencies: ["CKinesic", "CFFI", "KinesicCore"], swiftSettings: library + small),
]

let programs: [Target] = [
  .executableTarget(
    name: "KinesicTool",
    dependencies: ["CKinesic", .product(name: "ArgumentParser", package: "swift-argument-parser")],
    linkerSettings: [.unsafeFlags(["-lkinesic-lint"])] + shipped),
  .executableTarget(name: "ArenaModel", dependencies: ["CKinesic"], path: "Tests/ArenaModel", linkerSettings: shipped),
]

let tests: [Target] = [
  .testTarget(name: "KinesicMathTests", dependencies: ["KinesicMath"], path: "Tests/Unit/KinesicMathTests"),
  .testTarget(
    name: "StandardRecognizersTests", dependencies: ["KinesicPlugin", "StandardRecognizers"],
    path: "Tests/Unit/StandardRecognizersTests"),
  .testTarget(name: "KinesicCoreTests", dependencies: ["CKinesic", "KinesicCore"], path: "Tests/Unit/KinesicCoreTests"),
  .testTarget(name: "KinesicTests", dependencies: ["CKinesic", "KinesicC"], path: "Tests/Unit/KinesicTests"),
]

let package = Package(
  name: "kinesic",
  products: embedded ? [] : [.executable(name: "kinesic", targets: ["KinesicTool"])],
  dependencies: embedded ? [] : [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")],
  targets: modules + (hasActions ? actions : []) + (embedded ? [] : programs + tests))
