"""Types of the HTMLFormElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.forms.form import HTMLFormElement as _HTMLFormElementImplementation
from webapi.interfaces.dom_token_list import DOMTokenList
from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.html_form_controls_collection import HTMLFormControlsCollection
from webapi.webidl.types import StringLike

class HTMLFormElement(HTMLElement):
    _webapi_node: _HTMLFormElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def acceptCharset(self) -> str:
        """The attribute ``accept-charset``.

        https://html.spec.whatwg.org/multipage/#dom-form-acceptcharset
        """
    @acceptCharset.setter
    def acceptCharset(self, value: StringLike, /) -> None: ...
    @property
    def autocomplete(self) -> str:
        """The attribute ``autocomplete``.

        https://html.spec.whatwg.org/multipage/#dom-form-autocomplete
        """
    @autocomplete.setter
    def autocomplete(self, value: StringLike, /) -> None: ...
    @property
    def name(self) -> str:
        """The attribute ``name``.

        https://html.spec.whatwg.org/multipage/#dom-form-name
        """
    @name.setter
    def name(self, value: StringLike, /) -> None: ...
    @property
    def noValidate(self) -> bool:
        """The attribute ``novalidate``.

        https://html.spec.whatwg.org/multipage/#dom-form-novalidate
        """
    @noValidate.setter
    def noValidate(self, value: bool, /) -> None: ...
    @property
    def target(self) -> str:
        """The attribute ``target``.

        https://html.spec.whatwg.org/multipage/#dom-form-target
        """
    @target.setter
    def target(self, value: StringLike, /) -> None: ...
    @property
    def rel(self) -> str:
        """The attribute ``rel``.

        https://html.spec.whatwg.org/multipage/#dom-form-rel
        """
    @rel.setter
    def rel(self, value: StringLike, /) -> None: ...
    @property
    def relList(self) -> DOMTokenList:
        """The attribute ``rel``.

        https://html.spec.whatwg.org/multipage/#dom-form-rellist
        """
    @relList.setter
    def relList(self, value: StringLike, /) -> None: ...
    @property
    def action(self) -> str:
        """The URL to which the form is sent; the document's URL if the attribute is missing or
        empty.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-action
        """
    @action.setter
    def action(self, value: StringLike, /) -> None: ...
    @property
    def enctype(self) -> str:
        """How the entries are encoded.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-enctype
        """
    @enctype.setter
    def enctype(self, value: StringLike, /) -> None: ...
    @property
    def encoding(self) -> str:
        """The same as ``enctype``.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-encoding
        """
    @encoding.setter
    def encoding(self, value: StringLike, /) -> None: ...
    @property
    def method(self) -> str:
        """``get``, ``post`` or ``dialog``.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-method
        """
    @method.setter
    def method(self, value: StringLike, /) -> None: ...
    @property
    def elements(self) -> HTMLFormControlsCollection:
        """The form's controls, except image buttons.

        https://html.spec.whatwg.org/multipage/forms.html#dom-form-elements
        """
    @property
    def length(self) -> int:
        """How many controls ``elements`` has.

        https://html.spec.whatwg.org/multipage/forms.html#dom-form-length
        """
    def submit(self) -> None: ...
    def requestSubmit(self, submitter: HTMLElement | None = None) -> None: ...
    def reset(self) -> None: ...
    def checkValidity(self) -> bool: ...
    def reportValidity(self) -> bool: ...

def new_object(value: object) -> HTMLFormElement: ...
