"""Types of the Document interface. Made by ``python -m idl``."""

from typing import Self

from webapi.interfaces.element import Element
from webapi.interfaces.html_anchor_element import HTMLAnchorElement
from webapi.interfaces.html_area_element import HTMLAreaElement
from webapi.interfaces.html_base_element import HTMLBaseElement
from webapi.interfaces.html_collection import HTMLCollection
from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.location import Location
from webapi.interfaces.node import Node
from webapi.steps.document import Slots as _DocumentSlots
from webapi.steps.parent_node import Slots as _ParentNodeSlots
from webapi.webidl.types import BytesLike, StringLike

class Document(Node, _DocumentSlots, _ParentNodeSlots):
    def __init__(
        self, url: StringLike | None = None, encoding: StringLike | None = None
    ) -> None: ...
    @classmethod
    def new(cls, url: StringLike | None = None, encoding: StringLike | None = None) -> Self: ...
    @property
    def URL(self) -> str: ...
    @property
    def documentURI(self) -> str: ...
    @property
    def characterSet(self) -> str: ...
    @property
    def charset(self) -> str: ...
    @property
    def inputEncoding(self) -> str: ...
    def createElement(
        self, localName: StringLike
    ) -> HTMLAnchorElement | HTMLAreaElement | HTMLBaseElement | HTMLElement: ...
    @property
    def location(self) -> Location | None: ...
    @location.setter
    def location(self, value: StringLike, /) -> None: ...
    @property
    def links(self) -> HTMLCollection: ...
    @staticmethod
    def fromHTML(
        html: BytesLike, url: StringLike, contentType: StringLike | None = None
    ) -> Document: ...
    def append(self, *nodes: Element) -> None: ...
