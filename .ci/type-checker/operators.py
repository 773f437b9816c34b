"""Counts the public operator functions of a folder, without /==/ and its twins, and without those
that exist only for their message."""
import pathlib
import re
import sys

count = 0
for path in pathlib.Path(sys.argv[1]).rglob("*.swift"):
    attributes = []
    for line in path.read_text().splitlines():
        found = re.match(r"\s*public (static |prefix |postfix )*func ([^\w\s(]+) ?[(<]", line)
        if found and found[2] not in ("/==/", "/<=/", "/>=/"):
            if not any("unavailable" in attribute for attribute in attributes):
                count += 1
        attributes = [] if line.startswith("}") or not line.strip() else attributes + [line]
print(count)
