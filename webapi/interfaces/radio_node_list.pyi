"""Types of the RadioNodeList interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.forms.collections import RadioNodeList as _RadioNodeListImplementation
from webapi.interfaces.node_list import NodeList
from webapi.webidl.types import StringLike

class RadioNodeList(NodeList):
    _webapi_node_list: _RadioNodeListImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def value(self) -> str:
        """The value of the checked radio button. Setting it checks the button with that value.

        https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-radionodelist-value
        """
    @value.setter
    def value(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> RadioNodeList: ...
