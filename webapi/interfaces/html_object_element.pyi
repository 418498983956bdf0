"""Types of the HTMLObjectElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.forms.other_controls import HTMLObjectElement as _HTMLObjectElementImplementation
from webapi.interfaces.constraint_validation import ConstraintValidation as _ConstraintValidation
from webapi.interfaces.form_associated_element import (
    FormAssociatedElement as _FormAssociatedElement,
)
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import NumberLike, StringLike

class HTMLObjectElement(HTMLElement, _FormAssociatedElement, _ConstraintValidation):
    _webapi_node: _HTMLObjectElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def data(self) -> str:
        """The attribute ``data``.

        https://html.spec.whatwg.org/multipage/#dom-object-data
        """
    @data.setter
    def data(self, value: StringLike, /) -> None: ...
    @property
    def type(self) -> str:
        """The attribute ``type``.

        https://html.spec.whatwg.org/multipage/#dom-object-type
        """
    @type.setter
    def type(self, value: StringLike, /) -> None: ...
    @property
    def name(self) -> str:
        """The attribute ``name``.

        https://html.spec.whatwg.org/multipage/#dom-object-name
        """
    @name.setter
    def name(self, value: StringLike, /) -> None: ...
    @property
    def width(self) -> str:
        """The attribute ``width``.

        https://html.spec.whatwg.org/multipage/#dom-object-width
        """
    @width.setter
    def width(self, value: StringLike, /) -> None: ...
    @property
    def height(self) -> str:
        """The attribute ``height``.

        https://html.spec.whatwg.org/multipage/#dom-object-height
        """
    @height.setter
    def height(self, value: StringLike, /) -> None: ...
    @property
    def align(self) -> str:
        """The attribute ``align``.

        https://html.spec.whatwg.org/multipage/#dom-object-align
        """
    @align.setter
    def align(self, value: StringLike, /) -> None: ...
    @property
    def archive(self) -> str:
        """The attribute ``archive``.

        https://html.spec.whatwg.org/multipage/#dom-object-archive
        """
    @archive.setter
    def archive(self, value: StringLike, /) -> None: ...
    @property
    def code(self) -> str:
        """The attribute ``code``.

        https://html.spec.whatwg.org/multipage/#dom-object-code
        """
    @code.setter
    def code(self, value: StringLike, /) -> None: ...
    @property
    def declare(self) -> bool:
        """The attribute ``declare``.

        https://html.spec.whatwg.org/multipage/#dom-object-declare
        """
    @declare.setter
    def declare(self, value: bool, /) -> None: ...
    @property
    def hspace(self) -> int:
        """The attribute ``hspace``.

        https://html.spec.whatwg.org/multipage/#dom-object-hspace
        """
    @hspace.setter
    def hspace(self, value: NumberLike, /) -> None: ...
    @property
    def standby(self) -> str:
        """The attribute ``standby``.

        https://html.spec.whatwg.org/multipage/#dom-object-standby
        """
    @standby.setter
    def standby(self, value: StringLike, /) -> None: ...
    @property
    def vspace(self) -> int:
        """The attribute ``vspace``.

        https://html.spec.whatwg.org/multipage/#dom-object-vspace
        """
    @vspace.setter
    def vspace(self, value: NumberLike, /) -> None: ...
    @property
    def codeBase(self) -> str:
        """The attribute ``codebase``.

        https://html.spec.whatwg.org/multipage/#dom-object-codebase
        """
    @codeBase.setter
    def codeBase(self, value: StringLike, /) -> None: ...
    @property
    def codeType(self) -> str:
        """The attribute ``codetype``.

        https://html.spec.whatwg.org/multipage/#dom-object-codetype
        """
    @codeType.setter
    def codeType(self, value: StringLike, /) -> None: ...
    @property
    def useMap(self) -> str:
        """The attribute ``usemap``.

        https://html.spec.whatwg.org/multipage/#dom-object-usemap
        """
    @useMap.setter
    def useMap(self, value: StringLike, /) -> None: ...
    @property
    def border(self) -> str:
        """The attribute ``border``.

        https://html.spec.whatwg.org/multipage/#dom-object-border
        """
    @border.setter
    def border(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLObjectElement: ...
