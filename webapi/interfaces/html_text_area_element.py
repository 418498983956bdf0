"""The HTMLTextAreaElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.constraint_validation import ConstraintValidation
from webapi.interfaces.form_associated_element import FormAssociatedElement
from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.labelable_element import LabelableElement
from webapi.interfaces.selection_mode import to_selection_mode
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import REACTIONS
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_domstring,
    reflected_integer,
    set_reflected_boolean,
    set_reflected_domstring,
    set_reflected_non_negative,
    set_reflected_unsigned,
)
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.numeric import to_long, to_unsigned_long
from webapi.webidl.objects import to_boolean
from webapi.webidl.overloads import by_position, resolve
from webapi.webidl.platform_objects import maker
from webapi.webidl.setters import include, value_setter
from webapi.webidl.strings import to_domstring, to_nullable_empty_domstring

_SETRANGETEXT_OVERLOADS = {1: 1, 3: 2, 4: 2}


class HTMLTextAreaElement(HTMLElement):
    """A ``textarea`` element.

    ``interface HTMLTextAreaElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmltextareaelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLTextAreaElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLTextAreaElement")

    cols = property(
        reflected_integer("cols", 20, 1),
        set_reflected_unsigned(
            "cols",
            to_unsigned_long,
            20,
            1,
            context="Failed to set the 'cols' property on 'HTMLTextAreaElement': The provided "
            "value",
        ),
        doc="""The attribute ``cols``.

        ``attribute unsigned long cols``

        https://html.spec.whatwg.org/multipage/#dom-textarea-cols
        """,
    )

    dirName = property(
        reflected_domstring("dirname"),
        set_reflected_domstring("dirname", to_domstring),
        doc="""The attribute ``dirname``.

        ``attribute DOMString dirName``

        https://html.spec.whatwg.org/multipage/#dom-textarea-dirname
        """,
    )

    disabled = property(
        reflected_boolean("disabled"),
        set_reflected_boolean("disabled", to_boolean),
        doc="""The attribute ``disabled``.

        ``attribute boolean disabled``

        https://html.spec.whatwg.org/multipage/#dom-textarea-disabled
        """,
    )

    maxLength = property(
        reflected_integer("maxlength", -1, 0),
        set_reflected_non_negative(
            "maxlength",
            to_long,
            context="Failed to set the 'maxLength' property on 'HTMLTextAreaElement': The "
            "provided value",
        ),
        doc="""The attribute ``maxlength``.

        ``attribute long maxLength``

        https://html.spec.whatwg.org/multipage/#dom-textarea-maxlength
        """,
    )

    minLength = property(
        reflected_integer("minlength", -1, 0),
        set_reflected_non_negative(
            "minlength",
            to_long,
            context="Failed to set the 'minLength' property on 'HTMLTextAreaElement': The "
            "provided value",
        ),
        doc="""The attribute ``minlength``.

        ``attribute long minLength``

        https://html.spec.whatwg.org/multipage/#dom-textarea-minlength
        """,
    )

    name = property(
        reflected_domstring("name"),
        set_reflected_domstring("name", to_domstring),
        doc="""The attribute ``name``.

        ``attribute DOMString name``

        https://html.spec.whatwg.org/multipage/#dom-textarea-name
        """,
    )

    placeholder = property(
        reflected_domstring("placeholder"),
        set_reflected_domstring("placeholder", to_domstring),
        doc="""The attribute ``placeholder``.

        ``attribute DOMString placeholder``

        https://html.spec.whatwg.org/multipage/#dom-textarea-placeholder
        """,
    )

    readOnly = property(
        reflected_boolean("readonly"),
        set_reflected_boolean("readonly", to_boolean),
        doc="""The attribute ``readonly``.

        ``attribute boolean readOnly``

        https://html.spec.whatwg.org/multipage/#dom-textarea-readonly
        """,
    )

    required = property(
        reflected_boolean("required"),
        set_reflected_boolean("required", to_boolean),
        doc="""The attribute ``required``.

        ``attribute boolean required``

        https://html.spec.whatwg.org/multipage/#dom-textarea-required
        """,
    )

    rows = property(
        reflected_integer("rows", 2, 1),
        set_reflected_unsigned(
            "rows",
            to_unsigned_long,
            2,
            1,
            context="Failed to set the 'rows' property on 'HTMLTextAreaElement': The provided "
            "value",
        ),
        doc="""The attribute ``rows``.

        ``attribute unsigned long rows``

        https://html.spec.whatwg.org/multipage/#dom-textarea-rows
        """,
    )

    wrap = property(
        reflected_domstring("wrap"),
        set_reflected_domstring("wrap", to_domstring),
        doc="""The attribute ``wrap``.

        ``attribute DOMString wrap``

        https://html.spec.whatwg.org/multipage/#dom-textarea-wrap
        """,
    )

    @property
    def autocomplete(self):
        """What a browser may fill in, as the attribute says it; empty if it says nothing valid.

        ``attribute DOMString autocomplete``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fe-autocomplete
        """
        return self._webapi_node.autocomplete

    autocomplete = autocomplete.setter(set_reflected_domstring("autocomplete", to_domstring))

    @property
    def type(self):
        """``textarea``.

        ``readonly attribute DOMString type``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-textarea-type
        """
        return self._webapi_node.type

    @property
    def defaultValue(self):
        """The text inside.

        ``attribute DOMString defaultValue``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-textarea-defaultvalue
        """
        return self._webapi_node.default_value

    defaultValue = defaultValue.setter(
        value_setter("_webapi_node", "default_value", to_domstring, reactions=REACTIONS)
    )

    @property
    def value(self):
        """The value, with normalized newlines.

        ``attribute [LegacyNullToEmptyString] DOMString value``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-textarea-value
        """
        return self._webapi_node.value

    value = value.setter(value_setter("_webapi_node", "value", to_nullable_empty_domstring))

    @property
    def textLength(self):
        """The length of the value, in UTF-16 code units.

        ``readonly attribute unsigned long textLength``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-textarea-textlength
        """
        return self._webapi_node.text_length

    def select(self):
        """Select all text.

        ``undefined select()``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-select
        """
        if not isinstance(self, HTMLTextAreaElement):
            raise illegal_invocation()
        self._webapi_node.select()

    @property
    def selectionStart(self):
        """Where the selection begins, in UTF-16 code units.

        ``attribute unsigned long selectionStart``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectionstart
        """
        return self._webapi_node.selection_start

    selectionStart = selectionStart.setter(
        value_setter(
            "_webapi_node",
            "selection_start",
            to_unsigned_long,
            context="Failed to set the 'selectionStart' property on 'HTMLTextAreaElement': The "
            "provided value",
        )
    )

    @property
    def selectionEnd(self):
        """Where the selection ends, in UTF-16 code units.

        ``attribute unsigned long selectionEnd``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectionend
        """
        return self._webapi_node.selection_end

    selectionEnd = selectionEnd.setter(
        value_setter(
            "_webapi_node",
            "selection_end",
            to_unsigned_long,
            context="Failed to set the 'selectionEnd' property on 'HTMLTextAreaElement': The "
            "provided value",
        )
    )

    @property
    def selectionDirection(self):
        """``forward``, ``backward`` or ``none``.

        ``attribute DOMString selectionDirection``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectiondirection
        """
        return self._webapi_node.selection_direction

    selectionDirection = selectionDirection.setter(
        value_setter("_webapi_node", "selection_direction", to_domstring)
    )

    def setRangeText(self, /, *arguments, **named):
        """Replace the selected text, or a part of the text.

        ``undefined setRangeText(DOMString replacement)``

        ``undefined setRangeText(DOMString replacement, unsigned long start, unsigned long end,
        optional SelectionMode selectionMode = "preserve")``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-setrangetext
        """
        if not isinstance(self, HTMLTextAreaElement):
            raise illegal_invocation()
        if named:
            overloads = (HTMLTextAreaElement._setRangeText_1, HTMLTextAreaElement._setRangeText_2)
            arguments = by_position(
                overloads,
                (self, *arguments),
                named,
                "Failed to execute 'setRangeText' on 'HTMLTextAreaElement'",
            )[1:]
        match resolve(
            arguments,
            _SETRANGETEXT_OVERLOADS,
            "Failed to execute 'setRangeText' on 'HTMLTextAreaElement'",
        ):
            case 1:
                return HTMLTextAreaElement._setRangeText_1(self, *arguments)
            case 2:
                return HTMLTextAreaElement._setRangeText_2(self, *arguments)

    def _setRangeText_1(self, replacement):
        self._webapi_node.set_range_text(to_domstring(replacement))

    def _setRangeText_2(self, replacement, start, end, selectionMode=None):
        self._webapi_node.set_range_text_2(
            to_domstring(replacement),
            to_unsigned_long(
                start, "Failed to execute 'setRangeText' on 'HTMLTextAreaElement': parameter 2"
            ),
            to_unsigned_long(
                end, "Failed to execute 'setRangeText' on 'HTMLTextAreaElement': parameter 3"
            ),
            "preserve"
            if selectionMode is None
            else to_selection_mode(
                selectionMode,
                "Failed to execute 'setRangeText' on 'HTMLTextAreaElement': parameter 4",
            ),
        )

    def setSelectionRange(self, start, end, direction=None):
        """Select a part of the text.

        ``undefined setSelectionRange(unsigned long start, unsigned long end, optional DOMString
        direction)``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-setselectionrange
        """
        if not isinstance(self, HTMLTextAreaElement):
            raise illegal_invocation()
        self._webapi_node.set_selection_range(
            to_unsigned_long(
                start, "Failed to execute 'setSelectionRange' on 'HTMLTextAreaElement': parameter 1"
            ),
            to_unsigned_long(
                end, "Failed to execute 'setSelectionRange' on 'HTMLTextAreaElement': parameter 2"
            ),
            None if direction is None else to_domstring(direction),
        )

    def checkValidity(self):
        """Whether the element is valid. The event ``invalid`` is fired if not.

        ``boolean checkValidity()``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-checkvalidity
        """
        if not isinstance(self, HTMLTextAreaElement):
            raise illegal_invocation()
        return self._webapi_node.check_validity()

    def reportValidity(self):
        """The same as ``checkValidity``: there is no user to whom the problem could be reported.

        ``boolean reportValidity()``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-reportvalidity
        """
        if not isinstance(self, HTMLTextAreaElement):
            raise illegal_invocation()
        return self._webapi_node.report_validity()

    def setCustomValidity(self, error):
        """Make the element invalid with a message, or take that back with an empty one.

        ``undefined setCustomValidity(DOMString error)``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-setcustomvalidity
        """
        if not isinstance(self, HTMLTextAreaElement):
            raise illegal_invocation()
        self._webapi_node.set_custom_validity(to_domstring(error))


include(HTMLTextAreaElement, FormAssociatedElement, LabelableElement, ConstraintValidation)

new_object = maker(HTMLTextAreaElement, html_element_steps.initialize)
