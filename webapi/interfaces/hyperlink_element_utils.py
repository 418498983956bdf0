"""The HyperlinkElementUtils mixin.

Made by ``python -m idl`` from idl/html.webidl: change that, not this.
"""

from webapi.steps import hyperlink_element_utils as hyperlink_element_utils_steps
from webapi.steps.custom_element_reactions import REACTIONS
from webapi.steps.reflection import reflected_domstring, set_reflected_domstring
from webapi.webidl.setters import step_setter
from webapi.webidl.strings import to_domstring, to_usvstring


class HyperlinkElementUtils:
    """Attributes of the mixin HyperlinkElementUtils that are alike in all interfaces."""

    __slots__ = ()

    origin = property(
        hyperlink_element_utils_steps.origin_getter,
        doc="""Scheme, host and port of the URL as one string; empty if it does not parse.

        ``readonly attribute USVString origin``

        https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-origin
        """,
    )

    protocol = property(
        hyperlink_element_utils_steps.protocol_getter,
        step_setter(
            hyperlink_element_utils_steps.protocol_setter, to_usvstring, reactions=REACTIONS
        ),
        doc="""The scheme of the URL and a colon; ``:`` alone if it does not parse. Setting it has
        no effect if the URL does not parse.

        ``attribute USVString protocol``

        https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-protocol
        """,
    )

    username = property(
        hyperlink_element_utils_steps.username_getter,
        step_setter(
            hyperlink_element_utils_steps.username_setter, to_usvstring, reactions=REACTIONS
        ),
        doc="""The user name in the URL. Setting it has no effect if the URL does not parse.

        ``attribute USVString username``

        https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-username
        """,
    )

    password = property(
        hyperlink_element_utils_steps.password_getter,
        step_setter(
            hyperlink_element_utils_steps.password_setter, to_usvstring, reactions=REACTIONS
        ),
        doc="""The password in the URL. Setting it has no effect if the URL does not parse.

        ``attribute USVString password``

        https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-password
        """,
    )

    host = property(
        hyperlink_element_utils_steps.host_getter,
        step_setter(hyperlink_element_utils_steps.host_setter, to_usvstring, reactions=REACTIONS),
        doc="""The host of the URL, and the port if it is not the default. Setting it has no effect
        if the URL does not parse.

        ``attribute USVString host``

        https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-host
        """,
    )

    hostname = property(
        hyperlink_element_utils_steps.hostname_getter,
        step_setter(
            hyperlink_element_utils_steps.hostname_setter, to_usvstring, reactions=REACTIONS
        ),
        doc="""The host of the URL. Setting it has no effect if the URL does not parse.

        ``attribute USVString hostname``

        https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-hostname
        """,
    )

    port = property(
        hyperlink_element_utils_steps.port_getter,
        step_setter(hyperlink_element_utils_steps.port_setter, to_usvstring, reactions=REACTIONS),
        doc="""The port of the URL, empty if it is the default. Setting it has no effect if the URL
        does not parse.

        ``attribute USVString port``

        https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-port
        """,
    )

    pathname = property(
        hyperlink_element_utils_steps.pathname_getter,
        step_setter(
            hyperlink_element_utils_steps.pathname_setter, to_usvstring, reactions=REACTIONS
        ),
        doc="""The path of the URL. Setting it has no effect if the URL does not parse.

        ``attribute USVString pathname``

        https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-pathname
        """,
    )

    search = property(
        hyperlink_element_utils_steps.search_getter,
        step_setter(hyperlink_element_utils_steps.search_setter, to_usvstring, reactions=REACTIONS),
        doc="""The query of the URL, after its question mark, in the document's encoding. Setting it
        has no effect if the URL does not parse.

        ``attribute USVString search``

        https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-search
        """,
    )

    hash = property(
        hyperlink_element_utils_steps.hash_getter,
        step_setter(hyperlink_element_utils_steps.hash_setter, to_usvstring, reactions=REACTIONS),
        doc="""The fragment of the URL, after its number sign. Setting it has no effect if the URL
        does not parse.

        ``attribute USVString hash``

        https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-hash
        """,
    )

    hreflang = property(
        reflected_domstring("hreflang"),
        set_reflected_domstring("hreflang", to_domstring),
        doc="""The attribute ``hreflang``.

        ``attribute DOMString hreflang``

        https://html.spec.whatwg.org/multipage/links.html#dom-a-hreflang
        """,
    )

    type = property(
        reflected_domstring("type"),
        set_reflected_domstring("type", to_domstring),
        doc="""The attribute ``type``.

        ``attribute DOMString type``

        https://html.spec.whatwg.org/multipage/links.html#dom-a-type
        """,
    )
