"""Strings of selectors and of markup: what JavaScript has by hand gives what Python gives."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest

from tests.runtimes.pages import Page
from webapi.runtimes.scripts import script
from webapi.webidl import css_strings, markup_strings

FUNCTIONS = {
    **dict.fromkeys(("code_points", "split_on_hyphens", "text_after_hyphen"), css_strings),
    "leading_integer": css_strings,
    **dict.fromkeys(("escaped_text", "escaped_attribute", "escaped_xml_text"), markup_strings),
    **dict.fromkeys(("escaped_xml_attribute", "is_xml_text", "is_public_id"), markup_strings),
}
PIECES = (
    *("a", "Z", "0", "9", "-", "--", "+", ".", "e5", " ", "\t", "\n", "\f", "\r", "\0", "\x0b"),
    *(
        "&",
        "&amp;",
        "<",
        ">",
        '"',
        "'",
        "\xa0",
        "$&",
        "$1",
        "%",
        "\x7f",
        "\x80",
        "\ud7ff",
        "\ue000",
    ),
    *("\ufffd", "\ufffe", "\uffff", "\U00010000", "\U0001f600", "\U0010ffff"),
)
LONE = ("\ud800", "\udbff", "\udc00", "\udfff")


@cache
def texts() -> list[str]:
    """Generated strings, in which no lead surrogate stands before a trail."""
    generator = random.Random(31)
    result = ["", *PIECES, *LONE]
    for _ in range(200):
        pieces = generator.choices((*PIECES, *LONE), k=generator.randrange(1, 12))
        result.append("".join(pieces))
    for piece in (
        "&",
        "\0",
        "\xa0",
        "\U0001f600",
        "\ud800",
    ):  # a text is searched in pieces of 4,096 units
        result += [f"{'a' * length}{piece}b" for length in (4094, 4095, 4096)]
    return [
        each.encode("utf-16", "surrogatepass").decode("utf-16", "surrogatepass") for each in result
    ]


@cache
def numbers() -> list[str]:
    """Numbers as the tokenizer has them."""
    generator = random.Random(32)
    result = ["0", "-0", "+0", "2147483647", "-2147483648", "1.5", "1e9"]
    result += ["9" * 400, f"-{'0' * 400}7"]
    for _ in range(100):
        digits = "".join(generator.choices("0123456789", k=generator.randrange(1, 14)))
        result.append(generator.choice(("", "+", "-")) + digits)
    return result


def escapes() -> list[str]:
    """Code points in hexadecimal digits, at the ends of what is a scalar value."""
    ends = (0, 1, 0x7F, 0xD7FF, 0xD800, 0xDFFF, 0xE000, 0xFFFF, 0x10000, 0x10FFFF, 0x110000)
    return [f"{number:x}" for number in ends] + ["000041", "1F600", "DbFf", "ffffff"]


def camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(each.capitalize() for each in rest)


def all_of(names: Iterable[str]) -> str:
    """An expression: an object with the functions of these names."""
    files = ("built_ins", "conversions", "dom_strings", "css_strings", "markup_strings")
    texts = "".join(script(f"glue/{each}.js") for each in files)
    return f"(() => {{\n{texts}\nreturn {{ {', '.join(map(camel, names))} }};\n}})()"


def results(page: Page, inputs: dict[str, list[str]]) -> dict[str, Any]:
    """What the functions of a page give for their inputs."""
    given = {camel(name): texts for name, texts in inputs.items()}
    shown = page.run(
        f"const functions = {all_of(inputs)};\nconst inputs = {json.dumps(given)};\n"
        "const plain = (value) => (Array.isArray(value) ? Array.from(value) : value);\n"
        "for (const name in inputs) {\n"
        "  inputs[name] = inputs[name].map((text) => plain(functions[name](text)));\n"
        "}\nshow(inputs);"
    )
    return {name: shown[camel(name)] for name in inputs}


def test_strings_are_as_in_python(page: Page) -> None:
    shown = results(page, dict.fromkeys(FUNCTIONS, texts()))
    for name, module in FUNCTIONS.items():
        assert shown[name] == [getattr(module, name)(text) for text in texts()]


def test_tokens_are_as_in_python(page: Page) -> None:
    generator = random.Random(33)
    pairs = []
    for _ in range(200):
        text = "".join(generator.choices(("a", "b", "ab", " ", "\t", "\n", "\x0b", "\xa0"), k=6))
        pairs.append([text, generator.choice(("a", "b", "ab", "aa", "aba"))])
    shown = page.run(
        f"const hasToken = {all_of(['has_token'])}.hasToken;\n"
        f"show({json.dumps(pairs)}.map(([text, token]) => hasToken(text, token)));"
    )
    assert shown == [css_strings.has_token(text, token) for text, token in pairs]


def test_numbers_are_as_in_python(page: Page) -> None:
    integers = [each for each in numbers() if css_strings.is_integer(each)]
    inputs = {
        "is_integer": numbers(),
        "clamped_integer": integers,
        "character_of_hexadecimal": escapes(),
    }
    shown = results(page, inputs)
    for name, given in inputs.items():
        assert shown[name] == [getattr(css_strings, name)(each) for each in given]


@pytest.mark.heavy("Texts of megabytes take a second in each engine.")
@pytest.mark.parametrize("name", FUNCTIONS)
def test_long_texts_take_linear_time(page: Page, name: str) -> None:
    """And QuickJS's regular expressions do not run out of memory."""
    function = getattr(FUNCTIONS[name], name)
    for piece in ("a", "-", "&", "\t", "7", "\U0001f600"):
        result = function(piece * 1_000_000)
        length = len(result) if isinstance(result, (str, list)) else result
        if isinstance(result, str):
            length += len(result.encode("utf-16-le")) // 2 - len(result)
        shown = page.run(
            f"const result = {all_of([name])}.{camel(name)}({json.dumps(piece)}.repeat(1000000));\n"
            "show(result.length === undefined ? result : result.length);"
        )
        assert shown == length
