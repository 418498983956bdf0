"""The HTMLBaseElement interface.

Made by ``python -m idl`` from idl/html.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_base_element as steps
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import reflected_domstring, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_domstring, to_usvstring


class HTMLBaseElement(HTMLElement):
    """An element that gives its document another base URL.

    ``interface HTMLBaseElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/semantics.html#the-base-element
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLBaseElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLBaseElement")

    href = property(
        steps.href_getter,
        set_reflected_domstring("href", to_usvstring),
        doc="""The URL of its attribute ``href``, relative to the document's URL; the attribute's
        text if that does not parse.

        ``attribute USVString href``

        https://html.spec.whatwg.org/multipage/semantics.html#dom-base-href

        >>> from webapi import Document
        >>> base = Document("https://example.org/a/").createElement("base")
        >>> base.href = "b/"
        >>> base.href
        'https://example.org/a/b/'
        """,
    )

    target = property(
        reflected_domstring("target"),
        set_reflected_domstring("target", to_domstring),
        doc="""The attribute ``target``.

        ``attribute DOMString target``

        https://html.spec.whatwg.org/multipage/semantics.html#dom-base-target
        """,
    )


new_object = maker(HTMLBaseElement, html_element_steps.initialize)
