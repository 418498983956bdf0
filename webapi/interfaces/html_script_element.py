"""The HTMLScriptElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps import html_script_element as steps
from webapi.steps.custom_element_reactions import REACTIONS
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_domstring,
    reflected_keyword,
    reflected_tokens,
    reflected_url,
    set_reflected_boolean,
    set_reflected_domstring,
    set_reflected_nullable,
)
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.setters import forwarding_setter, step_setter
from webapi.webidl.strings import to_domstring, to_usvstring

_blocking = reflected_tokens("blocking", ["render"])
_DOMTokenList = Interface("webapi.interfaces.dom_token_list", "DOMTokenList")
_to_nullable_domstring = nullable(to_domstring)


class HTMLScriptElement(HTMLElement):
    """A ``script`` element.

    ``interface HTMLScriptElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlscriptelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLScriptElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLScriptElement")

    type = property(
        reflected_domstring("type"),
        set_reflected_domstring("type", to_domstring),
        doc="""The attribute ``type``.

        ``attribute DOMString type``

        https://html.spec.whatwg.org/multipage/#dom-script-type
        """,
    )

    src = property(
        reflected_url("src"),
        set_reflected_domstring("src", to_usvstring),
        doc="""The attribute ``src``.

        ``attribute USVString src``

        https://html.spec.whatwg.org/multipage/#dom-script-src
        """,
    )

    noModule = property(
        reflected_boolean("nomodule"),
        set_reflected_boolean("nomodule", to_boolean),
        doc="""The attribute ``nomodule``.

        ``attribute boolean noModule``

        https://html.spec.whatwg.org/multipage/#dom-script-nomodule
        """,
    )

    async_ = property(
        steps.async_getter,
        step_setter(steps.async_setter, to_boolean, reactions=REACTIONS),
        doc="""``attribute boolean async``

        https://html.spec.whatwg.org/multipage/#dom-script-async
        """,
    )

    defer = property(
        reflected_boolean("defer"),
        set_reflected_boolean("defer", to_boolean),
        doc="""The attribute ``defer``.

        ``attribute boolean defer``

        https://html.spec.whatwg.org/multipage/#dom-script-defer
        """,
    )

    @property
    def blocking(self):
        """The attribute ``blocking``.

        ``readonly attribute DOMTokenList blocking``

        https://html.spec.whatwg.org/multipage/#dom-script-blocking
        """
        value = _blocking(self)
        return value.platform_object or _DOMTokenList.new(value)

    blocking = blocking.setter(forwarding_setter("blocking", "value"))

    crossOrigin = property(
        reflected_keyword(
            "crossorigin",
            {"anonymous": "anonymous", "use-credentials": "use-credentials"},
            None,
            "anonymous",
        ),
        set_reflected_nullable(
            "crossorigin",
            _to_nullable_domstring,
            context="Failed to set the 'crossOrigin' property on 'HTMLScriptElement': The "
            "provided value",
        ),
        doc="""``attribute DOMString? crossOrigin``

        https://html.spec.whatwg.org/multipage/#dom-script-crossorigin
        """,
    )

    referrerPolicy = property(
        reflected_keyword(
            "referrerpolicy",
            {
                "no-referrer": "no-referrer",
                "no-referrer-when-downgrade": "no-referrer-when-downgrade",
                "same-origin": "same-origin",
                "origin": "origin",
                "strict-origin": "strict-origin",
                "origin-when-cross-origin": "origin-when-cross-origin",
                "strict-origin-when-cross-origin": "strict-origin-when-cross-origin",
                "unsafe-url": "unsafe-url",
            },
            "",
            "",
        ),
        set_reflected_domstring("referrerpolicy", to_domstring),
        doc="""``attribute DOMString referrerPolicy``

        https://html.spec.whatwg.org/multipage/#dom-script-referrerpolicy
        """,
    )

    text = property(
        steps.text_getter,
        step_setter(steps.text_setter, to_domstring, reactions=REACTIONS),
        doc="""``attribute DOMString text``

        https://html.spec.whatwg.org/multipage/#dom-script-text
        """,
    )

    integrity = property(
        reflected_domstring("integrity"),
        set_reflected_domstring("integrity", to_domstring),
        doc="""The attribute ``integrity``.

        ``attribute DOMString integrity``

        https://html.spec.whatwg.org/multipage/#dom-script-integrity
        """,
    )

    fetchPriority = property(
        reflected_keyword(
            "fetchpriority", {"high": "high", "low": "low", "auto": "auto"}, "auto", "auto"
        ),
        set_reflected_domstring("fetchpriority", to_domstring),
        doc="""``attribute DOMString fetchPriority``

        https://html.spec.whatwg.org/multipage/#dom-script-fetchpriority
        """,
    )

    @staticmethod
    def supports(type):
        """``static boolean supports(DOMString type)``

        https://html.spec.whatwg.org/multipage/#dom-script-supports
        """
        return steps.supports(to_domstring(type))

    charset = property(
        reflected_domstring("charset"),
        set_reflected_domstring("charset", to_domstring),
        doc="""The attribute ``charset``.

        ``attribute DOMString charset``

        https://html.spec.whatwg.org/multipage/#dom-script-charset
        """,
    )

    event = property(
        reflected_domstring("event"),
        set_reflected_domstring("event", to_domstring),
        doc="""The attribute ``event``.

        ``attribute DOMString event``

        https://html.spec.whatwg.org/multipage/#dom-script-event
        """,
    )

    htmlFor = property(
        reflected_domstring("for"),
        set_reflected_domstring("for", to_domstring),
        doc="""The attribute ``for``.

        ``attribute DOMString htmlFor``

        https://html.spec.whatwg.org/multipage/#dom-script-htmlfor
        """,
    )


new_object = maker(HTMLScriptElement, html_element_steps.initialize)
