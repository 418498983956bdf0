"""Random questions for the oracle: mutated WPT vectors and URLs made of pieces."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from webapi.url.components import SETTABLE
from wpt.vectors import load

ATTRIBUTES = ("href", *SETTABLE)
PIECES = (
    *(
        "/",
        "//",
        "\\",
        "@",
        ":",
        "?",
        "#",
        "&",
        "=",
        "+",
        ";",
        ",",
        "|",
        "^",
        "`",
        "{",
        "}",
        "<",
        ">",
    ),
    *(
        "'",
        '"',
        "~",
        "!",
        "$",
        "(",
        ")",
        "*",
        "[",
        "]",
        "%",
        "%2",
        "%zz",
        "%00",
        "%2e",
        "%2F",
        "%41",
    ),
    *(
        "%e2%98%83",
        "%C3",
        "%ff",
        ".",
        "..",
        "/../",
        "/./",
        "%2e%2E",
        "/.//",
        "C:",
        "c|",
        "/C|/",
        "//d:",
    ),
    *(" ", "  ", "\t", "\n", "\r", "\0", "\x1f", "\x7f", "\x80", "\x85", "\xa0", "\xad", "\ufeff"),
    *(
        "http:",
        "https://",
        "file:",
        "file:///",
        "ws:",
        "wss://h",
        "ftp:",
        "blob:",
        "blob:https://h/",
    ),
    *(
        "javascript:",
        "data:",
        "mailto:",
        "about:blank",
        "a:",
        "A+-.:",
        "non-special://",
        "web+demo:/",
    ),
    *("localhost", "LOCALHOST", "example.org", "u:p@", "@@", "::", ":80", ":443", ":21", ":0080"),
    *(
        ":65535",
        ":65536",
        ":9x",
        "1.2.3.4",
        "0x7f.1",
        "0x",
        "1e3",
        "256",
        "4294967296",
        "09",
        "0.0.0.0.",
    ),
    *(
        "[::1]",
        "[::ffff:1.2.3.4]",
        "[1:2:3:4:5:6:7:8]",
        "[1::2:3.4.5]",
        "[::g]",
        "xn--",
        "xn--ls8h",
    ),
    *(
        "xn--a",
        "XN--8I7CAA",
        "faß",
        "bücher",
        "İ",
        "ß",
        "ς",
        "Ⅳ",
        "①",
        "。",
        "\uff0e",
        "\uff11",
        "\uff21",
    ),
    *(
        "é",
        "e\u0301",
        "\u0301",
        "☃",
        "日本語",
        "א",
        "ا1",
        "\u0660",
        "क्",
        "क्\u200d",
        "\u200c",
        "\u200b",
    ),
    *("\u2028", "\u202e", "\ufffd", "\ufffe", "\ufdd0", "😀", "\U0010ffff", "\U000e0001"),
    *("\ud800", "\udc00", "\ud83c\udf0d", "\udfff\ud800"),
)
STARTS = (
    "",
    "http://",
    "https://",
    "HTTPS:",
    "file://",
    "ws://",
    "foo://",
    "foo:",
    "foo:/",
    "//",
    "/",
)


class Question(NamedTuple):
    """An input, its base, and the steps to run on the URL parsed from them."""

    input: str
    base: str | None
    steps: list[list[str]]


def questions(seed: int, count: int) -> Iterator[Question]:
    """Yield ``count`` questions. The same seed and vectors give the same questions."""
    random_ = random.Random(seed)
    urls = [(v["input"], v["base"]) for v in load("url-constructor")]
    urls += [(v["href"], None) for v in load("url-setters")]
    domains = [v["input"] for suite in ("toascii", "IdnaTestV2") for v in load(suite)]
    values = [v["new_value"] for v in load("url-setters")] + domains[::10]
    bases = [base for _, base in urls]
    for _ in range(count):
        kind = random_.random()
        if kind < 0.65:
            text, base = random_.choice(urls)
        elif kind < 0.8:
            text, base = f"https://{random_.choice(domains)}/", None
        else:
            text = random_.choice(STARTS) + "".join(_pieces(random_, 6))
            base = random_.choice(bases)
        if base is not None:
            base = _mutated(random_, base, [], 0.1)
        steps = [_step(random_, values) for _ in range(random_.choice((0, 0, 1, 1, 2, 3)))]
        yield Question(_mutated(random_, text, values), base, steps)


def _step(random_: random.Random, texts: list[str]) -> list[str]:
    def value() -> str:
        if random_.random() < 0.5:
            return "".join(_pieces(random_, 3))
        return _mutated(random_, random_.choice(texts), texts)

    if random_.random() < 0.8:
        return [random_.choice(ATTRIBUTES), value()]
    method = random_.choice(("append", "delete", "set", "sort"))
    arguments = {"append": 2, "delete": random_.choice((1, 2)), "set": 2, "sort": 0}[method]
    return [f"searchParams.{method}", *(value() for _ in range(arguments))]


def _pieces(random_: random.Random, most: int) -> list[str]:
    return [_piece(random_) for _ in range(random_.randint(0, most))]


def _piece(random_: random.Random) -> str:
    kind = random_.random()
    if kind < 0.8:
        return random_.choice(PIECES)
    if kind < 0.95:
        return chr(random_.randrange(0x20, 0x7F))
    return chr(random_.choice((random_.randrange(0x3000), random_.randrange(0x110000))))


def _mutated(random_: random.Random, text: str, others: list[str], probability: float = 0.8) -> str:
    while random_.random() < probability:
        probability *= 0.7
        start = random_.randint(0, len(text))
        end = min(len(text), start + random_.choice((0, 0, 1, 1, 2, 5)))
        kind = random_.random()
        if kind < 0.1 and others:
            other = random_.choice(others)
            text = text[:start] + other[random_.randint(0, len(other)) :]
        elif kind < 0.2:
            text = text[:end] + text[start:]
        elif kind < 0.3:
            text = text[:start] + text[start:end].swapcase() + text[end:]
        else:
            text = text[:start] + "".join(_pieces(random_, 2)) + text[end:]
    return text
