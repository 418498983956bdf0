"""Types of the ShadowRoot interface. Made by ``python -m idl``."""

from collections.abc import Iterable, MutableSequence
from typing import Never

from webapi.dom.shadow_root import ShadowRoot as _ShadowRootImplementation
from webapi.interfaces.css_style_sheet import CSSStyleSheet
from webapi.interfaces.custom_element_registry import CustomElementRegistry
from webapi.interfaces.document_fragment import DocumentFragment
from webapi.interfaces.element import Element
from webapi.interfaces.event_handler_non_null import EventHandlerNonNull
from webapi.interfaces.shadow_root_mode import ShadowRootMode
from webapi.interfaces.slot_assignment_mode import SlotAssignmentMode
from webapi.interfaces.style_sheet_list import StyleSheetList
from webapi.webidl.types import StringLike

class ShadowRoot(DocumentFragment):
    _webapi_node: _ShadowRootImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def mode(self) -> ShadowRootMode:
        """``open`` or ``closed``.

        https://dom.spec.whatwg.org/#dom-shadowroot-mode
        """
    @property
    def delegatesFocus(self) -> bool:
        """Whether the host was made with ``delegatesFocus``.

        https://dom.spec.whatwg.org/#dom-shadowroot-delegatesfocus
        """
    @property
    def slotAssignment(self) -> SlotAssignmentMode:
        """``named`` or ``manual``.

        https://dom.spec.whatwg.org/#dom-shadowroot-slotassignment
        """
    @property
    def clonable(self) -> bool:
        """Whether clones of the host have a clone of it.

        https://dom.spec.whatwg.org/#dom-shadowroot-clonable
        """
    @property
    def serializable(self) -> bool:
        """Whether the host was made with ``serializable``.

        https://dom.spec.whatwg.org/#dom-shadowroot-serializable
        """
    @property
    def host(self) -> Element:
        """The element that it belongs to.

        https://dom.spec.whatwg.org/#dom-shadowroot-host
        """
    @property
    def onslotchange(self) -> EventHandlerNonNull | None:
        """The handler of ``slotchange`` events.

        https://dom.spec.whatwg.org/#handler-shadowroot-onslotchange
        """
    @onslotchange.setter
    def onslotchange(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def innerHTML(self) -> str:
        """The children as HTML. Setting it parses the string, and replaces them.

        https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-shadowroot-innerhtml
        """
    @innerHTML.setter
    def innerHTML(self, value: StringLike, /) -> None: ...
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

def new_object(value: object) -> ShadowRoot: ...
