"""Buttons, field sets, legends, labels, objects, outputs, progress bars and meters.

https://html.spec.whatwg.org/multipage/form-elements.html

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom.collections import HTMLCollection
from webapi.dom.form_states import is_html_element, is_submit_button
from webapi.dom.forms.controls import FormControl, LabelableElement
from webapi.dom.forms.owners import form_tree, is_labelable, is_listed, labeled_control
from webapi.dom.html_element import HTMLElement
from webapi.dom.invokers import command_of, give_a_command
from webapi.dom.names import HTML_NAMESPACE
from webapi.dom.popovers import activate_popover_target
from webapi.dom.reflection import reflected_element, set_reflected_element
from webapi.dom.tree import parent_element
from webapi.webidl.host import ascii_lowercase, parsed_number

if TYPE_CHECKING:
    from webapi.dom.document import Document
    from webapi.dom.element import Element
    from webapi.dom.events import Event
    from webapi.dom.forms.form import HTMLFormElement


class HTMLButtonElement(FormControl):
    """https://html.spec.whatwg.org/multipage/form-elements.html#htmlbuttonelement"""

    __slots__ = ()

    @property
    def type(self) -> str:
        """https://html.spec.whatwg.org/multipage/form-elements.html#dom-button-type"""
        value = self.attribute_value("type")
        state = "" if value is None else ascii_lowercase(value)
        if state in ("reset", "button"):
            return state
        return "submit" if is_submit_button(self) else "button"

    @property
    def command(self) -> str:
        """https://html.spec.whatwg.org/multipage/form-elements.html#dom-button-command"""
        return command_of(self)

    @property
    def command_for_element(self) -> Element | None:
        """https://html.spec.whatwg.org/multipage/form-elements.html#dom-button-commandforelement"""
        return reflected_element(self, "commandfor")

    @command_for_element.setter
    def command_for_element(self, value: Element | None) -> None:
        set_reflected_element(self, "commandfor", value)

    @property
    def is_barred(self) -> bool:
        """Whether its kind or state bars it from constraint validation."""
        return self.type != "submit"

    @property
    def has_activation_behavior(self) -> bool:
        """Whether it has https://dom.spec.whatwg.org/#eventtarget-activation-behavior"""
        return True

    def activation_behavior(self, event: Event) -> None:
        """https://html.spec.whatwg.org/multipage/form-elements.html#the-button-element:activation-behaviour"""
        form = self.form
        if self.is_disabled:
            return
        if form is not None:
            if self.type == "submit":
                form.submit_from(self)
                return
            if self.type == "reset":
                form.reset()
                return
            if not self._is_mere_button:
                return
        command = self.command
        target = self.command_for_element
        if target is not None and command != "":
            give_a_command(self, command, target)
        else:
            activate_popover_target(self)

    @property
    def _is_mere_button(self) -> bool:
        """Whether its type is not merely ``button`` because it has a command."""
        value = self.attribute_value("type")
        return value is not None and ascii_lowercase(value) == "button"

    @property
    def is_popover_invoker(self) -> bool:
        """Whether a click on it can show or hide a popover."""
        return not self.is_disabled and (self.form is None or self._is_mere_button)


class HTMLFieldSetElement(FormControl):
    """https://html.spec.whatwg.org/multipage/form-elements.html#htmlfieldsetelement"""

    __slots__ = ("_elements",)

    def __init__(self, node_document: Document, local_name: str, prefix: str | None = None) -> None:
        super().__init__(node_document, local_name, prefix)
        self._elements: HTMLCollection | None = None

    @property
    def type(self) -> str:
        """https://html.spec.whatwg.org/multipage/form-elements.html#dom-fieldset-type"""
        return "fieldset"

    @property
    def elements(self) -> HTMLCollection:
        """https://html.spec.whatwg.org/multipage/form-elements.html#dom-fieldset-elements"""
        if self._elements is None:
            self._elements = HTMLCollection(self, is_listed)
        return self._elements

    @property
    def is_barred(self) -> bool:
        """Whether its kind or state bars it from constraint validation."""
        return True


class HTMLLegendElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/form-elements.html#htmllegendelement"""

    __slots__ = ()

    @property
    def form(self) -> HTMLFormElement | None:
        """https://html.spec.whatwg.org/multipage/form-elements.html#dom-legend-form"""
        parent = parent_element(self)
        if parent is None or not is_html_element(parent, "fieldset"):
            return None
        return form_tree(parent).owner(parent)


class HTMLLabelElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/forms.html#htmllabelelement"""

    __slots__ = ()

    @property
    def has_activation_behavior(self) -> bool:
        """Whether it has https://dom.spec.whatwg.org/#eventtarget-activation-behavior"""
        return True

    def activation_behavior(self, event: Event) -> None:
        """Click the labeled control, unless the click was on it or on other interactive content.

        https://html.spec.whatwg.org/multipage/forms.html#the-label-element
        """
        control = self.control
        if control is None:
            return
        each: Element | None = cast("Element", event.target)
        while each is not None and each is not self:
            if each is control or is_interactive(each):
                return
            each = parent_element(each)
        control.focus()
        control.forward_a_click(event)

    @property
    def control(self) -> HTMLElement | None:
        """https://html.spec.whatwg.org/multipage/forms.html#dom-label-control"""
        control = labeled_control(self)
        return None if control is None else cast("HTMLElement", control)

    @property
    def form(self) -> HTMLFormElement | None:
        """https://html.spec.whatwg.org/multipage/forms.html#dom-label-form"""
        control = self.control
        if control is None or not is_listed(control):
            return None
        return form_tree(control).owner(control)


class HTMLObjectElement(FormControl):
    """https://html.spec.whatwg.org/multipage/iframe-embed-object.html#htmlobjectelement"""

    __slots__ = ()

    @property
    def is_barred(self) -> bool:
        """https://html.spec.whatwg.org/multipage/iframe-embed-object.html#the-object-element:barred-from-constraint-validation"""
        return True


class HTMLOutputElement(FormControl):
    """https://html.spec.whatwg.org/multipage/form-elements.html#htmloutputelement"""

    __slots__ = ("_default_value_override",)

    def __init__(self, node_document: Document, local_name: str, prefix: str | None = None) -> None:
        super().__init__(node_document, local_name, prefix)
        self._default_value_override: str | None = None

    @property
    def type(self) -> str:
        """https://html.spec.whatwg.org/multipage/form-elements.html#dom-output-type"""
        return "output"

    @property
    def value(self) -> str:
        """https://html.spec.whatwg.org/multipage/form-elements.html#dom-output-value"""
        text = self.get_text_content()
        return "" if text is None else text

    @value.setter
    def value(self, value: str) -> None:
        self._default_value_override = self.default_value
        self.set_text_content(value)

    @property
    def default_value(self) -> str:
        """https://html.spec.whatwg.org/multipage/form-elements.html#dom-output-defaultvalue"""
        if self._default_value_override is not None:
            return self._default_value_override
        return self.value

    @default_value.setter
    def default_value(self, value: str) -> None:
        if self._default_value_override is None:
            self.set_text_content(value)
        else:
            self._default_value_override = value

    def reset(self) -> None:
        """https://html.spec.whatwg.org/multipage/form-elements.html#the-output-element:concept-form-reset-control

        As in Chromium, the nodes stay if the text stays: frameworks hold them.
        """
        value = self._default_value_override
        self._default_value_override = None
        if value is not None and value != self.value:
            self.set_text_content(value)

    @property
    def is_barred(self) -> bool:
        """Whether its kind or state bars it from constraint validation."""
        return True


class HTMLProgressElement(LabelableElement):
    """https://html.spec.whatwg.org/multipage/form-elements.html#htmlprogresselement"""

    __slots__ = ()

    @property
    def max(self) -> float:
        """https://html.spec.whatwg.org/multipage/form-elements.html#dom-progress-max"""
        number = number_of(self, "max")
        return 1 if number is None or number <= 0 else number

    @property
    def value(self) -> float:
        """https://html.spec.whatwg.org/multipage/form-elements.html#dom-progress-value"""
        number = number_of(self, "value")
        return 0 if number is None or number < 0 else min(number, self.max)

    @property
    def position(self) -> float:
        """https://html.spec.whatwg.org/multipage/form-elements.html#dom-progress-position"""
        return -1 if self.attribute_value("value") is None else self.value / self.max


class HTMLMeterElement(LabelableElement):
    """https://html.spec.whatwg.org/multipage/form-elements.html#htmlmeterelement"""

    __slots__ = ()

    @property
    def min(self) -> float:
        """https://html.spec.whatwg.org/multipage/form-elements.html#concept-meter-minimum"""
        number = number_of(self, "min")
        return 0 if number is None else number

    @property
    def max(self) -> float:
        """https://html.spec.whatwg.org/multipage/form-elements.html#concept-meter-maximum"""
        number = number_of(self, "max")
        return at_least(1 if number is None else number, self.min)

    @property
    def value(self) -> float:
        """https://html.spec.whatwg.org/multipage/form-elements.html#concept-meter-actual"""
        number = number_of(self, "value")
        return self._within(0 if number is None else number, self.min)

    @property
    def low(self) -> float:
        """https://html.spec.whatwg.org/multipage/form-elements.html#concept-meter-low"""
        number = number_of(self, "low")
        return self.min if number is None else self._within(number, self.min)

    @property
    def high(self) -> float:
        """https://html.spec.whatwg.org/multipage/form-elements.html#concept-meter-high"""
        number = number_of(self, "high")
        return self.max if number is None else self._within(number, self.low)

    @property
    def optimum(self) -> float:
        """https://html.spec.whatwg.org/multipage/form-elements.html#concept-meter-optimum"""
        number = number_of(self, "optimum")
        if number is None:
            return (self.min + self.max) / 2
        return self._within(number, self.min)

    def _within(self, number: float, least: float) -> float:
        most = self.max
        return most if number > most else at_least(number, least)


def is_interactive(element: Element) -> bool:
    """https://html.spec.whatwg.org/multipage/dom.html#interactive-content-2"""
    if element.namespace != HTML_NAMESPACE:
        return False
    if element.local_name in ("a", "audio", "video", "img"):
        attribute = "href" if element.local_name == "a" else "controls"
        if element.local_name == "img":
            attribute = "usemap"
        return element.attribute_value(attribute) is not None
    if element.local_name in ("meter", "output", "progress"):
        return False
    return is_labelable(element) or element.local_name in ("details", "embed", "iframe", "label")


def at_least(number: float, least: float) -> float:
    """The greater one of two numbers."""
    return least if number < least else number


def number_of(element: Element, local_name: str) -> float | None:
    """The floating-point number that an attribute says."""
    value = element.attribute_value(local_name)
    return None if value is None else parsed_number(value)
