"""The WindowEventHandlers mixin.

Made by ``python -m idl`` from idl/html_events.webidl: change that, not this.
"""

from webapi.interfaces.event_handler_non_null import to_event_handler_non_null
from webapi.steps.event_target import event_handler, set_event_handler
from webapi.webidl.collections import nullable

_to_event_handler = nullable(to_event_handler_non_null)


class WindowEventHandlers:
    """Attributes of the mixin WindowEventHandlers that are alike in all interfaces."""

    __slots__ = ()

    onafterprint = property(
        event_handler("afterprint"),
        set_event_handler("afterprint", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onafterprint``

        https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onafterprint
        """,
    )

    onbeforeprint = property(
        event_handler("beforeprint"),
        set_event_handler("beforeprint", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onbeforeprint``

        https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onbeforeprint
        """,
    )

    onbeforeunload = property(
        event_handler("beforeunload"),
        set_event_handler("beforeunload", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onbeforeunload``

        https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onbeforeunload
        """,
    )

    onhashchange = property(
        event_handler("hashchange"),
        set_event_handler("hashchange", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onhashchange``

        https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onhashchange
        """,
    )

    onlanguagechange = property(
        event_handler("languagechange"),
        set_event_handler("languagechange", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onlanguagechange``

        https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onlanguagechange
        """,
    )

    onmessage = property(
        event_handler("message"),
        set_event_handler("message", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onmessage``

        https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onmessage
        """,
    )

    onmessageerror = property(
        event_handler("messageerror"),
        set_event_handler("messageerror", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onmessageerror``

        https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onmessageerror
        """,
    )

    onoffline = property(
        event_handler("offline"),
        set_event_handler("offline", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onoffline``

        https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onoffline
        """,
    )

    ononline = property(
        event_handler("online"),
        set_event_handler("online", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? ononline``

        https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-ononline
        """,
    )

    onpagehide = property(
        event_handler("pagehide"),
        set_event_handler("pagehide", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onpagehide``

        https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onpagehide
        """,
    )

    onpagereveal = property(
        event_handler("pagereveal"),
        set_event_handler("pagereveal", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onpagereveal``

        https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onpagereveal
        """,
    )

    onpageshow = property(
        event_handler("pageshow"),
        set_event_handler("pageshow", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onpageshow``

        https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onpageshow
        """,
    )

    onpageswap = property(
        event_handler("pageswap"),
        set_event_handler("pageswap", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onpageswap``

        https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onpageswap
        """,
    )

    onpopstate = property(
        event_handler("popstate"),
        set_event_handler("popstate", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onpopstate``

        https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onpopstate
        """,
    )

    onrejectionhandled = property(
        event_handler("rejectionhandled"),
        set_event_handler("rejectionhandled", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onrejectionhandled``

        https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onrejectionhandled
        """,
    )

    onstorage = property(
        event_handler("storage"),
        set_event_handler("storage", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onstorage``

        https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onstorage
        """,
    )

    onunhandledrejection = property(
        event_handler("unhandledrejection"),
        set_event_handler("unhandledrejection", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onunhandledrejection``

        https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onunhandledrejection
        """,
    )

    onunload = property(
        event_handler("unload"),
        set_event_handler("unload", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onunload``

        https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onunload
        """,
    )
