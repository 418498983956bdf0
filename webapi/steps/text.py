"""The steps of the Text class: https://dom.spec.whatwg.org/#interface-text"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.character_data import Text as TextImpl
from webapi.html.nodes import associated_document

from .node import initialize as initialize

if TYPE_CHECKING:
    from webapi.interfaces.text import Text


def constructor(this: Text, data: str) -> None:
    """https://dom.spec.whatwg.org/#dom-text-text"""
    initialize(this, TextImpl(associated_document(), data))
