"""The steps of the NonElementParentNode mixin: https://dom.spec.whatwg.org/#interface-nonelementparentnode"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import TypeAlias

    from webapi.dom.element import Element as ElementImpl
    from webapi.interfaces.document import Document
    from webapi.interfaces.document_fragment import DocumentFragment

    Including: TypeAlias = Document | DocumentFragment


class Slots:
    """The mixin NonElementParentNode adds no private attributes."""


def getElementById(this: Including, elementId: str) -> ElementImpl | None:
    """https://dom.spec.whatwg.org/#dom-nonelementparentnode-getelementbyid"""
    result: ElementImpl | None = this._webapi_node.get_element_by_id(elementId)
    return result
