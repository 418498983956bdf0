"""The steps of the NonDocumentTypeChildNode mixin: https://dom.spec.whatwg.org/#interface-nondocumenttypechildnode"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import TypeAlias

    from webapi.dom.element import Element as ElementImpl
    from webapi.interfaces.character_data import CharacterData
    from webapi.interfaces.element import Element

    Including: TypeAlias = CharacterData | Element


class Slots:
    """The mixin NonDocumentTypeChildNode adds no private attributes."""


def previousElementSibling_getter(this: Including) -> ElementImpl | None:
    """https://dom.spec.whatwg.org/#dom-nondocumenttypechildnode-previouselementsibling"""
    result: ElementImpl | None = this._webapi_node.previous_element_sibling
    return result


def nextElementSibling_getter(this: Including) -> ElementImpl | None:
    """https://dom.spec.whatwg.org/#dom-nondocumenttypechildnode-nextelementsibling"""
    result: ElementImpl | None = this._webapi_node.next_element_sibling
    return result
