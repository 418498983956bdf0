"""Documents for tests of hyperlinks."""

from __future__ import annotations

from webapi import Document
from webapi.interfaces.element import Element


def body_of(document: Document) -> Element:
    """The document's element, which is a body if the document had none."""
    if document.documentElement is None:
        document.append(document.createElement("body"))
    assert document.documentElement is not None
    return document.documentElement
