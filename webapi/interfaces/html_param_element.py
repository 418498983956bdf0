"""The HTMLParamElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import reflected_domstring, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_domstring


class HTMLParamElement(HTMLElement):
    """A ``param`` element.

    ``interface HTMLParamElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlparamelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLParamElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLParamElement")

    name = property(
        reflected_domstring("name"),
        set_reflected_domstring("name", to_domstring),
        doc="""The attribute ``name``.

        ``attribute DOMString name``

        https://html.spec.whatwg.org/multipage/#dom-param-name
        """,
    )

    value = property(
        reflected_domstring("value"),
        set_reflected_domstring("value", to_domstring),
        doc="""The attribute ``value``.

        ``attribute DOMString value``

        https://html.spec.whatwg.org/multipage/#dom-param-value
        """,
    )

    type = property(
        reflected_domstring("type"),
        set_reflected_domstring("type", to_domstring),
        doc="""The attribute ``type``.

        ``attribute DOMString type``

        https://html.spec.whatwg.org/multipage/#dom-param-type
        """,
    )

    valueType = property(
        reflected_domstring("valuetype"),
        set_reflected_domstring("valuetype", to_domstring),
        doc="""The attribute ``valuetype``.

        ``attribute DOMString valueType``

        https://html.spec.whatwg.org/multipage/#dom-param-valuetype
        """,
    )


new_object = maker(HTMLParamElement, html_element_steps.initialize)
