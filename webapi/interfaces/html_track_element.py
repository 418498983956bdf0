"""The HTMLTrackElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
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
from webapi.webidl.strings import to_domstring, to_usvstring


class HTMLTrackElement(HTMLElement):
    """A ``track`` element.

    ``interface HTMLTrackElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmltrackelement
    """

    __slots__ = ()

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
        doc="""``attribute DOMString kind``

        https://html.spec.whatwg.org/multipage/#dom-track-kind
        """,
    )

    @kind.setter
    def kind(self, value, /):
        try:
            set_reflected_domstring(self, "kind", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    src = property(
        reflected_url("src"),
        doc="""The attribute ``src``.

        ``attribute USVString src``

        https://html.spec.whatwg.org/multipage/#dom-track-src
        """,
    )

    @src.setter
    def src(self, value, /):
        try:
            set_reflected_domstring(self, "src", to_usvstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    srclang = property(
        reflected_domstring("srclang"),
        doc="""The attribute ``srclang``.

        ``attribute DOMString srclang``

        https://html.spec.whatwg.org/multipage/#dom-track-srclang
        """,
    )

    @srclang.setter
    def srclang(self, value, /):
        try:
            set_reflected_domstring(self, "srclang", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    label = property(
        reflected_domstring("label"),
        doc="""The attribute ``label``.

        ``attribute DOMString label``

        https://html.spec.whatwg.org/multipage/#dom-track-label
        """,
    )

    @label.setter
    def label(self, value, /):
        try:
            set_reflected_domstring(self, "label", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    default = property(
        reflected_boolean("default"),
        doc="""The attribute ``default``.

        ``attribute boolean default``

        https://html.spec.whatwg.org/multipage/#dom-track-default
        """,
    )

    @default.setter
    def default(self, value, /):
        try:
            set_reflected_boolean(self, "default", to_boolean(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def __str__(self):
        return "[object HTMLTrackElement]"


def new_object(value):
    """A new HTMLTrackElement object of what steps returned."""
    this = HTMLTrackElement.__new__(HTMLTrackElement)
    html_element_steps.initialize(this, value)
    return this
