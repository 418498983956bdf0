"""Python source text laid out as ``ruff format`` would lay it out, at 100 columns."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from math import isfinite

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


class Conditional(str):
    """``value if condition else conversion``, which breaks into three lines where it must."""

    def lines(self) -> str:
        """The broken form."""
        value, _, rest = self.partition(" if ")
        condition, _, conversion = rest.partition(" else ")
        return f"{value}\nif {condition}\nelse {conversion}"


def call(head: str, items: Sequence[str], tail: str = ")", indent: int = 0) -> str:
    """``head`` + items + ``tail`` on one line if it fits, else indented, else one item a line."""
    pad = " " * indent
    flat = f"{pad}{head}{', '.join(items)}{tail}"
    if "\n" not in flat and len(flat) <= WIDTH:
        return flat
    inner = f"{pad}    {', '.join(items)}"
    if "\n" not in inner and len(inner) <= WIDTH and not any(i.startswith("*") for i in items):
        return f"{pad}{head}\n{inner}\n{pad}{tail}"
    lines = []
    for item in items:
        if isinstance(item, Conditional) and indent + 5 + len(item) > WIDTH:
            item = item.lines()
        lines.append(f"{textwrap.indent(item, pad + '    ')},\n")
    return f"{pad}{head}\n{''.join(lines)}{pad}{tail}"


def docstring(paragraphs: Iterable[str], indent: int) -> str:
    """A docstring of wrapped paragraphs; one that starts with ``>>>`` is kept as it is."""
    pad = " " * indent
    texts = []
    for paragraph in paragraphs:
        if paragraph.startswith(">>>"):
            texts.append(textwrap.indent(paragraph, pad))
        else:
            texts.append(
                textwrap.fill(
                    paragraph,
                    WIDTH - (0 if texts else 3),
                    initial_indent=pad,
                    subsequent_indent=pad,
                    break_long_words=False,
                    break_on_hyphens=False,
                )
            )
    body = "\n\n".join(texts).replace("\\", "\\\\")[indent:]
    if "\n" not in body and indent + len(body) + 6 <= WIDTH and not body.endswith('"'):
        return f'{pad}"""{body}"""'
    return f'{pad}"""{body}\n{pad}"""'
