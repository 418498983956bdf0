"""What submit buttons override.

https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-attributes
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.forms.submission import enctype_state, method_state
from webapi.html.nodes import document_of
from webapi.url.serializer import url_serializer

if TYPE_CHECKING:
    from webapi.dom.element import Element
    from webapi.interfaces.html_element import HTMLElement


class Slots:
    """The objects have no private attributes for this."""


def action_of(element: Element, name: str) -> str:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-action"""
    value = element.attribute_value(name)
    document = document_of(element)
    if not value:
        return url_serializer(document.url)
    return document.encoding_parse_and_serialize(value) or value


def formAction_getter(this: HTMLElement) -> str:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-formaction"""
    return action_of(this._webapi_node, "formaction")


def formEnctype_getter(this: HTMLElement) -> str:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-formenctype"""
    value = this._webapi_node.attribute_value("formenctype")
    return "" if value is None else enctype_state(value)


def formMethod_getter(this: HTMLElement) -> str:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-formmethod"""
    value = this._webapi_node.attribute_value("formmethod")
    return "" if value is None else method_state(value)
