"""The steps of the HTMLFieldSetElement class.

https://html.spec.whatwg.org/multipage/form-elements.html#the-fieldset-element
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.collections import HTMLCollection as HTMLCollectionImpl
    from webapi.interfaces.html_field_set_element import HTMLFieldSetElement


def type_getter(this: HTMLFieldSetElement) -> str:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-fieldset-type"""
    result: str = this._webapi_node.type
    return result


def elements_getter(this: HTMLFieldSetElement) -> HTMLCollectionImpl:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-fieldset-elements"""
    result: HTMLCollectionImpl = this._webapi_node.elements
    return result
