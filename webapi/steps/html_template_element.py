"""The steps of the HTMLTemplateElement class.

https://html.spec.whatwg.org/multipage/scripting.html#the-template-element
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.template import HTMLTemplateElement as State

from .element import inspect as inspect
from .node import initialize as initialize

if TYPE_CHECKING:
    from webapi.dom.document import DocumentFragment as DocumentFragmentImpl
    from webapi.interfaces.html_template_element import HTMLTemplateElement

__all__ = ["Slots", "State", "content_getter", "initialize", "inspect"]


class Slots:
    """HTMLTemplateElement objects have no private attributes of their own."""


def content_getter(this: HTMLTemplateElement) -> DocumentFragmentImpl:
    """https://html.spec.whatwg.org/multipage/scripting.html#dom-template-content"""
    result: DocumentFragmentImpl = this._webapi_node.content
    return result
