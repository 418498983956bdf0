"""Lists of names, which are written as groups of strings with a star before each group."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
SPREAD = re.compile(r"""\*\(\s*(["'])\w*\1\s*\)""")


def test_no_string_is_spread_into_its_letters() -> None:
    """Without its comma, ``*("name",)`` gives four names of one letter."""
    folders = ("examples", "idl", "tests", "webapi", "wpt")
    found = [
        f"{path.relative_to(ROOT)}: {match.group()}"
        for folder in folders
        for path in (ROOT / folder).rglob("*.py")
        for match in SPREAD.finditer(path.read_text("utf-8"))
    ]
    assert not found
