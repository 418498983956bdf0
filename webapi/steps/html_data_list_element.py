"""The steps of the HTMLDataListElement class.

https://html.spec.whatwg.org/multipage/form-elements.html#the-datalist-element
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.collections import HTMLCollection as HTMLCollectionImpl
    from webapi.interfaces.html_data_list_element import HTMLDataListElement


def options_getter(this: HTMLDataListElement) -> HTMLCollectionImpl:
    """https://html.spec.whatwg.org/multipage/form-elements.html#dom-datalist-options"""
    result: HTMLCollectionImpl = this._webapi_node.options
    return result
