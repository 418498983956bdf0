"""Types of the XMLHttpRequestEventTarget interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.event_handler_non_null import EventHandlerNonNull
from webapi.interfaces.event_target import EventTarget
from webapi.xhr.xml_http_requests import (
    XMLHttpRequestEventTarget as _XMLHttpRequestEventTargetImplementation,
)

class XMLHttpRequestEventTarget(EventTarget):
    _webapi_event_target: _XMLHttpRequestEventTargetImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def onloadstart(self) -> EventHandlerNonNull | None:
        """The handler for the event ``loadstart``: when the fetch begins.

        https://xhr.spec.whatwg.org/#handler-xhr-onloadstart
        """
    @onloadstart.setter
    def onloadstart(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onprogress(self) -> EventHandlerNonNull | None:
        """The handler for the event ``progress``: while bytes are transmitted.

        https://xhr.spec.whatwg.org/#handler-xhr-onprogress
        """
    @onprogress.setter
    def onprogress(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onabort(self) -> EventHandlerNonNull | None:
        """The handler for the event ``abort``: when the request is aborted.

        https://xhr.spec.whatwg.org/#handler-xhr-onabort
        """
    @onabort.setter
    def onabort(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onerror(self) -> EventHandlerNonNull | None:
        """The handler for the event ``error``: when the fetch fails. The logger ``webapi.xhr`` says
        why.

        https://xhr.spec.whatwg.org/#handler-xhr-onerror
        """
    @onerror.setter
    def onerror(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onload(self) -> EventHandlerNonNull | None:
        """The handler for the event ``load``: when the fetch succeeds.

        https://xhr.spec.whatwg.org/#handler-xhr-onload
        """
    @onload.setter
    def onload(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def ontimeout(self) -> EventHandlerNonNull | None:
        """The handler for the event ``timeout``: when the time is up.

        https://xhr.spec.whatwg.org/#handler-xhr-ontimeout
        """
    @ontimeout.setter
    def ontimeout(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onloadend(self) -> EventHandlerNonNull | None:
        """The handler for the event ``loadend``: when the fetch has ended, in whatever way.

        https://xhr.spec.whatwg.org/#handler-xhr-onloadend
        """
    @onloadend.setter
    def onloadend(self, value: EventHandlerNonNull | None, /) -> None: ...

def new_object(value: object) -> XMLHttpRequestEventTarget: ...
