"""What controls have in common: owners, labels, constraint validation.

https://html.spec.whatwg.org/multipage/form-control-infrastructure.html

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom.collections import NodeList
from webapi.dom.form_states import is_actually_disabled
from webapi.dom.forms.owners import form_tree, has_datalist_ancestor
from webapi.dom.forms.validity import LabelList, ValidityState, fire
from webapi.dom.html_element import HTMLElement
from webapi.dom.selectors import Facts, Matching
from webapi.dom.tree import root_of
from webapi.webidl.host import with_normalized_newlines

if TYPE_CHECKING:
    from webapi.dom.document import Document
    from webapi.dom.element import Element
    from webapi.dom.forms.form import HTMLFormElement
    from webapi.dom.node import Node


class LabelableElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/forms.html#category-label"""

    __slots__ = ("_labels",)

    def __init__(self, node_document: Document, local_name: str, prefix: str | None = None) -> None:
        super().__init__(node_document, local_name, prefix)
        self._labels: LabelList | None = None

    @property
    def labels(self) -> NodeList | None:
        """https://html.spec.whatwg.org/multipage/forms.html#dom-lfe-labels"""
        return self.label_list()

    def label_list(self) -> NodeList:
        """The list of its labels, always the same."""
        if self._labels is None:
            self._labels = LabelList(self)
        return self._labels


class FormControl(LabelableElement):
    """A listed element that may have constraints.

    https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#the-constraint-validation-api
    """

    __slots__ = ("_parser_form", "_validity", "custom_validity_error_message")

    def __init__(self, node_document: Document, local_name: str, prefix: str | None = None) -> None:
        super().__init__(node_document, local_name, prefix)
        self.custom_validity_error_message = ""
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#custom-validity-error-message"""
        self._validity: ValidityState | None = None
        self._parser_form: HTMLFormElement | None = None
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#parser-inserted-flag"""

    @property
    def has_attribute_change_steps(self) -> bool:
        """Whether its class adds something to `attribute_change_steps`."""
        return True

    def attribute_change_steps(
        self, local_name: str, old_value: str | None, value: str | None, namespace: str | None
    ) -> None:
        """https://dom.spec.whatwg.org/#concept-element-attributes-change-ext"""
        super().attribute_change_steps(local_name, old_value, value, namespace)
        if value is not None and namespace is None and local_name in ("id", "name"):
            self.node_document.note_control_name(value)
        if namespace is None and local_name == "form":
            self._parser_form = None

    def associate_with_form(self, form: Element) -> None:
        """A step of https://html.spec.whatwg.org/#create-an-element-for-the-token"""
        self._parser_form = cast("HTMLFormElement", form)
        self._parser_form.controls_of_the_parser.append(self)
        self.node_document.form_trees = None

    def associated_form(self) -> HTMLFormElement | None:
        """The form that the parser has associated, if it is in the same tree."""
        form = self._parser_form
        return form if form is not None and root_of(form) is root_of(self) else None

    def removing_steps(self, old_ancestor: Node) -> None:
        """https://html.spec.whatwg.org/multipage/infrastructure.html#html-element-removing-steps"""
        super().removing_steps(old_ancestor)
        self.keeps_form_in_the_same_tree()

    def keeps_form_in_the_same_tree(self) -> bool:
        """Forget the form that the parser has associated, unless it is in the same tree."""
        self._parser_form = self.associated_form()
        return self._parser_form is not None

    @property
    def form(self) -> HTMLFormElement | None:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fae-form"""
        return form_tree(self).owner(self)

    @property
    def inherited_autocapitalize(self) -> str:
        """https://html.spec.whatwg.org/multipage/forms.html#category-autocapitalize"""
        form = None if self.local_name == "object" else self.form
        return "" if form is None else form.autocapitalize

    @property
    def name(self) -> str:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#attr-fe-name"""
        value = self.attribute_value("name")
        return "" if value is None else value

    @property
    def is_disabled(self) -> bool:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fe-disabled"""
        return is_actually_disabled(self, Matching(self, None, Facts()))

    @property
    def is_required(self) -> bool:
        """Whether it has the attribute required."""
        return self.attribute_value("required") is not None

    def reset(self) -> None:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-form-reset-control"""

    # What controls differ in

    @property
    def is_barred(self) -> bool:
        """Whether its kind or state bars it from constraint validation.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#barred-from-constraint-validation
        """
        return False

    @property
    def value_missing(self) -> bool:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-being-missing"""
        return False

    @property
    def type_mismatch(self) -> bool:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-a-type-mismatch"""
        return False

    @property
    def pattern_mismatch(self) -> bool:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-a-pattern-mismatch"""
        return False

    @property
    def range_underflow(self) -> bool:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-an-underflow"""
        return False

    @property
    def range_overflow(self) -> bool:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-an-overflow"""
        return False

    @property
    def step_mismatch(self) -> bool:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-a-step-mismatch"""
        return False

    @property
    def too_long(self) -> bool:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-being-too-long"""
        return False

    @property
    def too_short(self) -> bool:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-being-too-short"""
        return False

    @property
    def bad_input(self) -> bool:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-bad-input

        There is no user interface that could hold what is not a value.
        """
        return False

    @property
    def custom_error(self) -> bool:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-a-custom-error"""
        return self.custom_validity_error_message != ""

    def problem_message(self) -> str:
        """What is wrong with an invalid control, in English, as Chromium says it."""
        return ""

    # Constraint validation

    @property
    def will_validate(self) -> bool:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#candidate-for-constraint-validation"""
        return not self.is_barred and not self.is_disabled and not has_datalist_ancestor(self)

    @property
    def validity(self) -> ValidityState:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-validity"""
        if self._validity is None:
            self._validity = ValidityState(self)
        return self._validity

    @property
    def satisfies_its_constraints(self) -> bool:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fv-valid"""
        return not (
            self.custom_error
            or self.value_missing
            or self.type_mismatch
            or self.pattern_mismatch
            or self.range_underflow
            or self.range_overflow
            or self.step_mismatch
            or self.too_long
            or self.too_short
        )

    @property
    def validation_message(self) -> str:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-validationmessage"""
        if not self.will_validate or self.satisfies_its_constraints:
            return ""
        if self.custom_validity_error_message != "":
            return self.custom_validity_error_message
        return self.problem_message()

    def set_custom_validity(self, error: str) -> None:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-setcustomvalidity"""
        self.custom_validity_error_message = with_normalized_newlines(error)

    def check_validity(self) -> bool:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#check-validity-steps"""
        if not self.will_validate or self.satisfies_its_constraints:
            return True
        fire("invalid", self, bubbles=False, cancelable=True)
        return False

    def report_validity(self) -> bool:
        """Focus the control if it has a problem, as browsers do.

        There is no user to whom the problem could be reported.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#report-validity-steps
        """
        if not self.will_validate or self.satisfies_its_constraints:
            return True
        if fire("invalid", self, bubbles=False, cancelable=True):
            self.focus()
        return False
