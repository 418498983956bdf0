"""The HTMLOptionsCollection interface.

Made by ``python -m idl`` from idl/html_forms.webidl: change that, not this.
"""

from webapi.interfaces.html_collection import HTMLCollection
from webapi.steps import html_collection as html_collection_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, REACTIONS, invoke_reactions
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.numeric import to_long, to_unsigned_long
from webapi.webidl.objects import to_null
from webapi.webidl.platform_objects import Interface, inside, maker
from webapi.webidl.setters import value_setter
from webapi.webidl.unions import Choices, union

_HTMLOptionElement = Interface("webapi.interfaces.html_option_element", "HTMLOptionElement")
_HTMLOptGroupElement = Interface("webapi.interfaces.html_opt_group_element", "HTMLOptGroupElement")
_to_element = union(
    "(HTMLOptionElement or HTMLOptGroupElement)",
    Choices(
        interfaces={
            _HTMLOptionElement: inside(_HTMLOptionElement.convert, "_webapi_node"),
            _HTMLOptGroupElement: inside(_HTMLOptGroupElement.convert, "_webapi_node"),
        }
    ),
)
_HTMLElement = Interface("webapi.interfaces.html_element", "HTMLElement")
_to_before = union(
    "(HTMLElement or long)?",
    Choices(
        nullable=to_null,
        numeric=to_long,
        interfaces={_HTMLElement: inside(_HTMLElement.convert, "_webapi_node")},
    ),
)


class HTMLOptionsCollection(HTMLCollection):
    """The options of a ``select`` element. The collection changes when the tree does.

    ``interface HTMLOptionsCollection : HTMLCollection``

    https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#htmloptionscollection
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLOptionsCollection"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLOptionsCollection")

    @property
    def length(self):
        """How many there are. Setting it appends empty options or removes the last ones.

        ``attribute unsigned long length``

        https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-length
        """
        return self._webapi_html_collection.length

    length = length.setter(
        value_setter(
            "_webapi_html_collection",
            "length",
            to_unsigned_long,
            context="Failed to set the 'length' property on 'HTMLOptionsCollection': The "
            "provided value",
            reactions=REACTIONS,
        )
    )

    def add(self, element, before=None):
        """Insert an option or a group before another element or index, or at the end.

        ``undefined add((HTMLOptionElement or HTMLOptGroupElement) element, optional (HTMLElement or
        long)? before = null)``

        https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-add
        """
        if not isinstance(self, HTMLOptionsCollection):
            raise illegal_invocation()
        try:
            self._webapi_html_collection.add(
                _to_element(
                    element, "Failed to execute 'add' on 'HTMLOptionsCollection': parameter 1"
                ),
                None
                if before is None
                else _to_before(
                    before, "Failed to execute 'add' on 'HTMLOptionsCollection': parameter 2"
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def remove(self, index):
        """Remove the option at an index.

        ``undefined remove(long index)``

        https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-remove
        """
        if not isinstance(self, HTMLOptionsCollection):
            raise illegal_invocation()
        try:
            self._webapi_html_collection.remove(
                to_long(index, "Failed to execute 'remove' on 'HTMLOptionsCollection': parameter 1")
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def selectedIndex(self):
        """The index of the first selected option, or -1.

        ``attribute long selectedIndex``

        https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-selectedindex
        """
        return self._webapi_html_collection.selected_index

    selectedIndex = selectedIndex.setter(
        value_setter(
            "_webapi_html_collection",
            "selected_index",
            to_long,
            context="Failed to set the 'selectedIndex' property on 'HTMLOptionsCollection': The "
            "provided value",
        )
    )


new_object = maker(HTMLOptionsCollection, html_collection_steps.initialize)
