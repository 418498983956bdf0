"""Read a checkout of test262, and hold the regular expressions to it.

    python -m tests.urlpattern.test262 PATH

asks for every literal with the flag ``v`` whether it is valid, for the negative ones with ``u`` or
``v`` whether they are refused, and for the generated classes which strings match. Prints what is
different, and exits with 1 if there is anything.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from webapi.urlpattern.regexp import RegExp, RegExpSyntaxError
from webapi.urlpattern.regexp.parser import parse

_LITERAL = re.compile(
    r"(?<![\w)/])/((?:[^/\\\n\[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)/([dgimsyuv]*)(?![\w/])"
)
_NEGATIVE = re.compile(r"^\s*/(.+)/([uvi]+);?\s*$", re.MULTILINE)
_CLASS = re.compile(r"regExp: /(.*)/(v\w*),")
_STRINGS = re.compile(r'"((?:[^"\\]|\\.)*)"')
_ESCAPE = re.compile(r"\\u(?:\{([0-9A-Fa-f]+)\}|([0-9A-Fa-f]{4}))")

ABOUT_THE_FLAG = re.compile(r"-negative-u\.js$|/uv-flags\.js$")
"""Tests that a literal has the wrong flag."""


def is_valid(source: str, flags: str) -> bool:
    try:
        parse(source, "i" in flags)
    except RegExpSyntaxError:
        return False
    return True


def strings(text: str, name: str) -> Iterator[str]:
    """The strings of a list that are ASCII."""
    found = re.search(rf"\b{name}: \[(.*?)\],\n", text, re.DOTALL)
    for literal in _STRINGS.findall(found[1] if found else ""):
        string = _ESCAPE.sub(lambda match: chr(int(match[1] or match[2], 16)), literal)
        if string.isascii():
            yield string


def differences(path: Path, counts: dict[str, int]) -> Iterator[str]:
    text = path.read_text("utf-8").rpartition("---*/")[2]
    whole = path.read_text("utf-8")
    if "phase: parse" in whole and "type: SyntaxError" in whole:
        literal = _NEGATIVE.search(text)
        if literal and literal[1].isascii() and not ABOUT_THE_FLAG.search(str(path)):
            counts["refused"] += 1
            if is_valid(literal[1], literal[2]):
                yield f"{path}: {literal[0].strip()} is valid"
        return
    if "SyntaxError" not in text:
        for literal in _LITERAL.finditer(text):
            if "v" in literal[2] and literal[1].isascii():
                counts["valid"] += 1
                if not is_valid(literal[1], literal[2]):
                    yield f"{path}: {literal[0]} is refused"
    for found in _CLASS.finditer(text):
        expression = RegExp(found[1], "i" in found[2])
        for name, expected in (("matchStrings", True), ("nonMatchStrings", False)):
            for subject in strings(text[found.end() :], name):
                counts["matched"] += 1
                if (expression.exec(subject) is not None) is not expected:
                    yield f"{path}: {found[0]} {subject!r}, expected {expected}"


def main(root: Path) -> int:
    counts = dict.fromkeys(("valid", "refused", "matched"), 0)
    found = [
        difference
        for folder in ("built-ins/RegExp", "language/literals/regexp")
        for path in sorted((root / "test" / folder).rglob("*.js"))
        for difference in differences(path, counts)
    ]
    print("\n".join(found), end="\n" if found else "")
    print(f"{counts}: {len(found)} differences")
    return 1 if found or not all(counts.values()) else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
