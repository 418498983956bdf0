"""The HTMLSelectElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.constraint_validation import ConstraintValidation
from webapi.interfaces.form_associated_element import FormAssociatedElement
from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.labelable_element import LabelableElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, REACTIONS, invoke_reactions
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_domstring,
    reflected_integer,
    set_reflected_boolean,
    set_reflected_domstring,
    set_reflected_unsigned,
)
from webapi.webidl import iterables
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.numeric import to_long, to_unsigned_long
from webapi.webidl.objects import to_boolean, to_null
from webapi.webidl.overloads import by_position, resolve
from webapi.webidl.platform_objects import Interface, inside, item_of, maker, same_of
from webapi.webidl.setters import include, value_setter
from webapi.webidl.strings import to_domstring
from webapi.webidl.unions import Choices, union

_HTMLOptionsCollection = Interface(
    "webapi.interfaces.html_options_collection", "HTMLOptionsCollection"
)
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
_REMOVE_OVERLOADS = {0: 1, 1: 2}
_HTMLCollection = Interface("webapi.interfaces.html_collection", "HTMLCollection")
_indexed = item_of("_webapi_node.item")
_item = same_of(_indexed, _HTMLOptionElement)


class HTMLSelectElement(HTMLElement):
    """A ``select`` element.

    ``interface HTMLSelectElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlselectelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLSelectElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLSelectElement")

    disabled = property(
        reflected_boolean("disabled"),
        set_reflected_boolean("disabled", to_boolean),
        doc="""The attribute ``disabled``.

        ``attribute boolean disabled``

        https://html.spec.whatwg.org/multipage/#dom-select-disabled
        """,
    )

    multiple = property(
        reflected_boolean("multiple"),
        set_reflected_boolean("multiple", to_boolean),
        doc="""The attribute ``multiple``.

        ``attribute boolean multiple``

        https://html.spec.whatwg.org/multipage/#dom-select-multiple
        """,
    )

    name = property(
        reflected_domstring("name"),
        set_reflected_domstring("name", to_domstring),
        doc="""The attribute ``name``.

        ``attribute DOMString name``

        https://html.spec.whatwg.org/multipage/#dom-select-name
        """,
    )

    required = property(
        reflected_boolean("required"),
        set_reflected_boolean("required", to_boolean),
        doc="""The attribute ``required``.

        ``attribute boolean required``

        https://html.spec.whatwg.org/multipage/#dom-select-required
        """,
    )

    size = property(
        reflected_integer("size", 0, 0),
        set_reflected_unsigned(
            "size",
            to_unsigned_long,
            0,
            context="Failed to set the 'size' property on 'HTMLSelectElement': The provided value",
        ),
        doc="""The attribute ``size``.

        ``attribute unsigned long size``

        https://html.spec.whatwg.org/multipage/#dom-select-size
        """,
    )

    @property
    def autocomplete(self):
        """What a browser may fill in, as the attribute says it; empty if it says nothing valid.

        ``attribute DOMString autocomplete``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fe-autocomplete
        """
        return self._webapi_node.autocomplete

    autocomplete = autocomplete.setter(set_reflected_domstring("autocomplete", to_domstring))

    @property
    def type(self):
        """``select-one`` or ``select-multiple``.

        ``readonly attribute DOMString type``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-type
        """
        return self._webapi_node.type

    @property
    def options(self):
        """The options.

        ``readonly attribute HTMLOptionsCollection options``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-options
        """
        value = self._webapi_node.options
        return value.platform_object or _HTMLOptionsCollection.new(value)

    @property
    def length(self):
        """How many options there are. Setting it appends empty ones or removes the last ones.

        ``attribute unsigned long length``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-length
        """
        return self._webapi_node.length

    length = length.setter(
        value_setter(
            "_webapi_node",
            "length",
            to_unsigned_long,
            context="Failed to set the 'length' property on 'HTMLSelectElement': The provided "
            "value",
            reactions=REACTIONS,
        )
    )

    def item(self, index):
        """The option at an index, or ``None``.

        ``getter HTMLOptionElement? item(unsigned long index)``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-item
        """
        if not isinstance(self, HTMLSelectElement):
            raise illegal_invocation()
        value = self._webapi_node.item(
            to_unsigned_long(index, "Failed to execute 'item' on 'HTMLSelectElement': parameter 1")
        )
        return None if value is None else value.platform_object or _HTMLOptionElement.new(value)

    def namedItem(self, name):
        """The first option with that ``id`` or ``name``, or ``None``.

        ``HTMLOptionElement? namedItem(DOMString name)``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-nameditem
        """
        if not isinstance(self, HTMLSelectElement):
            raise illegal_invocation()
        value = self._webapi_node.named_item(to_domstring(name))
        return None if value is None else value.platform_object or _HTMLOptionElement.new(value)

    def add(self, element, before=None):
        """Insert an option or a group before another element or index, or at the end.

        ``undefined add((HTMLOptionElement or HTMLOptGroupElement) element, optional (HTMLElement or
        long)? before = null)``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-add
        """
        if not isinstance(self, HTMLSelectElement):
            raise illegal_invocation()
        try:
            self._webapi_node.add(
                _to_element(element, "Failed to execute 'add' on 'HTMLSelectElement': parameter 1"),
                None
                if before is None
                else _to_before(
                    before, "Failed to execute 'add' on 'HTMLSelectElement': parameter 2"
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def remove(self, /, *arguments, **named):
        """Remove the option at an index. Without an index, remove the element itself.

        ``undefined remove()``

        ``undefined remove(long index)``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-remove
        """
        if not isinstance(self, HTMLSelectElement):
            raise illegal_invocation()
        if named:
            overloads = (HTMLSelectElement._remove_1, HTMLSelectElement._remove_2)
            arguments = by_position(
                overloads,
                (self, *arguments),
                named,
                "Failed to execute 'remove' on 'HTMLSelectElement'",
            )[1:]
        match resolve(
            arguments, _REMOVE_OVERLOADS, "Failed to execute 'remove' on 'HTMLSelectElement'"
        ):
            case 1:
                return HTMLSelectElement._remove_1(self, *arguments)
            case 2:
                return HTMLSelectElement._remove_2(self, *arguments)

    def _remove_1(self):
        try:
            self._webapi_node.remove()
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def _remove_2(self, index):
        try:
            self._webapi_node.remove_2(
                to_long(index, "Failed to execute 'remove' on 'HTMLSelectElement': parameter 1")
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def selectedOptions(self):
        """The selected options.

        ``readonly attribute HTMLCollection selectedOptions``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-selectedoptions
        """
        value = self._webapi_node.selected_options
        return value.platform_object or _HTMLCollection.new(value)

    @property
    def selectedIndex(self):
        """The index of the first selected option, or -1. Setting it selects that option only.

        ``attribute long selectedIndex``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-selectedindex
        """
        return self._webapi_node.selected_index

    selectedIndex = selectedIndex.setter(
        value_setter(
            "_webapi_node",
            "selected_index",
            to_long,
            context="Failed to set the 'selectedIndex' property on 'HTMLSelectElement': The "
            "provided value",
        )
    )

    @property
    def value(self):
        """The value of the first selected option, or empty. Setting it selects the first option
        with that value.

        ``attribute DOMString value``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-value
        """
        return self._webapi_node.value

    value = value.setter(value_setter("_webapi_node", "value", to_domstring))

    def checkValidity(self):
        """Whether the element is valid. The event ``invalid`` is fired if not.

        ``boolean checkValidity()``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-checkvalidity
        """
        if not isinstance(self, HTMLSelectElement):
            raise illegal_invocation()
        return self._webapi_node.check_validity()

    def reportValidity(self):
        """The same as ``checkValidity``: there is no user to whom the problem could be reported.

        ``boolean reportValidity()``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-reportvalidity
        """
        if not isinstance(self, HTMLSelectElement):
            raise illegal_invocation()
        return self._webapi_node.report_validity()

    def setCustomValidity(self, error):
        """Make the element invalid with a message, or take that back with an empty one.

        ``undefined setCustomValidity(DOMString error)``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-setcustomvalidity
        """
        if not isinstance(self, HTMLSelectElement):
            raise illegal_invocation()
        self._webapi_node.set_custom_validity(to_domstring(error))

    def __getitem__(self, index, /):
        return iterables.indexed(self, index, reflected_integer("size", 0, 0), _item)

    def __iter__(self):
        return iterables.indexed_values(self, reflected_integer("size", 0, 0), _item)

    __len__ = reflected_integer("size", 0, 0)

    def __bool__(self):
        return True


include(HTMLSelectElement, FormAssociatedElement, LabelableElement, ConstraintValidation)

new_object = maker(HTMLSelectElement, html_element_steps.initialize)
