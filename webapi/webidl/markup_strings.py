"""Strings as serializing needs them.

``runtimes/glue/markup_strings.js`` is the counterpart in JavaScript.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

_PUBLIC_ID: Final = re.compile(r"[ \r\na-zA-Z0-9\-'()+,./:=?;!*#@$_%]*")


@cache
def _not_xml() -> re.Pattern[str]:
    return re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def escaped_text(text: str) -> str:
    """https://html.spec.whatwg.org/#escapingString, not in attribute mode"""
    text = text.replace("&", "&amp;").replace("\xa0", "&nbsp;")
    return text.replace("<", "&lt;").replace(">", "&gt;")


def escaped_attribute(text: str) -> str:
    """https://html.spec.whatwg.org/#escapingString, in attribute mode"""
    return escaped_text(text).replace('"', "&quot;")


def escaped_xml_text(text: str) -> str:
    """https://w3c.github.io/DOM-Parsing/#xml-serializing-a-text-node"""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def escaped_xml_attribute(text: str) -> str:
    """https://w3c.github.io/DOM-Parsing/#dfn-serializing-an-attribute-value"""
    text = escaped_xml_text(text).replace('"', "&quot;")
    return text.replace("\t", "&#9;").replace("\n", "&#xA;").replace("\r", "&#xD;")


def is_xml_text(text: str) -> bool:
    """Whether all characters are https://www.w3.org/TR/xml/#NT-Char"""
    return _not_xml().search(text) is None


def is_public_id(text: str) -> bool:
    """Whether all characters are https://www.w3.org/TR/xml/#NT-PubidChar"""
    return _PUBLIC_ID.fullmatch(text) is not None


def index_text(index: int) -> str:
    """The decimal digits of an integer."""
    return str(index)
