"""The HTMLFormElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_domstring,
    reflected_tokens,
    set_reflected_boolean,
    set_reflected_domstring,
)
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface
from webapi.webidl.strings import to_domstring

_rel_list = reflected_tokens("rel", ["noreferrer", "noopener", "opener"])
_DOMTokenList = Interface("webapi.interfaces.dom_token_list", "DOMTokenList")


class HTMLFormElement(HTMLElement):
    """A ``form`` element.

    ``interface HTMLFormElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlformelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLFormElement")

    acceptCharset = property(
        reflected_domstring("accept-charset"),
        doc="""The attribute ``accept-charset``.

        ``attribute DOMString acceptCharset``

        https://html.spec.whatwg.org/multipage/#dom-form-acceptcharset
        """,
    )

    @acceptCharset.setter
    def acceptCharset(self, value, /):
        set_reflected_domstring(self, "accept-charset", to_domstring(value))

    name = property(
        reflected_domstring("name"),
        doc="""The attribute ``name``.

        ``attribute DOMString name``

        https://html.spec.whatwg.org/multipage/#dom-form-name
        """,
    )

    @name.setter
    def name(self, value, /):
        set_reflected_domstring(self, "name", to_domstring(value))

    noValidate = property(
        reflected_boolean("novalidate"),
        doc="""The attribute ``novalidate``.

        ``attribute boolean noValidate``

        https://html.spec.whatwg.org/multipage/#dom-form-novalidate
        """,
    )

    @noValidate.setter
    def noValidate(self, value, /):
        set_reflected_boolean(self, "novalidate", to_boolean(value))

    target = property(
        reflected_domstring("target"),
        doc="""The attribute ``target``.

        ``attribute DOMString target``

        https://html.spec.whatwg.org/multipage/#dom-form-target
        """,
    )

    @target.setter
    def target(self, value, /):
        set_reflected_domstring(self, "target", to_domstring(value))

    rel = property(
        reflected_domstring("rel"),
        doc="""The attribute ``rel``.

        ``attribute DOMString rel``

        https://html.spec.whatwg.org/multipage/#dom-form-rel
        """,
    )

    @rel.setter
    def rel(self, value, /):
        set_reflected_domstring(self, "rel", to_domstring(value))

    @property
    def relList(self):
        """The attribute ``rel``.

        ``readonly attribute DOMTokenList relList``

        https://html.spec.whatwg.org/multipage/#dom-form-rellist
        """
        value = _rel_list(self)
        return value.platform_object or _DOMTokenList.new(value)

    @relList.setter
    def relList(self, value, /):
        self.relList.value = value

    def __str__(self):
        return "[object HTMLFormElement]"


def new_object(value):
    """A new HTMLFormElement object of what steps returned."""
    this = HTMLFormElement.__new__(HTMLFormElement)
    html_element_steps.initialize(this, value)
    return this
