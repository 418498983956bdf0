"""The steps of the HTMLOptionsCollection class.

https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#htmloptionscollection
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from .html_collection import initialize as initialize
from .html_collection import inspect as inspect
from .html_select_element import add_an_option

if TYPE_CHECKING:
    from webapi.dom.forms.collections import HTMLOptionsCollection as HTMLOptionsCollectionImpl
    from webapi.dom.forms.select import HTMLSelectElement as HTMLSelectElementImpl
    from webapi.interfaces.html_element import HTMLElement
    from webapi.interfaces.html_options_collection import HTMLOptionsCollection


class Slots:
    """HTMLOptionsCollection objects have the private attributes of HTMLCollection objects."""


def _select_of(this: HTMLOptionsCollection) -> HTMLSelectElementImpl:
    return cast("HTMLOptionsCollectionImpl", this._webapi_html_collection).select


def length_getter(this: HTMLOptionsCollection) -> int:
    """https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-length"""
    return _select_of(this).length


def length_setter(this: HTMLOptionsCollection, value: int) -> None:
    """https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-length"""
    _select_of(this).length = value


def selectedIndex_getter(this: HTMLOptionsCollection) -> int:
    """https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-selectedindex"""
    return _select_of(this).selected_index


def selectedIndex_setter(this: HTMLOptionsCollection, value: int) -> None:
    """https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-selectedindex"""
    _select_of(this).selected_index = value


def add(
    this: HTMLOptionsCollection, element: HTMLElement, before: HTMLElement | int | None
) -> None:
    """https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-add"""
    add_an_option(_select_of(this), element, before)


def remove(this: HTMLOptionsCollection, index: int) -> None:
    """https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-remove"""
    _select_of(this).remove_2(index)
