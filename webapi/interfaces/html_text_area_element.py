"""The HTMLTextAreaElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_domstring,
    reflected_integer,
    set_reflected_boolean,
    set_reflected_domstring,
    set_reflected_non_negative,
    set_reflected_unsigned,
)
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.numeric import to_long, to_unsigned_long
from webapi.webidl.objects import to_boolean
from webapi.webidl.strings import to_domstring


class HTMLTextAreaElement(HTMLElement):
    """A ``textarea`` element.

    ``interface HTMLTextAreaElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmltextareaelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLTextAreaElement")

    cols = property(
        reflected_integer("cols", 20, 1),
        doc="""The attribute ``cols``.

        ``attribute unsigned long cols``

        https://html.spec.whatwg.org/multipage/#dom-textarea-cols
        """,
    )

    @cols.setter
    def cols(self, value, /):
        set_reflected_unsigned(
            self,
            "cols",
            to_unsigned_long(
                value,
                "Failed to set the 'cols' property on 'HTMLTextAreaElement': The provided value",
            ),
            20,
            1,
        )

    dirName = property(
        reflected_domstring("dirname"),
        doc="""The attribute ``dirname``.

        ``attribute DOMString dirName``

        https://html.spec.whatwg.org/multipage/#dom-textarea-dirname
        """,
    )

    @dirName.setter
    def dirName(self, value, /):
        set_reflected_domstring(self, "dirname", to_domstring(value))

    disabled = property(
        reflected_boolean("disabled"),
        doc="""The attribute ``disabled``.

        ``attribute boolean disabled``

        https://html.spec.whatwg.org/multipage/#dom-textarea-disabled
        """,
    )

    @disabled.setter
    def disabled(self, value, /):
        set_reflected_boolean(self, "disabled", to_boolean(value))

    maxLength = property(
        reflected_integer("maxlength", -1, 0),
        doc="""The attribute ``maxlength``.

        ``attribute long maxLength``

        https://html.spec.whatwg.org/multipage/#dom-textarea-maxlength
        """,
    )

    @maxLength.setter
    def maxLength(self, value, /):
        set_reflected_non_negative(
            self,
            "maxlength",
            to_long(
                value,
                "Failed to set the 'maxLength' property on 'HTMLTextAreaElement': The provided "
                "value",
            ),
        )

    minLength = property(
        reflected_integer("minlength", -1, 0),
        doc="""The attribute ``minlength``.

        ``attribute long minLength``

        https://html.spec.whatwg.org/multipage/#dom-textarea-minlength
        """,
    )

    @minLength.setter
    def minLength(self, value, /):
        set_reflected_non_negative(
            self,
            "minlength",
            to_long(
                value,
                "Failed to set the 'minLength' property on 'HTMLTextAreaElement': The provided "
                "value",
            ),
        )

    name = property(
        reflected_domstring("name"),
        doc="""The attribute ``name``.

        ``attribute DOMString name``

        https://html.spec.whatwg.org/multipage/#dom-textarea-name
        """,
    )

    @name.setter
    def name(self, value, /):
        set_reflected_domstring(self, "name", to_domstring(value))

    placeholder = property(
        reflected_domstring("placeholder"),
        doc="""The attribute ``placeholder``.

        ``attribute DOMString placeholder``

        https://html.spec.whatwg.org/multipage/#dom-textarea-placeholder
        """,
    )

    @placeholder.setter
    def placeholder(self, value, /):
        set_reflected_domstring(self, "placeholder", to_domstring(value))

    readOnly = property(
        reflected_boolean("readonly"),
        doc="""The attribute ``readonly``.

        ``attribute boolean readOnly``

        https://html.spec.whatwg.org/multipage/#dom-textarea-readonly
        """,
    )

    @readOnly.setter
    def readOnly(self, value, /):
        set_reflected_boolean(self, "readonly", to_boolean(value))

    required = property(
        reflected_boolean("required"),
        doc="""The attribute ``required``.

        ``attribute boolean required``

        https://html.spec.whatwg.org/multipage/#dom-textarea-required
        """,
    )

    @required.setter
    def required(self, value, /):
        set_reflected_boolean(self, "required", to_boolean(value))

    rows = property(
        reflected_integer("rows", 2, 1),
        doc="""The attribute ``rows``.

        ``attribute unsigned long rows``

        https://html.spec.whatwg.org/multipage/#dom-textarea-rows
        """,
    )

    @rows.setter
    def rows(self, value, /):
        set_reflected_unsigned(
            self,
            "rows",
            to_unsigned_long(
                value,
                "Failed to set the 'rows' property on 'HTMLTextAreaElement': The provided value",
            ),
            2,
            1,
        )

    wrap = property(
        reflected_domstring("wrap"),
        doc="""The attribute ``wrap``.

        ``attribute DOMString wrap``

        https://html.spec.whatwg.org/multipage/#dom-textarea-wrap
        """,
    )

    @wrap.setter
    def wrap(self, value, /):
        set_reflected_domstring(self, "wrap", to_domstring(value))

    def __str__(self):
        return "[object HTMLTextAreaElement]"


def new_object(value):
    """A new HTMLTextAreaElement object of what steps returned."""
    this = HTMLTextAreaElement.__new__(HTMLTextAreaElement)
    html_element_steps.initialize(this, value)
    return this
