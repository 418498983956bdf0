"""Write what URL patterns ask of Unicode: the code points of names, and ``\\p{…}`` for ASCII.

The facts are those of test262's ``test/built-ins/RegExp/property-escapes/generated``, which has a
file for every property and value that ECMAScript knows, with all its names:

    python3.11 -m tests.tools.make_regexp_data PATH
"""

from __future__ import annotations

import re
import sys
import textwrap
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "webapi" / "urlpattern"

# What folds to an ASCII letter: LATIN SMALL LETTER LONG S and KELVIN SIGN.
CODE_POINTS = (*range(128), 0x17F, 0x212A)

IDENTIFIERS = '''"""Code points of identifiers; written by tests/tools/make_regexp_data.py.

Unicode's data: Copyright © 1991-2025 Unicode, Inc., Unicode License V3,
https://www.unicode.org/license.txt
"""

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

UNICODE_VERSION: Final = "{version}"


def _places(runs: str) -> Sequence[int]:
    """Find where each run begins; ``runs`` has the lengths in base 36."""
    return tuple(accumulate(int(run, 36) for run in runs.split()))


ID_START: Final = _places(
{start}
)
"""Where runs of code points with the property begin and end, by turns."""

ID_CONTINUE: Final = _places(
{continue_}
)
"""Likewise."""
'''

PROPERTIES = '''"""ASCII's part of Unicode's properties; written by tests/tools/make_regexp_data.py.

A set is an int: bit n for U+00n, bit 128 for U+017F, bit 129 for U+212A.

Unicode's data: Copyright © 1991-2025 Unicode, Inc., Unicode License V3,
https://www.unicode.org/license.txt
"""

from typing import Final


def _names(text: str) -> frozenset[str]:
    return frozenset(text.split())


LONE: Final[dict[str, int]] = {{
{lone}
}}
"""Binary properties and general categories by their names."""

LONE_BEYOND_ASCII: Final = _names(
{lone_beyond}
)
"""Those with no such code point."""

SCRIPTS: Final[dict[str, int]] = {{
{scripts}
}}
"""Values of Script and Script_Extensions; for ASCII the two are equal."""

SCRIPTS_BEYOND_ASCII: Final = _names(
{scripts_beyond}
)
"""Those with no such code point."""

GENERAL_CATEGORIES: Final = _names(
{categories}
)
"""Values of General_Category."""

OF_STRINGS: Final = _names(
{strings}
)
"""Properties of strings, none of which has a string in ASCII."""
'''


def ranges(text: str) -> list[tuple[int, int]]:
    """The code points of ``matchSymbols``."""
    symbols = text[text.index("const matchSymbols") :].split("});", 1)[0]
    lone, _, spans = symbols.partition("ranges:")
    found = [(int(each, 16),) * 2 for each in re.findall("0x([0-9A-F]+)", lone)]
    found += [
        (int(a, 16), int(b, 16)) for a, b in re.findall(r"\[0x([0-9A-F]+), 0x([0-9A-F]+)\]", spans)
    ]
    return sorted(found)


def runs(found: list[tuple[int, int]]) -> str:
    """The lengths of runs without and with the property, by turns, in base 36."""
    lengths: list[int] = []
    place = 0
    for first, last in found:
        if first == place and lengths:
            lengths[-1] += last + 1 - first
        else:
            lengths += [first - place, last + 1 - first]
        place = last + 1
    return " ".join(map(base_36, lengths))


def base_36(number: int) -> str:
    digits = ""
    while True:
        number, digit = divmod(number, 36)
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"[digit] + digits
        if not number:
            return digits


def literal(text: str) -> str:
    lines = textwrap.wrap(text, 90)
    lines = [line + " " for line in lines[:-1]] + lines[-1:]
    return "\n".join(f'    "{line}"' for line in lines)


def main(source: Path) -> None:
    lone: dict[str, int] = {}
    scripts: dict[str, int] = {}
    categories: set[str] = set()
    spans: dict[str, list[tuple[int, int]]] = {}
    version = ""
    for path in sorted(source.glob("*.js")):
        text = path.read_text()
        names = re.findall(r'"\\\\p\{(.*)\}"', text)
        if not names:
            continue
        version = re.findall(r"Unicode v([0-9.]+)", text)[0]
        found = spans[path.stem] = ranges(text)
        mask = sum(
            1 << bit
            for bit, code_point in enumerate(CODE_POINTS)
            if any(first <= code_point <= last for first, last in found)
        )
        for name in names:
            property, _, value = name.rpartition("=")
            if property in ("", "gc", "General_Category"):
                lone[value] = mask
                if property:
                    categories.add(value)
            else:
                assert property in ("sc", "scx", "Script", "Script_Extensions"), property
                assert scripts.setdefault(value, mask) == mask, value
    strings = {path.stem.partition("-")[0] for path in (source / "strings").glob("*.js")}
    (PACKAGE / "identifiers.py").write_text(
        IDENTIFIERS.format(
            version=version,
            start=literal(runs(spans["ID_Start"])),
            continue_=literal(runs(spans["ID_Continue"])),
        )
    )

    def items(table: dict[str, int]) -> str:
        found = [(name, table[name]) for name in sorted(table) if table[name]]
        return "\n".join(f'    "{name}": 0x{mask:X},' for name, mask in found)

    def beyond(table: dict[str, int]) -> str:
        return literal(" ".join(name for name in sorted(table) if not table[name]))

    (PACKAGE / "regexp" / "properties.py").write_text(
        PROPERTIES.format(
            lone=items(lone),
            lone_beyond=beyond(lone),
            scripts=items(scripts),
            scripts_beyond=beyond(scripts),
            categories=literal(" ".join(sorted(categories))),
            strings=literal(" ".join(sorted(strings))),
        )
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]))
