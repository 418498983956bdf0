"""The steps of the ShadowRoot class: https://dom.spec.whatwg.org/#interface-shadowroot"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.element import Element as ElementImpl
    from webapi.interfaces.shadow_root import ShadowRoot


def host_getter(this: ShadowRoot) -> ElementImpl:
    """https://dom.spec.whatwg.org/#dom-shadowroot-host"""
    result: ElementImpl = this._webapi_node.shadow_host
    return result
