"""Documents for tests of the tree."""

from __future__ import annotations

from typing import Any

from webapi import Document, HTMLElement

HTML = "http://www.w3.org/1999/xhtml"
SVG = "http://www.w3.org/2000/svg"


def html_document(title: str) -> Document:
    """An HTML document with a title and an empty body."""
    return Document().implementation.createHTMLDocument(title)


def made(document: Document, tag: str) -> HTMLElement:
    """A new element at the end of the body."""
    element = document.createElement(tag)
    assert document.body is not None
    document.body.append(element)
    return element


def shown(node: Any) -> str:
    """Serialize a node, without attributes."""
    match node.nodeType:
        case 1:
            inside = "".join(map(shown, node.childNodes))
            return f"<{node.localName}>{inside}</{node.localName}>"
        case 3:
            return str(node.data)
        case 8:
            return f"<!--{node.data}-->"
        case 10:
            return f"<!DOCTYPE {node.name}>"
    return "".join(map(shown, node.childNodes))
