"""The steps of the DOMParser class.

https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#the-domparser-interface
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.html.nodes import Document as DocumentState
from webapi.html.nodes import XMLDocument as XMLDocumentState
from webapi.html.nodes import associated_document
from webapi.html.quick_building import build_document
from webapi.webidl.html_parsing import parse_html_document
from webapi.webidl.xml_parsing import parse_xml_document

if TYPE_CHECKING:
    from webapi.dom.document import Document as DocumentImpl
    from webapi.interfaces.dom_parser import DOMParser


def constructor(this: DOMParser) -> None:
    """https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-domparser-constructor"""


def parseFromString(this: DOMParser, string: str, type: str) -> DocumentImpl:
    """https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-domparser-parsefromstring"""
    is_html = type == "text/html"
    kind = DocumentState if is_html else XMLDocumentState
    document = kind(associated_document().url, "UTF-8", type, is_html)
    parsed = parse_html_document(string, False) if is_html else parse_xml_document(string)
    build_document(document, parsed)
    return document


def inspect(this: DOMParser) -> str:
    """The ``repr``."""
    return "<DOMParser>"
