"""Types of the HTMLSelectElement interface. Made by ``python -m idl``."""

from collections.abc import Iterator
from typing import Never, overload

from webapi.dom.forms.select import HTMLSelectElement as _HTMLSelectElementImplementation
from webapi.interfaces.constraint_validation import ConstraintValidation as _ConstraintValidation
from webapi.interfaces.form_associated_element import (
    FormAssociatedElement as _FormAssociatedElement,
)
from webapi.interfaces.html_collection import HTMLCollection
from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.html_opt_group_element import HTMLOptGroupElement
from webapi.interfaces.html_option_element import HTMLOptionElement
from webapi.interfaces.html_options_collection import HTMLOptionsCollection
from webapi.interfaces.labelable_element import LabelableElement as _LabelableElement
from webapi.webidl.types import NumberLike, StringLike

class HTMLSelectElement(
    HTMLElement, _FormAssociatedElement, _LabelableElement, _ConstraintValidation
):
    _webapi_node: _HTMLSelectElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def disabled(self) -> bool:
        """The attribute ``disabled``.

        https://html.spec.whatwg.org/multipage/#dom-select-disabled
        """
    @disabled.setter
    def disabled(self, value: bool, /) -> None: ...
    @property
    def multiple(self) -> bool:
        """The attribute ``multiple``.

        https://html.spec.whatwg.org/multipage/#dom-select-multiple
        """
    @multiple.setter
    def multiple(self, value: bool, /) -> None: ...
    @property
    def name(self) -> str:
        """The attribute ``name``.

        https://html.spec.whatwg.org/multipage/#dom-select-name
        """
    @name.setter
    def name(self, value: StringLike, /) -> None: ...
    @property
    def required(self) -> bool:
        """The attribute ``required``.

        https://html.spec.whatwg.org/multipage/#dom-select-required
        """
    @required.setter
    def required(self, value: bool, /) -> None: ...
    @property
    def size(self) -> int:
        """The attribute ``size``.

        https://html.spec.whatwg.org/multipage/#dom-select-size
        """
    @size.setter
    def size(self, value: NumberLike, /) -> None: ...
    @property
    def autocomplete(self) -> str:
        """What a browser may fill in, as the attribute says it; empty if it says nothing valid.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fe-autocomplete
        """
    @autocomplete.setter
    def autocomplete(self, value: StringLike, /) -> None: ...
    @property
    def type(self) -> str:
        """``select-one`` or ``select-multiple``.

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-type
        """
    @property
    def options(self) -> HTMLOptionsCollection:
        """The options.

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-options
        """
    @property
    def length(self) -> int:
        """How many options there are. Setting it appends empty ones or removes the last ones.

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-length
        """
    @length.setter
    def length(self, value: NumberLike, /) -> None: ...
    def item(self, index: NumberLike) -> HTMLOptionElement | None: ...
    def namedItem(self, name: StringLike) -> HTMLOptionElement | None: ...
    def add(
        self,
        element: HTMLOptionElement | HTMLOptGroupElement,
        before: HTMLElement | NumberLike | None = None,
    ) -> None: ...
    @overload
    def remove(self) -> None: ...
    @overload
    def remove(self, index: NumberLike) -> None: ...
    @property
    def selectedOptions(self) -> HTMLCollection:
        """The selected options.

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-selectedoptions
        """
    @property
    def selectedIndex(self) -> int:
        """The index of the first selected option, or -1. Setting it selects that option only.

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-selectedindex
        """
    @selectedIndex.setter
    def selectedIndex(self, value: NumberLike, /) -> None: ...
    @property
    def value(self) -> str:
        """The value of the first selected option, or empty. Setting it selects the first option
        with that value.

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-value
        """
    @value.setter
    def value(self, value: StringLike, /) -> None: ...
    @overload
    def __getitem__(self, index: int, /) -> HTMLOptionElement: ...
    @overload
    def __getitem__(self, index: slice, /) -> list[HTMLOptionElement]: ...
    def __iter__(self) -> Iterator[HTMLOptionElement]: ...
    def __len__(self) -> int: ...
    def __bool__(self) -> bool: ...

def new_object(value: object) -> HTMLSelectElement: ...
