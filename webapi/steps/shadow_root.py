"""The steps of the ShadowRoot class: https://dom.spec.whatwg.org/#interface-shadowroot"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.inner_html import get_inner_html, set_inner_html

from .node import initialize as initialize
from .node import inspect as inspect

if TYPE_CHECKING:
    from webapi.dom.element import Element as ElementImpl
    from webapi.interfaces.shadow_root import ShadowRoot


class Slots:
    """ShadowRoot objects have no private attributes of their own."""


def mode_getter(this: ShadowRoot) -> str:
    """https://dom.spec.whatwg.org/#dom-shadowroot-mode"""
    result: str = this._webapi_node.mode
    return result


def delegatesFocus_getter(this: ShadowRoot) -> bool:
    """https://dom.spec.whatwg.org/#dom-shadowroot-delegatesfocus"""
    result: bool = this._webapi_node.delegates_focus
    return result


def slotAssignment_getter(this: ShadowRoot) -> str:
    """https://dom.spec.whatwg.org/#dom-shadowroot-slotassignment"""
    result: str = this._webapi_node.slot_assignment
    return result


def clonable_getter(this: ShadowRoot) -> bool:
    """https://dom.spec.whatwg.org/#dom-shadowroot-clonable"""
    result: bool = this._webapi_node.clonable
    return result


def serializable_getter(this: ShadowRoot) -> bool:
    """https://dom.spec.whatwg.org/#dom-shadowroot-serializable"""
    result: bool = this._webapi_node.serializable
    return result


def host_getter(this: ShadowRoot) -> ElementImpl:
    """https://dom.spec.whatwg.org/#dom-shadowroot-host"""
    result: ElementImpl = this._webapi_node.shadow_host
    return result


def innerHTML_getter(this: ShadowRoot) -> str:
    """https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-shadowroot-innerhtml"""
    return get_inner_html(this._webapi_node)


def innerHTML_setter(this: ShadowRoot, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-shadowroot-innerhtml"""
    set_inner_html(this._webapi_node, value)
