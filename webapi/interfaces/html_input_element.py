"""The HTMLInputElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.dom.popovers import get_popover_target_element
from webapi.interfaces.constraint_validation import ConstraintValidation
from webapi.interfaces.form_associated_element import FormAssociatedElement
from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.selection_mode import to_selection_mode
from webapi.interfaces.submit_button import SubmitButton
from webapi.steps import html_element as html_element_steps
from webapi.steps import html_input_element as steps
from webapi.steps import popover_invoker_element as popover_invoker_element_steps
from webapi.steps.custom_element_reactions import REACTIONS
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_domstring,
    reflected_integer,
    reflected_keyword,
    reflected_url,
    set_reflected_boolean,
    set_reflected_domstring,
    set_reflected_non_negative,
    set_reflected_positive,
    set_reflected_unsigned,
)
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.numeric import to_long, to_unrestricted_double, to_unsigned_long
from webapi.webidl.objects import to_boolean, to_object
from webapi.webidl.overloads import by_position, resolve
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.setters import include, step_setter, value_setter
from webapi.webidl.strings import to_domstring, to_nullable_empty_domstring, to_usvstring

_FileList = Interface("webapi.interfaces.file_list", "FileList")
_to_files = nullable(_FileList.convert)
_HTMLDataListElement = Interface("webapi.interfaces.html_data_list_element", "HTMLDataListElement")
_to_value_as_date = nullable(to_object)
_NodeList = Interface("webapi.interfaces.node_list", "NodeList")
_to_selection_start = nullable(to_unsigned_long)
_to_selection_end = nullable(to_unsigned_long)
_to_nullable_domstring = nullable(to_domstring)
_SETRANGETEXT_OVERLOADS = {1: 1, 3: 2, 4: 2}
_Element = Interface("webapi.interfaces.element", "Element")
_to_popover_target_element = nullable(_Element.convert)


class HTMLInputElement(HTMLElement):
    """An ``input`` element.

    ``interface HTMLInputElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlinputelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLInputElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLInputElement")

    accept = property(
        reflected_domstring("accept"),
        set_reflected_domstring("accept", to_domstring),
        doc="""The attribute ``accept``.

        ``attribute DOMString accept``

        https://html.spec.whatwg.org/multipage/#dom-input-accept
        """,
    )

    alpha = property(
        reflected_boolean("alpha"),
        set_reflected_boolean("alpha", to_boolean),
        doc="""The attribute ``alpha``.

        ``attribute boolean alpha``

        https://html.spec.whatwg.org/multipage/#dom-input-alpha
        """,
    )

    alt = property(
        reflected_domstring("alt"),
        set_reflected_domstring("alt", to_domstring),
        doc="""The attribute ``alt``.

        ``attribute DOMString alt``

        https://html.spec.whatwg.org/multipage/#dom-input-alt
        """,
    )

    defaultChecked = property(
        reflected_boolean("checked"),
        set_reflected_boolean("checked", to_boolean),
        doc="""The attribute ``checked``.

        ``attribute boolean defaultChecked``

        https://html.spec.whatwg.org/multipage/#dom-input-defaultchecked
        """,
    )

    dirName = property(
        reflected_domstring("dirname"),
        set_reflected_domstring("dirname", to_domstring),
        doc="""The attribute ``dirname``.

        ``attribute DOMString dirName``

        https://html.spec.whatwg.org/multipage/#dom-input-dirname
        """,
    )

    disabled = property(
        reflected_boolean("disabled"),
        set_reflected_boolean("disabled", to_boolean),
        doc="""The attribute ``disabled``.

        ``attribute boolean disabled``

        https://html.spec.whatwg.org/multipage/#dom-input-disabled
        """,
    )

    formNoValidate = property(
        reflected_boolean("formnovalidate"),
        set_reflected_boolean("formnovalidate", to_boolean),
        doc="""The attribute ``formnovalidate``.

        ``attribute boolean formNoValidate``

        https://html.spec.whatwg.org/multipage/#dom-input-formnovalidate
        """,
    )

    formTarget = property(
        reflected_domstring("formtarget"),
        set_reflected_domstring("formtarget", to_domstring),
        doc="""The attribute ``formtarget``.

        ``attribute DOMString formTarget``

        https://html.spec.whatwg.org/multipage/#dom-input-formtarget
        """,
    )

    max = property(
        reflected_domstring("max"),
        set_reflected_domstring("max", to_domstring),
        doc="""The attribute ``max``.

        ``attribute DOMString max``

        https://html.spec.whatwg.org/multipage/#dom-input-max
        """,
    )

    maxLength = property(
        reflected_integer("maxlength", -1, 0),
        set_reflected_non_negative(
            "maxlength",
            to_long,
            context="Failed to set the 'maxLength' property on 'HTMLInputElement': The provided "
            "value",
        ),
        doc="""The attribute ``maxlength``.

        ``attribute long maxLength``

        https://html.spec.whatwg.org/multipage/#dom-input-maxlength
        """,
    )

    min = property(
        reflected_domstring("min"),
        set_reflected_domstring("min", to_domstring),
        doc="""The attribute ``min``.

        ``attribute DOMString min``

        https://html.spec.whatwg.org/multipage/#dom-input-min
        """,
    )

    minLength = property(
        reflected_integer("minlength", -1, 0),
        set_reflected_non_negative(
            "minlength",
            to_long,
            context="Failed to set the 'minLength' property on 'HTMLInputElement': The provided "
            "value",
        ),
        doc="""The attribute ``minlength``.

        ``attribute long minLength``

        https://html.spec.whatwg.org/multipage/#dom-input-minlength
        """,
    )

    multiple = property(
        reflected_boolean("multiple"),
        set_reflected_boolean("multiple", to_boolean),
        doc="""The attribute ``multiple``.

        ``attribute boolean multiple``

        https://html.spec.whatwg.org/multipage/#dom-input-multiple
        """,
    )

    name = property(
        reflected_domstring("name"),
        set_reflected_domstring("name", to_domstring),
        doc="""The attribute ``name``.

        ``attribute DOMString name``

        https://html.spec.whatwg.org/multipage/#dom-input-name
        """,
    )

    pattern = property(
        reflected_domstring("pattern"),
        set_reflected_domstring("pattern", to_domstring),
        doc="""The attribute ``pattern``.

        ``attribute DOMString pattern``

        https://html.spec.whatwg.org/multipage/#dom-input-pattern
        """,
    )

    placeholder = property(
        reflected_domstring("placeholder"),
        set_reflected_domstring("placeholder", to_domstring),
        doc="""The attribute ``placeholder``.

        ``attribute DOMString placeholder``

        https://html.spec.whatwg.org/multipage/#dom-input-placeholder
        """,
    )

    readOnly = property(
        reflected_boolean("readonly"),
        set_reflected_boolean("readonly", to_boolean),
        doc="""The attribute ``readonly``.

        ``attribute boolean readOnly``

        https://html.spec.whatwg.org/multipage/#dom-input-readonly
        """,
    )

    required = property(
        reflected_boolean("required"),
        set_reflected_boolean("required", to_boolean),
        doc="""The attribute ``required``.

        ``attribute boolean required``

        https://html.spec.whatwg.org/multipage/#dom-input-required
        """,
    )

    size = property(
        reflected_integer("size", 20, 1),
        set_reflected_positive(
            "size",
            to_unsigned_long,
            20,
            context="Failed to set the 'size' property on 'HTMLInputElement': The provided value",
        ),
        doc="""The attribute ``size``.

        ``attribute unsigned long size``

        https://html.spec.whatwg.org/multipage/#dom-input-size
        """,
    )

    src = property(
        reflected_url("src"),
        set_reflected_domstring("src", to_usvstring),
        doc="""The attribute ``src``.

        ``attribute USVString src``

        https://html.spec.whatwg.org/multipage/#dom-input-src
        """,
    )

    @property
    def width(self):
        """The width of an image button's image: 0, as no image is loaded. Setting it sets the
        attribute.

        ``attribute unsigned long width``

        https://html.spec.whatwg.org/multipage/#dom-input-width
        """
        return self._webapi_node.width

    width = width.setter(
        set_reflected_unsigned(
            "width",
            to_unsigned_long,
            0,
            context="Failed to set the 'width' property on 'HTMLInputElement': The provided value",
        )
    )

    @property
    def height(self):
        """The height of an image button's image: 0, as no image is loaded. Setting it sets the
        attribute.

        ``attribute unsigned long height``

        https://html.spec.whatwg.org/multipage/#dom-input-height
        """
        return self._webapi_node.height

    height = height.setter(
        set_reflected_unsigned(
            "height",
            to_unsigned_long,
            0,
            context="Failed to set the 'height' property on 'HTMLInputElement': The provided value",
        )
    )

    step = property(
        reflected_domstring("step"),
        set_reflected_domstring("step", to_domstring),
        doc="""The attribute ``step``.

        ``attribute DOMString step``

        https://html.spec.whatwg.org/multipage/#dom-input-step
        """,
    )

    defaultValue = property(
        reflected_domstring("value"),
        set_reflected_domstring("value", to_domstring),
        doc="""The attribute ``value``.

        ``attribute DOMString defaultValue``

        https://html.spec.whatwg.org/multipage/#dom-input-defaultvalue
        """,
    )

    align = property(
        reflected_domstring("align"),
        set_reflected_domstring("align", to_domstring),
        doc="""The attribute ``align``.

        ``attribute DOMString align``

        https://html.spec.whatwg.org/multipage/#dom-input-align
        """,
    )

    useMap = property(
        reflected_domstring("usemap"),
        set_reflected_domstring("usemap", to_domstring),
        doc="""The attribute ``usemap``.

        ``attribute DOMString useMap``

        https://html.spec.whatwg.org/multipage/#dom-input-usemap
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
    def checked(self):
        """Whether a checkbox or radio button is checked.

        ``attribute boolean checked``

        https://html.spec.whatwg.org/multipage/input.html#dom-input-checked
        """
        return self._webapi_node.checked

    checked = checked.setter(value_setter("_webapi_node", "checked", to_boolean))

    @property
    def files(self):
        """The files of a file input; ``None`` for other types.

        ``attribute FileList? files``

        https://html.spec.whatwg.org/multipage/input.html#dom-input-files
        """
        value = self._webapi_node.files
        return None if value is None else value.platform_object or _FileList.new(value)

    files = files.setter(
        step_setter(
            steps.files_setter,
            _to_files,
            context="Failed to set the 'files' property on 'HTMLInputElement': The provided value",
        )
    )

    @property
    def indeterminate(self):
        """Whether a checkbox looks neither checked nor unchecked.

        ``attribute boolean indeterminate``

        https://html.spec.whatwg.org/multipage/input.html#dom-input-indeterminate
        """
        return self._webapi_node.indeterminate

    indeterminate = indeterminate.setter(value_setter("_webapi_node", "indeterminate", to_boolean))

    @property
    def list(self):
        """The ``datalist`` with suggestions, or ``None``.

        ``readonly attribute HTMLDataListElement? list``

        https://html.spec.whatwg.org/multipage/input.html#dom-input-list
        """
        value = self._webapi_node.list
        return None if value is None else value.platform_object or _HTMLDataListElement.new(value)

    @property
    def type(self):
        """The type; ``text`` if the attribute is missing or unknown.

        ``attribute DOMString type``

        https://html.spec.whatwg.org/multipage/input.html#dom-input-type
        """
        return self._webapi_node.type

    type = type.setter(set_reflected_domstring("type", to_domstring))

    @property
    def value(self):
        """The value, as the type sanitizes it.

        ``attribute [LegacyNullToEmptyString] DOMString value``

        https://html.spec.whatwg.org/multipage/input.html#dom-input-value

        >>> from webapi import Document
        >>> page = Document("https://example.org/")
        >>> field = page.createElement("input")
        >>> field.type, field.value = "email", " ada@example.org "
        >>> field.value
        'ada@example.org'
        """
        return self._webapi_node.value

    value = value.setter(
        value_setter("_webapi_node", "value", to_nullable_empty_domstring, reactions=REACTIONS)
    )

    valueAsDate = property(
        steps.valueAsDate_getter,
        step_setter(
            steps.valueAsDate_setter,
            _to_value_as_date,
            context="Failed to set the 'valueAsDate' property on 'HTMLInputElement': The "
            "provided value",
        ),
        doc="""The date or time as a ``datetime`` in UTC, or ``None``.

        ``attribute object? valueAsDate``

        https://html.spec.whatwg.org/multipage/input.html#dom-input-valueasdate

        >>> from webapi import Document
        >>> page = Document("https://example.org/")
        >>> field = page.createElement("input")
        >>> field.type, field.value = "date", "2026-11-23"
        >>> field.valueAsDate
        datetime.datetime(2026, 11, 23, 0, 0, tzinfo=datetime.timezone.utc)
        """,
    )

    @property
    def valueAsNumber(self):
        """The number; of dates and times it is milliseconds, of months the months since 1970.

        ``attribute unrestricted double valueAsNumber``

        https://html.spec.whatwg.org/multipage/input.html#dom-input-valueasnumber
        """
        return self._webapi_node.value_as_number

    valueAsNumber = valueAsNumber.setter(
        value_setter(
            "_webapi_node",
            "value_as_number",
            to_unrestricted_double,
            context="Failed to set the 'valueAsNumber' property on 'HTMLInputElement': The "
            "provided value",
        )
    )

    def stepUp(self, n=None):
        """Add a number of steps to the value.

        ``undefined stepUp(optional long n = 1)``

        https://html.spec.whatwg.org/multipage/input.html#dom-input-stepup
        """
        if not isinstance(self, HTMLInputElement):
            raise illegal_invocation()
        self._webapi_node.step_up(
            1
            if n is None
            else to_long(n, "Failed to execute 'stepUp' on 'HTMLInputElement': parameter 1")
        )

    def stepDown(self, n=None):
        """Subtract a number of steps from the value.

        ``undefined stepDown(optional long n = 1)``

        https://html.spec.whatwg.org/multipage/input.html#dom-input-stepdown
        """
        if not isinstance(self, HTMLInputElement):
            raise illegal_invocation()
        self._webapi_node.step_down(
            1
            if n is None
            else to_long(n, "Failed to execute 'stepDown' on 'HTMLInputElement': parameter 1")
        )

    @property
    def labels(self):
        """The labels of the element; ``None`` if it is hidden.

        ``readonly attribute NodeList? labels``

        https://html.spec.whatwg.org/multipage/forms.html#dom-lfe-labels
        """
        value = self._webapi_node.labels
        return None if value is None else value.platform_object or _NodeList.new(value)

    def select(self):
        """Select all text.

        ``undefined select()``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-select
        """
        if not isinstance(self, HTMLInputElement):
            raise illegal_invocation()
        self._webapi_node.select()

    @property
    def selectionStart(self):
        """Where the selection begins, in UTF-16 code units.

        ``attribute unsigned long? selectionStart``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectionstart
        """
        return self._webapi_node.selection_start

    selectionStart = selectionStart.setter(
        value_setter(
            "_webapi_node",
            "selection_start",
            _to_selection_start,
            context="Failed to set the 'selectionStart' property on 'HTMLInputElement': The "
            "provided value",
        )
    )

    @property
    def selectionEnd(self):
        """Where the selection ends, in UTF-16 code units.

        ``attribute unsigned long? selectionEnd``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectionend
        """
        return self._webapi_node.selection_end

    selectionEnd = selectionEnd.setter(
        value_setter(
            "_webapi_node",
            "selection_end",
            _to_selection_end,
            context="Failed to set the 'selectionEnd' property on 'HTMLInputElement': The "
            "provided value",
        )
    )

    @property
    def selectionDirection(self):
        """``forward``, ``backward`` or ``none``.

        ``attribute DOMString? selectionDirection``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectiondirection
        """
        return self._webapi_node.selection_direction

    selectionDirection = selectionDirection.setter(
        value_setter(
            "_webapi_node",
            "selection_direction",
            _to_nullable_domstring,
            context="Failed to set the 'selectionDirection' property on 'HTMLInputElement': The "
            "provided value",
        )
    )

    def setRangeText(self, /, *arguments, **named):
        """Replace the selected text, or a part of the text.

        ``undefined setRangeText(DOMString replacement)``

        ``undefined setRangeText(DOMString replacement, unsigned long start, unsigned long end,
        optional SelectionMode selectionMode = "preserve")``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-setrangetext
        """
        if not isinstance(self, HTMLInputElement):
            raise illegal_invocation()
        if named:
            overloads = (HTMLInputElement._setRangeText_1, HTMLInputElement._setRangeText_2)
            arguments = by_position(
                overloads,
                (self, *arguments),
                named,
                "Failed to execute 'setRangeText' on 'HTMLInputElement'",
            )[1:]
        match resolve(
            arguments,
            _SETRANGETEXT_OVERLOADS,
            "Failed to execute 'setRangeText' on 'HTMLInputElement'",
        ):
            case 1:
                return HTMLInputElement._setRangeText_1(self, *arguments)
            case 2:
                return HTMLInputElement._setRangeText_2(self, *arguments)

    def _setRangeText_1(self, replacement):
        self._webapi_node.set_range_text(to_domstring(replacement))

    def _setRangeText_2(self, replacement, start, end, selectionMode=None):
        self._webapi_node.set_range_text_2(
            to_domstring(replacement),
            to_unsigned_long(
                start, "Failed to execute 'setRangeText' on 'HTMLInputElement': parameter 2"
            ),
            to_unsigned_long(
                end, "Failed to execute 'setRangeText' on 'HTMLInputElement': parameter 3"
            ),
            "preserve"
            if selectionMode is None
            else to_selection_mode(
                selectionMode, "Failed to execute 'setRangeText' on 'HTMLInputElement': parameter 4"
            ),
        )

    def setSelectionRange(self, start, end, direction=None):
        """Select a part of the text.

        ``undefined setSelectionRange(unsigned long start, unsigned long end, optional DOMString
        direction)``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-setselectionrange
        """
        if not isinstance(self, HTMLInputElement):
            raise illegal_invocation()
        self._webapi_node.set_selection_range(
            to_unsigned_long(
                start, "Failed to execute 'setSelectionRange' on 'HTMLInputElement': parameter 1"
            ),
            to_unsigned_long(
                end, "Failed to execute 'setSelectionRange' on 'HTMLInputElement': parameter 2"
            ),
            None if direction is None else to_domstring(direction),
        )

    @property
    def popoverTargetElement(self):
        """The popover that a click on the button shows and hides.

        ``attribute Element? popoverTargetElement``

        https://html.spec.whatwg.org/multipage/popover.html#dom-popovertargetelement
        """
        value = get_popover_target_element(self._webapi_node)
        return None if value is None else value.platform_object or _Element.new(value)

    popoverTargetElement = popoverTargetElement.setter(
        step_setter(
            popover_invoker_element_steps.popoverTargetElement_setter,
            _to_popover_target_element,
            context="Failed to set the 'popoverTargetElement' property on 'HTMLInputElement': "
            "The provided value",
            reactions=REACTIONS,
        )
    )

    popoverTargetAction = property(
        reflected_keyword(
            "popovertargetaction",
            {"toggle": "toggle", "show": "show", "hide": "hide"},
            "toggle",
            "toggle",
        ),
        set_reflected_domstring("popovertargetaction", to_domstring),
        doc="""Whether a click shows the popover, hides it, or does either: ``show``, ``hide``,
        ``toggle``.

        ``attribute DOMString popoverTargetAction``

        https://html.spec.whatwg.org/multipage/popover.html#dom-popovertargetaction
        """,
    )

    def checkValidity(self):
        """Whether the element is valid. The event ``invalid`` is fired if not.

        ``boolean checkValidity()``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-checkvalidity
        """
        if not isinstance(self, HTMLInputElement):
            raise illegal_invocation()
        return self._webapi_node.check_validity()

    def reportValidity(self):
        """The same as ``checkValidity``: there is no user to whom the problem could be reported.

        ``boolean reportValidity()``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-reportvalidity
        """
        if not isinstance(self, HTMLInputElement):
            raise illegal_invocation()
        return self._webapi_node.report_validity()

    def setCustomValidity(self, error):
        """Make the element invalid with a message, or take that back with an empty one.

        ``undefined setCustomValidity(DOMString error)``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-setcustomvalidity
        """
        if not isinstance(self, HTMLInputElement):
            raise illegal_invocation()
        self._webapi_node.set_custom_validity(to_domstring(error))


include(HTMLInputElement, FormAssociatedElement, ConstraintValidation, SubmitButton)

new_object = maker(HTMLInputElement, html_element_steps.initialize)
