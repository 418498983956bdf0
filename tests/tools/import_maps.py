"""Run the data of WPT's ``import-maps/data-driven``, and count the subtests that pass.

    python -m tests.tools.import_maps WPT_CHECKOUT

The files say what import maps are parsed to, and what specifiers resolve to. WPT runs them in pages
with service workers and frames.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from webapi.html.import_maps import SpecifierResolver, parse_an_import_map_string


def cases(test: dict[str, Any], name: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Go through the tests in a test, which have what they do not say from around."""
    if "tests" not in test:
        yield name, test
        return
    around = {key: value for key, value in test.items() if key != "tests"}
    for key, inner in test["tests"].items():
        yield from cases({**around, **inner}, f"{name}: {key}")


def answers(test: dict[str, Any]) -> Iterator[tuple[str, Any, Any]]:
    """Give what is asked, what is found and what is expected."""
    text, base = json.dumps(test["importMap"]), test["importMapBaseURL"]
    if "expectedParsedImportMap" in test:
        try:
            parsed = parse_an_import_map_string(text, base)
        except (ValueError, TypeError):
            found = None
        else:
            found = {"imports": parsed.imports, "scopes": parsed.scopes}
        yield "the map", found, test["expectedParsedImportMap"]
    for specifier, url in test.get("expectedResults", {}).items():
        resolver = SpecifierResolver()
        resolver.register(text, base)
        try:
            resolved = resolver.resolve(specifier, test["baseURL"])
        except TypeError:
            resolved = None
        yield specifier, resolved, url


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("checkout", type=Path)
    folder = parser.parse_args().checkout / "import-maps" / "data-driven" / "resources"
    count = passed = 0
    for path in sorted(folder.glob("*.json")):
        for name, test in cases(json.loads(path.read_text("utf-8")), path.name):
            for asked, found, expected in answers(test):
                count += 1
                passed += found == expected
                if found != expected:
                    print(f"{name}: {asked}: {found}, not {expected}")
    print(f"{passed} of {count} subtests pass")
    return 0


if __name__ == "__main__":
    sys.exit(main())
