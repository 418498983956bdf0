"""The HTMLOutputElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import reflected_domstring, reflected_tokens, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import Interface
from webapi.webidl.strings import to_domstring

_html_for = reflected_tokens("for", None)
_DOMTokenList = Interface("webapi.interfaces.dom_token_list", "DOMTokenList")


class HTMLOutputElement(HTMLElement):
    """An ``output`` element.

    ``interface HTMLOutputElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmloutputelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLOutputElement")

    @property
    def htmlFor(self):
        """The attribute ``for``.

        ``readonly attribute DOMTokenList htmlFor``

        https://html.spec.whatwg.org/multipage/#dom-output-htmlfor
        """
        value = _html_for(self)
        return value.platform_object or _DOMTokenList.new(value)

    @htmlFor.setter
    def htmlFor(self, value, /):
        self.htmlFor.value = value

    name = property(
        reflected_domstring("name"),
        doc="""The attribute ``name``.

        ``attribute DOMString name``

        https://html.spec.whatwg.org/multipage/#dom-output-name
        """,
    )

    @name.setter
    def name(self, value, /):
        set_reflected_domstring(self, "name", to_domstring(value))

    def __str__(self):
        return "[object HTMLOutputElement]"


def new_object(value):
    """A new HTMLOutputElement object of what steps returned."""
    this = HTMLOutputElement.__new__(HTMLOutputElement)
    html_element_steps.initialize(this, value)
    return this
