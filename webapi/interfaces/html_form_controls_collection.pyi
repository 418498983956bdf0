"""Types of the HTMLFormControlsCollection interface. Made by ``python -m idl``."""

from typing import Any, Never

from webapi.dom.forms.collections import (
    HTMLFormControlsCollection as _HTMLFormControlsCollectionImplementation,
)
from webapi.interfaces.html_collection import HTMLCollection
from webapi.webidl.types import StringLike

class HTMLFormControlsCollection(HTMLCollection):
    _webapi_html_collection: _HTMLFormControlsCollectionImplementation
    def __init__(self, /, *_: Never) -> None: ...
    def namedItem(self, name: StringLike) -> Any: ...

def new_object(value: object) -> HTMLFormControlsCollection: ...
