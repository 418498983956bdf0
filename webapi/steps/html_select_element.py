"""The steps of the HTMLSelectElement class.

https://html.spec.whatwg.org/multipage/form-elements.html#the-select-element
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.collections import HTMLCollection as HTMLCollectionImpl
    from webapi.dom.element import Element as ElementImpl
    from webapi.dom.forms.collections import HTMLOptionsCollection as HTMLOptionsCollectionImpl
    from webapi.dom.forms.select import HTMLSelectElement as HTMLSelectElementImpl
    from webapi.interfaces.html_element import HTMLElement
    from webapi.interfaces.html_select_element import HTMLSelectElement


def autocomplete_getter(this: HTMLSelectElement) -> str:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fe-autocomplete"""
    result: str = this._webapi_node.autocomplete
    return result


def type_getter(this: HTMLSelectElement) -> str:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-type"""
    result: str = this._webapi_node.type
    return result


def options_getter(this: HTMLSelectElement) -> HTMLOptionsCollectionImpl:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-options"""
    result: HTMLOptionsCollectionImpl = this._webapi_node.options
    return result


def length_getter(this: HTMLSelectElement) -> int:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-length"""
    result: int = this._webapi_node.length
    return result


def length_setter(this: HTMLSelectElement, value: int) -> None:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-length"""
    this._webapi_node.length = value


def item(this: HTMLSelectElement, index: int) -> ElementImpl | None:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-item"""
    result: ElementImpl | None = this._webapi_node.item(index)
    return result


def namedItem(this: HTMLSelectElement, name: str) -> ElementImpl | None:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-nameditem"""
    result: ElementImpl | None = this._webapi_node.named_item(name)
    return result


def add_an_option(
    select: HTMLSelectElementImpl, element: HTMLElement, before: HTMLElement | int | None
) -> None:
    """https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-add"""
    if before is None or isinstance(before, int):
        select.add(element._webapi_node, before)
    else:
        select.add(element._webapi_node, before._webapi_node)


def add(this: HTMLSelectElement, element: HTMLElement, before: HTMLElement | int | None) -> None:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-add"""
    add_an_option(this._webapi_node, element, before)


def remove(this: HTMLSelectElement) -> None:
    """https://dom.spec.whatwg.org/#dom-childnode-remove"""
    this._webapi_node.remove()


def remove_2(this: HTMLSelectElement, index: int) -> None:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-remove"""
    this._webapi_node.remove_2(index)


def selectedOptions_getter(this: HTMLSelectElement) -> HTMLCollectionImpl:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-selectedoptions"""
    result: HTMLCollectionImpl = this._webapi_node.selected_options
    return result


def selectedIndex_getter(this: HTMLSelectElement) -> int:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-selectedindex"""
    result: int = this._webapi_node.selected_index
    return result


def selectedIndex_setter(this: HTMLSelectElement, value: int) -> None:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-selectedindex"""
    this._webapi_node.selected_index = value


def value_getter(this: HTMLSelectElement) -> str:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-value"""
    result: str = this._webapi_node.value
    return result


def value_setter(this: HTMLSelectElement, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-value"""
    this._webapi_node.value = value
