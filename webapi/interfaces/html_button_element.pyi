"""Types of the HTMLButtonElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.forms.other_controls import HTMLButtonElement as _HTMLButtonElementImplementation
from webapi.interfaces.element import Element
from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.html_form_element import HTMLFormElement
from webapi.interfaces.node_list import NodeList
from webapi.interfaces.validity_state import ValidityState
from webapi.webidl.types import StringLike

class HTMLButtonElement(HTMLElement):
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
    @property
    def form(self) -> HTMLFormElement | None:
        """The form that owns the element, or ``None``.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fae-form
        """
    @property
    def labels(self) -> NodeList:
        """The labels of the element.

        https://html.spec.whatwg.org/multipage/forms.html#dom-lfe-labels
        """
    @property
    def willValidate(self) -> bool:
        """Whether the element takes part in validation: it is not disabled, read-only or in a
        ``datalist``.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-willvalidate
        """
    @property
    def validity(self) -> ValidityState:
        """What is wrong with the value.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-validity
        """
    @property
    def validationMessage(self) -> str:
        """The problem, in Chromium's English; empty if there is none.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-validationmessage
        """
    def checkValidity(self) -> bool: ...
    def reportValidity(self) -> bool: ...
    def setCustomValidity(self, error: StringLike) -> None: ...
    @property
    def formAction(self) -> str:
        """The URL to which the form is sent by this button.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-formaction
        """
    @formAction.setter
    def formAction(self, value: StringLike, /) -> None: ...
    @property
    def formEnctype(self) -> str:
        """How the entries are encoded by this button; empty if the form decides.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-formenctype
        """
    @formEnctype.setter
    def formEnctype(self, value: StringLike, /) -> None: ...
    @property
    def formMethod(self) -> str:
        """The method of this button; empty if the form decides.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-formmethod
        """
    @formMethod.setter
    def formMethod(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLButtonElement: ...
