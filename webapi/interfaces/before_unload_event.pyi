"""Types of the BeforeUnloadEvent interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.page_events import BeforeUnloadEvent as _BeforeUnloadEventImplementation
from webapi.interfaces.event import Event
from webapi.webidl.types import StringLike

class BeforeUnloadEvent(Event):
    _webapi_event: _BeforeUnloadEventImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property  # type: ignore[override]
    def returnValue(self) -> str:
        """A string, which browsers ask the user about if it is not empty.

        https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-beforeunloadevent-returnvalue
        """
    @returnValue.setter
    def returnValue(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> BeforeUnloadEvent: ...
