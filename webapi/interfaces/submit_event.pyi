"""Types of the SubmitEvent interface. Made by ``python -m idl``."""

from typing import Self

from typing_extensions import Unpack

from webapi.dom.forms.events import SubmitEvent as _SubmitEventImplementation
from webapi.interfaces.event import Event
from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.submit_event_init import SubmitEventInit
from webapi.webidl.types import StringLike

class SubmitEvent(Event):
    _webapi_event: _SubmitEventImplementation
    def __init__(
        self,
        type: StringLike,
        eventInitDict: SubmitEventInit | None = None,
        **named: Unpack[SubmitEventInit],
    ) -> None: ...
    @classmethod
    def new(  # type: ignore[override]
        cls,
        type: StringLike,
        eventInitDict: SubmitEventInit | None = None,
        **named: Unpack[SubmitEventInit],
    ) -> Self: ...
    @property
    def submitter(self) -> HTMLElement | None:
        """The button that submits the form, or ``None``.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-submitevent-submitter
        """

def new_object(value: object) -> SubmitEvent: ...
