"""The ShadowRoot interface.

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from webapi.dom.inner_html import get_inner_html, set_inner_html
from webapi.interfaces.document_fragment import DocumentFragment
from webapi.interfaces.document_or_shadow_root import DocumentOrShadowRoot
from webapi.interfaces.event_handler_non_null import to_event_handler_non_null
from webapi.steps import document_fragment as document_fragment_steps
from webapi.steps import shadow_root as steps
from webapi.steps.custom_element_reactions import REACTIONS
from webapi.steps.event_target import event_handler, set_event_handler
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.setters import function_setter, include
from webapi.webidl.strings import to_nullable_empty_domstring

_Element = Interface("webapi.interfaces.element", "Element")
_to_event_handler = nullable(to_event_handler_non_null)


class ShadowRoot(DocumentFragment):
    """The root of a shadow tree, which belongs to an element, its host.

    ``interface ShadowRoot : DocumentFragment``

    https://dom.spec.whatwg.org/#shadowroot
    """

    __slots__ = ()
    _webapi_interface_name = "ShadowRoot"

    def __init__(self, /, *_):
        raise illegal_constructor("ShadowRoot")

    @property
    def mode(self):
        """``open`` or ``closed``.

        ``readonly attribute ShadowRootMode mode``

        https://dom.spec.whatwg.org/#dom-shadowroot-mode
        """
        return self._webapi_node.mode

    @property
    def delegatesFocus(self):
        """Whether the host was made with ``delegatesFocus``.

        ``readonly attribute boolean delegatesFocus``

        https://dom.spec.whatwg.org/#dom-shadowroot-delegatesfocus
        """
        return self._webapi_node.delegates_focus

    @property
    def slotAssignment(self):
        """``named`` or ``manual``.

        ``readonly attribute SlotAssignmentMode slotAssignment``

        https://dom.spec.whatwg.org/#dom-shadowroot-slotassignment
        """
        return self._webapi_node.slot_assignment

    @property
    def clonable(self):
        """Whether clones of the host have a clone of it.

        ``readonly attribute boolean clonable``

        https://dom.spec.whatwg.org/#dom-shadowroot-clonable
        """
        return self._webapi_node.clonable

    @property
    def serializable(self):
        """Whether the host was made with ``serializable``.

        ``readonly attribute boolean serializable``

        https://dom.spec.whatwg.org/#dom-shadowroot-serializable
        """
        return self._webapi_node.serializable

    @property
    def host(self):
        """The element that it belongs to.

        ``readonly attribute Element host``

        https://dom.spec.whatwg.org/#dom-shadowroot-host
        """
        value = steps.host_getter(self)
        return value.platform_object or _Element.new(value)

    onslotchange = property(
        event_handler("slotchange"),
        set_event_handler("slotchange", _to_event_handler),
        doc="""The handler of ``slotchange`` events.

        ``attribute EventHandlerNonNull? onslotchange``

        https://dom.spec.whatwg.org/#handler-shadowroot-onslotchange
        """,
    )

    @property
    def innerHTML(self):
        """The children as HTML. Setting it parses the string, and replaces them.

        ``attribute [LegacyNullToEmptyString] DOMString innerHTML``

        https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-shadowroot-innerhtml
        """
        return get_inner_html(self._webapi_node)

    innerHTML = innerHTML.setter(
        function_setter(
            "_webapi_node", set_inner_html, to_nullable_empty_domstring, reactions=REACTIONS
        )
    )


include(ShadowRoot, DocumentOrShadowRoot)

new_object = maker(ShadowRoot, document_fragment_steps.initialize)
