"""Types of the CSSImportRule interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.css_rules import CSSImportRule as _CSSImportRuleImplementation
from webapi.interfaces.css_rule import CSSRule
from webapi.interfaces.css_style_sheet import CSSStyleSheet
from webapi.interfaces.media_list import MediaList
from webapi.webidl.types import StringLike

class CSSImportRule(CSSRule):
    _webapi_rule: _CSSImportRuleImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def href(self) -> str:
        """The URL, as it is written.

        https://drafts.csswg.org/cssom/#dom-cssimportrule-href
        """
    @property
    def media(self) -> MediaList:
        """The media queries. To set it is to set their ``mediaText``.

        https://drafts.csswg.org/cssom/#dom-cssimportrule-media
        """
    @media.setter
    def media(self, value: StringLike, /) -> None: ...
    @property
    def styleSheet(self) -> CSSStyleSheet | None:
        """The imported style sheet, or ``None`` if none is loaded.

        https://drafts.csswg.org/cssom/#dom-cssimportrule-stylesheet
        """
    @property
    def layerName(self) -> str | None:
        """The name of the layer; empty for one without a name, and ``None`` for no layer.

        https://drafts.csswg.org/cssom/#dom-cssimportrule-layername
        """
    @property
    def supportsText(self) -> str | None:
        """The condition in ``supports()``, or ``None``.

        https://drafts.csswg.org/cssom/#dom-cssimportrule-supportstext
        """

def new_object(value: object) -> CSSImportRule: ...
