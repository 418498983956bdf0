"""Forms: https://html.spec.whatwg.org/multipage/forms.html#the-form-element

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from webapi.dom.custom_elements import enqueue_a_callback, is_form_associated
from webapi.dom.events import dispatch
from webapi.dom.form_states import elements_of, input_type, is_html_element, is_submit_button
from webapi.dom.forms.collections import HTMLFormControlsCollection, has_name
from webapi.dom.forms.controls import FormControl
from webapi.dom.forms.element_internals import submittable
from webapi.dom.forms.entry_list import construct_the_entry_list
from webapi.dom.forms.events import SubmitEvent
from webapi.dom.forms.owners import form_tree
from webapi.dom.forms.submission import action_url, enctype_state, method_state, submission_of
from webapi.dom.forms.validity import fire
from webapi.dom.html_element import HTMLElement
from webapi.dom.tree import parent_element
from webapi.webidl.dom_exception import DOMException

if TYPE_CHECKING:
    from webapi.dom.dialog_element import HTMLDialogElement
    from webapi.dom.document import Document
    from webapi.dom.element import Element
    from webapi.dom.forms.collections import RadioNodeList
    from webapi.dom.node import Node


class HTMLFormElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/forms.html#htmlformelement"""

    __slots__ = (
        *("_elements", "_fires_submission_events", "_is_locked_for_reset"),
        *("_past_names", "constructs_an_entry_list", "controls_of_the_parser"),
    )

    def __init__(self, node_document: Document, local_name: str, prefix: str | None = None) -> None:
        super().__init__(node_document, local_name, prefix)
        self._elements: HTMLFormControlsCollection | None = None
        self._past_names: dict[str, Element] = {}
        """https://html.spec.whatwg.org/multipage/forms.html#past-names-map"""
        self._is_locked_for_reset = False
        """https://html.spec.whatwg.org/multipage/forms.html#locked-for-reset"""
        self._fires_submission_events = False
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#firing-submission-events"""
        self.constructs_an_entry_list = False
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constructing-entry-list"""
        self.controls_of_the_parser: list[FormControl] = []
        """The controls that the parser has associated with it, wherever they are now."""

    def removing_steps(self, old_ancestor: Node) -> None:
        """https://html.spec.whatwg.org/multipage/infrastructure.html#html-element-removing-steps"""
        super().removing_steps(old_ancestor)
        kept: list[FormControl] = []
        for control in self.controls_of_the_parser:
            if control.keeps_form_in_the_same_tree():
                kept.append(control)
        self.controls_of_the_parser = kept

    @property
    def action(self) -> str:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-action"""
        return action_url(self, "action")

    @property
    def enctype(self) -> str:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-enctype"""
        return enctype_state(self.attribute_value("enctype"))

    @property
    def encoding(self) -> str:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-encoding"""
        return self.enctype

    @property
    def method(self) -> str:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-method"""
        return method_state(self.attribute_value("method"))

    @property
    def elements(self) -> HTMLFormControlsCollection:
        """https://html.spec.whatwg.org/multipage/forms.html#dom-form-elements"""
        if self._elements is None:
            self._elements = HTMLFormControlsCollection(self)
        return self._elements

    @property
    def length(self) -> int:
        """https://html.spec.whatwg.org/multipage/forms.html#dom-form-length"""
        return self.elements.length

    def item(self, index: int) -> Element | None:
        """https://html.spec.whatwg.org/multipage/forms.html#dom-form-item"""
        return self.elements.item(index)

    def named_property(self, name: str) -> Element | RadioNodeList | None:
        """https://html.spec.whatwg.org/multipage/forms.html#dom-form-nameditem"""
        candidates = self.elements.named_items(name)
        if len(candidates) == 0:
            candidates = self._images_named(name)
        if len(candidates) > 1:
            return self.elements.named_item_or_list(name)
        if len(candidates) == 1:
            self._past_names[name] = candidates[0]
            return candidates[0]
        past = self._past_names.get(name)
        if past is not None and form_tree(past).owner(past) is self:
            return past
        return None

    def _images_named(self, name: str) -> list[Element]:
        """The first image with that id or name. The names of images are not listed."""
        for each in elements_of(self):
            if is_html_element(each, "img") and has_name(each, name):
                return [each]
        return []

    def supported_property_names(self) -> list[str]:
        """https://html.spec.whatwg.org/multipage/forms.html#the-form-element:supported-property-names"""
        names = self.elements.supported_property_names()
        for name in list(self._past_names.keys()):
            is_past = len(self.elements.named_items(name)) == 0
            if is_past and self.named_property(name) is not None:
                names.append(name)
        return names

    def may_hide(self, name: str) -> bool:
        """Whether a named property may hide a member."""
        return self.node_document.may_have_a_control_named(name)

    @property
    def owned(self) -> list[Element]:
        """The listed elements whose form owner it is, in tree order."""
        fields = form_tree(self).fields.get(self)
        return [] if fields is None else list(fields)

    def reset(self) -> None:
        """https://html.spec.whatwg.org/multipage/forms.html#dom-form-reset"""
        if self._is_locked_for_reset:
            return
        self._is_locked_for_reset = True
        try:
            if fire("reset", self, bubbles=True, cancelable=True):
                for each in self.owned:
                    if isinstance(each, FormControl):
                        each.reset()
                    elif is_form_associated(each):
                        enqueue_a_callback(each, "formResetCallback", [])
        finally:
            self._is_locked_for_reset = False

    def check_validity(self) -> bool:
        """https://html.spec.whatwg.org/multipage/forms.html#dom-form-checkvalidity"""
        return self._unhandled_invalid_controls() is None

    def _unhandled_invalid_controls(self) -> list[Element] | None:
        """Return those whose event nobody canceled; None if all satisfy their constraints.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#statically-validate-the-constraints
        """
        invalid: list[Element] = []
        for each in self.owned:
            control = submittable(each)
            if control is None or not control.will_validate:
                continue
            if not control.satisfies_its_constraints:
                invalid.append(each)
        if len(invalid) == 0:
            return None
        unhandled: list[Element] = []
        for each in invalid:
            if fire("invalid", each, bubbles=False, cancelable=True):
                unhandled.append(each)
        return unhandled

    def report_validity(self) -> bool:
        """Focus the first control that has a problem, as browsers do.

        There is no user to whom the problem could be reported.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#interactively-validate-the-constraints
        """
        unhandled = self._unhandled_invalid_controls()
        if unhandled is None:
            return True
        for each in unhandled:
            control = submittable(each)
            if control is not None and control.is_focusable:
                control.focus()
                break
        return False

    # Submission

    def submit(self) -> None:
        """https://html.spec.whatwg.org/multipage/forms.html#dom-form-submit"""
        if self.is_connected and not self.constructs_an_entry_list:
            self._navigate(None)

    def request_submit(self, submitter: HTMLElement | None) -> None:
        """https://html.spec.whatwg.org/multipage/forms.html#dom-form-requestsubmit"""
        if submitter is not None:
            check_submitter(self, submitter, "Failed to execute 'requestSubmit'")
        self.submit_from(submitter)

    def submit_from(self, submitter: HTMLElement | None) -> None:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm

        A form without a submitter submits itself.
        """
        if not self.is_connected or self.constructs_an_entry_list or self._fires_submission_events:
            return
        self._fires_submission_events = True
        should_continue = False
        try:
            if skips_validation(self, submitter) or self.report_validity():
                event = SubmitEvent("submit")
                event.is_trusted = True
                event.bubbles = True
                event.cancelable = True
                event.submitter = submitter
                should_continue = dispatch(event, self)
        finally:
            self._fires_submission_events = False
        if should_continue and self.is_connected:
            self._navigate(submitter)

    def _navigate(self, submitter: HTMLElement | None) -> None:
        """The steps of the form submission algorithm from the encoding on."""
        encoding = self.node_document.form_encoding(self.attribute_value("accept-charset"))
        entries = construct_the_entry_list(self, submitter, encoding)
        if entries is not None and self.is_connected:
            submission = submission_of(self, submitter, entries, encoding)
            if submission.method == "dialog":
                self._close_dialog(submitter)
            else:
                self.node_document.submit_a_form(submission)

    def _close_dialog(self, submitter: HTMLElement | None) -> None:
        """The steps of the form submission algorithm for the method dialog."""
        each = parent_element(self)
        while each is not None and not is_html_element(each, "dialog"):
            each = parent_element(each)
        if each is None:
            return
        result = None if submitter is None else submitter.attribute_value("value")
        is_input = submitter is not None and is_html_element(submitter, "input")
        if submitter is not None and is_input and input_type(submitter) == "image":
            result = "0,0"
        cast("HTMLDialogElement", each).close(result)


def skips_validation(form: HTMLFormElement, submitter: HTMLElement | None) -> bool:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fs-novalidate"""
    if form.attribute_value("novalidate") is not None:
        return True
    return submitter is not None and submitter.attribute_value("formnovalidate") is not None


def check_submitter(form: HTMLFormElement, submitter: HTMLElement, action: str) -> None:
    """Raise an error unless it is a submit button that the form owns."""
    if not is_submit_button(submitter):
        raise TypeError(f"{action}: the element is not a submit button.")
    if form_tree(submitter).owner(submitter) is not form:
        raise DOMException(f"{action}: the form does not own the submit button.", "NotFoundError")


def entries_of_form(form: HTMLFormElement, submitter: HTMLElement | None) -> Any:
    """https://xhr.spec.whatwg.org/#dom-formdata, the steps about a form"""
    action = "Failed to construct 'FormData'"
    if submitter is not None:
        check_submitter(form, submitter, action)
    entries = construct_the_entry_list(form, submitter, "UTF-8")
    if entries is None:
        raise DOMException(f"{action}: the form lists its entries now.", "InvalidStateError")
    return entries
