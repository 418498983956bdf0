"""The steps of the HTMLTableElement class: https://html.spec.whatwg.org/multipage/tables.html#htmltableelement"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.collections import HTMLCollection as HTMLCollectionImpl
    from webapi.dom.element import Element as ElementImpl
    from webapi.interfaces.html_element import HTMLElement
    from webapi.interfaces.html_table_element import HTMLTableElement


def caption_getter(this: HTMLTableElement) -> ElementImpl | None:
    """https://html.spec.whatwg.org/multipage/tables.html#dom-table-caption"""
    result: ElementImpl | None = this._webapi_node.caption
    return result


def caption_setter(this: HTMLTableElement, value: HTMLElement | None) -> None:
    """https://html.spec.whatwg.org/multipage/tables.html#dom-table-caption"""
    this._webapi_node.caption = None if value is None else value._webapi_node


def createCaption(this: HTMLTableElement) -> ElementImpl:
    """https://html.spec.whatwg.org/multipage/tables.html#dom-table-createcaption"""
    result: ElementImpl = this._webapi_node.create_caption()
    return result


def deleteCaption(this: HTMLTableElement) -> None:
    """https://html.spec.whatwg.org/multipage/tables.html#dom-table-deletecaption"""
    this._webapi_node.delete_caption()


def tHead_getter(this: HTMLTableElement) -> ElementImpl | None:
    """https://html.spec.whatwg.org/multipage/tables.html#dom-table-thead"""
    result: ElementImpl | None = this._webapi_node.t_head
    return result


def tHead_setter(this: HTMLTableElement, value: HTMLElement | None) -> None:
    """https://html.spec.whatwg.org/multipage/tables.html#dom-table-thead"""
    this._webapi_node.t_head = None if value is None else value._webapi_node


def createTHead(this: HTMLTableElement) -> ElementImpl:
    """https://html.spec.whatwg.org/multipage/tables.html#dom-table-createthead"""
    result: ElementImpl = this._webapi_node.create_t_head()
    return result


def deleteTHead(this: HTMLTableElement) -> None:
    """https://html.spec.whatwg.org/multipage/tables.html#dom-table-deletethead"""
    this._webapi_node.delete_t_head()


def tFoot_getter(this: HTMLTableElement) -> ElementImpl | None:
    """https://html.spec.whatwg.org/multipage/tables.html#dom-table-tfoot"""
    result: ElementImpl | None = this._webapi_node.t_foot
    return result


def tFoot_setter(this: HTMLTableElement, value: HTMLElement | None) -> None:
    """https://html.spec.whatwg.org/multipage/tables.html#dom-table-tfoot"""
    this._webapi_node.t_foot = None if value is None else value._webapi_node


def createTFoot(this: HTMLTableElement) -> ElementImpl:
    """https://html.spec.whatwg.org/multipage/tables.html#dom-table-createtfoot"""
    result: ElementImpl = this._webapi_node.create_t_foot()
    return result


def deleteTFoot(this: HTMLTableElement) -> None:
    """https://html.spec.whatwg.org/multipage/tables.html#dom-table-deletetfoot"""
    this._webapi_node.delete_t_foot()


def tBodies_getter(this: HTMLTableElement) -> HTMLCollectionImpl:
    """https://html.spec.whatwg.org/multipage/tables.html#dom-table-tbodies"""
    result: HTMLCollectionImpl = this._webapi_node.t_bodies
    return result


def createTBody(this: HTMLTableElement) -> ElementImpl:
    """https://html.spec.whatwg.org/multipage/tables.html#dom-table-createtbody"""
    result: ElementImpl = this._webapi_node.create_t_body()
    return result


def rows_getter(this: HTMLTableElement) -> HTMLCollectionImpl:
    """https://html.spec.whatwg.org/multipage/tables.html#dom-table-rows"""
    result: HTMLCollectionImpl = this._webapi_node.rows
    return result


def insertRow(this: HTMLTableElement, index: int) -> ElementImpl:
    """https://html.spec.whatwg.org/multipage/tables.html#dom-table-insertrow"""
    result: ElementImpl = this._webapi_node.insert_row(index)
    return result


def deleteRow(this: HTMLTableElement, index: int) -> None:
    """https://html.spec.whatwg.org/multipage/tables.html#dom-table-deleterow"""
    this._webapi_node.delete_row(index)
