"""Types of the ShadowRoot interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.shadow_root import ShadowRoot as _ShadowRootImplementation
from webapi.interfaces.document_fragment import DocumentFragment
from webapi.interfaces.document_or_shadow_root import DocumentOrShadowRoot as _DocumentOrShadowRoot
from webapi.interfaces.element import Element
from webapi.interfaces.event_handler_non_null import EventHandlerNonNull
from webapi.interfaces.shadow_root_mode import ShadowRootMode
from webapi.interfaces.slot_assignment_mode import SlotAssignmentMode
from webapi.webidl.types import StringLike

class ShadowRoot(DocumentFragment, _DocumentOrShadowRoot):
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

def new_object(value: object) -> ShadowRoot: ...
