"""Strings and numbers of forms: what JavaScript has by hand gives what Python gives."""

from __future__ import annotations

import json
import math
import random
from collections.abc import Callable
from typing import Any

from tests.dom.generated_forms import VALUES
from tests.runtimes.pages import Page
from tests.runtimes.test_selector_strings import camel
from webapi.runtimes.scripts import script
from webapi.webidl import form_strings

PIECES = ("a", "é", "\U0001f600", " ", "\t", "\n", "\r", "\r\n", "\f", "\xa0", ",", "-", "0", "@")
SHAPES = ("month", "date", "week", "time", "datetime-local")
NUMBERS = (0, 1, -1, 2.5, 0.1, 0.3, -7.25, 1e21, 1e-7, 5e-324, 86400000, 123456789.125, 1e300)
OF_TEXTS = (
    *("without_newlines", "with_normalized_newlines", "stripped", "stripped_and_collapsed"),
    *("split_on_newlines", "split_on_commas", "is_valid_email_address"),
    "is_valid_floating_point_number",
)
PATTERNS = (
    *(r"\d{2}", "[a-z]+", "a|b", "(", "[0-9", "", ".*", "(?<n>a)", "a{2,1}"),
    *(r"\d-\d", "a/b", r"a\/b", "[a-c/]-[a/-]", "a-b\\"),
)
FILES = ("built_ins", "conversions", "dom_strings", "css_strings", "html_numbers", "form_strings")


def texts() -> list[str]:
    """Generated strings."""
    generator = random.Random(34)
    mixed = ["".join(generator.choices(PIECES, k=generator.randrange(1, 9))) for _ in range(150)]
    return [*VALUES, *mixed]


def compared(page: Page, calls: list[tuple[str, list[Any]]]) -> list[tuple[Any, Any]]:
    """The answers of JavaScript and of Python."""
    declared = "\n".join(script(f"glue/{each}.js") for each in FILES)
    table = ", ".join(dict.fromkeys(camel(name) for name, _ in calls))
    given = json.dumps([[camel(name), values] for name, values in calls])
    shown = page.run(
        f"const functions = (() => {{\n{declared}\nreturn {{ {table} }};\n}})();\n"
        "const plain = (value) => {\n"
        "  if (value === undefined) return null;\n"
        "  if (typeof value === 'number') return [String(value)];\n"
        "  return Array.isArray(value) ? Array.from(value) : value;\n"
        "};\n"
        f"show({given}.map(([name, values]) => plain(functions[name](...values))));"
    )
    return list(zip(shown, [asked(name, values) for name, values in calls], strict=True))


def asked(name: str, values: list[Any]) -> Any:
    """The answer of Python."""
    function: Callable[..., Any] = getattr(form_strings, name)
    answer = function(*values)
    return [answer] if isinstance(answer, float) else answer


def same(mine: Any, other: Any) -> bool:
    """Whether the answers are the same; numbers come as texts."""
    if isinstance(other, list) and len(other) == 1 and isinstance(other[0], float):
        number = float(mine[0].replace("Infinity", "inf"))
        return number == other[0] or (math.isnan(number) and math.isnan(other[0]))
    return bool(mine == other)


def differences(page: Page, calls: list[tuple[str, list[Any]]]) -> list[Any]:
    pairs = zip(calls, compared(page, calls), strict=True)
    return [(call, pair) for call, pair in pairs if not same(*pair)]


def test_strings_are_as_in_python(page: Page) -> None:
    calls = [(name, [text]) for name in OF_TEXTS for text in texts()]
    assert differences(page, calls) == []


def test_shapes_are_as_in_python(page: Page) -> None:
    calls = [("matched_numbers", [text, shape]) for text in VALUES for shape in SHAPES]
    assert differences(page, calls) == []


def test_numbers_are_as_in_python(page: Page) -> None:
    calls: list[tuple[str, list[Any]]] = [
        (name, [one, other])
        for name in ("exact_sum", "exact_product")
        for one in NUMBERS
        for other in NUMBERS
    ]
    calls += [
        ("aligned_down", [number, base, step])
        for number in NUMBERS[:9]
        for base in NUMBERS[:7]
        for step in (0.1, 1, 2.5, 60000, 1e300)
    ]
    calls += [("padded", [number, width]) for number in (0, 7, 1234) for width in (2, 4)]
    assert differences(page, calls) == []


def test_patterns_are_as_in_python(page: Page) -> None:
    """A pattern that is no expression matches. An old QuickJS has not the flag v."""
    has_v = page.value(
        "(() => { try { return !!new RegExp('', 'v'); } catch { return false; } })()"
    )
    calls = [
        ("matches_pattern", [text, pattern])
        for text in ("", "a", "ab", "12", "x\ny", "A", "1-2", "a/b", "/-a", "x")
        for pattern in PATTERNS
        if has_v or "[" not in pattern
    ]
    assert differences(page, calls) == []
