"""The HTMLModElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import reflected_domstring, reflected_url, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_domstring, to_usvstring


class HTMLModElement(HTMLElement):
    """A ``del`` or ``ins`` element.

    ``interface HTMLModElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlmodelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLModElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLModElement")

    cite = property(
        reflected_url("cite"),
        set_reflected_domstring("cite", to_usvstring),
        doc="""The attribute ``cite``.

        ``attribute USVString cite``

        https://html.spec.whatwg.org/multipage/#dom-mod-cite
        """,
    )

    dateTime = property(
        reflected_domstring("datetime"),
        set_reflected_domstring("datetime", to_domstring),
        doc="""The attribute ``datetime``.

        ``attribute DOMString dateTime``

        https://html.spec.whatwg.org/multipage/#dom-mod-datetime
        """,
    )


new_object = maker(HTMLModElement, html_element_steps.initialize)
