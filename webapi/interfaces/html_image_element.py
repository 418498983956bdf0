"""The HTMLImageElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps import html_image_element as steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_domstring,
    reflected_integer,
    reflected_keyword,
    reflected_url,
    reflected_usvstring,
    set_reflected_boolean,
    set_reflected_domstring,
    set_reflected_nullable,
    set_reflected_unsigned,
)
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.numeric import to_unsigned_long
from webapi.webidl.objects import to_boolean
from webapi.webidl.promises import promise_rejected_with
from webapi.webidl.strings import to_domstring, to_nullable_empty_domstring, to_usvstring
from webapi.webidl.thrown_value import thrown_value

_to_cross_origin = nullable(to_domstring)


class HTMLImageElement(HTMLElement):
    """An ``img`` element.

    ``interface HTMLImageElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlimageelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLImageElement")

    alt = property(
        reflected_domstring("alt"),
        doc="""The attribute ``alt``.

        ``attribute DOMString alt``

        https://html.spec.whatwg.org/multipage/#dom-img-alt
        """,
    )

    @alt.setter
    def alt(self, value, /):
        try:
            set_reflected_domstring(self, "alt", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    src = property(
        reflected_url("src"),
        doc="""The attribute ``src``.

        ``attribute USVString src``

        https://html.spec.whatwg.org/multipage/#dom-img-src
        """,
    )

    @src.setter
    def src(self, value, /):
        try:
            set_reflected_domstring(self, "src", to_usvstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    srcset = property(
        reflected_usvstring("srcset"),
        doc="""The attribute ``srcset``.

        ``attribute USVString srcset``

        https://html.spec.whatwg.org/multipage/#dom-img-srcset
        """,
    )

    @srcset.setter
    def srcset(self, value, /):
        try:
            set_reflected_domstring(self, "srcset", to_usvstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    sizes = property(
        reflected_domstring("sizes"),
        doc="""The attribute ``sizes``.

        ``attribute DOMString sizes``

        https://html.spec.whatwg.org/multipage/#dom-img-sizes
        """,
    )

    @sizes.setter
    def sizes(self, value, /):
        try:
            set_reflected_domstring(self, "sizes", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    crossOrigin = property(
        reflected_keyword(
            "crossorigin",
            {"anonymous": "anonymous", "use-credentials": "use-credentials"},
            None,
            "anonymous",
        ),
        doc="""``attribute DOMString? crossOrigin``

        https://html.spec.whatwg.org/multipage/#dom-img-crossorigin
        """,
    )

    @crossOrigin.setter
    def crossOrigin(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "crossorigin",
                _to_cross_origin(
                    value,
                    "Failed to set the 'crossOrigin' property on 'HTMLImageElement': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    useMap = property(
        reflected_domstring("usemap"),
        doc="""The attribute ``usemap``.

        ``attribute DOMString useMap``

        https://html.spec.whatwg.org/multipage/#dom-img-usemap
        """,
    )

    @useMap.setter
    def useMap(self, value, /):
        try:
            set_reflected_domstring(self, "usemap", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    isMap = property(
        reflected_boolean("ismap"),
        doc="""The attribute ``ismap``.

        ``attribute boolean isMap``

        https://html.spec.whatwg.org/multipage/#dom-img-ismap
        """,
    )

    @isMap.setter
    def isMap(self, value, /):
        try:
            set_reflected_boolean(self, "ismap", to_boolean(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    controls = property(
        reflected_boolean("controls"),
        doc="""The attribute ``controls``.

        ``attribute boolean controls``

        https://html.spec.whatwg.org/multipage/#dom-img-controls
        """,
    )

    @controls.setter
    def controls(self, value, /):
        try:
            set_reflected_boolean(self, "controls", to_boolean(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    width = property(
        steps.width_getter,
        doc="""The width that the attribute says, else 0: nothing is rendered, and no image is
        loaded.

        ``attribute unsigned long width``

        https://html.spec.whatwg.org/multipage/#dom-img-width
        """,
    )

    @width.setter
    def width(self, value, /):
        try:
            set_reflected_unsigned(
                self,
                "width",
                to_unsigned_long(
                    value,
                    "Failed to set the 'width' property on 'HTMLImageElement': The provided value",
                ),
                0,
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    height = property(
        steps.height_getter,
        doc="""The height that the attribute says, else 0: nothing is rendered, and no image is
        loaded.

        ``attribute unsigned long height``

        https://html.spec.whatwg.org/multipage/#dom-img-height
        """,
    )

    @height.setter
    def height(self, value, /):
        try:
            set_reflected_unsigned(
                self,
                "height",
                to_unsigned_long(
                    value,
                    "Failed to set the 'height' property on 'HTMLImageElement': The provided value",
                ),
                0,
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def naturalWidth(self):
        """The image's own width: 0, as no image is loaded.

        ``readonly attribute unsigned long naturalWidth``

        https://html.spec.whatwg.org/multipage/#dom-img-naturalwidth
        """
        return self._webapi_node.natural_width

    @property
    def naturalHeight(self):
        """The image's own height: 0, as no image is loaded.

        ``readonly attribute unsigned long naturalHeight``

        https://html.spec.whatwg.org/multipage/#dom-img-naturalheight
        """
        return self._webapi_node.natural_height

    @property
    def complete(self):
        """Whether there is nothing to load: neither ``srcset`` nor a ``src`` that is not empty.

        ``readonly attribute boolean complete``

        https://html.spec.whatwg.org/multipage/#dom-img-complete
        """
        return self._webapi_node.complete

    @property
    def currentSrc(self):
        """The URL of the image that is shown: empty, as no image is loaded.

        ``readonly attribute USVString currentSrc``

        https://html.spec.whatwg.org/multipage/#dom-img-currentsrc
        """
        return self._webapi_node.current_src

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
        doc="""``attribute DOMString referrerPolicy``

        https://html.spec.whatwg.org/multipage/#dom-img-referrerpolicy
        """,
    )

    @referrerPolicy.setter
    def referrerPolicy(self, value, /):
        try:
            set_reflected_domstring(self, "referrerpolicy", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    decoding = property(
        reflected_keyword(
            "decoding", {"sync": "sync", "async": "async", "auto": "auto"}, "auto", "auto"
        ),
        doc="""``attribute DOMString decoding``

        https://html.spec.whatwg.org/multipage/#dom-img-decoding
        """,
    )

    @decoding.setter
    def decoding(self, value, /):
        try:
            set_reflected_domstring(self, "decoding", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    loading = property(
        reflected_keyword("loading", {"lazy": "lazy", "eager": "eager"}, "eager", "eager"),
        doc="""``attribute DOMString loading``

        https://html.spec.whatwg.org/multipage/#dom-img-loading
        """,
    )

    @loading.setter
    def loading(self, value, /):
        try:
            set_reflected_domstring(self, "loading", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    fetchPriority = property(
        reflected_keyword(
            "fetchpriority", {"high": "high", "low": "low", "auto": "auto"}, "auto", "auto"
        ),
        doc="""``attribute DOMString fetchPriority``

        https://html.spec.whatwg.org/multipage/#dom-img-fetchpriority
        """,
    )

    @fetchPriority.setter
    def fetchPriority(self, value, /):
        try:
            set_reflected_domstring(self, "fetchpriority", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def decode(self):
        """Reject with an ``EncodingError``, as no image is loaded.

        ``Promise<undefined> decode()``

        https://html.spec.whatwg.org/multipage/#dom-img-decode
        """
        try:
            if not isinstance(self, HTMLImageElement):
                raise illegal_invocation()
            return self._webapi_node.decode()
        except Exception as error:
            return promise_rejected_with(thrown_value(error))

    name = property(
        reflected_domstring("name"),
        doc="""The attribute ``name``.

        ``attribute DOMString name``

        https://html.spec.whatwg.org/multipage/#dom-img-name
        """,
    )

    @name.setter
    def name(self, value, /):
        try:
            set_reflected_domstring(self, "name", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    lowsrc = property(
        reflected_url("lowsrc"),
        doc="""The attribute ``lowsrc``.

        ``attribute USVString lowsrc``

        https://html.spec.whatwg.org/multipage/#dom-img-lowsrc
        """,
    )

    @lowsrc.setter
    def lowsrc(self, value, /):
        try:
            set_reflected_domstring(self, "lowsrc", to_usvstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    align = property(
        reflected_domstring("align"),
        doc="""The attribute ``align``.

        ``attribute DOMString align``

        https://html.spec.whatwg.org/multipage/#dom-img-align
        """,
    )

    @align.setter
    def align(self, value, /):
        try:
            set_reflected_domstring(self, "align", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    hspace = property(
        reflected_integer("hspace", 0, 0),
        doc="""The attribute ``hspace``.

        ``attribute unsigned long hspace``

        https://html.spec.whatwg.org/multipage/#dom-img-hspace
        """,
    )

    @hspace.setter
    def hspace(self, value, /):
        try:
            set_reflected_unsigned(
                self,
                "hspace",
                to_unsigned_long(
                    value,
                    "Failed to set the 'hspace' property on 'HTMLImageElement': The provided value",
                ),
                0,
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    vspace = property(
        reflected_integer("vspace", 0, 0),
        doc="""The attribute ``vspace``.

        ``attribute unsigned long vspace``

        https://html.spec.whatwg.org/multipage/#dom-img-vspace
        """,
    )

    @vspace.setter
    def vspace(self, value, /):
        try:
            set_reflected_unsigned(
                self,
                "vspace",
                to_unsigned_long(
                    value,
                    "Failed to set the 'vspace' property on 'HTMLImageElement': The provided value",
                ),
                0,
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    longDesc = property(
        reflected_url("longdesc"),
        doc="""The attribute ``longdesc``.

        ``attribute USVString longDesc``

        https://html.spec.whatwg.org/multipage/#dom-img-longdesc
        """,
    )

    @longDesc.setter
    def longDesc(self, value, /):
        try:
            set_reflected_domstring(self, "longdesc", to_usvstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    border = property(
        reflected_domstring("border"),
        doc="""The attribute ``border``.

        ``attribute [LegacyNullToEmptyString] DOMString border``

        https://html.spec.whatwg.org/multipage/#dom-img-border
        """,
    )

    @border.setter
    def border(self, value, /):
        try:
            set_reflected_domstring(self, "border", to_nullable_empty_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def __str__(self):
        return "[object HTMLImageElement]"


def new_object(value):
    """A new HTMLImageElement object of what steps returned."""
    this = HTMLImageElement.__new__(HTMLImageElement)
    html_element_steps.initialize(this, value)
    return this
