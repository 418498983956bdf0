"""Types of the HTMLOptionsCollection interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.forms.collections import (
    HTMLOptionsCollection as _HTMLOptionsCollectionImplementation,
)
from webapi.interfaces.html_collection import HTMLCollection
from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.html_opt_group_element import HTMLOptGroupElement
from webapi.interfaces.html_option_element import HTMLOptionElement
from webapi.webidl.types import NumberLike

class HTMLOptionsCollection(HTMLCollection):
    _webapi_html_collection: _HTMLOptionsCollectionImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def length(self) -> int:
        """How many there are. Setting it appends empty options or removes the last ones.

        https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-length
        """
    @length.setter
    def length(self, value: NumberLike, /) -> None: ...
    def add(
        self,
        element: HTMLOptionElement | HTMLOptGroupElement,
        before: HTMLElement | NumberLike | None = None,
    ) -> None: ...
    def remove(self, index: NumberLike) -> None: ...
    @property
    def selectedIndex(self) -> int:
        """The index of the first selected option, or -1.

        https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-selectedindex
        """
    @selectedIndex.setter
    def selectedIndex(self, value: NumberLike, /) -> None: ...

def new_object(value: object) -> HTMLOptionsCollection: ...
