"""The HTMLImageElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps import html_image_element as steps
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
from webapi.webidl.platform_objects import maker
from webapi.webidl.promises import promise_rejected_with
from webapi.webidl.strings import to_domstring, to_nullable_empty_domstring, to_usvstring
from webapi.webidl.thrown_value import thrown_value

_to_nullable_domstring = nullable(to_domstring)


class HTMLImageElement(HTMLElement):
    """An ``img`` element.

    ``interface HTMLImageElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlimageelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLImageElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLImageElement")

    alt = property(
        reflected_domstring("alt"),
        set_reflected_domstring("alt", to_domstring),
        doc="""The attribute ``alt``.

        ``attribute DOMString alt``

        https://html.spec.whatwg.org/multipage/#dom-img-alt
        """,
    )

    src = property(
        reflected_url("src"),
        set_reflected_domstring("src", to_usvstring),
        doc="""The attribute ``src``.

        ``attribute USVString src``

        https://html.spec.whatwg.org/multipage/#dom-img-src
        """,
    )

    srcset = property(
        reflected_usvstring("srcset"),
        set_reflected_domstring("srcset", to_usvstring),
        doc="""The attribute ``srcset``.

        ``attribute USVString srcset``

        https://html.spec.whatwg.org/multipage/#dom-img-srcset
        """,
    )

    sizes = property(
        reflected_domstring("sizes"),
        set_reflected_domstring("sizes", to_domstring),
        doc="""The attribute ``sizes``.

        ``attribute DOMString sizes``

        https://html.spec.whatwg.org/multipage/#dom-img-sizes
        """,
    )

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
            context="Failed to set the 'crossOrigin' property on 'HTMLImageElement': The "
            "provided value",
        ),
        doc="""``attribute DOMString? crossOrigin``

        https://html.spec.whatwg.org/multipage/#dom-img-crossorigin
        """,
    )

    useMap = property(
        reflected_domstring("usemap"),
        set_reflected_domstring("usemap", to_domstring),
        doc="""The attribute ``usemap``.

        ``attribute DOMString useMap``

        https://html.spec.whatwg.org/multipage/#dom-img-usemap
        """,
    )

    isMap = property(
        reflected_boolean("ismap"),
        set_reflected_boolean("ismap", to_boolean),
        doc="""The attribute ``ismap``.

        ``attribute boolean isMap``

        https://html.spec.whatwg.org/multipage/#dom-img-ismap
        """,
    )

    controls = property(
        reflected_boolean("controls"),
        set_reflected_boolean("controls", to_boolean),
        doc="""The attribute ``controls``.

        ``attribute boolean controls``

        https://html.spec.whatwg.org/multipage/#dom-img-controls
        """,
    )

    width = property(
        steps.width_getter,
        set_reflected_unsigned(
            "width",
            to_unsigned_long,
            0,
            context="Failed to set the 'width' property on 'HTMLImageElement': The provided value",
        ),
        doc="""The width that the attribute says, else 0: nothing is rendered, and no image is
        loaded.

        ``attribute unsigned long width``

        https://html.spec.whatwg.org/multipage/#dom-img-width
        """,
    )

    height = property(
        steps.height_getter,
        set_reflected_unsigned(
            "height",
            to_unsigned_long,
            0,
            context="Failed to set the 'height' property on 'HTMLImageElement': The provided value",
        ),
        doc="""The height that the attribute says, else 0: nothing is rendered, and no image is
        loaded.

        ``attribute unsigned long height``

        https://html.spec.whatwg.org/multipage/#dom-img-height
        """,
    )

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
        set_reflected_domstring("referrerpolicy", to_domstring),
        doc="""``attribute DOMString referrerPolicy``

        https://html.spec.whatwg.org/multipage/#dom-img-referrerpolicy
        """,
    )

    decoding = property(
        reflected_keyword(
            "decoding", {"sync": "sync", "async": "async", "auto": "auto"}, "auto", "auto"
        ),
        set_reflected_domstring("decoding", to_domstring),
        doc="""``attribute DOMString decoding``

        https://html.spec.whatwg.org/multipage/#dom-img-decoding
        """,
    )

    loading = property(
        reflected_keyword("loading", {"lazy": "lazy", "eager": "eager"}, "eager", "eager"),
        set_reflected_domstring("loading", to_domstring),
        doc="""``attribute DOMString loading``

        https://html.spec.whatwg.org/multipage/#dom-img-loading
        """,
    )

    fetchPriority = property(
        reflected_keyword(
            "fetchpriority", {"high": "high", "low": "low", "auto": "auto"}, "auto", "auto"
        ),
        set_reflected_domstring("fetchpriority", to_domstring),
        doc="""``attribute DOMString fetchPriority``

        https://html.spec.whatwg.org/multipage/#dom-img-fetchpriority
        """,
    )

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
        set_reflected_domstring("name", to_domstring),
        doc="""The attribute ``name``.

        ``attribute DOMString name``

        https://html.spec.whatwg.org/multipage/#dom-img-name
        """,
    )

    lowsrc = property(
        reflected_url("lowsrc"),
        set_reflected_domstring("lowsrc", to_usvstring),
        doc="""The attribute ``lowsrc``.

        ``attribute USVString lowsrc``

        https://html.spec.whatwg.org/multipage/#dom-img-lowsrc
        """,
    )

    align = property(
        reflected_domstring("align"),
        set_reflected_domstring("align", to_domstring),
        doc="""The attribute ``align``.

        ``attribute DOMString align``

        https://html.spec.whatwg.org/multipage/#dom-img-align
        """,
    )

    hspace = property(
        reflected_integer("hspace", 0, 0),
        set_reflected_unsigned(
            "hspace",
            to_unsigned_long,
            0,
            context="Failed to set the 'hspace' property on 'HTMLImageElement': The provided value",
        ),
        doc="""The attribute ``hspace``.

        ``attribute unsigned long hspace``

        https://html.spec.whatwg.org/multipage/#dom-img-hspace
        """,
    )

    vspace = property(
        reflected_integer("vspace", 0, 0),
        set_reflected_unsigned(
            "vspace",
            to_unsigned_long,
            0,
            context="Failed to set the 'vspace' property on 'HTMLImageElement': The provided value",
        ),
        doc="""The attribute ``vspace``.

        ``attribute unsigned long vspace``

        https://html.spec.whatwg.org/multipage/#dom-img-vspace
        """,
    )

    longDesc = property(
        reflected_url("longdesc"),
        set_reflected_domstring("longdesc", to_usvstring),
        doc="""The attribute ``longdesc``.

        ``attribute USVString longDesc``

        https://html.spec.whatwg.org/multipage/#dom-img-longdesc
        """,
    )

    border = property(
        reflected_domstring("border"),
        set_reflected_domstring("border", to_nullable_empty_domstring),
        doc="""The attribute ``border``.

        ``attribute [LegacyNullToEmptyString] DOMString border``

        https://html.spec.whatwg.org/multipage/#dom-img-border
        """,
    )


new_object = maker(HTMLImageElement, html_element_steps.initialize)
