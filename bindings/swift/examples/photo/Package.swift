// swift-tools-version: 6.0
import PackageDescription

// A program of your own names a URL and a version in place of the path.
let package = Package(
  name: "photo",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "kinesic", path: "../../../..")],
  targets: [.executableTarget(name: "photo", dependencies: [.product(name: "Kinesic", package: "kinesic")])])
