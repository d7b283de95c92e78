"""Reads machine files with a library that is not ours: pystitch, or the older pyembroidery.

Arguments are files. Prints JSON: the library's name, and of each file its needle points (tenths of
a millimetre, from the first one), how often the thread changes and how often it is cut. Exits with
3 where no library is installed.
"""

import json
import sys

try:
    import pystitch as reader
except ImportError:
    try:
        import pyembroidery as reader
    except ImportError:
        sys.exit(3)


def reading(path):
    pattern = reader.read(path)
    if pattern is None:
        return None
    points = []
    changes = trims = 0
    for x, y, command in pattern.stitches:
        command &= reader.COMMAND_MASK
        if command == reader.STITCH:
            points.append((round(x), round(y)))
        elif command in (reader.COLOR_CHANGE, reader.STOP):
            changes += 1
        elif command == reader.NEEDLE_SET and points:
            # Some formats name a needle for each thread, the first one included.
            changes += 1
        elif command == reader.TRIM:
            trims += 1
    left, top = points[0] if points else (0, 0)
    return {
        "points": [[x - left, y - top] for x, y in points],
        "changes": changes,
        "trims": trims,
    }


version = getattr(reader, "__version__", getattr(reader, "version", ""))
name = f"{reader.__name__} {version}".strip()
print(json.dumps({"reader": name, "files": [reading(path) for path in sys.argv[1:]]}))
