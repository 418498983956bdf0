"""Break JavaScript into lines of at most 100 columns.

A document is text, a place where a line may break, or a list of documents. A group stays on one
line if it fits, and breaks at all of its own places if it does not (Wadler, "A prettier
printer").
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

WIDTH = 100


@dataclass(frozen=True)
class Line:
    """A place to break: its text on one line, or the texts before and after the break."""

    flat: str = ""
    end: str = ""
    begin: str = ""
    always: bool = False


@dataclass(frozen=True)
class Indent:
    doc: Doc


@dataclass(frozen=True)
class Group:
    doc: Doc


Doc: TypeAlias = "str | Line | Indent | Group | Sequence[Doc]"

SOFT = Line()
SPACE = Line(" ")
COMMA = Line(", ", ",")
HARD = Line(always=True)


def joined(docs: Iterable[Doc], separator: Doc) -> list[Doc]:
    """The documents with the separator between them.

    >>> joined(["a", "b"], ", ")
    ['a', ', ', 'b']
    """
    result: list[Doc] = []
    for doc in docs:
        result += [separator, doc] if result else [doc]
    return result


def bracketed(before: str, docs: Sequence[Doc], after: str) -> Doc:
    """A list in brackets: on one line, or each on a line of its own with a comma behind it.

    >>> render(bracketed("f(", ["a", "b"], ")"))
    'f(a, b)'
    """
    if not docs:
        return before + after
    return Group([before, Indent([SOFT, *joined(docs, COMMA)]), Line("", ","), after])


def parenthesized(doc: Doc) -> Doc:
    """An expression that gets parentheses if it does not fit on its line."""
    return Group([Indent([Line("", "("), doc]), Line("", "", ")")])


def condition(keyword: str, doc: Doc) -> Doc:
    """`if (…) ` or `while (…) `."""
    return Group([f"{keyword} (", Indent([SOFT, doc]), SOFT, ") "])


def block(head: Doc, body: Sequence[Doc], after: Doc = "}") -> Doc:
    """A head with its opening brace, and statements, each on lines of its own."""
    if not body:
        return [head, after]
    return [head, Indent([HARD, *joined(body, HARD)]), HARD, after]


def render(doc: Doc) -> str:
    """The text of a document.

    >>> render(block("if (a) {", ["b();"]))
    'if (a) {\\n  b();\\n}'
    """
    out: list[str] = []
    column = 0
    waiting: list[tuple[int, bool, Doc]] = [(0, False, doc)]
    while waiting:
        depth, is_flat, current = waiting.pop()
        match current:
            case str():
                out.append(current)
                column += len(current)
            case Indent(inner):
                waiting.append((depth + 2, is_flat, inner))
            case Group(inner):
                waiting.append((depth, _fits(inner, waiting, WIDTH - column), inner))
            case Line(flat) if is_flat and not current.always:
                out.append(flat)
                column += len(flat)
            case Line():
                out.append(f"{current.end}\n{' ' * depth}{current.begin}")
                column = depth + len(current.begin)
            case _:
                waiting += ((depth, is_flat, each) for each in reversed(current))
    return "\n".join(line.rstrip() for line in "".join(out).split("\n"))


def _fits(doc: Doc, after: Sequence[tuple[int, bool, Doc]], room: int) -> bool:
    """Whether the document has room on this line, with what follows it up to the next break."""
    waiting: list[tuple[bool, Doc]] = [
        *((is_flat, each) for _, is_flat, each in after),
        (True, doc),
    ]
    while room >= 0 and waiting:
        is_flat, current = waiting.pop()
        match current:
            case str():
                room -= len(current)
            case Indent(inner) | Group(inner):
                waiting.append((is_flat, inner))
            case Line(flat):
                if current.always and is_flat:
                    return False
                if current.always or not is_flat:
                    return True
                room -= len(flat)
            case _:
                waiting += ((is_flat, each) for each in reversed(current))
    return room >= 0
