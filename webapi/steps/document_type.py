"""The steps of the DocumentType class: https://dom.spec.whatwg.org/#interface-documenttype"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .node import initialize as initialize
from .node import inspect as inspect

if TYPE_CHECKING:
    from webapi.interfaces.document_type import DocumentType


class Slots:
    """DocumentType objects have no private attributes of their own."""


def name_getter(this: DocumentType) -> str:
    """https://dom.spec.whatwg.org/#dom-documenttype-name"""
    result: str = this._webapi_node.name
    return result


def publicId_getter(this: DocumentType) -> str:
    """https://dom.spec.whatwg.org/#dom-documenttype-publicid"""
    result: str = this._webapi_node.public_id
    return result


def systemId_getter(this: DocumentType) -> str:
    """https://dom.spec.whatwg.org/#dom-documenttype-systemid"""
    result: str = this._webapi_node.system_id
    return result
