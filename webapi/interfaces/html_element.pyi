"""Types of the HTMLElement interface. Made by ``python -m idl``."""

from typing import Self

from typing_extensions import Unpack

from webapi.dom.html_element import HTMLElement as _HTMLElementImplementation
from webapi.interfaces.css_style_properties import CSSStyleProperties
from webapi.interfaces.element import Element
from webapi.interfaces.element_internals import ElementInternals
from webapi.interfaces.global_event_handlers import GlobalEventHandlers as _GlobalEventHandlers
from webapi.interfaces.html_or_svg_or_math_ml_element import (
    HTMLOrSVGOrMathMLElement as _HTMLOrSVGOrMathMLElement,
)
from webapi.interfaces.show_popover_options import ShowPopoverOptions
from webapi.interfaces.toggle_popover_options import TogglePopoverOptions
from webapi.webidl.types import NumberLike, StringLike

class HTMLElement(Element, _GlobalEventHandlers, _HTMLOrSVGOrMathMLElement):
    _webapi_node: _HTMLElementImplementation
    def __init__(self) -> None: ...
    @classmethod
    def new(cls) -> Self: ...
    def attachInternals(self) -> ElementInternals: ...
    @property
    def title(self) -> str:
        """The attribute ``title``.

        https://html.spec.whatwg.org/multipage/#dom-title
        """
    @title.setter
    def title(self, value: StringLike, /) -> None: ...
    @property
    def lang(self) -> str:
        """The attribute ``lang``.

        https://html.spec.whatwg.org/multipage/#dom-lang
        """
    @lang.setter
    def lang(self, value: StringLike, /) -> None: ...
    @property
    def translate(self) -> bool:
        """Whether it may be translated: its own attribute, or that of the nearest ancestor that has
        one.

        https://html.spec.whatwg.org/multipage/#dom-translate
        """
    @translate.setter
    def translate(self, value: bool, /) -> None: ...
    @property
    def dir(self) -> str:
        """The direction: ``ltr``, ``rtl``, ``auto`` or an empty string.

        https://html.spec.whatwg.org/multipage/#dom-dir
        """
    @dir.setter
    def dir(self, value: StringLike, /) -> None: ...
    @property
    def hidden(self) -> bool | float | str | None:
        """Whether it has the attribute ``hidden``, or ``until-found``.

        https://html.spec.whatwg.org/multipage/#dom-hidden
        """
    @hidden.setter
    def hidden(self, value: bool | NumberLike | StringLike, /) -> None: ...
    @property
    def inert(self) -> bool:
        """The attribute ``inert``.

        https://html.spec.whatwg.org/multipage/#dom-inert
        """
    @inert.setter
    def inert(self, value: bool, /) -> None: ...
    def click(self) -> None: ...
    @property
    def accessKey(self) -> str:
        """The attribute ``accesskey``.

        https://html.spec.whatwg.org/multipage/#dom-accesskey
        """
    @accessKey.setter
    def accessKey(self, value: StringLike, /) -> None: ...
    @property
    def draggable(self) -> bool:
        """Whether users may drag it.

        https://html.spec.whatwg.org/multipage/#dom-draggable
        """
    @draggable.setter
    def draggable(self, value: bool, /) -> None: ...
    @property
    def spellcheck(self) -> bool:
        """Whether its text is checked: its own attribute, or that of the nearest ancestor that has
        one.

        https://html.spec.whatwg.org/multipage/#dom-spellcheck
        """
    @spellcheck.setter
    def spellcheck(self, value: bool, /) -> None: ...
    @property
    def writingSuggestions(self) -> str:
        """https://html.spec.whatwg.org/multipage/#dom-writingsuggestions"""
    @writingSuggestions.setter
    def writingSuggestions(self, value: StringLike, /) -> None: ...
    @property
    def autocapitalize(self) -> str:
        """https://html.spec.whatwg.org/multipage/#dom-autocapitalize"""
    @autocapitalize.setter
    def autocapitalize(self, value: StringLike, /) -> None: ...
    @property
    def innerText(self) -> str:
        """The text content. Setting it turns newlines into ``br`` elements.

        https://html.spec.whatwg.org/multipage/#dom-innertext
        """
    @innerText.setter
    def innerText(self, value: StringLike, /) -> None: ...
    @property
    def outerText(self) -> str:
        """The text content. Setting it replaces the element.

        https://html.spec.whatwg.org/multipage/#dom-outertext
        """
    @outerText.setter
    def outerText(self, value: StringLike, /) -> None: ...
    def showPopover(
        self, options: ShowPopoverOptions | None = None, **named: Unpack[ShowPopoverOptions]
    ) -> None: ...
    def hidePopover(self) -> None: ...
    def togglePopover(
        self,
        options: TogglePopoverOptions | bool | None = None,
        **named: Unpack[TogglePopoverOptions],
    ) -> bool: ...
    @property
    def popover(self) -> str | None:
        """``auto``, ``hint`` or ``manual``; None if the element is no popover.

        https://html.spec.whatwg.org/multipage/popover.html#dom-popover
        """
    @popover.setter
    def popover(self, value: StringLike, /) -> None: ...
    @property
    def style(self) -> CSSStyleProperties:
        """The declarations of the attribute ``style``. To set it is to set their ``cssText``.

        https://drafts.csswg.org/cssom/#dom-elementcssinlinestyle-style
        """
    @style.setter
    def style(self, value: StringLike, /) -> None: ...
    @property
    def contentEditable(self) -> str:
        """``true``, ``false``, ``plaintext-only`` or ``inherit``.

        https://html.spec.whatwg.org/multipage/#dom-contenteditable
        """
    @contentEditable.setter
    def contentEditable(self, value: StringLike, /) -> None: ...
    @property
    def enterKeyHint(self) -> str:
        """https://html.spec.whatwg.org/multipage/#dom-enterkeyhint"""
    @enterKeyHint.setter
    def enterKeyHint(self, value: StringLike, /) -> None: ...
    @property
    def isContentEditable(self) -> bool:
        """Whether it can be edited: it, or the nearest ancestor that says so.

        https://html.spec.whatwg.org/multipage/#dom-iscontenteditable
        """
    @property
    def inputMode(self) -> str:
        """https://html.spec.whatwg.org/multipage/#dom-inputmode"""
    @inputMode.setter
    def inputMode(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLElement: ...
