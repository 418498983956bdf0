"""Selectors as Playwright writes them: CSS, and ``text=``.

Each becomes a list of steps that ``actions.js`` takes.
"""

from __future__ import annotations

import re
from typing import Any, Final, TypeAlias

from webapi.page.errors import checked_text

Steps: TypeAlias = list[list[Any]]

_ENGINE: Final = re.compile(r"([A-Za-z_][\w-]*)=(.*)", re.DOTALL)
_EXTENSION: Final = re.compile(
    r":(has-text|text|text-is|text-matches|visible|nth-match|above|below|left-of|right-of|near)\b"
)


def steps_of(selector: str) -> Steps:
    """The steps of a selector.

    >>> steps_of("#count"), steps_of("text=Add"), steps_of('text="Add"')
    ([['css', '#count', False]], [['text', 'Add', False]], [['text', 'Add', True]])

    Raises:
        NotImplementedError: the selector needs what is missing.
        TypeError: it is no text.
    """
    text = checked_text(selector, "a selector").strip()
    if ">>" in text:
        raise _missing("the chain >>", "write page.locator(…).locator(…)")
    if text.startswith(("//", "..")):
        raise _missing("XPath")
    if text[:1] in ('"', "'") and text[-1:] == text[:1] and len(text) > 1:
        return [["text", text[1:-1], True]]
    named = _ENGINE.fullmatch(text)
    if named is not None:
        return [_named(named[1], named[2])]
    return [_css(text)]


def _named(engine: str, body: str) -> list[Any]:
    body = body.strip()
    if engine == "css":
        return _css(body)
    if engine in ("id", "data-testid"):
        return ["css", f"[{engine}={quoted(body)}]", False]
    if engine != "text":
        raise _missing(f"the selector engine {engine}=")
    if body[:1] in ('"', "'") and body[-1:] == body[:1] and len(body) > 1:
        return ["text", body[1:-1], True]
    if body.startswith("/") and "/" in body[1:]:
        raise _missing("a regular expression in text=")
    return ["text", body, False]


def text_step(text: str, is_exact: bool) -> list[Any]:
    """The step of a text.

    Raises: `NotImplementedError` for a regular expression; `TypeError`.
    """
    if isinstance(text, re.Pattern):
        raise _missing("a regular expression for the text of an element", "write the text")
    return ["text", checked_text(text, "the text of an element"), is_exact]


def label_step(text: str, is_exact: bool) -> list[Any]:
    """The step of a label.

    Raises: `NotImplementedError` for a regular expression; `TypeError`.
    """
    return ["label", *text_step(text, is_exact)[1:]]


def attribute_step(name: str, text: str, is_exact: bool) -> list[Any]:
    """The step of the text of an attribute.

    Raises: `NotImplementedError` for a regular expression; `TypeError`.
    """
    return ["attribute", *text_step(text, is_exact)[1:], name]


def _css(selector: str) -> list[Any]:
    extension = _EXTENSION.search(selector)
    if extension is not None:
        raise _missing(f"the pseudo-class :{extension[1]}", "write page.locator(…).get_by_text(…)")
    return ["css", selector, False]


def quoted(text: str) -> str:
    r"""A string of CSS.

    >>> print(quoted('a"b\n'))
    "a\22 b\a "
    """
    escaped = re.sub(r'["\\\n\r\f\0]', lambda match: f"\\{ord(match[0]) or 0xFFFD:x} ", text)
    return f'"{escaped}"'


def _missing(what: str, advice: str = "write CSS or text=…") -> NotImplementedError:
    return NotImplementedError(f"{what} is missing in webapi.page: {advice}")
