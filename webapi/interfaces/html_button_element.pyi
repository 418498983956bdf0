"""Types of the HTMLButtonElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.forms.other_controls import HTMLButtonElement as _HTMLButtonElementImplementation
from webapi.interfaces.constraint_validation import ConstraintValidation as _ConstraintValidation
from webapi.interfaces.element import Element
from webapi.interfaces.form_associated_element import (
    FormAssociatedElement as _FormAssociatedElement,
)
from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.labelable_element import LabelableElement as _LabelableElement
from webapi.interfaces.submit_button import SubmitButton as _SubmitButton
from webapi.webidl.types import StringLike

class HTMLButtonElement(
    HTMLElement, _FormAssociatedElement, _LabelableElement, _ConstraintValidation, _SubmitButton
):
    _webapi_node: _HTMLButtonElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def disabled(self) -> bool:
        """The attribute ``disabled``.

        https://html.spec.whatwg.org/multipage/#dom-button-disabled
        """
    @disabled.setter
    def disabled(self, value: bool, /) -> None: ...
    @property
    def formNoValidate(self) -> bool:
        """The attribute ``formnovalidate``.

        https://html.spec.whatwg.org/multipage/#dom-button-formnovalidate
        """
    @formNoValidate.setter
    def formNoValidate(self, value: bool, /) -> None: ...
    @property
    def formTarget(self) -> str:
        """The attribute ``formtarget``.

        https://html.spec.whatwg.org/multipage/#dom-button-formtarget
        """
    @formTarget.setter
    def formTarget(self, value: StringLike, /) -> None: ...
    @property
    def name(self) -> str:
        """The attribute ``name``.

        https://html.spec.whatwg.org/multipage/#dom-button-name
        """
    @name.setter
    def name(self, value: StringLike, /) -> None: ...
    @property
    def value(self) -> str:
        """The attribute ``value``.

        https://html.spec.whatwg.org/multipage/#dom-button-value
        """
    @value.setter
    def value(self, value: StringLike, /) -> None: ...
    @property
    def command(self) -> str:
        """https://html.spec.whatwg.org/multipage/#dom-button-command"""
    @command.setter
    def command(self, value: StringLike, /) -> None: ...
    @property
    def commandForElement(self) -> Element | None:
        """https://html.spec.whatwg.org/multipage/#dom-button-commandforelement"""
    @commandForElement.setter
    def commandForElement(self, value: Element | None, /) -> None: ...
    @property
    def type(self) -> str:
        """``submit``, ``reset`` or ``button``.

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-button-type
        """
    @type.setter
    def type(self, value: StringLike, /) -> None: ...
    @property
    def popoverTargetElement(self) -> Element | None:
        """The popover that a click on the button shows and hides.

        https://html.spec.whatwg.org/multipage/popover.html#dom-popovertargetelement
        """
    @popoverTargetElement.setter
    def popoverTargetElement(self, value: Element | None, /) -> None: ...
    @property
    def popoverTargetAction(self) -> str:
        """Whether a click shows the popover, hides it, or does either: ``show``, ``hide``,
        ``toggle``.

        https://html.spec.whatwg.org/multipage/popover.html#dom-popovertargetaction
        """
    @popoverTargetAction.setter
    def popoverTargetAction(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLButtonElement: ...
