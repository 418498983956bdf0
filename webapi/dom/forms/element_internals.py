"""What a custom element has inside: its value and validity as a control, its states, its ARIA.

https://html.spec.whatwg.org/multipage/custom-elements.html#element-internals

Nothing restores the state of a control, so its state is not kept, and nothing calls
formStateRestoreCallback.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict, cast

from webapi.dom.collections import NodeList
from webapi.dom.custom_elements import (
    CUSTOM,
    PRECUSTOMIZED,
    custom_state_of,
    is_form_associated,
    look_up_a_definition,
)
from webapi.dom.focus import focusable_area_of
from webapi.dom.form_states import is_actually_disabled
from webapi.dom.forms.owners import form_tree, has_datalist_ancestor, is_submittable
from webapi.dom.forms.validity import LabelList, ValidityState, fire
from webapi.dom.selectors import Facts, Matching
from webapi.dom.shadow_trees import is_shadow_including_inclusive_ancestor
from webapi.dom.tree import shadow_root_of
from webapi.webidl.dom_exception import DOMException

if TYPE_CHECKING:
    from webapi.dom.element import Element
    from webapi.dom.forms.controls import FormControl
    from webapi.dom.forms.entry_list import FormEntry
    from webapi.dom.forms.form import HTMLFormElement
    from webapi.dom.html_element import HTMLElement
    from webapi.dom.reflection import ElementReferences
    from webapi.dom.shadow_root import ShadowRoot


class ValidityStateFlags(TypedDict):
    """https://html.spec.whatwg.org/multipage/custom-elements.html#validitystateflags"""

    valueMissing: bool
    typeMismatch: bool
    patternMismatch: bool
    tooLong: bool
    tooShort: bool
    rangeUnderflow: bool
    rangeOverflow: bool
    stepMismatch: bool
    badInput: bool
    customError: bool


class ElementInternals:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#elementinternals"""

    __slots__ = (
        *("_anchor", "_content_attributes", "_labels", "_message", "_states", "_validity"),
        *("bad_input", "custom_error", "element", "is_attached", "is_valid", "pattern_mismatch"),
        *("platform_object", "range_overflow", "range_underflow", "step_mismatch"),
        *("submission_entries", "submission_value", "too_long", "too_short", "type_mismatch"),
        *("references", "value_missing"),
    )

    def __init__(self, element: HTMLElement) -> None:
        self.platform_object: Any = None
        self.references: ElementReferences | None = None
        """What attributes that reflect elements keep."""
        self.element = element
        """https://html.spec.whatwg.org/multipage/custom-elements.html#internals-target"""
        self.is_attached = False
        """Whether a script has the object."""
        self.submission_value: FormEntry | None = None
        """https://html.spec.whatwg.org/multipage/custom-elements.html#face-submission-value

        The entry's name is that of the element when the form lists its entries.
        """
        self.submission_entries: list[FormEntry] | None = None
        """The submission value, if it is a list of entries."""
        self.value_missing = False
        self.type_mismatch = False
        self.pattern_mismatch = False
        self.too_long = False
        self.too_short = False
        self.range_underflow = False
        self.range_overflow = False
        self.step_mismatch = False
        self.bad_input = False
        self.custom_error = False
        self.is_valid = True
        """Whether all of these are false.

        https://html.spec.whatwg.org/multipage/custom-elements.html#face-validity-flags
        """
        self._message = ""
        """https://html.spec.whatwg.org/multipage/custom-elements.html#face-validation-message"""
        self._anchor: HTMLElement = element
        """https://html.spec.whatwg.org/multipage/custom-elements.html#face-validation-anchor"""
        self._validity: ValidityState | None = None
        self._labels: LabelList | None = None
        self._states: CustomStateSet | None = None
        self._content_attributes: dict[str, str] = {}
        """https://html.spec.whatwg.org/multipage/dom.html#internal-content-attribute-map"""

    @property
    def shadow_root(self) -> ShadowRoot | None:
        """https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-shadowroot"""
        shadow = shadow_root_of(self.element)
        return shadow if shadow is not None and shadow.is_available_to_internals else None

    @property
    def states(self) -> CustomStateSet:
        """https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-states"""
        if self._states is None:
            self._states = CustomStateSet()
        return self._states

    def has_state(self, state: str) -> bool:
        """https://html.spec.whatwg.org/multipage/semantics-other.html#selector-custom"""
        return self._states is not None and self._states.has(state)

    # The content attributes that ARIA reflects

    @property
    def reflecting_element(self) -> Element:
        """https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#get-the-element"""
        return self.element

    def attribute_value(self, local_name: str) -> str | None:
        """The value of an internal content attribute."""
        return self._content_attributes.get(local_name)

    def set_an_attribute_value(self, local_name: str, value: str) -> None:
        """Set an internal content attribute."""
        self._content_attributes[local_name] = value

    def remove_attribute_ns(self, namespace: str | None, local_name: str) -> None:
        """Remove an internal content attribute."""
        if local_name in self._content_attributes:
            del self._content_attributes[local_name]

    # Form-associated custom elements

    def check_association(self) -> None:
        """Raise an error unless the target element is a form-associated custom element.

        It may be one whose constructor runs.
        """
        definition = custom_state_of(self.element).definition
        if definition is None or not definition.is_form_associated:
            message = "The target element is not a form-associated custom element."
            raise DOMException(message, "NotSupportedError")

    def set_form_value(self, value: FormEntry | None, entries: list[FormEntry] | None) -> None:
        """https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-setformvalue

        The value is a file, a string, or a list of entries.
        """
        self.check_association()
        self.submission_value = value
        self.submission_entries = entries

    @property
    def form(self) -> HTMLFormElement | None:
        """https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-form"""
        self.check_association()
        return form_tree(self.element).owner(self.element)

    @property
    def labels(self) -> NodeList:
        """https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-labels"""
        self.check_association()
        if self._labels is None:
            self._labels = LabelList(self.element)
        return self._labels

    def set_validity(
        self, flags: ValidityStateFlags, message: str | None, anchor: HTMLElement | None
    ) -> None:
        """https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-setvalidity"""
        self.check_association()
        is_valid = not (
            flags["valueMissing"]
            or flags["typeMismatch"]
            or flags["patternMismatch"]
            or flags["tooLong"]
            or flags["tooShort"]
            or flags["rangeUnderflow"]
            or flags["rangeOverflow"]
            or flags["stepMismatch"]
            or flags["badInput"]
            or flags["customError"]
        )
        text = "" if message is None else message
        if not is_valid and text == "":
            raise TypeError("A control that is not valid needs a message.")
        self.value_missing = flags["valueMissing"]
        self.type_mismatch = flags["typeMismatch"]
        self.pattern_mismatch = flags["patternMismatch"]
        self.too_long = flags["tooLong"]
        self.too_short = flags["tooShort"]
        self.range_underflow = flags["rangeUnderflow"]
        self.range_overflow = flags["rangeOverflow"]
        self.step_mismatch = flags["stepMismatch"]
        self.bad_input = flags["badInput"]
        self.custom_error = flags["customError"]
        self.is_valid = is_valid
        self._message = "" if is_valid else text
        if anchor is None:
            self._anchor = self.element
        elif is_shadow_including_inclusive_ancestor(self.element, anchor):
            self._anchor = anchor
        else:
            message = "The anchor is not in the element."
            raise DOMException(message, "NotFoundError")

    @property
    def will_validate(self) -> bool:
        """https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-willvalidate"""
        self.check_association()
        element = self.element
        return (
            element.attribute_value("readonly") is None
            and not is_actually_disabled(element, Matching(element, None, Facts()))
            and not has_datalist_ancestor(element)
        )

    @property
    def satisfies_its_constraints(self) -> bool:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fv-valid"""
        return self.is_valid

    @property
    def validity(self) -> ValidityState:
        """https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-validity"""
        self.check_association()
        if self._validity is None:
            self._validity = ValidityState(self)
        return self._validity

    @property
    def validation_message(self) -> str:
        """https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-validationmessage"""
        self.check_association()
        return self._message

    def check_validity(self) -> bool:
        """https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-checkvalidity"""
        if not self.will_validate or self.is_valid:
            return True
        fire("invalid", self.element, bubbles=False, cancelable=True)
        return False

    def report_validity(self) -> bool:
        """Focus the validation anchor if there is a problem, as browsers do.

        There is no user to whom the problem could be reported.

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-reportvalidity
        """
        if not self.will_validate or self.is_valid:
            return True
        if fire("invalid", self.element, bubbles=False, cancelable=True):
            self.focus()
        return False

    @property
    def is_focusable(self) -> bool:
        """Whether the validation anchor can have or delegate the focus."""
        return focusable_area_of(self._anchor) is not None

    def focus(self) -> None:
        """Focus the validation anchor."""
        self._anchor.focus()


class CustomStateSet:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#customstateset"""

    __slots__ = ("_pairs", "_states", "platform_object")

    def __init__(self) -> None:
        self.platform_object: Any = None
        self._states: dict[str, bool] = {}
        self._pairs: list[tuple[str, str]] | None = None
        """The states as pairs, while they are the same."""

    @property
    def size(self) -> int:
        """https://webidl.spec.whatwg.org/#js-set-size"""
        return len(self._states)

    def value_pairs_to_iterate_over(self) -> list[tuple[str, str]]:
        """https://webidl.spec.whatwg.org/#js-set-entries"""
        if self._pairs is None:
            self._pairs = []
            for each in list(self._states.keys()):
                self._pairs.append((each, each))
        return self._pairs

    def has(self, value: str) -> bool:
        """https://webidl.spec.whatwg.org/#js-set-has"""
        return value in self._states

    def add(self, value: str) -> CustomStateSet:
        """https://webidl.spec.whatwg.org/#js-set-add"""
        if value not in self._states:
            self._states[value] = True
            self._pairs = None
        return self

    def delete(self, value: str) -> bool:
        """https://webidl.spec.whatwg.org/#js-set-delete"""
        if value not in self._states:
            return False
        del self._states[value]
        self._pairs = None
        return True

    def clear(self) -> None:
        """https://webidl.spec.whatwg.org/#js-set-clear"""
        self._states = {}
        self._pairs = None


def internals_of(element: Element) -> ElementInternals:
    """What a custom element has as a control, whether or not its class attached the internals."""
    state = custom_state_of(element)
    if state.internals is None:
        state.internals = ElementInternals(cast("HTMLElement", element))
    return state.internals


def submittable(element: Element) -> FormControl | ElementInternals | None:
    """What has the constraints of a submittable element."""
    if not is_submittable(element):
        return None
    if is_form_associated(element):
        return internals_of(element)
    return cast("FormControl", element)


def attach_internals(element: HTMLElement) -> ElementInternals:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#dom-attachinternals"""
    where = "Failed to execute 'attachInternals' on 'HTMLElement'"
    definition = look_up_a_definition(element.node_document, element.namespace, element.local_name)
    if definition is None:
        message = f"{where}: the element is not a custom element."
        raise DOMException(message, "NotSupportedError")
    if definition.disables_internals:
        message = f"{where}: the element's definition disables it."
        raise DOMException(message, "NotSupportedError")
    state = custom_state_of(element)
    if state.internals is not None and state.internals.is_attached:
        message = f"{where}: the element has its internals already."
        raise DOMException(message, "NotSupportedError")
    if state.state != CUSTOM and state.state != PRECUSTOMIZED:
        message = f"{where}: the element is not a custom element yet."
        raise DOMException(message, "NotSupportedError")
    internals = internals_of(element)
    internals.is_attached = True
    return internals
