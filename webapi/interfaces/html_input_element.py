"""The HTMLInputElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_domstring,
    reflected_integer,
    reflected_url,
    set_reflected_boolean,
    set_reflected_domstring,
    set_reflected_non_negative,
    set_reflected_positive,
)
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.numeric import to_long, to_unsigned_long
from webapi.webidl.objects import to_boolean
from webapi.webidl.strings import to_domstring, to_usvstring


class HTMLInputElement(HTMLElement):
    """An ``input`` element.

    ``interface HTMLInputElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlinputelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLInputElement")

    accept = property(
        reflected_domstring("accept"),
        doc="""The attribute ``accept``.

        ``attribute DOMString accept``

        https://html.spec.whatwg.org/multipage/#dom-input-accept
        """,
    )

    @accept.setter
    def accept(self, value, /):
        set_reflected_domstring(self, "accept", to_domstring(value))

    alpha = property(
        reflected_boolean("alpha"),
        doc="""The attribute ``alpha``.

        ``attribute boolean alpha``

        https://html.spec.whatwg.org/multipage/#dom-input-alpha
        """,
    )

    @alpha.setter
    def alpha(self, value, /):
        set_reflected_boolean(self, "alpha", to_boolean(value))

    alt = property(
        reflected_domstring("alt"),
        doc="""The attribute ``alt``.

        ``attribute DOMString alt``

        https://html.spec.whatwg.org/multipage/#dom-input-alt
        """,
    )

    @alt.setter
    def alt(self, value, /):
        set_reflected_domstring(self, "alt", to_domstring(value))

    defaultChecked = property(
        reflected_boolean("checked"),
        doc="""The attribute ``checked``.

        ``attribute boolean defaultChecked``

        https://html.spec.whatwg.org/multipage/#dom-input-defaultchecked
        """,
    )

    @defaultChecked.setter
    def defaultChecked(self, value, /):
        set_reflected_boolean(self, "checked", to_boolean(value))

    dirName = property(
        reflected_domstring("dirname"),
        doc="""The attribute ``dirname``.

        ``attribute DOMString dirName``

        https://html.spec.whatwg.org/multipage/#dom-input-dirname
        """,
    )

    @dirName.setter
    def dirName(self, value, /):
        set_reflected_domstring(self, "dirname", to_domstring(value))

    disabled = property(
        reflected_boolean("disabled"),
        doc="""The attribute ``disabled``.

        ``attribute boolean disabled``

        https://html.spec.whatwg.org/multipage/#dom-input-disabled
        """,
    )

    @disabled.setter
    def disabled(self, value, /):
        set_reflected_boolean(self, "disabled", to_boolean(value))

    formNoValidate = property(
        reflected_boolean("formnovalidate"),
        doc="""The attribute ``formnovalidate``.

        ``attribute boolean formNoValidate``

        https://html.spec.whatwg.org/multipage/#dom-input-formnovalidate
        """,
    )

    @formNoValidate.setter
    def formNoValidate(self, value, /):
        set_reflected_boolean(self, "formnovalidate", to_boolean(value))

    formTarget = property(
        reflected_domstring("formtarget"),
        doc="""The attribute ``formtarget``.

        ``attribute DOMString formTarget``

        https://html.spec.whatwg.org/multipage/#dom-input-formtarget
        """,
    )

    @formTarget.setter
    def formTarget(self, value, /):
        set_reflected_domstring(self, "formtarget", to_domstring(value))

    max = property(
        reflected_domstring("max"),
        doc="""The attribute ``max``.

        ``attribute DOMString max``

        https://html.spec.whatwg.org/multipage/#dom-input-max
        """,
    )

    @max.setter
    def max(self, value, /):
        set_reflected_domstring(self, "max", to_domstring(value))

    maxLength = property(
        reflected_integer("maxlength", -1, 0),
        doc="""The attribute ``maxlength``.

        ``attribute long maxLength``

        https://html.spec.whatwg.org/multipage/#dom-input-maxlength
        """,
    )

    @maxLength.setter
    def maxLength(self, value, /):
        set_reflected_non_negative(
            self,
            "maxlength",
            to_long(
                value,
                "Failed to set the 'maxLength' property on 'HTMLInputElement': The provided value",
            ),
        )

    min = property(
        reflected_domstring("min"),
        doc="""The attribute ``min``.

        ``attribute DOMString min``

        https://html.spec.whatwg.org/multipage/#dom-input-min
        """,
    )

    @min.setter
    def min(self, value, /):
        set_reflected_domstring(self, "min", to_domstring(value))

    minLength = property(
        reflected_integer("minlength", -1, 0),
        doc="""The attribute ``minlength``.

        ``attribute long minLength``

        https://html.spec.whatwg.org/multipage/#dom-input-minlength
        """,
    )

    @minLength.setter
    def minLength(self, value, /):
        set_reflected_non_negative(
            self,
            "minlength",
            to_long(
                value,
                "Failed to set the 'minLength' property on 'HTMLInputElement': The provided value",
            ),
        )

    multiple = property(
        reflected_boolean("multiple"),
        doc="""The attribute ``multiple``.

        ``attribute boolean multiple``

        https://html.spec.whatwg.org/multipage/#dom-input-multiple
        """,
    )

    @multiple.setter
    def multiple(self, value, /):
        set_reflected_boolean(self, "multiple", to_boolean(value))

    name = property(
        reflected_domstring("name"),
        doc="""The attribute ``name``.

        ``attribute DOMString name``

        https://html.spec.whatwg.org/multipage/#dom-input-name
        """,
    )

    @name.setter
    def name(self, value, /):
        set_reflected_domstring(self, "name", to_domstring(value))

    pattern = property(
        reflected_domstring("pattern"),
        doc="""The attribute ``pattern``.

        ``attribute DOMString pattern``

        https://html.spec.whatwg.org/multipage/#dom-input-pattern
        """,
    )

    @pattern.setter
    def pattern(self, value, /):
        set_reflected_domstring(self, "pattern", to_domstring(value))

    placeholder = property(
        reflected_domstring("placeholder"),
        doc="""The attribute ``placeholder``.

        ``attribute DOMString placeholder``

        https://html.spec.whatwg.org/multipage/#dom-input-placeholder
        """,
    )

    @placeholder.setter
    def placeholder(self, value, /):
        set_reflected_domstring(self, "placeholder", to_domstring(value))

    readOnly = property(
        reflected_boolean("readonly"),
        doc="""The attribute ``readonly``.

        ``attribute boolean readOnly``

        https://html.spec.whatwg.org/multipage/#dom-input-readonly
        """,
    )

    @readOnly.setter
    def readOnly(self, value, /):
        set_reflected_boolean(self, "readonly", to_boolean(value))

    required = property(
        reflected_boolean("required"),
        doc="""The attribute ``required``.

        ``attribute boolean required``

        https://html.spec.whatwg.org/multipage/#dom-input-required
        """,
    )

    @required.setter
    def required(self, value, /):
        set_reflected_boolean(self, "required", to_boolean(value))

    size = property(
        reflected_integer("size", 20, 1),
        doc="""The attribute ``size``.

        ``attribute unsigned long size``

        https://html.spec.whatwg.org/multipage/#dom-input-size
        """,
    )

    @size.setter
    def size(self, value, /):
        set_reflected_positive(
            self,
            "size",
            to_unsigned_long(
                value, "Failed to set the 'size' property on 'HTMLInputElement': The provided value"
            ),
            20,
        )

    src = property(
        reflected_url("src"),
        doc="""The attribute ``src``.

        ``attribute USVString src``

        https://html.spec.whatwg.org/multipage/#dom-input-src
        """,
    )

    @src.setter
    def src(self, value, /):
        set_reflected_domstring(self, "src", to_usvstring(value))

    step = property(
        reflected_domstring("step"),
        doc="""The attribute ``step``.

        ``attribute DOMString step``

        https://html.spec.whatwg.org/multipage/#dom-input-step
        """,
    )

    @step.setter
    def step(self, value, /):
        set_reflected_domstring(self, "step", to_domstring(value))

    defaultValue = property(
        reflected_domstring("value"),
        doc="""The attribute ``value``.

        ``attribute DOMString defaultValue``

        https://html.spec.whatwg.org/multipage/#dom-input-defaultvalue
        """,
    )

    @defaultValue.setter
    def defaultValue(self, value, /):
        set_reflected_domstring(self, "value", to_domstring(value))

    align = property(
        reflected_domstring("align"),
        doc="""The attribute ``align``.

        ``attribute DOMString align``

        https://html.spec.whatwg.org/multipage/#dom-input-align
        """,
    )

    @align.setter
    def align(self, value, /):
        set_reflected_domstring(self, "align", to_domstring(value))

    useMap = property(
        reflected_domstring("usemap"),
        doc="""The attribute ``usemap``.

        ``attribute DOMString useMap``

        https://html.spec.whatwg.org/multipage/#dom-input-usemap
        """,
    )

    @useMap.setter
    def useMap(self, value, /):
        set_reflected_domstring(self, "usemap", to_domstring(value))

    def __str__(self):
        return "[object HTMLInputElement]"


def new_object(value):
    """A new HTMLInputElement object of what steps returned."""
    this = HTMLInputElement.__new__(HTMLInputElement)
    html_element_steps.initialize(this, value)
    return this
