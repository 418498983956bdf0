"""The HTMLBodyElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.event_handler_non_null import to_event_handler_non_null
from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.event_target import event_handler, set_event_handler
from webapi.steps.reflection import reflected_domstring, set_reflected_domstring
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_domstring, to_nullable_empty_domstring

_to_event_handler = nullable(to_event_handler_non_null)


class HTMLBodyElement(HTMLElement):
    """A ``body`` element.

    ``interface HTMLBodyElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlbodyelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLBodyElement")

    text = property(
        reflected_domstring("text"),
        set_reflected_domstring("text", to_nullable_empty_domstring),
        doc="""The attribute ``text``.

        ``attribute [LegacyNullToEmptyString] DOMString text``

        https://html.spec.whatwg.org/multipage/#dom-body-text
        """,
    )

    link = property(
        reflected_domstring("link"),
        set_reflected_domstring("link", to_nullable_empty_domstring),
        doc="""The attribute ``link``.

        ``attribute [LegacyNullToEmptyString] DOMString link``

        https://html.spec.whatwg.org/multipage/#dom-body-link
        """,
    )

    vLink = property(
        reflected_domstring("vlink"),
        set_reflected_domstring("vlink", to_nullable_empty_domstring),
        doc="""The attribute ``vlink``.

        ``attribute [LegacyNullToEmptyString] DOMString vLink``

        https://html.spec.whatwg.org/multipage/#dom-body-vlink
        """,
    )

    aLink = property(
        reflected_domstring("alink"),
        set_reflected_domstring("alink", to_nullable_empty_domstring),
        doc="""The attribute ``alink``.

        ``attribute [LegacyNullToEmptyString] DOMString aLink``

        https://html.spec.whatwg.org/multipage/#dom-body-alink
        """,
    )

    bgColor = property(
        reflected_domstring("bgcolor"),
        set_reflected_domstring("bgcolor", to_nullable_empty_domstring),
        doc="""The attribute ``bgcolor``.

        ``attribute [LegacyNullToEmptyString] DOMString bgColor``

        https://html.spec.whatwg.org/multipage/#dom-body-bgcolor
        """,
    )

    background = property(
        reflected_domstring("background"),
        set_reflected_domstring("background", to_domstring),
        doc="""The attribute ``background``.

        ``attribute DOMString background``

        https://html.spec.whatwg.org/multipage/#dom-body-background
        """,
    )

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

    def __str__(self):
        return "[object HTMLBodyElement]"


new_object = maker(HTMLBodyElement, html_element_steps.initialize)
