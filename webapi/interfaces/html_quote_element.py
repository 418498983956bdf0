"""The HTMLQuoteElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import reflected_url, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_usvstring


class HTMLQuoteElement(HTMLElement):
    """A ``blockquote`` or ``q`` element.

    ``interface HTMLQuoteElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlquoteelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLQuoteElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLQuoteElement")

    cite = property(
        reflected_url("cite"),
        set_reflected_domstring("cite", to_usvstring),
        doc="""The attribute ``cite``.

        ``attribute USVString cite``

        https://html.spec.whatwg.org/multipage/#dom-quote-cite
        """,
    )


new_object = maker(HTMLQuoteElement, html_element_steps.initialize)
