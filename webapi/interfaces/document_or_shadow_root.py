"""The DocumentOrShadowRoot mixin.

Made by ``python -m idl`` from idl/html.webidl: change that, not this.
"""

from webapi.dom.css_style_sheets import get_style_sheets
from webapi.webidl.collections import sequence_of
from webapi.webidl.platform_objects import Interface, inside
from webapi.webidl.setters import value_setter

_Element = Interface("webapi.interfaces.element", "Element")
_StyleSheetList = Interface("webapi.interfaces.style_sheet_list", "StyleSheetList")
_CSSStyleSheet = Interface("webapi.interfaces.css_style_sheet", "CSSStyleSheet")
_to_adopted_style_sheets = sequence_of(inside(_CSSStyleSheet.convert, "_webapi_sheet"))
_CustomElementRegistry = Interface(
    "webapi.interfaces.custom_element_registry", "CustomElementRegistry"
)


class DocumentOrShadowRoot:
    """Attributes of the mixin DocumentOrShadowRoot that are alike in all interfaces."""

    __slots__ = ()

    @property
    def activeElement(self):
        """The element of this tree that has the focus, or contains it; else the body, or ``None``
        in a shadow tree.

        ``readonly attribute Element? activeElement``

        https://html.spec.whatwg.org/multipage/interaction.html#dom-documentorshadowroot-activeelement
        """
        value = self._webapi_node.active_element
        return None if value is None else value.platform_object or _Element.new(value)

    @property
    def styleSheets(self):
        """The sheets of the style elements.

        ``readonly attribute StyleSheetList styleSheets``

        https://drafts.csswg.org/cssom/#dom-documentorshadowroot-stylesheets
        """
        value = get_style_sheets(self._webapi_node)
        return value.platform_object or _StyleSheetList.new(value)

    @property
    def adoptedStyleSheets(self):
        """The constructed sheets that it adopts. A sheet of another document is a NotAllowedError.

        ``attribute ObservableArray<CSSStyleSheet> adoptedStyleSheets``

        https://drafts.csswg.org/cssom/#dom-documentorshadowroot-adoptedstylesheets

        >>> from webapi import Document
        >>> Document("https://example.org/").adoptedStyleSheets
        []
        """
        return self._webapi_node.adopted_style_sheets

    adoptedStyleSheets = adoptedStyleSheets.setter(
        value_setter(
            "_webapi_node",
            "adopted_style_sheets",
            _to_adopted_style_sheets,
            context="Failed to set the 'adoptedStyleSheets' property on '{}': The provided value",
        )
    )

    @property
    def customElementRegistry(self):
        """``readonly attribute CustomElementRegistry? customElementRegistry``

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-documentorshadowroot-customelementregistry
        """
        value = self._webapi_node.custom_element_registry
        return None if value is None else value.platform_object or _CustomElementRegistry.new(value)
