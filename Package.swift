// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "AnchorLayout",
  products: [
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "AnchorLayout", targets: ["AnchorLayout"]),
    .library(name: "AnchorLayoutMaker", targets: ["AnchorLayoutMaker"]),
    .library(name: "AnchorageNames", targets: ["AnchorageNames"]),
    .library(name: "CartographyNames", targets: ["CartographyNames"]),
    .library(name: "SnapKitNames", targets: ["SnapKitNames"]),
    .library(name: "LayoutDrawing", targets: ["LayoutDrawing"]),
    .library(name: "LayoutStyle", targets: ["LayoutStyle"]),
    .executable(name: "gallery", targets: ["gallery"]),
    .executable(name: "layout-benchmarks", targets: ["layout-benchmarks"]),
  ],
  targets: [
    // Libraries, each importing only those above it.
    .target(name: "ConstraintSolver"),
    .target(name: "AnchorLayout", dependencies: ["ConstraintSolver"]),
    .target(name: "AnchorLayoutMaker", dependencies: ["AnchorLayout"]),
    .target(name: "LayoutDrawing", dependencies: ["AnchorLayout"]),
    .target(name: "LayoutStyle"),

    // The names of other systems, for programs that were written for them.
    .target(name: "UIKitNames", dependencies: ["AnchorLayout"]),
    .target(name: "AnchorageNames", dependencies: ["UIKitNames"]),
    .target(name: "CartographyNames", dependencies: ["UIKitNames"]),
    .target(name: "SnapKitNames", dependencies: ["UIKitNames", "AnchorLayoutMaker"]),

    // Programs.
    .executableTarget(
      name: "gallery",
      dependencies: ["AnchorLayout", "AnchorLayoutMaker", "LayoutDrawing", "LayoutStyle"]
    ),
    .executableTarget(
      name: "layout-benchmarks",
      dependencies: ["ConstraintSolver", "AnchorLayout", "AnchorLayoutMaker"],
      path: "Benchmarks",
      exclude: ["peers", "Gates/counts.txt"]
    ),

    // Tests, one folder a module, and end-to-end tests by user feature.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "TestSupport"]),
    .testTarget(name: "AnchorLayoutTests", dependencies: ["AnchorLayout", "TestSupport"]),
    .testTarget(name: "AnchorLayoutMakerTests", dependencies: ["SnapKitNames", "TestSupport"]),
    .testTarget(name: "AnchorageNamesTests", dependencies: ["AnchorageNames"]),
    .testTarget(name: "CartographyNamesTests", dependencies: ["CartographyNames"]),
    .testTarget(name: "LayoutDrawingTests", dependencies: ["AnchorLayout", "LayoutDrawing"]),
    .testTarget(name: "LayoutStyleTests", dependencies: ["LayoutStyle"]),
    .testTarget(
      name: "BenchmarkTests", dependencies: ["ConstraintSolver", "layout-benchmarks"]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "ConstraintSolver", "AnchorLayout", "AnchorLayoutMaker", "LayoutDrawing", "LayoutStyle",
        "gallery", "layout-benchmarks",
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
  ]
}
