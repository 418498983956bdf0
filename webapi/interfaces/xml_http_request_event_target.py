"""The XMLHttpRequestEventTarget interface.

Made by ``python -m idl`` from idl/xml_http_request.webidl: change that, not this.
"""

from webapi.interfaces import MODULES
from webapi.interfaces.event_handler_non_null import to_event_handler_non_null
from webapi.interfaces.event_target import EventTarget
from webapi.steps import event_target as event_target_steps
from webapi.steps.event_target import event_handler, set_event_handler
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker_of_inheriting

_to_event_handler = nullable(to_event_handler_non_null)


class XMLHttpRequestEventTarget(EventTarget):
    """What requests and their uploads have in common: handlers for the events of their progress.

    ``interface XMLHttpRequestEventTarget : EventTarget``

    https://xhr.spec.whatwg.org/#xmlhttprequesteventtarget
    """

    __slots__ = ()
    _webapi_interface_name = "XMLHttpRequestEventTarget"

    def __init__(self, /, *_):
        raise illegal_constructor("XMLHttpRequestEventTarget")

    onloadstart = property(
        event_handler("loadstart"),
        set_event_handler("loadstart", _to_event_handler),
        doc="""The handler for the event ``loadstart``: when the fetch begins.

        ``attribute EventHandlerNonNull? onloadstart``

        https://xhr.spec.whatwg.org/#handler-xhr-onloadstart
        """,
    )

    onprogress = property(
        event_handler("progress"),
        set_event_handler("progress", _to_event_handler),
        doc="""The handler for the event ``progress``: while bytes are transmitted.

        ``attribute EventHandlerNonNull? onprogress``

        https://xhr.spec.whatwg.org/#handler-xhr-onprogress
        """,
    )

    onabort = property(
        event_handler("abort"),
        set_event_handler("abort", _to_event_handler),
        doc="""The handler for the event ``abort``: when the request is aborted.

        ``attribute EventHandlerNonNull? onabort``

        https://xhr.spec.whatwg.org/#handler-xhr-onabort
        """,
    )

    onerror = property(
        event_handler("error"),
        set_event_handler("error", _to_event_handler),
        doc="""The handler for the event ``error``: when the fetch fails. The logger ``webapi.xhr``
        says why.

        ``attribute EventHandlerNonNull? onerror``

        https://xhr.spec.whatwg.org/#handler-xhr-onerror
        """,
    )

    onload = property(
        event_handler("load"),
        set_event_handler("load", _to_event_handler),
        doc="""The handler for the event ``load``: when the fetch succeeds.

        ``attribute EventHandlerNonNull? onload``

        https://xhr.spec.whatwg.org/#handler-xhr-onload
        """,
    )

    ontimeout = property(
        event_handler("timeout"),
        set_event_handler("timeout", _to_event_handler),
        doc="""The handler for the event ``timeout``: when the time is up.

        ``attribute EventHandlerNonNull? ontimeout``

        https://xhr.spec.whatwg.org/#handler-xhr-ontimeout
        """,
    )

    onloadend = property(
        event_handler("loadend"),
        set_event_handler("loadend", _to_event_handler),
        doc="""The handler for the event ``loadend``: when the fetch has ended, in whatever way.

        ``attribute EventHandlerNonNull? onloadend``

        https://xhr.spec.whatwg.org/#handler-xhr-onloadend
        """,
    )


new_object = maker_of_inheriting(XMLHttpRequestEventTarget, event_target_steps.initialize, MODULES)
