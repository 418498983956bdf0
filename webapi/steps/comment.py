"""The steps of the Comment class: https://dom.spec.whatwg.org/#interface-comment"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.character_data import Comment as CommentImpl
from webapi.html.nodes import associated_document

from .node import initialize as initialize

if TYPE_CHECKING:
    from webapi.interfaces.comment import Comment


def constructor(this: Comment, data: str) -> None:
    """https://dom.spec.whatwg.org/#dom-comment-comment"""
    initialize(this, CommentImpl(associated_document(), data))
