"""The HTMLOptGroupElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_domstring,
    set_reflected_boolean,
    set_reflected_domstring,
)
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_domstring


class HTMLOptGroupElement(HTMLElement):
    """An ``optgroup`` element.

    ``interface HTMLOptGroupElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmloptgroupelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLOptGroupElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLOptGroupElement")

    disabled = property(
        reflected_boolean("disabled"),
        set_reflected_boolean("disabled", to_boolean),
        doc="""The attribute ``disabled``.

        ``attribute boolean disabled``

        https://html.spec.whatwg.org/multipage/#dom-optgroup-disabled
        """,
    )

    label = property(
        reflected_domstring("label"),
        set_reflected_domstring("label", to_domstring),
        doc="""The attribute ``label``.

        ``attribute DOMString label``

        https://html.spec.whatwg.org/multipage/#dom-optgroup-label
        """,
    )


new_object = maker(HTMLOptGroupElement, html_element_steps.initialize)
