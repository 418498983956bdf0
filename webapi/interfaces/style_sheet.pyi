"""Types of the StyleSheet interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.css_style_sheet import CSSStyleSheet
from webapi.interfaces.element import Element
from webapi.interfaces.media_list import MediaList
from webapi.steps.style_sheet import Slots as _StyleSheetSlots
from webapi.webidl.types import StringLike

class StyleSheet(_StyleSheetSlots):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def type(self) -> str:
        """The type: ``text/css``.

        https://drafts.csswg.org/cssom/#dom-stylesheet-type
        """
    @property
    def href(self) -> str | None:
        """``None``: the sheet was constructed.

        https://drafts.csswg.org/cssom/#dom-stylesheet-href
        """
    @property
    def ownerNode(self) -> Element | None:
        """``None``: the sheet was constructed.

        https://drafts.csswg.org/cssom/#dom-stylesheet-ownernode
        """
    @property
    def parentStyleSheet(self) -> CSSStyleSheet | None:
        """``None``: the sheet was constructed.

        https://drafts.csswg.org/cssom/#dom-stylesheet-parentstylesheet
        """
    @property
    def title(self) -> str | None:
        """``None``: the sheet was constructed.

        https://drafts.csswg.org/cssom/#dom-stylesheet-title
        """
    @property
    def media(self) -> MediaList:
        """The media that the sheet is for. To set it is to set its ``mediaText``.

        https://drafts.csswg.org/cssom/#dom-stylesheet-media
        """
    @media.setter
    def media(self, value: StringLike, /) -> None: ...
    @property
    def disabled(self) -> bool:
        """Whether the sheet is disabled.

        https://drafts.csswg.org/cssom/#dom-stylesheet-disabled
        """
    @disabled.setter
    def disabled(self, value: bool, /) -> None: ...
