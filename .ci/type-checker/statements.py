"""Prints a Swift file of mixed statements: those of the tests' own file, line by line, again and again
until there are so many. With --closures they stand, 20 each, in closures of `constrain`, and all numbers
are of type Double: after a product of an anchor in the same closure, the compiler takes products of
CGFloat numbers for ambiguous."""
import itertools
import pathlib
import re
import sys

count = int(sys.argv[1])
in_closures = sys.argv[2:] == ["--closures"]
root = pathlib.Path(__file__).resolve().parents[2]
source = (root / "Tests/AnchorLayoutTests/Anchors/TypeCheckingTests.swift").read_text()
body = source.split('root.add("button"))\n')[1].split("    root.layoutIfNeeded()")[0]
statements = re.findall(r"^    \S.*(?:\n      \S.*)*", body, re.MULTILINE)
print("import AnchorLayout\nimport Foundation\n")
number = "Double" if in_closures else "CGFloat"
print(f"let isWide = true, gap = 8.0, margin: {number} = 12, count = 3")
cycle = itertools.cycle(statements)
made = 0
while made < count:
    print(f"func screen{made}(_ root: LayoutView, _ guide: LayoutGuide,")
    print("  _ title: LayoutView, _ image: LayoutView, _ button: LayoutView) {")
    if in_closures:
        print("  constrain(root, guide, title, image, button) { root, guide, title, image, button in")
    for _ in range(min(20 if in_closures else 50, count - made)):
        statement = re.sub(r"\binset\b", "margin", next(cycle))
        if in_closures:
            statement = statement.replace("edgeAnchors", "edges")
            statement = re.sub(r"(\.\w+?)Anchors?\b", r"\1", statement)
            statement = statement.replace("CGFloat(", "Double(")
        print(statement)
        made += 1
    print("  }\n}" if in_closures else "}")
