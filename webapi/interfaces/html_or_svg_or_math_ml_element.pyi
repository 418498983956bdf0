"""Types of the HTMLOrSVGOrMathMLElement mixin. Made by ``python -m idl``."""

from typing_extensions import Unpack

from webapi.interfaces.dom_string_map import DOMStringMap
from webapi.interfaces.focus_options import FocusOptions
from webapi.webidl.types import NumberLike, StringLike

class HTMLOrSVGOrMathMLElement:
    @property
    def dataset(self) -> DOMStringMap:
        """The attributes ``data-*``, as a mapping whose items are attributes, too.

        https://html.spec.whatwg.org/multipage/#dom-dataset
        """
    @property
    def nonce(self) -> str:
        """The nonce: that of the attribute ``nonce``, or what was assigned since, which the
        attribute does not show.

        https://html.spec.whatwg.org/multipage/#dom-nonce
        """
    @nonce.setter
    def nonce(self, value: StringLike, /) -> None: ...
    @property
    def autofocus(self) -> bool:
        """The attribute ``autofocus``.

        https://html.spec.whatwg.org/multipage/#dom-autofocus
        """
    @autofocus.setter
    def autofocus(self, value: bool, /) -> None: ...
    @property
    def tabIndex(self) -> int:
        """The attribute ``tabindex``; without it, 0 for elements that users can focus and -1 for
        others.

        https://html.spec.whatwg.org/multipage/#dom-tabindex
        """
    @tabIndex.setter
    def tabIndex(self, value: NumberLike, /) -> None: ...
    def focus(self, options: FocusOptions | None = None, **named: Unpack[FocusOptions]) -> None: ...
    def blur(self) -> None: ...
