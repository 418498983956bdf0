"""The labels of controls: https://html.spec.whatwg.org/multipage/forms.html#dom-lfe-labels"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.collections import NodeList as NodeListImpl
    from webapi.interfaces.html_element import HTMLElement


class Slots:
    """The objects have no private attributes for this."""


def labels_getter(this: HTMLElement) -> NodeListImpl:
    """https://html.spec.whatwg.org/multipage/forms.html#dom-lfe-labels"""
    result: NodeListImpl = this._webapi_node.labels
    return result
