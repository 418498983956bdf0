"""Types of the HTMLDataListElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.forms.options import HTMLDataListElement as _HTMLDataListElementImplementation
from webapi.interfaces.html_collection import HTMLCollection
from webapi.interfaces.html_element import HTMLElement

class HTMLDataListElement(HTMLElement):
    _webapi_node: _HTMLDataListElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def options(self) -> HTMLCollection:
        """The options.

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-datalist-options
        """

def new_object(value: object) -> HTMLDataListElement: ...
