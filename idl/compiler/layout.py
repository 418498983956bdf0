"""Python source text laid out as ``ruff format`` would lay it out, at 100 columns."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from math import isfinite
from typing import Self

from idl.compiler import model

WIDTH = 100


def string(text: str) -> str:
    """A string literal, in double quotes unless that takes more escapes."""
    literal = repr(text)
    if literal[0] == "'" and '"' not in text:
        return '"' + literal[1:-1].replace("\\'", "'") + '"'
    return literal


def literal(default: model.Default) -> str:
    """The Python expression of a default value or constant."""
    match default.kind:
        case "sequence":
            return "[]"
        case "dictionary":
            return "{}"
        case "string":
            assert isinstance(default.value, str)
            return string(default.value)
        case "number" if isinstance(default.value, float) and not isfinite(default.value):
            return f'float("{default.value}")'
    return repr(default.value)


class Call(str):
    """``head`` + items + ``tail``: a call, or any bracketed list, that can be broken into lines."""

    head: str
    items: Sequence[str]
    tail: str

    def __new__(cls, head: str, items: Sequence[str], tail: str = ")") -> Self:
        self = super().__new__(cls, f"{head}{', '.join(items)}{tail}")
        self.head, self.items, self.tail = head, items, tail
        return self

    def after(self, before: str) -> Call:
        """The same with something before it."""
        return Call(before + self.head, self.items, self.tail)


class Conditional(str):
    """``value if condition else other``"""

    value: str
    condition: str
    other: str

    def __new__(cls, value: str, condition: str, other: str) -> Self:
        self = super().__new__(cls, f"{value} if {condition} else {other}")
        self.value, self.condition, self.other = value, condition, other
        return self


class Comprehension(str):
    """``[each clause]``"""

    each: str
    clause: str

    def __new__(cls, each: str, clause: str) -> Self:
        self = super().__new__(cls, f"[{each} {clause}]")
        self.each, self.clause = each, clause
        return self


def lay(text: str, indent: int = 0, before: str = "", after: str = "") -> str:
    """``before`` + text + ``after`` at an indentation: on one line if it fits, else broken."""
    pad = " " * indent
    flat = f"{pad}{before}{text}{after}"
    if len(flat) <= WIDTH:
        return flat
    inner = indent + 4
    if isinstance(text, Call):
        body = f"{pad}    {', '.join(text.items)}"
        if len(body) > WIDTH:
            body = "\n".join(lay(item, inner, after=",") for item in text.items)
        return f"{pad}{before}{text.head}\n{body}\n{pad}{text.tail}{after}"
    if isinstance(text, Conditional):
        other = lay(text.other, indent, "else ", after)
        return f"{pad}{before}{text.value}\n{pad}if {text.condition}\n{other}"
    if isinstance(text, Comprehension):
        return f"{pad}{before}[\n{lay(text.each, inner)}\n{pad}    {text.clause}\n{pad}]{after}"
    return flat


def call(head: str, items: Sequence[str], tail: str = ")", indent: int = 0) -> str:
    """A whole line, or lines, that is a `Call`."""
    return lay(Call(head, items, tail), indent)


def docstring(paragraphs: Iterable[str], indent: int, before: str = "") -> str:
    """A docstring of wrapped paragraphs; one that starts with ``>>>`` is kept as it is."""
    pad = " " * indent
    opening = f'{pad}{before}"""'
    texts = list[str]()
    for paragraph in paragraphs:
        if paragraph.startswith(">>>"):
            texts.append(textwrap.indent(paragraph, pad))
        else:
            texts.append(
                textwrap.fill(
                    paragraph,
                    WIDTH,
                    initial_indent=pad if texts else opening,
                    subsequent_indent=pad,
                    break_long_words=False,
                    break_on_hyphens=False,
                )
            )
    text = "\n\n".join(texts).replace("\\", "\\\\")
    if "\n" not in text and len(text) + 3 <= WIDTH:
        return f'{text}"""'
    return f'{text}\n{pad}"""'
