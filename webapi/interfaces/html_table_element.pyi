"""Types of the HTMLTableElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLTableElement(HTMLElement):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def align(self) -> str:
        """The attribute ``align``.

        https://html.spec.whatwg.org/multipage/#dom-table-align
        """
    @align.setter
    def align(self, value: StringLike, /) -> None: ...
    @property
    def border(self) -> str:
        """The attribute ``border``.

        https://html.spec.whatwg.org/multipage/#dom-table-border
        """
    @border.setter
    def border(self, value: StringLike, /) -> None: ...
    @property
    def frame(self) -> str:
        """The attribute ``frame``.

        https://html.spec.whatwg.org/multipage/#dom-table-frame
        """
    @frame.setter
    def frame(self, value: StringLike, /) -> None: ...
    @property
    def rules(self) -> str:
        """The attribute ``rules``.

        https://html.spec.whatwg.org/multipage/#dom-table-rules
        """
    @rules.setter
    def rules(self, value: StringLike, /) -> None: ...
    @property
    def summary(self) -> str:
        """The attribute ``summary``.

        https://html.spec.whatwg.org/multipage/#dom-table-summary
        """
    @summary.setter
    def summary(self, value: StringLike, /) -> None: ...
    @property
    def width(self) -> str:
        """The attribute ``width``.

        https://html.spec.whatwg.org/multipage/#dom-table-width
        """
    @width.setter
    def width(self, value: StringLike, /) -> None: ...
    @property
    def bgColor(self) -> str:
        """The attribute ``bgcolor``.

        https://html.spec.whatwg.org/multipage/#dom-table-bgcolor
        """
    @bgColor.setter
    def bgColor(self, value: StringLike, /) -> None: ...
    @property
    def cellPadding(self) -> str:
        """The attribute ``cellpadding``.

        https://html.spec.whatwg.org/multipage/#dom-table-cellpadding
        """
    @cellPadding.setter
    def cellPadding(self, value: StringLike, /) -> None: ...
    @property
    def cellSpacing(self) -> str:
        """The attribute ``cellspacing``.

        https://html.spec.whatwg.org/multipage/#dom-table-cellspacing
        """
    @cellSpacing.setter
    def cellSpacing(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLTableElement: ...
