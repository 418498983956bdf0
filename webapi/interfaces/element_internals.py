"""The ElementInternals interface.

Made by ``python -m idl`` from idl/element_internals.webidl: change that, not this.
"""

from webapi.interfaces.validity_state_flags import to_validity_state_flags
from webapi.steps import element_internals as steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
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
from webapi.webidl.platform_objects import Interface, frozen_elements
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
_to_aria_active_descendant_element = nullable(_Element.convert)
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
_to_aria_controls_elements = nullable(frozen_array_of(_Element.convert))
_to_aria_current = nullable(to_domstring)
_aria_described_by_elements = reflected_elements("aria-describedby")
_to_aria_described_by_elements = nullable(frozen_array_of(_Element.convert))
_to_aria_description = nullable(to_domstring)
_aria_details_elements = reflected_elements("aria-details")
_to_aria_details_elements = nullable(frozen_array_of(_Element.convert))
_to_aria_disabled = nullable(to_domstring)
_aria_error_message_elements = reflected_elements("aria-errormessage")
_to_aria_error_message_elements = nullable(frozen_array_of(_Element.convert))
_to_aria_expanded = nullable(to_domstring)
_aria_flow_to_elements = reflected_elements("aria-flowto")
_to_aria_flow_to_elements = nullable(frozen_array_of(_Element.convert))
_to_aria_has_popup = nullable(to_domstring)
_to_aria_hidden = nullable(to_domstring)
_to_aria_invalid = nullable(to_domstring)
_to_aria_key_shortcuts = nullable(to_domstring)
_to_aria_label = nullable(to_domstring)
_aria_labelled_by_elements = reflected_elements("aria-labelledby")
_to_aria_labelled_by_elements = nullable(frozen_array_of(_Element.convert))
_to_aria_level = nullable(to_domstring)
_to_aria_live = nullable(to_domstring)
_to_aria_modal = nullable(to_domstring)
_to_aria_multi_line = nullable(to_domstring)
_to_aria_multi_selectable = nullable(to_domstring)
_to_aria_orientation = nullable(to_domstring)
_aria_owns_elements = reflected_elements("aria-owns")
_to_aria_owns_elements = nullable(frozen_array_of(_Element.convert))
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
        doc="""The attribute ``role``.

        ``attribute DOMString? role``

        https://w3c.github.io/aria/#dom-ariamixin-role
        """,
    )

    @role.setter
    def role(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "role",
                _to_role(
                    value,
                    "Failed to set the 'role' property on 'ElementInternals': The provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def ariaActiveDescendantElement(self):
        """The element that is active in it: the one whose ID ``aria-activedescendant`` is, or the
        one that was set.

        ``attribute Element? ariaActiveDescendantElement``

        https://w3c.github.io/aria/#dom-ariamixin-ariaactivedescendantelement
        """
        value = _aria_active_descendant_element(self)
        return None if value is None else value.platform_object or _Element.new(value)

    @ariaActiveDescendantElement.setter
    def ariaActiveDescendantElement(self, value, /):
        try:
            set_reflected_element(
                self,
                "aria-activedescendant",
                _to_aria_active_descendant_element(
                    value,
                    "Failed to set the 'ariaActiveDescendantElement' property on "
                    "'ElementInternals': The provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaAtomic = property(
        reflected_nullable("aria-atomic"),
        doc="""The attribute ``aria-atomic``.

        ``attribute DOMString? ariaAtomic``

        https://w3c.github.io/aria/#dom-ariamixin-ariaatomic
        """,
    )

    @ariaAtomic.setter
    def ariaAtomic(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-atomic",
                _to_aria_atomic(
                    value,
                    "Failed to set the 'ariaAtomic' property on 'ElementInternals': The provided "
                    "value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaAutoComplete = property(
        reflected_nullable("aria-autocomplete"),
        doc="""The attribute ``aria-autocomplete``.

        ``attribute DOMString? ariaAutoComplete``

        https://w3c.github.io/aria/#dom-ariamixin-ariaautocomplete
        """,
    )

    @ariaAutoComplete.setter
    def ariaAutoComplete(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-autocomplete",
                _to_aria_auto_complete(
                    value,
                    "Failed to set the 'ariaAutoComplete' property on 'ElementInternals': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaBrailleLabel = property(
        reflected_nullable("aria-braillelabel"),
        doc="""The attribute ``aria-braillelabel``.

        ``attribute DOMString? ariaBrailleLabel``

        https://w3c.github.io/aria/#dom-ariamixin-ariabraillelabel
        """,
    )

    @ariaBrailleLabel.setter
    def ariaBrailleLabel(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-braillelabel",
                _to_aria_braille_label(
                    value,
                    "Failed to set the 'ariaBrailleLabel' property on 'ElementInternals': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaBrailleRoleDescription = property(
        reflected_nullable("aria-brailleroledescription"),
        doc="""The attribute ``aria-brailleroledescription``.

        ``attribute DOMString? ariaBrailleRoleDescription``

        https://w3c.github.io/aria/#dom-ariamixin-ariabrailleroledescription
        """,
    )

    @ariaBrailleRoleDescription.setter
    def ariaBrailleRoleDescription(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-brailleroledescription",
                _to_aria_braille_role_description(
                    value,
                    "Failed to set the 'ariaBrailleRoleDescription' property on "
                    "'ElementInternals': The provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaBusy = property(
        reflected_nullable("aria-busy"),
        doc="""The attribute ``aria-busy``.

        ``attribute DOMString? ariaBusy``

        https://w3c.github.io/aria/#dom-ariamixin-ariabusy
        """,
    )

    @ariaBusy.setter
    def ariaBusy(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-busy",
                _to_aria_busy(
                    value,
                    "Failed to set the 'ariaBusy' property on 'ElementInternals': The provided "
                    "value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaChecked = property(
        reflected_nullable("aria-checked"),
        doc="""The attribute ``aria-checked``.

        ``attribute DOMString? ariaChecked``

        https://w3c.github.io/aria/#dom-ariamixin-ariachecked
        """,
    )

    @ariaChecked.setter
    def ariaChecked(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-checked",
                _to_aria_checked(
                    value,
                    "Failed to set the 'ariaChecked' property on 'ElementInternals': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaColCount = property(
        reflected_nullable("aria-colcount"),
        doc="""The attribute ``aria-colcount``.

        ``attribute DOMString? ariaColCount``

        https://w3c.github.io/aria/#dom-ariamixin-ariacolcount
        """,
    )

    @ariaColCount.setter
    def ariaColCount(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-colcount",
                _to_aria_col_count(
                    value,
                    "Failed to set the 'ariaColCount' property on 'ElementInternals': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaColIndex = property(
        reflected_nullable("aria-colindex"),
        doc="""The attribute ``aria-colindex``.

        ``attribute DOMString? ariaColIndex``

        https://w3c.github.io/aria/#dom-ariamixin-ariacolindex
        """,
    )

    @ariaColIndex.setter
    def ariaColIndex(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-colindex",
                _to_aria_col_index(
                    value,
                    "Failed to set the 'ariaColIndex' property on 'ElementInternals': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaColIndexText = property(
        reflected_nullable("aria-colindextext"),
        doc="""The attribute ``aria-colindextext``.

        ``attribute DOMString? ariaColIndexText``

        https://w3c.github.io/aria/#dom-ariamixin-ariacolindextext
        """,
    )

    @ariaColIndexText.setter
    def ariaColIndexText(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-colindextext",
                _to_aria_col_index_text(
                    value,
                    "Failed to set the 'ariaColIndexText' property on 'ElementInternals': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaColSpan = property(
        reflected_nullable("aria-colspan"),
        doc="""The attribute ``aria-colspan``.

        ``attribute DOMString? ariaColSpan``

        https://w3c.github.io/aria/#dom-ariamixin-ariacolspan
        """,
    )

    @ariaColSpan.setter
    def ariaColSpan(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-colspan",
                _to_aria_col_span(
                    value,
                    "Failed to set the 'ariaColSpan' property on 'ElementInternals': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def ariaControlsElements(self):
        """The elements that it controls: those whose IDs ``aria-controls`` has, or those that were
        set.

        ``attribute FrozenArray<Element>? ariaControlsElements``

        https://w3c.github.io/aria/#dom-ariamixin-ariacontrolselements
        """
        return frozen_elements(_aria_controls_elements(self), _Element)

    @ariaControlsElements.setter
    def ariaControlsElements(self, value, /):
        try:
            set_reflected_elements(
                self,
                "aria-controls",
                _to_aria_controls_elements(
                    value,
                    "Failed to set the 'ariaControlsElements' property on 'ElementInternals': "
                    "The provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaCurrent = property(
        reflected_nullable("aria-current"),
        doc="""The attribute ``aria-current``.

        ``attribute DOMString? ariaCurrent``

        https://w3c.github.io/aria/#dom-ariamixin-ariacurrent
        """,
    )

    @ariaCurrent.setter
    def ariaCurrent(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-current",
                _to_aria_current(
                    value,
                    "Failed to set the 'ariaCurrent' property on 'ElementInternals': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def ariaDescribedByElements(self):
        """The elements that describe it: those whose IDs ``aria-describedby`` has, or those that
        were set.

        ``attribute FrozenArray<Element>? ariaDescribedByElements``

        https://w3c.github.io/aria/#dom-ariamixin-ariadescribedbyelements
        """
        return frozen_elements(_aria_described_by_elements(self), _Element)

    @ariaDescribedByElements.setter
    def ariaDescribedByElements(self, value, /):
        try:
            set_reflected_elements(
                self,
                "aria-describedby",
                _to_aria_described_by_elements(
                    value,
                    "Failed to set the 'ariaDescribedByElements' property on 'ElementInternals': "
                    "The provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaDescription = property(
        reflected_nullable("aria-description"),
        doc="""The attribute ``aria-description``.

        ``attribute DOMString? ariaDescription``

        https://w3c.github.io/aria/#dom-ariamixin-ariadescription
        """,
    )

    @ariaDescription.setter
    def ariaDescription(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-description",
                _to_aria_description(
                    value,
                    "Failed to set the 'ariaDescription' property on 'ElementInternals': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def ariaDetailsElements(self):
        """The elements with details of it: those whose IDs ``aria-details`` has, or those that were
        set.

        ``attribute FrozenArray<Element>? ariaDetailsElements``

        https://w3c.github.io/aria/#dom-ariamixin-ariadetailselements
        """
        return frozen_elements(_aria_details_elements(self), _Element)

    @ariaDetailsElements.setter
    def ariaDetailsElements(self, value, /):
        try:
            set_reflected_elements(
                self,
                "aria-details",
                _to_aria_details_elements(
                    value,
                    "Failed to set the 'ariaDetailsElements' property on 'ElementInternals': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaDisabled = property(
        reflected_nullable("aria-disabled"),
        doc="""The attribute ``aria-disabled``.

        ``attribute DOMString? ariaDisabled``

        https://w3c.github.io/aria/#dom-ariamixin-ariadisabled
        """,
    )

    @ariaDisabled.setter
    def ariaDisabled(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-disabled",
                _to_aria_disabled(
                    value,
                    "Failed to set the 'ariaDisabled' property on 'ElementInternals': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def ariaErrorMessageElements(self):
        """The elements with its error messages: those whose IDs ``aria-errormessage`` has, or those
        that were set.

        ``attribute FrozenArray<Element>? ariaErrorMessageElements``

        https://w3c.github.io/aria/#dom-ariamixin-ariaerrormessageelements
        """
        return frozen_elements(_aria_error_message_elements(self), _Element)

    @ariaErrorMessageElements.setter
    def ariaErrorMessageElements(self, value, /):
        try:
            set_reflected_elements(
                self,
                "aria-errormessage",
                _to_aria_error_message_elements(
                    value,
                    "Failed to set the 'ariaErrorMessageElements' property on "
                    "'ElementInternals': The provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaExpanded = property(
        reflected_nullable("aria-expanded"),
        doc="""The attribute ``aria-expanded``.

        ``attribute DOMString? ariaExpanded``

        https://w3c.github.io/aria/#dom-ariamixin-ariaexpanded
        """,
    )

    @ariaExpanded.setter
    def ariaExpanded(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-expanded",
                _to_aria_expanded(
                    value,
                    "Failed to set the 'ariaExpanded' property on 'ElementInternals': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def ariaFlowToElements(self):
        """The elements that a reader may read next: those whose IDs ``aria-flowto`` has, or those
        that were set.

        ``attribute FrozenArray<Element>? ariaFlowToElements``

        https://w3c.github.io/aria/#dom-ariamixin-ariaflowtoelements
        """
        return frozen_elements(_aria_flow_to_elements(self), _Element)

    @ariaFlowToElements.setter
    def ariaFlowToElements(self, value, /):
        try:
            set_reflected_elements(
                self,
                "aria-flowto",
                _to_aria_flow_to_elements(
                    value,
                    "Failed to set the 'ariaFlowToElements' property on 'ElementInternals': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaHasPopup = property(
        reflected_nullable("aria-haspopup"),
        doc="""The attribute ``aria-haspopup``.

        ``attribute DOMString? ariaHasPopup``

        https://w3c.github.io/aria/#dom-ariamixin-ariahaspopup
        """,
    )

    @ariaHasPopup.setter
    def ariaHasPopup(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-haspopup",
                _to_aria_has_popup(
                    value,
                    "Failed to set the 'ariaHasPopup' property on 'ElementInternals': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaHidden = property(
        reflected_nullable("aria-hidden"),
        doc="""The attribute ``aria-hidden``.

        ``attribute DOMString? ariaHidden``

        https://w3c.github.io/aria/#dom-ariamixin-ariahidden
        """,
    )

    @ariaHidden.setter
    def ariaHidden(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-hidden",
                _to_aria_hidden(
                    value,
                    "Failed to set the 'ariaHidden' property on 'ElementInternals': The provided "
                    "value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaInvalid = property(
        reflected_nullable("aria-invalid"),
        doc="""The attribute ``aria-invalid``.

        ``attribute DOMString? ariaInvalid``

        https://w3c.github.io/aria/#dom-ariamixin-ariainvalid
        """,
    )

    @ariaInvalid.setter
    def ariaInvalid(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-invalid",
                _to_aria_invalid(
                    value,
                    "Failed to set the 'ariaInvalid' property on 'ElementInternals': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaKeyShortcuts = property(
        reflected_nullable("aria-keyshortcuts"),
        doc="""The attribute ``aria-keyshortcuts``.

        ``attribute DOMString? ariaKeyShortcuts``

        https://w3c.github.io/aria/#dom-ariamixin-ariakeyshortcuts
        """,
    )

    @ariaKeyShortcuts.setter
    def ariaKeyShortcuts(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-keyshortcuts",
                _to_aria_key_shortcuts(
                    value,
                    "Failed to set the 'ariaKeyShortcuts' property on 'ElementInternals': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaLabel = property(
        reflected_nullable("aria-label"),
        doc="""The attribute ``aria-label``.

        ``attribute DOMString? ariaLabel``

        https://w3c.github.io/aria/#dom-ariamixin-arialabel
        """,
    )

    @ariaLabel.setter
    def ariaLabel(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-label",
                _to_aria_label(
                    value,
                    "Failed to set the 'ariaLabel' property on 'ElementInternals': The provided "
                    "value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def ariaLabelledByElements(self):
        """The elements that label it: those whose IDs ``aria-labelledby`` has, or those that were
        set.

        ``attribute FrozenArray<Element>? ariaLabelledByElements``

        https://w3c.github.io/aria/#dom-ariamixin-arialabelledbyelements
        """
        return frozen_elements(_aria_labelled_by_elements(self), _Element)

    @ariaLabelledByElements.setter
    def ariaLabelledByElements(self, value, /):
        try:
            set_reflected_elements(
                self,
                "aria-labelledby",
                _to_aria_labelled_by_elements(
                    value,
                    "Failed to set the 'ariaLabelledByElements' property on 'ElementInternals': "
                    "The provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaLevel = property(
        reflected_nullable("aria-level"),
        doc="""The attribute ``aria-level``.

        ``attribute DOMString? ariaLevel``

        https://w3c.github.io/aria/#dom-ariamixin-arialevel
        """,
    )

    @ariaLevel.setter
    def ariaLevel(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-level",
                _to_aria_level(
                    value,
                    "Failed to set the 'ariaLevel' property on 'ElementInternals': The provided "
                    "value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaLive = property(
        reflected_nullable("aria-live"),
        doc="""The attribute ``aria-live``.

        ``attribute DOMString? ariaLive``

        https://w3c.github.io/aria/#dom-ariamixin-arialive
        """,
    )

    @ariaLive.setter
    def ariaLive(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-live",
                _to_aria_live(
                    value,
                    "Failed to set the 'ariaLive' property on 'ElementInternals': The provided "
                    "value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaModal = property(
        reflected_nullable("aria-modal"),
        doc="""The attribute ``aria-modal``.

        ``attribute DOMString? ariaModal``

        https://w3c.github.io/aria/#dom-ariamixin-ariamodal
        """,
    )

    @ariaModal.setter
    def ariaModal(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-modal",
                _to_aria_modal(
                    value,
                    "Failed to set the 'ariaModal' property on 'ElementInternals': The provided "
                    "value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaMultiLine = property(
        reflected_nullable("aria-multiline"),
        doc="""The attribute ``aria-multiline``.

        ``attribute DOMString? ariaMultiLine``

        https://w3c.github.io/aria/#dom-ariamixin-ariamultiline
        """,
    )

    @ariaMultiLine.setter
    def ariaMultiLine(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-multiline",
                _to_aria_multi_line(
                    value,
                    "Failed to set the 'ariaMultiLine' property on 'ElementInternals': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaMultiSelectable = property(
        reflected_nullable("aria-multiselectable"),
        doc="""The attribute ``aria-multiselectable``.

        ``attribute DOMString? ariaMultiSelectable``

        https://w3c.github.io/aria/#dom-ariamixin-ariamultiselectable
        """,
    )

    @ariaMultiSelectable.setter
    def ariaMultiSelectable(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-multiselectable",
                _to_aria_multi_selectable(
                    value,
                    "Failed to set the 'ariaMultiSelectable' property on 'ElementInternals': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaOrientation = property(
        reflected_nullable("aria-orientation"),
        doc="""The attribute ``aria-orientation``.

        ``attribute DOMString? ariaOrientation``

        https://w3c.github.io/aria/#dom-ariamixin-ariaorientation
        """,
    )

    @ariaOrientation.setter
    def ariaOrientation(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-orientation",
                _to_aria_orientation(
                    value,
                    "Failed to set the 'ariaOrientation' property on 'ElementInternals': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def ariaOwnsElements(self):
        """The elements that it owns: those whose IDs ``aria-owns`` has, or those that were set.

        ``attribute FrozenArray<Element>? ariaOwnsElements``

        https://w3c.github.io/aria/#dom-ariamixin-ariaownselements
        """
        return frozen_elements(_aria_owns_elements(self), _Element)

    @ariaOwnsElements.setter
    def ariaOwnsElements(self, value, /):
        try:
            set_reflected_elements(
                self,
                "aria-owns",
                _to_aria_owns_elements(
                    value,
                    "Failed to set the 'ariaOwnsElements' property on 'ElementInternals': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaPlaceholder = property(
        reflected_nullable("aria-placeholder"),
        doc="""The attribute ``aria-placeholder``.

        ``attribute DOMString? ariaPlaceholder``

        https://w3c.github.io/aria/#dom-ariamixin-ariaplaceholder
        """,
    )

    @ariaPlaceholder.setter
    def ariaPlaceholder(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-placeholder",
                _to_aria_placeholder(
                    value,
                    "Failed to set the 'ariaPlaceholder' property on 'ElementInternals': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaPosInSet = property(
        reflected_nullable("aria-posinset"),
        doc="""The attribute ``aria-posinset``.

        ``attribute DOMString? ariaPosInSet``

        https://w3c.github.io/aria/#dom-ariamixin-ariaposinset
        """,
    )

    @ariaPosInSet.setter
    def ariaPosInSet(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-posinset",
                _to_aria_pos_in_set(
                    value,
                    "Failed to set the 'ariaPosInSet' property on 'ElementInternals': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaPressed = property(
        reflected_nullable("aria-pressed"),
        doc="""The attribute ``aria-pressed``.

        ``attribute DOMString? ariaPressed``

        https://w3c.github.io/aria/#dom-ariamixin-ariapressed
        """,
    )

    @ariaPressed.setter
    def ariaPressed(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-pressed",
                _to_aria_pressed(
                    value,
                    "Failed to set the 'ariaPressed' property on 'ElementInternals': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaReadOnly = property(
        reflected_nullable("aria-readonly"),
        doc="""The attribute ``aria-readonly``.

        ``attribute DOMString? ariaReadOnly``

        https://w3c.github.io/aria/#dom-ariamixin-ariareadonly
        """,
    )

    @ariaReadOnly.setter
    def ariaReadOnly(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-readonly",
                _to_aria_read_only(
                    value,
                    "Failed to set the 'ariaReadOnly' property on 'ElementInternals': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaRelevant = property(
        reflected_nullable("aria-relevant"),
        doc="""The attribute ``aria-relevant``.

        ``attribute DOMString? ariaRelevant``

        https://w3c.github.io/aria/#dom-ariamixin-ariarelevant
        """,
    )

    @ariaRelevant.setter
    def ariaRelevant(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-relevant",
                _to_aria_relevant(
                    value,
                    "Failed to set the 'ariaRelevant' property on 'ElementInternals': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaRequired = property(
        reflected_nullable("aria-required"),
        doc="""The attribute ``aria-required``.

        ``attribute DOMString? ariaRequired``

        https://w3c.github.io/aria/#dom-ariamixin-ariarequired
        """,
    )

    @ariaRequired.setter
    def ariaRequired(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-required",
                _to_aria_required(
                    value,
                    "Failed to set the 'ariaRequired' property on 'ElementInternals': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaRoleDescription = property(
        reflected_nullable("aria-roledescription"),
        doc="""The attribute ``aria-roledescription``.

        ``attribute DOMString? ariaRoleDescription``

        https://w3c.github.io/aria/#dom-ariamixin-ariaroledescription
        """,
    )

    @ariaRoleDescription.setter
    def ariaRoleDescription(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-roledescription",
                _to_aria_role_description(
                    value,
                    "Failed to set the 'ariaRoleDescription' property on 'ElementInternals': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaRowCount = property(
        reflected_nullable("aria-rowcount"),
        doc="""The attribute ``aria-rowcount``.

        ``attribute DOMString? ariaRowCount``

        https://w3c.github.io/aria/#dom-ariamixin-ariarowcount
        """,
    )

    @ariaRowCount.setter
    def ariaRowCount(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-rowcount",
                _to_aria_row_count(
                    value,
                    "Failed to set the 'ariaRowCount' property on 'ElementInternals': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaRowIndex = property(
        reflected_nullable("aria-rowindex"),
        doc="""The attribute ``aria-rowindex``.

        ``attribute DOMString? ariaRowIndex``

        https://w3c.github.io/aria/#dom-ariamixin-ariarowindex
        """,
    )

    @ariaRowIndex.setter
    def ariaRowIndex(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-rowindex",
                _to_aria_row_index(
                    value,
                    "Failed to set the 'ariaRowIndex' property on 'ElementInternals': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaRowIndexText = property(
        reflected_nullable("aria-rowindextext"),
        doc="""The attribute ``aria-rowindextext``.

        ``attribute DOMString? ariaRowIndexText``

        https://w3c.github.io/aria/#dom-ariamixin-ariarowindextext
        """,
    )

    @ariaRowIndexText.setter
    def ariaRowIndexText(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-rowindextext",
                _to_aria_row_index_text(
                    value,
                    "Failed to set the 'ariaRowIndexText' property on 'ElementInternals': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaRowSpan = property(
        reflected_nullable("aria-rowspan"),
        doc="""The attribute ``aria-rowspan``.

        ``attribute DOMString? ariaRowSpan``

        https://w3c.github.io/aria/#dom-ariamixin-ariarowspan
        """,
    )

    @ariaRowSpan.setter
    def ariaRowSpan(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-rowspan",
                _to_aria_row_span(
                    value,
                    "Failed to set the 'ariaRowSpan' property on 'ElementInternals': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaSelected = property(
        reflected_nullable("aria-selected"),
        doc="""The attribute ``aria-selected``.

        ``attribute DOMString? ariaSelected``

        https://w3c.github.io/aria/#dom-ariamixin-ariaselected
        """,
    )

    @ariaSelected.setter
    def ariaSelected(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-selected",
                _to_aria_selected(
                    value,
                    "Failed to set the 'ariaSelected' property on 'ElementInternals': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaSetSize = property(
        reflected_nullable("aria-setsize"),
        doc="""The attribute ``aria-setsize``.

        ``attribute DOMString? ariaSetSize``

        https://w3c.github.io/aria/#dom-ariamixin-ariasetsize
        """,
    )

    @ariaSetSize.setter
    def ariaSetSize(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-setsize",
                _to_aria_set_size(
                    value,
                    "Failed to set the 'ariaSetSize' property on 'ElementInternals': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaSort = property(
        reflected_nullable("aria-sort"),
        doc="""The attribute ``aria-sort``.

        ``attribute DOMString? ariaSort``

        https://w3c.github.io/aria/#dom-ariamixin-ariasort
        """,
    )

    @ariaSort.setter
    def ariaSort(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-sort",
                _to_aria_sort(
                    value,
                    "Failed to set the 'ariaSort' property on 'ElementInternals': The provided "
                    "value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaValueMax = property(
        reflected_nullable("aria-valuemax"),
        doc="""The attribute ``aria-valuemax``.

        ``attribute DOMString? ariaValueMax``

        https://w3c.github.io/aria/#dom-ariamixin-ariavaluemax
        """,
    )

    @ariaValueMax.setter
    def ariaValueMax(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-valuemax",
                _to_aria_value_max(
                    value,
                    "Failed to set the 'ariaValueMax' property on 'ElementInternals': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaValueMin = property(
        reflected_nullable("aria-valuemin"),
        doc="""The attribute ``aria-valuemin``.

        ``attribute DOMString? ariaValueMin``

        https://w3c.github.io/aria/#dom-ariamixin-ariavaluemin
        """,
    )

    @ariaValueMin.setter
    def ariaValueMin(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-valuemin",
                _to_aria_value_min(
                    value,
                    "Failed to set the 'ariaValueMin' property on 'ElementInternals': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaValueNow = property(
        reflected_nullable("aria-valuenow"),
        doc="""The attribute ``aria-valuenow``.

        ``attribute DOMString? ariaValueNow``

        https://w3c.github.io/aria/#dom-ariamixin-ariavaluenow
        """,
    )

    @ariaValueNow.setter
    def ariaValueNow(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-valuenow",
                _to_aria_value_now(
                    value,
                    "Failed to set the 'ariaValueNow' property on 'ElementInternals': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ariaValueText = property(
        reflected_nullable("aria-valuetext"),
        doc="""The attribute ``aria-valuetext``.

        ``attribute DOMString? ariaValueText``

        https://w3c.github.io/aria/#dom-ariamixin-ariavaluetext
        """,
    )

    @ariaValueText.setter
    def ariaValueText(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "aria-valuetext",
                _to_aria_value_text(
                    value,
                    "Failed to set the 'ariaValueText' property on 'ElementInternals': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def __str__(self):
        return "[object ElementInternals]"

    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


def new_object(value):
    """A new ElementInternals object of what steps returned."""
    this = ElementInternals.__new__(ElementInternals)
    steps.initialize(this, value)
    return this
