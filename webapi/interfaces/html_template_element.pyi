"""Types of the HTMLTemplateElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.document_fragment import DocumentFragment
from webapi.interfaces.html_element import HTMLElement
from webapi.steps.html_template_element import Slots as _HTMLTemplateElementSlots

class HTMLTemplateElement(HTMLElement, _HTMLTemplateElementSlots):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def content(self) -> DocumentFragment:
        """https://html.spec.whatwg.org/multipage/#dom-htmltemplateelement-content"""

def new_object(value: object) -> HTMLTemplateElement: ...
