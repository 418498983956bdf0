"""Types of the DocumentOrShadowRoot mixin. Made by ``python -m idl``."""

from collections.abc import Iterable, MutableSequence

from webapi.interfaces.css_style_sheet import CSSStyleSheet
from webapi.interfaces.custom_element_registry import CustomElementRegistry
from webapi.interfaces.element import Element
from webapi.interfaces.style_sheet_list import StyleSheetList

class DocumentOrShadowRoot:
    @property
    def activeElement(self) -> Element | None:
        """The element of this tree that has the focus, or contains it; else the body, or ``None``
        in a shadow tree.

        https://html.spec.whatwg.org/multipage/interaction.html#dom-documentorshadowroot-activeelement
        """
    @property
    def styleSheets(self) -> StyleSheetList:
        """The sheets of the style elements.

        https://drafts.csswg.org/cssom/#dom-documentorshadowroot-stylesheets
        """
    @property
    def adoptedStyleSheets(self) -> MutableSequence[CSSStyleSheet]:
        """The constructed sheets that it adopts. A sheet of another document is a NotAllowedError.

        https://drafts.csswg.org/cssom/#dom-documentorshadowroot-adoptedstylesheets
        """
    @adoptedStyleSheets.setter
    def adoptedStyleSheets(self, value: Iterable[CSSStyleSheet], /) -> None: ...
    @property
    def customElementRegistry(self) -> CustomElementRegistry | None:
        """https://html.spec.whatwg.org/multipage/custom-elements.html#dom-documentorshadowroot-customelementregistry"""
