"""The ElementInternals interface.

Made by ``python -m idl`` from idl/element_internals.webidl: change that, not this.
"""

from webapi.interfaces.validity_state_flags import to_validity_state_flags
from webapi.steps import element_internals as steps
from webapi.steps.reflection import (
    reflected_element,
    reflected_elements,
    reflected_nullable,
    set_reflected_element,
    set_reflected_elements,
    set_reflected_nullable,
)
from webapi.webidl.classes import refuse_to_copy
from webapi.webidl.collections import frozen_array_of, nullable
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.keywords import unexpected_keyword
from webapi.webidl.objects import to_null
from webapi.webidl.platform_objects import Interface, frozen_elements, inside, maker
from webapi.webidl.strings import to_domstring, to_usvstring
from webapi.webidl.unions import Choices, union

_ShadowRoot = Interface("webapi.interfaces.shadow_root", "ShadowRoot")
_File = Interface("webapi.interfaces.file", "File")
_FormData = Interface("webapi.interfaces.form_data", "FormData")
_to_value = union(
    "(File or USVString or FormData)?",
    Choices(
        nullable=to_null,
        string=to_usvstring,
        interfaces={_File: _File.convert, _FormData: _FormData.convert},
    ),
)
_to_state = union(
    "(File or USVString or FormData)?",
    Choices(
        nullable=to_null,
        string=to_usvstring,
        interfaces={_File: _File.convert, _FormData: _FormData.convert},
    ),
)
_HTMLFormElement = Interface("webapi.interfaces.html_form_element", "HTMLFormElement")
_HTMLElement = Interface("webapi.interfaces.html_element", "HTMLElement")
_ValidityState = Interface("webapi.interfaces.validity_state", "ValidityState")
_NodeList = Interface("webapi.interfaces.node_list", "NodeList")
_CustomStateSet = Interface("webapi.interfaces.custom_state_set", "CustomStateSet")
_to_role = nullable(to_domstring)
_aria_active_descendant_element = reflected_element("aria-activedescendant")
_Element = Interface("webapi.interfaces.element", "Element")
_to_aria_active_descendant_element = nullable(inside(_Element.convert, "_webapi_node"))
_to_aria_atomic = nullable(to_domstring)
_to_aria_auto_complete = nullable(to_domstring)
_to_aria_braille_label = nullable(to_domstring)
_to_aria_braille_role_description = nullable(to_domstring)
_to_aria_busy = nullable(to_domstring)
_to_aria_checked = nullable(to_domstring)
_to_aria_col_count = nullable(to_domstring)
_to_aria_col_index = nullable(to_domstring)
_to_aria_col_index_text = nullable(to_domstring)
_to_aria_col_span = nullable(to_domstring)
_aria_controls_elements = reflected_elements("aria-controls")
_to_aria_controls_elements = nullable(frozen_array_of(inside(_Element.convert, "_webapi_node")))
_to_aria_current = nullable(to_domstring)
_aria_described_by_elements = reflected_elements("aria-describedby")
_to_aria_described_by_elements = nullable(frozen_array_of(inside(_Element.convert, "_webapi_node")))
_to_aria_description = nullable(to_domstring)
_aria_details_elements = reflected_elements("aria-details")
_to_aria_details_elements = nullable(frozen_array_of(inside(_Element.convert, "_webapi_node")))
_to_aria_disabled = nullable(to_domstring)
_aria_error_message_elements = reflected_elements("aria-errormessage")
_to_aria_error_message_elements = nullable(
    frozen_array_of(inside(_Element.convert, "_webapi_node"))
)
_to_aria_expanded = nullable(to_domstring)
_aria_flow_to_elements = reflected_elements("aria-flowto")
_to_aria_flow_to_elements = nullable(frozen_array_of(inside(_Element.convert, "_webapi_node")))
_to_aria_has_popup = nullable(to_domstring)
_to_aria_hidden = nullable(to_domstring)
_to_aria_invalid = nullable(to_domstring)
_to_aria_key_shortcuts = nullable(to_domstring)
_to_aria_label = nullable(to_domstring)
_aria_labelled_by_elements = reflected_elements("aria-labelledby")
_to_aria_labelled_by_elements = nullable(frozen_array_of(inside(_Element.convert, "_webapi_node")))
_to_aria_level = nullable(to_domstring)
_to_aria_live = nullable(to_domstring)
_to_aria_modal = nullable(to_domstring)
_to_aria_multi_line = nullable(to_domstring)
_to_aria_multi_selectable = nullable(to_domstring)
_to_aria_orientation = nullable(to_domstring)
_aria_owns_elements = reflected_elements("aria-owns")
_to_aria_owns_elements = nullable(frozen_array_of(inside(_Element.convert, "_webapi_node")))
_to_aria_placeholder = nullable(to_domstring)
_to_aria_pos_in_set = nullable(to_domstring)
_to_aria_pressed = nullable(to_domstring)
_to_aria_read_only = nullable(to_domstring)
_to_aria_relevant = nullable(to_domstring)
_to_aria_required = nullable(to_domstring)
_to_aria_role_description = nullable(to_domstring)
_to_aria_row_count = nullable(to_domstring)
_to_aria_row_index = nullable(to_domstring)
_to_aria_row_index_text = nullable(to_domstring)
_to_aria_row_span = nullable(to_domstring)
_to_aria_selected = nullable(to_domstring)
_to_aria_set_size = nullable(to_domstring)
_to_aria_sort = nullable(to_domstring)
_to_aria_value_max = nullable(to_domstring)
_to_aria_value_min = nullable(to_domstring)
_to_aria_value_now = nullable(to_domstring)
_to_aria_value_text = nullable(to_domstring)


class ElementInternals:
    """What a custom element has inside: its value and validity as a control, its states, its ARIA.

    ``interface ElementInternals``

    https://html.spec.whatwg.org/multipage/custom-elements.html#elementinternals
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("ElementInternals")

    @property
    def shadowRoot(self):
        """The shadow root of the element, also if it is closed.

        ``readonly attribute ShadowRoot? shadowRoot``

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-shadowroot
        """
        value = self._webapi_node.shadow_root
        return None if value is None else value.platform_object or _ShadowRoot.new(value)

    def setFormValue(self, value, state=None):
        """Set what the form submits: a string, a file, or all entries of a ``FormData``. Nothing
        restores ``state``.

        ``undefined setFormValue((File or USVString or FormData)? value, optional (File or USVString
        or FormData)? state)``

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-setformvalue
        """
        if not isinstance(self, ElementInternals):
            raise illegal_invocation()
        steps.setFormValue(
            self,
            _to_value(value, "Failed to execute 'setFormValue' on 'ElementInternals': parameter 1"),
            None
            if state is None
            else _to_state(
                state, "Failed to execute 'setFormValue' on 'ElementInternals': parameter 2"
            ),
        )

    @property
    def form(self):
        """The form of the element.

        ``readonly attribute HTMLFormElement? form``

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-form
        """
        value = self._webapi_node.form
        return None if value is None else value.platform_object or _HTMLFormElement.new(value)

    def setValidity(self, flags=None, message=None, anchor=None, **named):
        """Say what is wrong, and a message for the user. Without flags, the element is valid.

        ``undefined setValidity(optional ValidityStateFlags flags = {}, optional DOMString message,
        optional HTMLElement anchor)``

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-setvalidity
        """
        if named:
            raise unexpected_keyword(
                "setValidity",
                named,
                {
                    "setValidity(": (
                        "badInput",
                        "customError",
                        "patternMismatch",
                        "rangeOverflow",
                        "rangeUnderflow",
                        "stepMismatch",
                        "tooLong",
                        "tooShort",
                        "typeMismatch",
                        "valueMissing",
                    )
                },
            )
        if not isinstance(self, ElementInternals):
            raise illegal_invocation()
        steps.setValidity(
            self,
            to_validity_state_flags(
                flags, "Failed to execute 'setValidity' on 'ElementInternals': parameter 1"
            ),
            None if message is None else to_domstring(message),
            None
            if anchor is None
            else _HTMLElement.convert(
                anchor, "Failed to execute 'setValidity' on 'ElementInternals': parameter 3"
            ),
        )

    @property
    def willValidate(self):
        """Whether the element takes part when its form is validated.

        ``readonly attribute boolean willValidate``

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-willvalidate
        """
        return self._webapi_node.will_validate

    @property
    def validity(self):
        """What ``setValidity`` said.

        ``readonly attribute ValidityState validity``

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-validity
        """
        value = self._webapi_node.validity
        return value.platform_object or _ValidityState.new(value)

    @property
    def validationMessage(self):
        """The message of ``setValidity``.

        ``readonly attribute DOMString validationMessage``

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-validationmessage
        """
        return self._webapi_node.validation_message

    def checkValidity(self):
        """Whether the element is valid. If it is not, the event ``invalid`` is fired.

        ``boolean checkValidity()``

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-checkvalidity
        """
        if not isinstance(self, ElementInternals):
            raise illegal_invocation()
        return self._webapi_node.check_validity()

    def reportValidity(self):
        """The same as ``checkValidity``, which also focuses the anchor of ``setValidity``.

        ``boolean reportValidity()``

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-reportvalidity
        """
        if not isinstance(self, ElementInternals):
            raise illegal_invocation()
        return self._webapi_node.report_validity()

    @property
    def labels(self):
        """The labels of the element.

        ``readonly attribute NodeList labels``

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-labels
        """
        value = self._webapi_node.labels
        return value.platform_object or _NodeList.new(value)

    @property
    def states(self):
        """The states that ``:state()`` selects.

        ``readonly attribute CustomStateSet states``

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-states
        """
        value = self._webapi_node.states
        return value.platform_object or _CustomStateSet.new(value)

    role = property(
        reflected_nullable("role"),
        set_reflected_nullable(
            "role",
            _to_role,
            context="Failed to set the 'role' property on 'ElementInternals': The provided value",
        ),
        doc="""The attribute ``role``.

        ``attribute DOMString? role``

        https://w3c.github.io/aria/#dom-ariamixin-role
        """,
    )

    @property
    def ariaActiveDescendantElement(self):
        """The element that is active in it: the one whose ID ``aria-activedescendant`` is, or the
        one that was set.

        ``attribute Element? ariaActiveDescendantElement``

        https://w3c.github.io/aria/#dom-ariamixin-ariaactivedescendantelement
        """
        value = _aria_active_descendant_element(self)
        return None if value is None else value.platform_object or _Element.new(value)

    ariaActiveDescendantElement = ariaActiveDescendantElement.setter(
        set_reflected_element(
            "aria-activedescendant",
            _to_aria_active_descendant_element,
            context="Failed to set the 'ariaActiveDescendantElement' property on "
            "'ElementInternals': The provided value",
        )
    )

    ariaAtomic = property(
        reflected_nullable("aria-atomic"),
        set_reflected_nullable(
            "aria-atomic",
            _to_aria_atomic,
            context="Failed to set the 'ariaAtomic' property on 'ElementInternals': The provided "
            "value",
        ),
        doc="""The attribute ``aria-atomic``.

        ``attribute DOMString? ariaAtomic``

        https://w3c.github.io/aria/#dom-ariamixin-ariaatomic
        """,
    )

    ariaAutoComplete = property(
        reflected_nullable("aria-autocomplete"),
        set_reflected_nullable(
            "aria-autocomplete",
            _to_aria_auto_complete,
            context="Failed to set the 'ariaAutoComplete' property on 'ElementInternals': The "
            "provided value",
        ),
        doc="""The attribute ``aria-autocomplete``.

        ``attribute DOMString? ariaAutoComplete``

        https://w3c.github.io/aria/#dom-ariamixin-ariaautocomplete
        """,
    )

    ariaBrailleLabel = property(
        reflected_nullable("aria-braillelabel"),
        set_reflected_nullable(
            "aria-braillelabel",
            _to_aria_braille_label,
            context="Failed to set the 'ariaBrailleLabel' property on 'ElementInternals': The "
            "provided value",
        ),
        doc="""The attribute ``aria-braillelabel``.

        ``attribute DOMString? ariaBrailleLabel``

        https://w3c.github.io/aria/#dom-ariamixin-ariabraillelabel
        """,
    )

    ariaBrailleRoleDescription = property(
        reflected_nullable("aria-brailleroledescription"),
        set_reflected_nullable(
            "aria-brailleroledescription",
            _to_aria_braille_role_description,
            context="Failed to set the 'ariaBrailleRoleDescription' property on "
            "'ElementInternals': The provided value",
        ),
        doc="""The attribute ``aria-brailleroledescription``.

        ``attribute DOMString? ariaBrailleRoleDescription``

        https://w3c.github.io/aria/#dom-ariamixin-ariabrailleroledescription
        """,
    )

    ariaBusy = property(
        reflected_nullable("aria-busy"),
        set_reflected_nullable(
            "aria-busy",
            _to_aria_busy,
            context="Failed to set the 'ariaBusy' property on 'ElementInternals': The provided "
            "value",
        ),
        doc="""The attribute ``aria-busy``.

        ``attribute DOMString? ariaBusy``

        https://w3c.github.io/aria/#dom-ariamixin-ariabusy
        """,
    )

    ariaChecked = property(
        reflected_nullable("aria-checked"),
        set_reflected_nullable(
            "aria-checked",
            _to_aria_checked,
            context="Failed to set the 'ariaChecked' property on 'ElementInternals': The "
            "provided value",
        ),
        doc="""The attribute ``aria-checked``.

        ``attribute DOMString? ariaChecked``

        https://w3c.github.io/aria/#dom-ariamixin-ariachecked
        """,
    )

    ariaColCount = property(
        reflected_nullable("aria-colcount"),
        set_reflected_nullable(
            "aria-colcount",
            _to_aria_col_count,
            context="Failed to set the 'ariaColCount' property on 'ElementInternals': The "
            "provided value",
        ),
        doc="""The attribute ``aria-colcount``.

        ``attribute DOMString? ariaColCount``

        https://w3c.github.io/aria/#dom-ariamixin-ariacolcount
        """,
    )

    ariaColIndex = property(
        reflected_nullable("aria-colindex"),
        set_reflected_nullable(
            "aria-colindex",
            _to_aria_col_index,
            context="Failed to set the 'ariaColIndex' property on 'ElementInternals': The "
            "provided value",
        ),
        doc="""The attribute ``aria-colindex``.

        ``attribute DOMString? ariaColIndex``

        https://w3c.github.io/aria/#dom-ariamixin-ariacolindex
        """,
    )

    ariaColIndexText = property(
        reflected_nullable("aria-colindextext"),
        set_reflected_nullable(
            "aria-colindextext",
            _to_aria_col_index_text,
            context="Failed to set the 'ariaColIndexText' property on 'ElementInternals': The "
            "provided value",
        ),
        doc="""The attribute ``aria-colindextext``.

        ``attribute DOMString? ariaColIndexText``

        https://w3c.github.io/aria/#dom-ariamixin-ariacolindextext
        """,
    )

    ariaColSpan = property(
        reflected_nullable("aria-colspan"),
        set_reflected_nullable(
            "aria-colspan",
            _to_aria_col_span,
            context="Failed to set the 'ariaColSpan' property on 'ElementInternals': The "
            "provided value",
        ),
        doc="""The attribute ``aria-colspan``.

        ``attribute DOMString? ariaColSpan``

        https://w3c.github.io/aria/#dom-ariamixin-ariacolspan
        """,
    )

    @property
    def ariaControlsElements(self):
        """The elements that it controls: those whose IDs ``aria-controls`` has, or those that were
        set.

        ``attribute FrozenArray<Element>? ariaControlsElements``

        https://w3c.github.io/aria/#dom-ariamixin-ariacontrolselements
        """
        return frozen_elements(_aria_controls_elements(self), _Element)

    ariaControlsElements = ariaControlsElements.setter(
        set_reflected_elements(
            "aria-controls",
            _to_aria_controls_elements,
            context="Failed to set the 'ariaControlsElements' property on 'ElementInternals': "
            "The provided value",
        )
    )

    ariaCurrent = property(
        reflected_nullable("aria-current"),
        set_reflected_nullable(
            "aria-current",
            _to_aria_current,
            context="Failed to set the 'ariaCurrent' property on 'ElementInternals': The "
            "provided value",
        ),
        doc="""The attribute ``aria-current``.

        ``attribute DOMString? ariaCurrent``

        https://w3c.github.io/aria/#dom-ariamixin-ariacurrent
        """,
    )

    @property
    def ariaDescribedByElements(self):
        """The elements that describe it: those whose IDs ``aria-describedby`` has, or those that
        were set.

        ``attribute FrozenArray<Element>? ariaDescribedByElements``

        https://w3c.github.io/aria/#dom-ariamixin-ariadescribedbyelements
        """
        return frozen_elements(_aria_described_by_elements(self), _Element)

    ariaDescribedByElements = ariaDescribedByElements.setter(
        set_reflected_elements(
            "aria-describedby",
            _to_aria_described_by_elements,
            context="Failed to set the 'ariaDescribedByElements' property on 'ElementInternals': "
            "The provided value",
        )
    )

    ariaDescription = property(
        reflected_nullable("aria-description"),
        set_reflected_nullable(
            "aria-description",
            _to_aria_description,
            context="Failed to set the 'ariaDescription' property on 'ElementInternals': The "
            "provided value",
        ),
        doc="""The attribute ``aria-description``.

        ``attribute DOMString? ariaDescription``

        https://w3c.github.io/aria/#dom-ariamixin-ariadescription
        """,
    )

    @property
    def ariaDetailsElements(self):
        """The elements with details of it: those whose IDs ``aria-details`` has, or those that were
        set.

        ``attribute FrozenArray<Element>? ariaDetailsElements``

        https://w3c.github.io/aria/#dom-ariamixin-ariadetailselements
        """
        return frozen_elements(_aria_details_elements(self), _Element)

    ariaDetailsElements = ariaDetailsElements.setter(
        set_reflected_elements(
            "aria-details",
            _to_aria_details_elements,
            context="Failed to set the 'ariaDetailsElements' property on 'ElementInternals': The "
            "provided value",
        )
    )

    ariaDisabled = property(
        reflected_nullable("aria-disabled"),
        set_reflected_nullable(
            "aria-disabled",
            _to_aria_disabled,
            context="Failed to set the 'ariaDisabled' property on 'ElementInternals': The "
            "provided value",
        ),
        doc="""The attribute ``aria-disabled``.

        ``attribute DOMString? ariaDisabled``

        https://w3c.github.io/aria/#dom-ariamixin-ariadisabled
        """,
    )

    @property
    def ariaErrorMessageElements(self):
        """The elements with its error messages: those whose IDs ``aria-errormessage`` has, or those
        that were set.

        ``attribute FrozenArray<Element>? ariaErrorMessageElements``

        https://w3c.github.io/aria/#dom-ariamixin-ariaerrormessageelements
        """
        return frozen_elements(_aria_error_message_elements(self), _Element)

    ariaErrorMessageElements = ariaErrorMessageElements.setter(
        set_reflected_elements(
            "aria-errormessage",
            _to_aria_error_message_elements,
            context="Failed to set the 'ariaErrorMessageElements' property on "
            "'ElementInternals': The provided value",
        )
    )

    ariaExpanded = property(
        reflected_nullable("aria-expanded"),
        set_reflected_nullable(
            "aria-expanded",
            _to_aria_expanded,
            context="Failed to set the 'ariaExpanded' property on 'ElementInternals': The "
            "provided value",
        ),
        doc="""The attribute ``aria-expanded``.

        ``attribute DOMString? ariaExpanded``

        https://w3c.github.io/aria/#dom-ariamixin-ariaexpanded
        """,
    )

    @property
    def ariaFlowToElements(self):
        """The elements that a reader may read next: those whose IDs ``aria-flowto`` has, or those
        that were set.

        ``attribute FrozenArray<Element>? ariaFlowToElements``

        https://w3c.github.io/aria/#dom-ariamixin-ariaflowtoelements
        """
        return frozen_elements(_aria_flow_to_elements(self), _Element)

    ariaFlowToElements = ariaFlowToElements.setter(
        set_reflected_elements(
            "aria-flowto",
            _to_aria_flow_to_elements,
            context="Failed to set the 'ariaFlowToElements' property on 'ElementInternals': The "
            "provided value",
        )
    )

    ariaHasPopup = property(
        reflected_nullable("aria-haspopup"),
        set_reflected_nullable(
            "aria-haspopup",
            _to_aria_has_popup,
            context="Failed to set the 'ariaHasPopup' property on 'ElementInternals': The "
            "provided value",
        ),
        doc="""The attribute ``aria-haspopup``.

        ``attribute DOMString? ariaHasPopup``

        https://w3c.github.io/aria/#dom-ariamixin-ariahaspopup
        """,
    )

    ariaHidden = property(
        reflected_nullable("aria-hidden"),
        set_reflected_nullable(
            "aria-hidden",
            _to_aria_hidden,
            context="Failed to set the 'ariaHidden' property on 'ElementInternals': The provided "
            "value",
        ),
        doc="""The attribute ``aria-hidden``.

        ``attribute DOMString? ariaHidden``

        https://w3c.github.io/aria/#dom-ariamixin-ariahidden
        """,
    )

    ariaInvalid = property(
        reflected_nullable("aria-invalid"),
        set_reflected_nullable(
            "aria-invalid",
            _to_aria_invalid,
            context="Failed to set the 'ariaInvalid' property on 'ElementInternals': The "
            "provided value",
        ),
        doc="""The attribute ``aria-invalid``.

        ``attribute DOMString? ariaInvalid``

        https://w3c.github.io/aria/#dom-ariamixin-ariainvalid
        """,
    )

    ariaKeyShortcuts = property(
        reflected_nullable("aria-keyshortcuts"),
        set_reflected_nullable(
            "aria-keyshortcuts",
            _to_aria_key_shortcuts,
            context="Failed to set the 'ariaKeyShortcuts' property on 'ElementInternals': The "
            "provided value",
        ),
        doc="""The attribute ``aria-keyshortcuts``.

        ``attribute DOMString? ariaKeyShortcuts``

        https://w3c.github.io/aria/#dom-ariamixin-ariakeyshortcuts
        """,
    )

    ariaLabel = property(
        reflected_nullable("aria-label"),
        set_reflected_nullable(
            "aria-label",
            _to_aria_label,
            context="Failed to set the 'ariaLabel' property on 'ElementInternals': The provided "
            "value",
        ),
        doc="""The attribute ``aria-label``.

        ``attribute DOMString? ariaLabel``

        https://w3c.github.io/aria/#dom-ariamixin-arialabel
        """,
    )

    @property
    def ariaLabelledByElements(self):
        """The elements that label it: those whose IDs ``aria-labelledby`` has, or those that were
        set.

        ``attribute FrozenArray<Element>? ariaLabelledByElements``

        https://w3c.github.io/aria/#dom-ariamixin-arialabelledbyelements
        """
        return frozen_elements(_aria_labelled_by_elements(self), _Element)

    ariaLabelledByElements = ariaLabelledByElements.setter(
        set_reflected_elements(
            "aria-labelledby",
            _to_aria_labelled_by_elements,
            context="Failed to set the 'ariaLabelledByElements' property on 'ElementInternals': "
            "The provided value",
        )
    )

    ariaLevel = property(
        reflected_nullable("aria-level"),
        set_reflected_nullable(
            "aria-level",
            _to_aria_level,
            context="Failed to set the 'ariaLevel' property on 'ElementInternals': The provided "
            "value",
        ),
        doc="""The attribute ``aria-level``.

        ``attribute DOMString? ariaLevel``

        https://w3c.github.io/aria/#dom-ariamixin-arialevel
        """,
    )

    ariaLive = property(
        reflected_nullable("aria-live"),
        set_reflected_nullable(
            "aria-live",
            _to_aria_live,
            context="Failed to set the 'ariaLive' property on 'ElementInternals': The provided "
            "value",
        ),
        doc="""The attribute ``aria-live``.

        ``attribute DOMString? ariaLive``

        https://w3c.github.io/aria/#dom-ariamixin-arialive
        """,
    )

    ariaModal = property(
        reflected_nullable("aria-modal"),
        set_reflected_nullable(
            "aria-modal",
            _to_aria_modal,
            context="Failed to set the 'ariaModal' property on 'ElementInternals': The provided "
            "value",
        ),
        doc="""The attribute ``aria-modal``.

        ``attribute DOMString? ariaModal``

        https://w3c.github.io/aria/#dom-ariamixin-ariamodal
        """,
    )

    ariaMultiLine = property(
        reflected_nullable("aria-multiline"),
        set_reflected_nullable(
            "aria-multiline",
            _to_aria_multi_line,
            context="Failed to set the 'ariaMultiLine' property on 'ElementInternals': The "
            "provided value",
        ),
        doc="""The attribute ``aria-multiline``.

        ``attribute DOMString? ariaMultiLine``

        https://w3c.github.io/aria/#dom-ariamixin-ariamultiline
        """,
    )

    ariaMultiSelectable = property(
        reflected_nullable("aria-multiselectable"),
        set_reflected_nullable(
            "aria-multiselectable",
            _to_aria_multi_selectable,
            context="Failed to set the 'ariaMultiSelectable' property on 'ElementInternals': The "
            "provided value",
        ),
        doc="""The attribute ``aria-multiselectable``.

        ``attribute DOMString? ariaMultiSelectable``

        https://w3c.github.io/aria/#dom-ariamixin-ariamultiselectable
        """,
    )

    ariaOrientation = property(
        reflected_nullable("aria-orientation"),
        set_reflected_nullable(
            "aria-orientation",
            _to_aria_orientation,
            context="Failed to set the 'ariaOrientation' property on 'ElementInternals': The "
            "provided value",
        ),
        doc="""The attribute ``aria-orientation``.

        ``attribute DOMString? ariaOrientation``

        https://w3c.github.io/aria/#dom-ariamixin-ariaorientation
        """,
    )

    @property
    def ariaOwnsElements(self):
        """The elements that it owns: those whose IDs ``aria-owns`` has, or those that were set.

        ``attribute FrozenArray<Element>? ariaOwnsElements``

        https://w3c.github.io/aria/#dom-ariamixin-ariaownselements
        """
        return frozen_elements(_aria_owns_elements(self), _Element)

    ariaOwnsElements = ariaOwnsElements.setter(
        set_reflected_elements(
            "aria-owns",
            _to_aria_owns_elements,
            context="Failed to set the 'ariaOwnsElements' property on 'ElementInternals': The "
            "provided value",
        )
    )

    ariaPlaceholder = property(
        reflected_nullable("aria-placeholder"),
        set_reflected_nullable(
            "aria-placeholder",
            _to_aria_placeholder,
            context="Failed to set the 'ariaPlaceholder' property on 'ElementInternals': The "
            "provided value",
        ),
        doc="""The attribute ``aria-placeholder``.

        ``attribute DOMString? ariaPlaceholder``

        https://w3c.github.io/aria/#dom-ariamixin-ariaplaceholder
        """,
    )

    ariaPosInSet = property(
        reflected_nullable("aria-posinset"),
        set_reflected_nullable(
            "aria-posinset",
            _to_aria_pos_in_set,
            context="Failed to set the 'ariaPosInSet' property on 'ElementInternals': The "
            "provided value",
        ),
        doc="""The attribute ``aria-posinset``.

        ``attribute DOMString? ariaPosInSet``

        https://w3c.github.io/aria/#dom-ariamixin-ariaposinset
        """,
    )

    ariaPressed = property(
        reflected_nullable("aria-pressed"),
        set_reflected_nullable(
            "aria-pressed",
            _to_aria_pressed,
            context="Failed to set the 'ariaPressed' property on 'ElementInternals': The "
            "provided value",
        ),
        doc="""The attribute ``aria-pressed``.

        ``attribute DOMString? ariaPressed``

        https://w3c.github.io/aria/#dom-ariamixin-ariapressed
        """,
    )

    ariaReadOnly = property(
        reflected_nullable("aria-readonly"),
        set_reflected_nullable(
            "aria-readonly",
            _to_aria_read_only,
            context="Failed to set the 'ariaReadOnly' property on 'ElementInternals': The "
            "provided value",
        ),
        doc="""The attribute ``aria-readonly``.

        ``attribute DOMString? ariaReadOnly``

        https://w3c.github.io/aria/#dom-ariamixin-ariareadonly
        """,
    )

    ariaRelevant = property(
        reflected_nullable("aria-relevant"),
        set_reflected_nullable(
            "aria-relevant",
            _to_aria_relevant,
            context="Failed to set the 'ariaRelevant' property on 'ElementInternals': The "
            "provided value",
        ),
        doc="""The attribute ``aria-relevant``.

        ``attribute DOMString? ariaRelevant``

        https://w3c.github.io/aria/#dom-ariamixin-ariarelevant
        """,
    )

    ariaRequired = property(
        reflected_nullable("aria-required"),
        set_reflected_nullable(
            "aria-required",
            _to_aria_required,
            context="Failed to set the 'ariaRequired' property on 'ElementInternals': The "
            "provided value",
        ),
        doc="""The attribute ``aria-required``.

        ``attribute DOMString? ariaRequired``

        https://w3c.github.io/aria/#dom-ariamixin-ariarequired
        """,
    )

    ariaRoleDescription = property(
        reflected_nullable("aria-roledescription"),
        set_reflected_nullable(
            "aria-roledescription",
            _to_aria_role_description,
            context="Failed to set the 'ariaRoleDescription' property on 'ElementInternals': The "
            "provided value",
        ),
        doc="""The attribute ``aria-roledescription``.

        ``attribute DOMString? ariaRoleDescription``

        https://w3c.github.io/aria/#dom-ariamixin-ariaroledescription
        """,
    )

    ariaRowCount = property(
        reflected_nullable("aria-rowcount"),
        set_reflected_nullable(
            "aria-rowcount",
            _to_aria_row_count,
            context="Failed to set the 'ariaRowCount' property on 'ElementInternals': The "
            "provided value",
        ),
        doc="""The attribute ``aria-rowcount``.

        ``attribute DOMString? ariaRowCount``

        https://w3c.github.io/aria/#dom-ariamixin-ariarowcount
        """,
    )

    ariaRowIndex = property(
        reflected_nullable("aria-rowindex"),
        set_reflected_nullable(
            "aria-rowindex",
            _to_aria_row_index,
            context="Failed to set the 'ariaRowIndex' property on 'ElementInternals': The "
            "provided value",
        ),
        doc="""The attribute ``aria-rowindex``.

        ``attribute DOMString? ariaRowIndex``

        https://w3c.github.io/aria/#dom-ariamixin-ariarowindex
        """,
    )

    ariaRowIndexText = property(
        reflected_nullable("aria-rowindextext"),
        set_reflected_nullable(
            "aria-rowindextext",
            _to_aria_row_index_text,
            context="Failed to set the 'ariaRowIndexText' property on 'ElementInternals': The "
            "provided value",
        ),
        doc="""The attribute ``aria-rowindextext``.

        ``attribute DOMString? ariaRowIndexText``

        https://w3c.github.io/aria/#dom-ariamixin-ariarowindextext
        """,
    )

    ariaRowSpan = property(
        reflected_nullable("aria-rowspan"),
        set_reflected_nullable(
            "aria-rowspan",
            _to_aria_row_span,
            context="Failed to set the 'ariaRowSpan' property on 'ElementInternals': The "
            "provided value",
        ),
        doc="""The attribute ``aria-rowspan``.

        ``attribute DOMString? ariaRowSpan``

        https://w3c.github.io/aria/#dom-ariamixin-ariarowspan
        """,
    )

    ariaSelected = property(
        reflected_nullable("aria-selected"),
        set_reflected_nullable(
            "aria-selected",
            _to_aria_selected,
            context="Failed to set the 'ariaSelected' property on 'ElementInternals': The "
            "provided value",
        ),
        doc="""The attribute ``aria-selected``.

        ``attribute DOMString? ariaSelected``

        https://w3c.github.io/aria/#dom-ariamixin-ariaselected
        """,
    )

    ariaSetSize = property(
        reflected_nullable("aria-setsize"),
        set_reflected_nullable(
            "aria-setsize",
            _to_aria_set_size,
            context="Failed to set the 'ariaSetSize' property on 'ElementInternals': The "
            "provided value",
        ),
        doc="""The attribute ``aria-setsize``.

        ``attribute DOMString? ariaSetSize``

        https://w3c.github.io/aria/#dom-ariamixin-ariasetsize
        """,
    )

    ariaSort = property(
        reflected_nullable("aria-sort"),
        set_reflected_nullable(
            "aria-sort",
            _to_aria_sort,
            context="Failed to set the 'ariaSort' property on 'ElementInternals': The provided "
            "value",
        ),
        doc="""The attribute ``aria-sort``.

        ``attribute DOMString? ariaSort``

        https://w3c.github.io/aria/#dom-ariamixin-ariasort
        """,
    )

    ariaValueMax = property(
        reflected_nullable("aria-valuemax"),
        set_reflected_nullable(
            "aria-valuemax",
            _to_aria_value_max,
            context="Failed to set the 'ariaValueMax' property on 'ElementInternals': The "
            "provided value",
        ),
        doc="""The attribute ``aria-valuemax``.

        ``attribute DOMString? ariaValueMax``

        https://w3c.github.io/aria/#dom-ariamixin-ariavaluemax
        """,
    )

    ariaValueMin = property(
        reflected_nullable("aria-valuemin"),
        set_reflected_nullable(
            "aria-valuemin",
            _to_aria_value_min,
            context="Failed to set the 'ariaValueMin' property on 'ElementInternals': The "
            "provided value",
        ),
        doc="""The attribute ``aria-valuemin``.

        ``attribute DOMString? ariaValueMin``

        https://w3c.github.io/aria/#dom-ariamixin-ariavaluemin
        """,
    )

    ariaValueNow = property(
        reflected_nullable("aria-valuenow"),
        set_reflected_nullable(
            "aria-valuenow",
            _to_aria_value_now,
            context="Failed to set the 'ariaValueNow' property on 'ElementInternals': The "
            "provided value",
        ),
        doc="""The attribute ``aria-valuenow``.

        ``attribute DOMString? ariaValueNow``

        https://w3c.github.io/aria/#dom-ariamixin-ariavaluenow
        """,
    )

    ariaValueText = property(
        reflected_nullable("aria-valuetext"),
        set_reflected_nullable(
            "aria-valuetext",
            _to_aria_value_text,
            context="Failed to set the 'ariaValueText' property on 'ElementInternals': The "
            "provided value",
        ),
        doc="""The attribute ``aria-valuetext``.

        ``attribute DOMString? ariaValueText``

        https://w3c.github.io/aria/#dom-ariamixin-ariavaluetext
        """,
    )

    def __str__(self):
        return "[object ElementInternals]"

    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(ElementInternals, steps.initialize)
