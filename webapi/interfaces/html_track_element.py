"""The HTMLTrackElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_domstring,
    reflected_keyword,
    reflected_url,
    set_reflected_boolean,
    set_reflected_domstring,
)
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_domstring, to_usvstring


class HTMLTrackElement(HTMLElement):
    """A ``track`` element.

    ``interface HTMLTrackElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmltrackelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLTrackElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLTrackElement")

    kind = property(
        reflected_keyword(
            "kind",
            {
                "subtitles": "subtitles",
                "captions": "captions",
                "descriptions": "descriptions",
                "chapters": "chapters",
                "metadata": "metadata",
            },
            "subtitles",
            "metadata",
        ),
        set_reflected_domstring("kind", to_domstring),
        doc="""``attribute DOMString kind``

        https://html.spec.whatwg.org/multipage/#dom-track-kind
        """,
    )

    src = property(
        reflected_url("src"),
        set_reflected_domstring("src", to_usvstring),
        doc="""The attribute ``src``.

        ``attribute USVString src``

        https://html.spec.whatwg.org/multipage/#dom-track-src
        """,
    )

    srclang = property(
        reflected_domstring("srclang"),
        set_reflected_domstring("srclang", to_domstring),
        doc="""The attribute ``srclang``.

        ``attribute DOMString srclang``

        https://html.spec.whatwg.org/multipage/#dom-track-srclang
        """,
    )

    label = property(
        reflected_domstring("label"),
        set_reflected_domstring("label", to_domstring),
        doc="""The attribute ``label``.

        ``attribute DOMString label``

        https://html.spec.whatwg.org/multipage/#dom-track-label
        """,
    )

    default = property(
        reflected_boolean("default"),
        set_reflected_boolean("default", to_boolean),
        doc="""The attribute ``default``.

        ``attribute boolean default``

        https://html.spec.whatwg.org/multipage/#dom-track-default
        """,
    )


new_object = maker(HTMLTrackElement, html_element_steps.initialize)
