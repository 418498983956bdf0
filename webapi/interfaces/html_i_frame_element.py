"""The HTMLIFrameElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_domstring,
    reflected_keyword,
    reflected_tokens,
    reflected_url,
    set_reflected_boolean,
    set_reflected_domstring,
)
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.setters import forwarding_setter
from webapi.webidl.strings import to_domstring, to_nullable_empty_domstring, to_usvstring

_sandbox = reflected_tokens(
    "sandbox",
    [
        "allow-downloads",
        "allow-forms",
        "allow-modals",
        "allow-orientation-lock",
        "allow-pointer-lock",
        "allow-popups",
        "allow-popups-to-escape-sandbox",
        "allow-presentation",
        "allow-same-origin",
        "allow-scripts",
        "allow-top-navigation",
        "allow-top-navigation-by-user-activation",
        "allow-top-navigation-to-custom-protocols",
    ],
)
_DOMTokenList = Interface("webapi.interfaces.dom_token_list", "DOMTokenList")


class HTMLIFrameElement(HTMLElement):
    """An ``iframe`` element.

    ``interface HTMLIFrameElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmliframeelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLIFrameElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLIFrameElement")

    src = property(
        reflected_url("src"),
        set_reflected_domstring("src", to_usvstring),
        doc="""The attribute ``src``.

        ``attribute USVString src``

        https://html.spec.whatwg.org/multipage/#dom-iframe-src
        """,
    )

    srcdoc = property(
        reflected_domstring("srcdoc"),
        set_reflected_domstring("srcdoc", to_domstring),
        doc="""The attribute ``srcdoc``.

        ``attribute DOMString srcdoc``

        https://html.spec.whatwg.org/multipage/#dom-iframe-srcdoc
        """,
    )

    name = property(
        reflected_domstring("name"),
        set_reflected_domstring("name", to_domstring),
        doc="""The attribute ``name``.

        ``attribute DOMString name``

        https://html.spec.whatwg.org/multipage/#dom-iframe-name
        """,
    )

    @property
    def sandbox(self):
        """The attribute ``sandbox``.

        ``readonly attribute DOMTokenList sandbox``

        https://html.spec.whatwg.org/multipage/#dom-iframe-sandbox
        """
        value = _sandbox(self)
        return value.platform_object or _DOMTokenList.new(value)

    sandbox = sandbox.setter(forwarding_setter("sandbox", "value"))

    allow = property(
        reflected_domstring("allow"),
        set_reflected_domstring("allow", to_domstring),
        doc="""The attribute ``allow``.

        ``attribute DOMString allow``

        https://html.spec.whatwg.org/multipage/#dom-iframe-allow
        """,
    )

    allowFullscreen = property(
        reflected_boolean("allowfullscreen"),
        set_reflected_boolean("allowfullscreen", to_boolean),
        doc="""The attribute ``allowfullscreen``.

        ``attribute boolean allowFullscreen``

        https://html.spec.whatwg.org/multipage/#dom-iframe-allowfullscreen
        """,
    )

    width = property(
        reflected_domstring("width"),
        set_reflected_domstring("width", to_domstring),
        doc="""The attribute ``width``.

        ``attribute DOMString width``

        https://html.spec.whatwg.org/multipage/#dom-iframe-width
        """,
    )

    height = property(
        reflected_domstring("height"),
        set_reflected_domstring("height", to_domstring),
        doc="""The attribute ``height``.

        ``attribute DOMString height``

        https://html.spec.whatwg.org/multipage/#dom-iframe-height
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

        https://html.spec.whatwg.org/multipage/#dom-iframe-referrerpolicy
        """,
    )

    loading = property(
        reflected_keyword("loading", {"lazy": "lazy", "eager": "eager"}, "eager", "eager"),
        set_reflected_domstring("loading", to_domstring),
        doc="""``attribute DOMString loading``

        https://html.spec.whatwg.org/multipage/#dom-iframe-loading
        """,
    )

    align = property(
        reflected_domstring("align"),
        set_reflected_domstring("align", to_domstring),
        doc="""The attribute ``align``.

        ``attribute DOMString align``

        https://html.spec.whatwg.org/multipage/#dom-iframe-align
        """,
    )

    scrolling = property(
        reflected_domstring("scrolling"),
        set_reflected_domstring("scrolling", to_domstring),
        doc="""The attribute ``scrolling``.

        ``attribute DOMString scrolling``

        https://html.spec.whatwg.org/multipage/#dom-iframe-scrolling
        """,
    )

    frameBorder = property(
        reflected_domstring("frameborder"),
        set_reflected_domstring("frameborder", to_domstring),
        doc="""The attribute ``frameborder``.

        ``attribute DOMString frameBorder``

        https://html.spec.whatwg.org/multipage/#dom-iframe-frameborder
        """,
    )

    longDesc = property(
        reflected_url("longdesc"),
        set_reflected_domstring("longdesc", to_usvstring),
        doc="""The attribute ``longdesc``.

        ``attribute USVString longDesc``

        https://html.spec.whatwg.org/multipage/#dom-iframe-longdesc
        """,
    )

    marginHeight = property(
        reflected_domstring("marginheight"),
        set_reflected_domstring("marginheight", to_nullable_empty_domstring),
        doc="""The attribute ``marginheight``.

        ``attribute [LegacyNullToEmptyString] DOMString marginHeight``

        https://html.spec.whatwg.org/multipage/#dom-iframe-marginheight
        """,
    )

    marginWidth = property(
        reflected_domstring("marginwidth"),
        set_reflected_domstring("marginwidth", to_nullable_empty_domstring),
        doc="""The attribute ``marginwidth``.

        ``attribute [LegacyNullToEmptyString] DOMString marginWidth``

        https://html.spec.whatwg.org/multipage/#dom-iframe-marginwidth
        """,
    )


new_object = maker(HTMLIFrameElement, html_element_steps.initialize)
