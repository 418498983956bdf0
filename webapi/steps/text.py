"""The steps of the Text class: https://dom.spec.whatwg.org/#interface-text"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.character_data import Text as TextImpl
from webapi.html.nodes import associated_document

from .character_data import inspect as inspect
from .node import initialize as initialize

if TYPE_CHECKING:
    from webapi.interfaces.text import Text


class Slots:
    """Text objects have no private attributes of their own."""


def splitText(this: Text, offset: int) -> TextImpl:
    """https://dom.spec.whatwg.org/#concept-text-split"""
    result: TextImpl = this._webapi_node.split_text(offset)
    return result


def wholeText_getter(this: Text) -> str:
    """https://dom.spec.whatwg.org/#dom-text-wholetext"""
    result: str = this._webapi_node.whole_text
    return result


def constructor(this: Text, data: str) -> None:
    """https://dom.spec.whatwg.org/#dom-text-text"""
    initialize(this, TextImpl(associated_document(), data))
