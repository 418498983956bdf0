"""Types of the HTMLMarqueeElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import HTMLMarqueeElement as _HTMLMarqueeElementImplementation
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import NumberLike, StringLike

class HTMLMarqueeElement(HTMLElement):
    _webapi_node: _HTMLMarqueeElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def behavior(self) -> str:
        """The attribute ``behavior``.

        https://html.spec.whatwg.org/multipage/#dom-marquee-behavior
        """
    @behavior.setter
    def behavior(self, value: StringLike, /) -> None: ...
    @property
    def bgColor(self) -> str:
        """The attribute ``bgcolor``.

        https://html.spec.whatwg.org/multipage/#dom-marquee-bgcolor
        """
    @bgColor.setter
    def bgColor(self, value: StringLike, /) -> None: ...
    @property
    def direction(self) -> str:
        """The attribute ``direction``.

        https://html.spec.whatwg.org/multipage/#dom-marquee-direction
        """
    @direction.setter
    def direction(self, value: StringLike, /) -> None: ...
    @property
    def height(self) -> str:
        """The attribute ``height``.

        https://html.spec.whatwg.org/multipage/#dom-marquee-height
        """
    @height.setter
    def height(self, value: StringLike, /) -> None: ...
    @property
    def hspace(self) -> int:
        """The attribute ``hspace``.

        https://html.spec.whatwg.org/multipage/#dom-marquee-hspace
        """
    @hspace.setter
    def hspace(self, value: NumberLike, /) -> None: ...
    @property
    def scrollAmount(self) -> int:
        """The attribute ``scrollamount``.

        https://html.spec.whatwg.org/multipage/#dom-marquee-scrollamount
        """
    @scrollAmount.setter
    def scrollAmount(self, value: NumberLike, /) -> None: ...
    @property
    def scrollDelay(self) -> int:
        """The attribute ``scrolldelay``.

        https://html.spec.whatwg.org/multipage/#dom-marquee-scrolldelay
        """
    @scrollDelay.setter
    def scrollDelay(self, value: NumberLike, /) -> None: ...
    @property
    def trueSpeed(self) -> bool:
        """The attribute ``truespeed``.

        https://html.spec.whatwg.org/multipage/#dom-marquee-truespeed
        """
    @trueSpeed.setter
    def trueSpeed(self, value: bool, /) -> None: ...
    @property
    def vspace(self) -> int:
        """The attribute ``vspace``.

        https://html.spec.whatwg.org/multipage/#dom-marquee-vspace
        """
    @vspace.setter
    def vspace(self, value: NumberLike, /) -> None: ...
    @property
    def width(self) -> str:
        """The attribute ``width``.

        https://html.spec.whatwg.org/multipage/#dom-marquee-width
        """
    @width.setter
    def width(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLMarqueeElement: ...
