"""Types of the HTMLParamElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import HTMLParamElement as _HTMLParamElementImplementation
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLParamElement(HTMLElement):
    _webapi_node: _HTMLParamElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def name(self) -> str:
        """The attribute ``name``.

        https://html.spec.whatwg.org/multipage/#dom-param-name
        """
    @name.setter
    def name(self, value: StringLike, /) -> None: ...
    @property
    def value(self) -> str:
        """The attribute ``value``.

        https://html.spec.whatwg.org/multipage/#dom-param-value
        """
    @value.setter
    def value(self, value: StringLike, /) -> None: ...
    @property
    def type(self) -> str:
        """The attribute ``type``.

        https://html.spec.whatwg.org/multipage/#dom-param-type
        """
    @type.setter
    def type(self, value: StringLike, /) -> None: ...
    @property
    def valueType(self) -> str:
        """The attribute ``valuetype``.

        https://html.spec.whatwg.org/multipage/#dom-param-valuetype
        """
    @valueType.setter
    def valueType(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLParamElement: ...
