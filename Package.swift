// swift-tools-version: 6.0
import PackageDescription

// KINESIC_EMBEDDED=1 builds what ships: the library's modules in Embedded Swift, without any runtime library.
// Without it: the same modules in ordinary Swift for the tests, and the programs, which link the shipped library.
let embedded = Context.environment["KINESIC_EMBEDDED"] == "1"

/// KINESIC_WITHOUT_FFI=1 leaves typed actions out, and with them the need for libffi. In ordinary Swift they are out,
/// for who depends on this package should not need libffi; KINESIC_WITH_FFI=1 has them there, for tests.
let hasActions =
  embedded ? Context.environment["KINESIC_WITHOUT_FFI"] != "1" : Context.environment["KINESIC_WITH_FFI"] == "1"

/// KINESIC_CHECKS=1 builds a library that checks its invariants after every step, also those that need a memory of
/// this setting. What ships has nothing of it; in ordinary Swift the debug configuration has, for the Swift tests.
let checks: [SwiftSetting] =
  Context.environment["KINESIC_CHECKS"] == "1"
  ? [.define("KINESIC_CHECKS")]
  : embedded ? [] : [.define("KINESIC_CHECKS", .when(configuration: .debug))]

/// KINESIC_UNIT_TESTS=1 leaves out what the tests of the modules do not need: the programs with their dependencies,
/// and the libraries beside libkinesic.
let isForTests = Context.environment["KINESIC_UNIT_TESTS"] == "1"
let hasPrograms = !embedded && !isForTests

/// KINESIC_PLATFORM=name takes that folder of Sources/CPlatform, the only place that knows one system from another.
#if os(Linux) || os(FreeBSD)
  let own = "linux"
#else
  let own = "apple"
#endif
let platform = Context.environment["KINESIC_PLATFORM"] ?? own

/// Leaves out a pass of the compiler that takes an eighth of its time and changes the library by 100 bytes of 410,000.
let quick: [SwiftSetting] = [.unsafeFlags(["-Xllvm", "-sil-disable-pass=mandatory-redundant-load-elimination"])]

let library: [SwiftSetting] =
  (embedded
    ? [
      .enableExperimentalFeature("Embedded"),
      // A section a function, so that the linker leaves out what nobody calls; no tables for unwinding.
      .unsafeFlags([
        "-wmo", "-enforce-exclusivity=unchecked", "-Xfrontend", "-function-sections", "-Xcc", "-fno-asynchronous-unwind-tables",
      ]),
      // One trap a function in place of one for each check, which a library for developers has: its place is a line.
      .unsafeFlags(checks.isEmpty ? ["-Xfrontend", "-mergeable-traps"] : []),
    ]
    : []) + checks
  // Where another package may depend on ours, SwiftPM takes no unsafe flags.
  + (embedded || hasActions ? quick : [])

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
  // One module, for in Embedded Swift a module that imports another compiles a second copy of it. It calls the
  // recognizers by their names in C, so that a change of one compiles nothing here.
  .target(
    name: "KinesicCore",
    dependencies: ["CClasses", "CKinesic", "CPlatform", "KinesicMath", "KinesicPlugin"] + (hasActions ? ["CFFI"] : []),
    exclude: hasActions ? [] : ["Actions"], swiftSettings: library + small + (hasActions ? [.define("KINESIC_FFI")] : [])),
  // What a recognizer in Swift is written with, in the library and in plugins.
  .target(name: "KinesicPlugin", dependencies: ["CKinesic", "KinesicMath"], swiftSettings: library + small),
  .target(name: "StandardRecognizers", dependencies: ["KinesicPlugin"], swiftSettings: library + small),
  // Which recognizers there are, by names in C: the linker's choice.
  .systemLibrary(name: "CClasses"),
  .systemLibrary(name: "CPlatform", path: "Sources/CPlatform/\(platform)"),
]

/// Libraries of their own, which libkinesic does not need.
let others: [Target] = [
  // Finds conflicts between gestures: a library of its own above the C interface.
  .target(name: "KinesicLint", dependencies: ["CKinesic", "CPlatform", "KinesicMath"], swiftSettings: library + small),
  // What an engine knows, as shapes to draw: a library of its own above the C interface.
  .target(name: "KinesicOverlay", dependencies: ["CKinesic", "CMemory", "CPlatform"], swiftSettings: library + small),
  // Names drawn shapes by examples: a library of its own, which needs no engine.
  .systemLibrary(name: "CMemory"),
  .target(name: "StrokeMatching", dependencies: ["CKinesic", "CMemory", "KinesicMath"], swiftSettings: library),
  .target(name: "KinesicStrokes", dependencies: ["CKinesic", "CMemory", "CPlatform", "StrokeMatching"], swiftSettings: library + small),
  // The recognizer class of the same library, which is a plugin too.
  .target(name: "StrokesPlugin", dependencies: ["CKinesic", "KinesicPlugin", "StrokeMatching"], swiftSettings: library),
  // What the fingers on a touchpad mean: a library of its own, which needs no engine.
  .target(name: "Touchpad", dependencies: ["CKinesic", "KinesicMath", "KinesicPlugin"], swiftSettings: library + small),
  .target(name: "KinesicTouchpad", dependencies: ["CKinesic", "CMemory", "CPlatform", "Touchpad"], swiftSettings: library + small),
  // Reads recordings: a library of its own, which needs no engine, and the tool.
  .systemLibrary(name: "CText"),
  .target(name: "RecordingReaders", dependencies: ["CKinesic", "CMemory", "CText", "KinesicMath"], swiftSettings: library),
  .target(
    name: "KinesicRecordings", dependencies: ["CKinesic", "CMemory", "CPlatform", "RecordingReaders"], swiftSettings: library + small),
  // Shows a running program to a watcher: a library of its own above the C interface.
  .systemLibrary(name: "CSocket", path: "Sources/CSocket/\(["linux", "apple", "android"].contains(platform) ? "posix" : "none")"),
  .target(name: "KinesicWatch", dependencies: ["CKinesic", "CMemory", "CPlatform", "CSocket"], swiftSettings: library + small),
  // The plugin library that ships.
  .target(name: "ShapesPlugin", dependencies: ["KinesicPlugin", "StrokeMatching"], swiftSettings: library),
]

/// The library for programs in ordinary Swift. It is compiled with the program that depends on it; no target of it may
/// have unsafe flags, with which SwiftPM refuses a dependency by version.
let binding: [Target] = [
  .target(name: "Kinesic", dependencies: ["CKinesic", "KinesicCore", "StandardRecognizers"], path: "bindings/swift/Kinesic")
]

/// What typed actions are called through.
let actions: [Target] = [.systemLibrary(name: "CFFI")]

let programs: [Target] = [
  .executableTarget(
    name: "KinesicTool",
    dependencies: ["CKinesic", "RecordingReaders", .product(name: "ArgumentParser", package: "swift-argument-parser")],
    swiftSettings: quick,
    linkerSettings: [.unsafeFlags(["-lkinesic-lint", "-lkinesic-strokes", "-lkinesic-touchpad"])] + shipped),
  .executableTarget(
    name: "ArenaModel", dependencies: ["CKinesic"], path: "Tests/ArenaModel", swiftSettings: quick, linkerSettings: shipped),
]

let tests: [Target] = [
  .testTarget(name: "KinesicMathTests", dependencies: ["KinesicMath"], path: "Tests/Unit/KinesicMathTests"),
  .testTarget(
    name: "StandardRecognizersTests", dependencies: ["KinesicPlugin", "StandardRecognizers"],
    path: "Tests/Unit/StandardRecognizersTests"),
  .testTarget(name: "KinesicCoreTests", dependencies: ["CKinesic", "KinesicCore"], path: "Tests/Unit/KinesicCoreTests"),
  .testTarget(name: "KinesicTests", dependencies: ["CKinesic", "KinesicCore", "StandardRecognizers"], path: "Tests/Unit/KinesicTests"),
]

/// There are no libraries of these for WebAssembly.
let leftOut =
  platform == "wasm"
  ? ["ShapesPlugin", "Touchpad", "KinesicTouchpad", "KinesicOverlay", "RecordingReaders", "KinesicRecordings", "KinesicWatch"] : []

let products: [Product] = [
  .library(name: "Kinesic", targets: ["Kinesic"]), .library(name: "KinesicLint", targets: ["KinesicLint"]),
  .executable(name: "kinesic", targets: ["KinesicTool"]),
]

let package = Package(
  name: "kinesic",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: hasPrograms ? products : [],
  dependencies: !hasPrograms ? [] : [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")],
  targets: modules + (isForTests ? [] : others.filter { !leftOut.contains($0.name) }) + (hasActions ? actions : [])
    + (embedded ? [] : tests) + (hasPrograms ? binding + programs : []))
