"""Types of the HTMLFormControlsCollection interface. Made by ``python -m idl``."""

from typing import Any, Never

from webapi.interfaces.html_collection import HTMLCollection
from webapi.steps.html_form_controls_collection import Slots as _HTMLFormControlsCollectionSlots
from webapi.webidl.types import StringLike

class HTMLFormControlsCollection(HTMLCollection, _HTMLFormControlsCollectionSlots):
    def __init__(self, /, *_: Never) -> None: ...
    def namedItem(self, name: StringLike) -> Any: ...

def new_object(value: object) -> HTMLFormControlsCollection: ...
