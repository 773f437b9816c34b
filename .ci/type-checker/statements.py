"""Prints a Swift file of mixed statements: those of the tests' own file, line by line, and others,
until there are so many."""
import itertools
import pathlib
import re
import sys

count = int(sys.argv[1])
root = pathlib.Path(__file__).resolve().parents[2]
source = (root / "Tests/AnchorLayoutTests/Anchors/TypeCheckingTests.swift").read_text()
body = source.split('root.add("button"))\n')[1].split("    root.layoutIfNeeded()")[0]
statements = re.findall(r"^    \S.*(?:\n      \S.*)*", body, re.MULTILINE)
print("import AnchorLayout\nimport Foundation\n")
print("let isWide = true, gap = 8.0, inset: CGFloat = 12, count = 3")
cycle = itertools.cycle(statements)
made = 0
while made < count:
    print(f"func screen{made}(_ root: LayoutView, _ guide: LayoutGuide,")
    print("  _ title: LayoutView, _ image: LayoutView, _ button: LayoutView) {")
    for _ in range(min(50, count - made)):
        print(next(cycle))
        made += 1
    print("}")
