"""The XMLHttpRequestEventTarget interface.

Made by ``python -m idl`` from idl/xml_http_request.webidl: change that, not this.
"""

from webapi.interfaces.event_handler_non_null import to_event_handler_non_null
from webapi.interfaces.event_target import EventTarget
from webapi.steps import event_target as event_target_steps
from webapi.steps.event_target import event_handler, set_event_handler
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import Interface

_to_event_handler = nullable(to_event_handler_non_null)
_XMLHttpRequestUpload = Interface(
    "webapi.interfaces.xml_http_request_upload", "XMLHttpRequestUpload"
)
_XMLHttpRequest = Interface("webapi.interfaces.xml_http_request", "XMLHttpRequest")
_INHERITING = {"XMLHttpRequestUpload": _XMLHttpRequestUpload, "XMLHttpRequest": _XMLHttpRequest}


class XMLHttpRequestEventTarget(EventTarget):
    """What requests and their uploads have in common: handlers for the events of their progress.

    ``interface XMLHttpRequestEventTarget : EventTarget``

    https://xhr.spec.whatwg.org/#xmlhttprequesteventtarget
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("XMLHttpRequestEventTarget")

    onloadstart = property(
        event_handler("loadstart"),
        doc="""The handler for the event ``loadstart``: when the fetch begins.

        ``attribute EventHandlerNonNull? onloadstart``

        https://xhr.spec.whatwg.org/#handler-xhr-onloadstart
        """,
    )

    @onloadstart.setter
    def onloadstart(self, value, /):
        set_event_handler(
            self,
            "loadstart",
            _to_event_handler(
                value,
                "Failed to set the 'onloadstart' property on 'XMLHttpRequestEventTarget': "
                "The provided value",
            ),
        )

    onprogress = property(
        event_handler("progress"),
        doc="""The handler for the event ``progress``: while bytes are transmitted.

        ``attribute EventHandlerNonNull? onprogress``

        https://xhr.spec.whatwg.org/#handler-xhr-onprogress
        """,
    )

    @onprogress.setter
    def onprogress(self, value, /):
        set_event_handler(
            self,
            "progress",
            _to_event_handler(
                value,
                "Failed to set the 'onprogress' property on 'XMLHttpRequestEventTarget': The "
                "provided value",
            ),
        )

    onabort = property(
        event_handler("abort"),
        doc="""The handler for the event ``abort``: when the request is aborted.

        ``attribute EventHandlerNonNull? onabort``

        https://xhr.spec.whatwg.org/#handler-xhr-onabort
        """,
    )

    @onabort.setter
    def onabort(self, value, /):
        set_event_handler(
            self,
            "abort",
            _to_event_handler(
                value,
                "Failed to set the 'onabort' property on 'XMLHttpRequestEventTarget': The "
                "provided value",
            ),
        )

    onerror = property(
        event_handler("error"),
        doc="""The handler for the event ``error``: when the fetch fails. The logger ``webapi.xhr``
        says why.

        ``attribute EventHandlerNonNull? onerror``

        https://xhr.spec.whatwg.org/#handler-xhr-onerror
        """,
    )

    @onerror.setter
    def onerror(self, value, /):
        set_event_handler(
            self,
            "error",
            _to_event_handler(
                value,
                "Failed to set the 'onerror' property on 'XMLHttpRequestEventTarget': The "
                "provided value",
            ),
        )

    onload = property(
        event_handler("load"),
        doc="""The handler for the event ``load``: when the fetch succeeds.

        ``attribute EventHandlerNonNull? onload``

        https://xhr.spec.whatwg.org/#handler-xhr-onload
        """,
    )

    @onload.setter
    def onload(self, value, /):
        set_event_handler(
            self,
            "load",
            _to_event_handler(
                value,
                "Failed to set the 'onload' property on 'XMLHttpRequestEventTarget': The "
                "provided value",
            ),
        )

    ontimeout = property(
        event_handler("timeout"),
        doc="""The handler for the event ``timeout``: when the time is up.

        ``attribute EventHandlerNonNull? ontimeout``

        https://xhr.spec.whatwg.org/#handler-xhr-ontimeout
        """,
    )

    @ontimeout.setter
    def ontimeout(self, value, /):
        set_event_handler(
            self,
            "timeout",
            _to_event_handler(
                value,
                "Failed to set the 'ontimeout' property on 'XMLHttpRequestEventTarget': The "
                "provided value",
            ),
        )

    onloadend = property(
        event_handler("loadend"),
        doc="""The handler for the event ``loadend``: when the fetch has ended, in whatever way.

        ``attribute EventHandlerNonNull? onloadend``

        https://xhr.spec.whatwg.org/#handler-xhr-onloadend
        """,
    )

    @onloadend.setter
    def onloadend(self, value, /):
        set_event_handler(
            self,
            "loadend",
            _to_event_handler(
                value,
                "Failed to set the 'onloadend' property on 'XMLHttpRequestEventTarget': The "
                "provided value",
            ),
        )

    def __str__(self):
        return "[object XMLHttpRequestEventTarget]"


def new_object(value):
    """A new XMLHttpRequestEventTarget object of what steps returned, or of one that inherits."""
    interface = _INHERITING.get(type(value).__name__)
    if interface is not None:
        return interface.new(value)
    this = XMLHttpRequestEventTarget.__new__(XMLHttpRequestEventTarget)
    event_target_steps.initialize(this, value)
    return this
