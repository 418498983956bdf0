"""What controls of HTML and custom elements that are controls share: labels and validity.

https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constraints

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from webapi.dom.collections import NodeList
from webapi.dom.events import Event, dispatch
from webapi.dom.forms.owners import form_tree

if TYPE_CHECKING:
    from webapi.dom.element import Element
    from webapi.dom.events import EventTarget
    from webapi.dom.forms.controls import FormControl
    from webapi.dom.forms.element_internals import ElementInternals
    from webapi.dom.node import Node


def fire(type_: str, target: EventTarget, bubbles: bool, cancelable: bool) -> bool:
    """https://dom.spec.whatwg.org/#concept-event-fire, with attributes"""
    event = Event(type_)
    event.is_trusted = True
    event.bubbles = bubbles
    event.cancelable = cancelable
    event.composed = type_ == "input"
    return dispatch(event, target)


class LabelList(NodeList):
    """The live list of https://html.spec.whatwg.org/multipage/forms.html#dom-lfe-labels"""

    __slots__ = ("control",)

    def __init__(self, control: Element) -> None:
        super().__init__([])
        self.control = control

    @property
    def length(self) -> int:
        """https://dom.spec.whatwg.org/#dom-nodelist-length"""
        return len(form_tree(self.control).labels(self.control))

    def item(self, index: int) -> Node | None:
        """https://dom.spec.whatwg.org/#dom-nodelist-item"""
        labels = form_tree(self.control).labels(self.control)
        return labels[index] if index < len(labels) else None


class ValidityState:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#validitystate"""

    __slots__ = ("control", "platform_object")

    def __init__(self, control: FormControl | ElementInternals) -> None:
        self.platform_object: Any = None
        self.control = control

    @property
    def value_missing(self) -> bool:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-valuemissing"""
        return self.control.value_missing

    @property
    def type_mismatch(self) -> bool:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-typemismatch"""
        return self.control.type_mismatch

    @property
    def pattern_mismatch(self) -> bool:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-patternmismatch"""
        return self.control.pattern_mismatch

    @property
    def too_long(self) -> bool:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-toolong"""
        return self.control.too_long

    @property
    def too_short(self) -> bool:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-tooshort"""
        return self.control.too_short

    @property
    def range_underflow(self) -> bool:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-rangeunderflow"""
        return self.control.range_underflow

    @property
    def range_overflow(self) -> bool:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-rangeoverflow"""
        return self.control.range_overflow

    @property
    def step_mismatch(self) -> bool:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-stepmismatch"""
        return self.control.step_mismatch

    @property
    def bad_input(self) -> bool:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-badinput"""
        return self.control.bad_input

    @property
    def custom_error(self) -> bool:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-customerror"""
        return self.control.custom_error

    @property
    def valid(self) -> bool:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-valid"""
        return self.control.satisfies_its_constraints
