"""The mode of a document, from its doctype.

https://html.spec.whatwg.org/multipage/parsing.html#the-initial-insertion-mode
"""

from __future__ import annotations

import re
from typing import Final

from webapi.html_parser import document_mode
from webapi.html_parser.tokens import DoctypeToken

_SPACE: Final = r"[\t\n\f\r ]*+"
_QUOTED: Final = """(?:"([^">]*)"|'([^'>]*)')"""
_BEFORE_THE_DOCTYPE: Final = re.compile(
    r"(?:[\t\n\f\r\0 ]|<!--(?:-?>|.*?(?:--!?>|\Z))"
    r"|<(?:\?|/(?![A-Za-z])|!(?!--|doctype))[^>]*+(?:>|\Z))*",
    re.DOTALL | re.IGNORECASE,
)
_DOCTYPE: Final = re.compile(
    rf"<!DOCTYPE{_SPACE}([^\t\n\f\r >]++){_SPACE}"
    rf"(?:>|PUBLIC{_SPACE}{_QUOTED}{_SPACE}(?:>|{_QUOTED}[^>]*+>)|SYSTEM{_SPACE}{_QUOTED}[^>]*+>)",
    re.IGNORECASE,
)
"""A doctype whose force-quirks flag is off: name, public ID (twice), system ID (four times)."""


def mode_of(html: str) -> str:
    """The mode of the document that a page becomes.

    >>> mode_of("<!DOCTYPE html><p>"), mode_of("<p>")
    ('no-quirks', 'quirks')
    """
    before = _BEFORE_THE_DOCTYPE.match(html)
    doctype = _DOCTYPE.match(html, 0 if before is None else before.end())
    if doctype is None:
        return "quirks"
    public_ids = [each for each in doctype.groups()[1:3] if each is not None]
    system_ids = [each for each in doctype.groups()[3:] if each is not None]
    return document_mode.mode_of(
        DoctypeToken(
            doctype[1].lower(),
            "".join(public_ids) if public_ids else None,
            "".join(system_ids) if system_ids else None,
        )
    )
