"""The steps of the HTMLTemplateElement class.

https://html.spec.whatwg.org/multipage/scripting.html#the-template-element
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.document_fragment import DocumentFragment as DocumentFragmentImpl
    from webapi.interfaces.html_template_element import HTMLTemplateElement


def content_getter(this: HTMLTemplateElement) -> DocumentFragmentImpl:
    """https://html.spec.whatwg.org/multipage/scripting.html#dom-template-content"""
    result: DocumentFragmentImpl = this._webapi_node.content
    return result
