"""The HTMLSlotElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.assigned_nodes_options import to_assigned_nodes_options
from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import reflected_domstring, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.keywords import options_by_name
from webapi.webidl.platform_objects import Interface, inside, maker
from webapi.webidl.strings import to_domstring
from webapi.webidl.unions import Choices, union

_Node = Interface("webapi.interfaces.node", "Node")
_Element = Interface("webapi.interfaces.element", "Element")
_Text = Interface("webapi.interfaces.text", "Text")
_to_nodes = union(
    "(Element or Text)",
    Choices(
        interfaces={
            _Element: inside(_Element.convert, "_webapi_node"),
            _Text: inside(_Text.convert, "_webapi_node"),
        }
    ),
)


class HTMLSlotElement(HTMLElement):
    """A ``slot`` element.

    ``interface HTMLSlotElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlslotelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLSlotElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLSlotElement")

    name = property(
        reflected_domstring("name"),
        set_reflected_domstring("name", to_domstring),
        doc="""The attribute ``name``.

        ``attribute DOMString name``

        https://html.spec.whatwg.org/multipage/#dom-slot-name
        """,
    )

    def assignedNodes(self, options=None, **named):
        """The nodes that are assigned to the slot; with ``flatten``, its own children if there are
        none.

        ``sequence<Node> assignedNodes(optional AssignedNodesOptions options = {})``

        https://html.spec.whatwg.org/multipage/#dom-slot-assignednodes
        """
        if named:
            options = options_by_name(
                "assignedNodes", named, options, {"assignedNodes(": ("flatten",)}
            )
        if not isinstance(self, HTMLSlotElement):
            raise illegal_invocation()
        return [
            value.platform_object or _Node.new(value)
            for value in self._webapi_node.assigned_nodes(
                to_assigned_nodes_options(
                    options, "Failed to execute 'assignedNodes' on 'HTMLSlotElement': parameter 1"
                )
            )
        ]

    def assignedElements(self, options=None, **named):
        """The elements among ``assignedNodes()``.

        ``sequence<Element> assignedElements(optional AssignedNodesOptions options = {})``

        https://html.spec.whatwg.org/multipage/#dom-slot-assignedelements
        """
        if named:
            options = options_by_name(
                "assignedElements", named, options, {"assignedElements(": ("flatten",)}
            )
        if not isinstance(self, HTMLSlotElement):
            raise illegal_invocation()
        return [
            value.platform_object or _Element.new(value)
            for value in self._webapi_node.assigned_elements(
                to_assigned_nodes_options(
                    options,
                    "Failed to execute 'assignedElements' on 'HTMLSlotElement': parameter 1",
                )
            )
        ]

    def assign(self, *nodes):
        """The nodes that belong to the slot, if the shadow root has ``slotAssignment`` ``manual``.

        ``undefined assign((Element or Text)... nodes)``

        https://html.spec.whatwg.org/multipage/#dom-slot-assign
        """
        if not isinstance(self, HTMLSlotElement):
            raise illegal_invocation()
        self._webapi_node.assign(
            [
                _to_nodes(each, "Failed to execute 'assign' on 'HTMLSlotElement': parameter 1")
                for each in nodes
            ]
        )


new_object = maker(HTMLSlotElement, html_element_steps.initialize)
