"""The Element interface.

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from webapi.dom.inner_html import (
    get_inner_html,
    get_outer_html,
    insert_adjacent_html,
    set_inner_html,
    set_outer_html,
)
from webapi.interfaces import MODULES
from webapi.interfaces.node import Node
from webapi.interfaces.shadow_root_init import to_shadow_root_init
from webapi.steps import element as steps
from webapi.steps import node as node_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, REACTIONS, invoke_reactions
from webapi.steps.reflection import (
    reflected_element,
    reflected_elements,
    reflected_nullable,
    set_reflected_element,
    set_reflected_elements,
    set_reflected_nullable,
)
from webapi.webidl.collections import frozen_array_of, nullable
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.keywords import unexpected_keyword
from webapi.webidl.numeric import to_long
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface, frozen_elements, inside, maker_of_inheriting
from webapi.webidl.setters import forwarding_setter, function_setter, value_setter
from webapi.webidl.strings import to_domstring, to_nullable_empty_domstring
from webapi.webidl.unions import Choices, union

_DOMTokenList = Interface("webapi.interfaces.dom_token_list", "DOMTokenList")
_ShadowRoot = Interface("webapi.interfaces.shadow_root", "ShadowRoot")
_NamedNodeMap = Interface("webapi.interfaces.named_node_map", "NamedNodeMap")
_to_namespace = nullable(to_domstring)
_Attr = Interface("webapi.interfaces.attr", "Attr")
_HTMLCollection = Interface("webapi.interfaces.html_collection", "HTMLCollection")
_Element = Interface("webapi.interfaces.element", "Element")
_to_role = nullable(to_domstring)
_aria_active_descendant_element = reflected_element("aria-activedescendant")
_to_aria_active_descendant_element = nullable(inside(_Element.convert, "_webapi_node"))
_to_aria_atomic = nullable(to_domstring)
_to_aria_auto_complete = nullable(to_domstring)
_to_aria_braille_label = nullable(to_domstring)
_to_aria_braille_role_description = nullable(to_domstring)
_to_aria_busy = nullable(to_domstring)
_to_aria_checked = nullable(to_domstring)
_to_aria_col_count = nullable(to_domstring)
_to_aria_col_index = nullable(to_domstring)
_to_aria_col_index_text = nullable(to_domstring)
_to_aria_col_span = nullable(to_domstring)
_aria_controls_elements = reflected_elements("aria-controls")
_to_aria_controls_elements = nullable(frozen_array_of(inside(_Element.convert, "_webapi_node")))
_to_aria_current = nullable(to_domstring)
_aria_described_by_elements = reflected_elements("aria-describedby")
_to_aria_described_by_elements = nullable(frozen_array_of(inside(_Element.convert, "_webapi_node")))
_to_aria_description = nullable(to_domstring)
_aria_details_elements = reflected_elements("aria-details")
_to_aria_details_elements = nullable(frozen_array_of(inside(_Element.convert, "_webapi_node")))
_to_aria_disabled = nullable(to_domstring)
_aria_error_message_elements = reflected_elements("aria-errormessage")
_to_aria_error_message_elements = nullable(
    frozen_array_of(inside(_Element.convert, "_webapi_node"))
)
_to_aria_expanded = nullable(to_domstring)
_aria_flow_to_elements = reflected_elements("aria-flowto")
_to_aria_flow_to_elements = nullable(frozen_array_of(inside(_Element.convert, "_webapi_node")))
_to_aria_has_popup = nullable(to_domstring)
_to_aria_hidden = nullable(to_domstring)
_to_aria_invalid = nullable(to_domstring)
_to_aria_key_shortcuts = nullable(to_domstring)
_to_aria_label = nullable(to_domstring)
_aria_labelled_by_elements = reflected_elements("aria-labelledby")
_to_aria_labelled_by_elements = nullable(frozen_array_of(inside(_Element.convert, "_webapi_node")))
_to_aria_level = nullable(to_domstring)
_to_aria_live = nullable(to_domstring)
_to_aria_modal = nullable(to_domstring)
_to_aria_multi_line = nullable(to_domstring)
_to_aria_multi_selectable = nullable(to_domstring)
_to_aria_orientation = nullable(to_domstring)
_aria_owns_elements = reflected_elements("aria-owns")
_to_aria_owns_elements = nullable(frozen_array_of(inside(_Element.convert, "_webapi_node")))
_to_aria_placeholder = nullable(to_domstring)
_to_aria_pos_in_set = nullable(to_domstring)
_to_aria_pressed = nullable(to_domstring)
_to_aria_read_only = nullable(to_domstring)
_to_aria_relevant = nullable(to_domstring)
_to_aria_required = nullable(to_domstring)
_to_aria_role_description = nullable(to_domstring)
_to_aria_row_count = nullable(to_domstring)
_to_aria_row_index = nullable(to_domstring)
_to_aria_row_index_text = nullable(to_domstring)
_to_aria_row_span = nullable(to_domstring)
_to_aria_selected = nullable(to_domstring)
_to_aria_set_size = nullable(to_domstring)
_to_aria_sort = nullable(to_domstring)
_to_aria_value_max = nullable(to_domstring)
_to_aria_value_min = nullable(to_domstring)
_to_aria_value_now = nullable(to_domstring)
_to_aria_value_text = nullable(to_domstring)
_HTMLSlotElement = Interface("webapi.interfaces.html_slot_element", "HTMLSlotElement")
_Node = Interface("webapi.interfaces.node", "Node")
_to_nodes = union(
    "(Node or DOMString)",
    Choices(string=to_domstring, interfaces={_Node: inside(_Node.convert, "_webapi_node")}),
)
_to_child = nullable(inside(_Node.convert, "_webapi_node"))
_NodeList = Interface("webapi.interfaces.node_list", "NodeList")


class Element(Node):
    """An element, with attributes.

    ``interface Element : Node``

    https://dom.spec.whatwg.org/#element
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("Element")

    @property
    def namespaceURI(self):
        """The namespace, or ``None``.

        ``readonly attribute DOMString? namespaceURI``

        https://dom.spec.whatwg.org/#dom-element-namespaceuri
        """
        return self._webapi_node.namespace_uri

    @property
    def prefix(self):
        """The prefix, or ``None``.

        ``readonly attribute DOMString? prefix``

        https://dom.spec.whatwg.org/#dom-element-prefix
        """
        return self._webapi_node.prefix

    @property
    def localName(self):
        """The name without a prefix, in lower case if HTML made it.

        ``readonly attribute DOMString localName``

        https://dom.spec.whatwg.org/#dom-element-localname
        """
        return self._webapi_node.local_name

    @property
    def tagName(self):
        """The name with its prefix, in upper case for an HTML element of an HTML document.

        ``readonly attribute DOMString tagName``

        https://dom.spec.whatwg.org/#dom-element-tagname
        """
        return self._webapi_node.tag_name

    @property
    def id(self):
        """The attribute ``id``.

        ``attribute DOMString id``

        https://dom.spec.whatwg.org/#dom-element-id
        """
        return self._webapi_node.id

    id = id.setter(value_setter("_webapi_node", "id", to_domstring, reactions=REACTIONS))

    @property
    def className(self):
        """The attribute ``class``.

        ``attribute DOMString className``

        https://dom.spec.whatwg.org/#dom-element-classname
        """
        return self._webapi_node.class_name

    className = className.setter(
        value_setter("_webapi_node", "class_name", to_domstring, reactions=REACTIONS)
    )

    @property
    def classList(self):
        """The classes, in a live list that can change them.

        ``readonly attribute DOMTokenList classList``

        https://dom.spec.whatwg.org/#dom-element-classlist
        """
        value = self._webapi_node.class_list
        return value.platform_object or _DOMTokenList.new(value)

    classList = classList.setter(forwarding_setter("classList", "value"))

    @property
    def slot(self):
        """The attribute ``slot``.

        ``attribute DOMString slot``

        https://dom.spec.whatwg.org/#dom-element-slot
        """
        return self._webapi_node.slot

    slot = slot.setter(value_setter("_webapi_node", "slot", to_domstring, reactions=REACTIONS))

    @property
    def part(self):
        """The parts that the element is, in a live list: the attribute ``part``.

        ``readonly attribute DOMTokenList part``

        https://dom.spec.whatwg.org/#dom-element-part
        """
        value = self._webapi_node.part
        return value.platform_object or _DOMTokenList.new(value)

    part = part.setter(forwarding_setter("part", "value"))

    def attachShadow(self, init, **named):
        """Give the element a shadow root. Raises `DOMException` if it has one or cannot have one.

        ``ShadowRoot attachShadow(ShadowRootInit init)``

        https://dom.spec.whatwg.org/#dom-element-attachshadow
        """
        if named:
            raise unexpected_keyword(
                "attachShadow",
                named,
                {
                    "attachShadow(": (
                        "clonable",
                        "delegatesFocus",
                        "mode",
                        "serializable",
                        "slotAssignment",
                    )
                },
            )
        if not isinstance(self, Element):
            raise illegal_invocation()
        value = self._webapi_node.attach_shadow(
            to_shadow_root_init(init, "Failed to execute 'attachShadow' on 'Element': parameter 1")
        )
        return value.platform_object or _ShadowRoot.new(value)

    @property
    def shadowRoot(self):
        """The shadow root if it is open, or ``None``.

        ``readonly attribute ShadowRoot? shadowRoot``

        https://dom.spec.whatwg.org/#dom-element-shadowroot
        """
        value = self._webapi_node.shadow_root
        return None if value is None else value.platform_object or _ShadowRoot.new(value)

    def hasAttributes(self):
        """Whether there are attributes.

        ``boolean hasAttributes()``

        https://dom.spec.whatwg.org/#dom-element-hasattributes
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        return self._webapi_node.has_attributes()

    @property
    def attributes(self):
        """The attributes, in a live list.

        ``readonly attribute NamedNodeMap attributes``

        https://dom.spec.whatwg.org/#dom-element-attributes
        """
        value = self._webapi_node.attributes
        return value.platform_object or _NamedNodeMap.new(value)

    def getAttributeNames(self):
        """The names of the attributes.

        ``sequence<DOMString> getAttributeNames()``

        https://dom.spec.whatwg.org/#dom-element-getattributenames
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        return self._webapi_node.get_attribute_names()

    def getAttribute(self, qualifiedName):
        """The value of an attribute, or ``None``.

        ``DOMString? getAttribute(DOMString qualifiedName)``

        https://dom.spec.whatwg.org/#dom-element-getattribute
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        return self._webapi_node.get_attribute(to_domstring(qualifiedName))

    def getAttributeNS(self, namespace, localName):
        """The value of an attribute of a namespace, or ``None``.

        ``DOMString? getAttributeNS(DOMString? namespace, DOMString localName)``

        https://dom.spec.whatwg.org/#dom-element-getattributens
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        return self._webapi_node.get_attribute_ns(
            _to_namespace(
                namespace, "Failed to execute 'getAttributeNS' on 'Element': parameter 1"
            ),
            to_domstring(localName),
        )

    def setAttribute(self, qualifiedName, value):
        """Give an attribute a value. Raises `DOMException` if ``qualifiedName`` cannot be a name.

        ``undefined setAttribute(DOMString qualifiedName, DOMString value)``

        https://dom.spec.whatwg.org/#dom-element-setattribute
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        try:
            self._webapi_node.set_attribute(to_domstring(qualifiedName), to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def setAttributeNS(self, namespace, qualifiedName, value):
        """Give an attribute of a namespace a value.

        ``undefined setAttributeNS(DOMString? namespace, DOMString qualifiedName, DOMString value)``

        https://dom.spec.whatwg.org/#dom-element-setattributens
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        try:
            self._webapi_node.set_attribute_ns(
                _to_namespace(
                    namespace, "Failed to execute 'setAttributeNS' on 'Element': parameter 1"
                ),
                to_domstring(qualifiedName),
                to_domstring(value),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def removeAttribute(self, qualifiedName):
        """Remove an attribute if it is there.

        ``undefined removeAttribute(DOMString qualifiedName)``

        https://dom.spec.whatwg.org/#dom-element-removeattribute
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        try:
            self._webapi_node.remove_attribute(to_domstring(qualifiedName))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def removeAttributeNS(self, namespace, localName):
        """Remove an attribute of a namespace if it is there.

        ``undefined removeAttributeNS(DOMString? namespace, DOMString localName)``

        https://dom.spec.whatwg.org/#dom-element-removeattributens
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        try:
            self._webapi_node.remove_attribute_ns(
                _to_namespace(
                    namespace, "Failed to execute 'removeAttributeNS' on 'Element': parameter 1"
                ),
                to_domstring(localName),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def toggleAttribute(self, qualifiedName, force=None):
        """Add or remove an attribute, or do what ``force`` says. Returns whether it is there now.

        ``boolean toggleAttribute(DOMString qualifiedName, optional boolean force)``

        https://dom.spec.whatwg.org/#dom-element-toggleattribute
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        try:
            return self._webapi_node.toggle_attribute(
                to_domstring(qualifiedName), None if force is None else to_boolean(force)
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def hasAttribute(self, qualifiedName):
        """Whether an attribute is there.

        ``boolean hasAttribute(DOMString qualifiedName)``

        https://dom.spec.whatwg.org/#dom-element-hasattribute
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        return self._webapi_node.has_attribute(to_domstring(qualifiedName))

    def hasAttributeNS(self, namespace, localName):
        """Whether an attribute of a namespace is there.

        ``boolean hasAttributeNS(DOMString? namespace, DOMString localName)``

        https://dom.spec.whatwg.org/#dom-element-hasattributens
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        return self._webapi_node.has_attribute_ns(
            _to_namespace(
                namespace, "Failed to execute 'hasAttributeNS' on 'Element': parameter 1"
            ),
            to_domstring(localName),
        )

    def getAttributeNode(self, qualifiedName):
        """An attribute as a node, or ``None``.

        ``Attr? getAttributeNode(DOMString qualifiedName)``

        https://dom.spec.whatwg.org/#dom-element-getattributenode
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        value = self._webapi_node.get_attribute_node(to_domstring(qualifiedName))
        return None if value is None else value.platform_object or _Attr.new(value)

    def getAttributeNodeNS(self, namespace, localName):
        """An attribute of a namespace as a node, or ``None``.

        ``Attr? getAttributeNodeNS(DOMString? namespace, DOMString localName)``

        https://dom.spec.whatwg.org/#dom-element-getattributenodens
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        value = self._webapi_node.get_attribute_node_ns(
            _to_namespace(
                namespace, "Failed to execute 'getAttributeNodeNS' on 'Element': parameter 1"
            ),
            to_domstring(localName),
        )
        return None if value is None else value.platform_object or _Attr.new(value)

    def setAttributeNode(self, attr):
        """Add an attribute, and return the one that it replaces.

        ``Attr? setAttributeNode(Attr attr)``

        https://dom.spec.whatwg.org/#dom-element-setattributenode
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        try:
            value = self._webapi_node.set_attribute_node(
                _Attr.convert(
                    attr, "Failed to execute 'setAttributeNode' on 'Element': parameter 1"
                )._webapi_node
            )
            return None if value is None else value.platform_object or _Attr.new(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def setAttributeNodeNS(self, attr):
        """Add an attribute, and return the one that it replaces.

        ``Attr? setAttributeNodeNS(Attr attr)``

        https://dom.spec.whatwg.org/#dom-element-setattributenodens
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        try:
            value = self._webapi_node.set_attribute_node_ns(
                _Attr.convert(
                    attr, "Failed to execute 'setAttributeNodeNS' on 'Element': parameter 1"
                )._webapi_node
            )
            return None if value is None else value.platform_object or _Attr.new(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def removeAttributeNode(self, attr):
        """Remove an attribute, and return it.

        ``Attr removeAttributeNode(Attr attr)``

        https://dom.spec.whatwg.org/#dom-element-removeattributenode
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        try:
            value = self._webapi_node.remove_attribute_node(
                _Attr.convert(
                    attr, "Failed to execute 'removeAttributeNode' on 'Element': parameter 1"
                )._webapi_node
            )
            return value.platform_object or _Attr.new(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def closest(self, selectors):
        """The nearest of the element and its ancestors that matches the CSS selectors, or ``None``.

        ``Element? closest(DOMString selectors)``

        https://dom.spec.whatwg.org/#dom-element-closest
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        value = self._webapi_node.closest(to_domstring(selectors))
        return None if value is None else value.platform_object or new_object(value)

    def matches(self, selectors):
        """Whether the element matches the CSS selectors.

        ``boolean matches(DOMString selectors)``

        https://dom.spec.whatwg.org/#dom-element-matches
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        return self._webapi_node.matches(to_domstring(selectors))

    def webkitMatchesSelector(self, selectors):
        """The same as ``matches``.

        ``boolean webkitMatchesSelector(DOMString selectors)``

        https://dom.spec.whatwg.org/#dom-element-webkitmatchesselector
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        return self._webapi_node.webkit_matches_selector(to_domstring(selectors))

    def getElementsByTagName(self, qualifiedName):
        """The descendants with a name, or all if it is ``*``, in a live collection.

        ``HTMLCollection getElementsByTagName(DOMString qualifiedName)``

        https://dom.spec.whatwg.org/#dom-element-getelementsbytagname
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        value = self._webapi_node.get_elements_by_tag_name(to_domstring(qualifiedName))
        return value.platform_object or _HTMLCollection.new(value)

    def getElementsByTagNameNS(self, namespace, localName):
        """The descendants with a namespace and a local name, in a live collection.

        ``HTMLCollection getElementsByTagNameNS(DOMString? namespace, DOMString localName)``

        https://dom.spec.whatwg.org/#dom-element-getelementsbytagnamens
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        value = self._webapi_node.get_elements_by_tag_name_ns(
            _to_namespace(
                namespace, "Failed to execute 'getElementsByTagNameNS' on 'Element': parameter 1"
            ),
            to_domstring(localName),
        )
        return value.platform_object or _HTMLCollection.new(value)

    def getElementsByClassName(self, classNames):
        """The descendants that have all of some classes, in a live collection.

        ``HTMLCollection getElementsByClassName(DOMString classNames)``

        https://dom.spec.whatwg.org/#dom-element-getelementsbyclassname
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        value = self._webapi_node.get_elements_by_class_name(to_domstring(classNames))
        return value.platform_object or _HTMLCollection.new(value)

    def insertAdjacentElement(self, where, element):
        """Insert an element at ``beforebegin``, ``afterbegin``, ``beforeend`` or ``afterend``.

        ``Element? insertAdjacentElement(DOMString where, Element element)``

        https://dom.spec.whatwg.org/#dom-element-insertadjacentelement
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        try:
            value = self._webapi_node.insert_adjacent_element(
                to_domstring(where),
                _Element.convert(
                    element, "Failed to execute 'insertAdjacentElement' on 'Element': parameter 2"
                )._webapi_node,
            )
            return None if value is None else value.platform_object or new_object(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def insertAdjacentText(self, where, data):
        """Insert a text at ``beforebegin``, ``afterbegin``, ``beforeend`` or ``afterend``.

        ``undefined insertAdjacentText(DOMString where, DOMString data)``

        https://dom.spec.whatwg.org/#dom-element-insertadjacenttext
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        self._webapi_node.insert_adjacent_text(to_domstring(where), to_domstring(data))

    @property
    def innerHTML(self):
        """``attribute [LegacyNullToEmptyString] DOMString innerHTML``

        https://html.spec.whatwg.org/multipage/#dom-element-innerhtml
        """
        return get_inner_html(self._webapi_node)

    innerHTML = innerHTML.setter(
        function_setter(
            "_webapi_node", set_inner_html, to_nullable_empty_domstring, reactions=REACTIONS
        )
    )

    @property
    def outerHTML(self):
        """``attribute [LegacyNullToEmptyString] DOMString outerHTML``

        https://html.spec.whatwg.org/multipage/#dom-element-outerhtml
        """
        return get_outer_html(self._webapi_node)

    outerHTML = outerHTML.setter(
        function_setter(
            "_webapi_node", set_outer_html, to_nullable_empty_domstring, reactions=REACTIONS
        )
    )

    def insertAdjacentHTML(self, position, string):
        """Parse HTML, and insert it ``beforebegin``, ``afterbegin``, ``beforeend`` or ``afterend``.

        ``undefined insertAdjacentHTML(DOMString position, DOMString string)``

        https://html.spec.whatwg.org/multipage/#dom-element-insertadjacenthtml
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        try:
            insert_adjacent_html(self._webapi_node, to_domstring(position), to_domstring(string))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def setPointerCapture(self, pointerId):
        """Get the events of the pointer, until it is released, if a button is pressed. The mouse is
        pointer 1. Another one is a NotFoundError, and an element in no document an
        InvalidStateError.

        ``undefined setPointerCapture(long pointerId)``

        https://w3c.github.io/pointerevents/#dom-element-setpointercapture
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        self._webapi_node.set_pointer_capture(
            to_long(pointerId, "Failed to execute 'setPointerCapture' on 'Element': parameter 1")
        )

    def releasePointerCapture(self, pointerId):
        """Give the events of the pointer back, if this element captured it. A pointer other than 1
        is a NotFoundError.

        ``undefined releasePointerCapture(long pointerId)``

        https://w3c.github.io/pointerevents/#dom-element-releasepointercapture
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        self._webapi_node.release_pointer_capture(
            to_long(
                pointerId, "Failed to execute 'releasePointerCapture' on 'Element': parameter 1"
            )
        )

    def hasPointerCapture(self, pointerId):
        """Whether this element captured the pointer, or will when the next event comes.

        ``boolean hasPointerCapture(long pointerId)``

        https://w3c.github.io/pointerevents/#dom-element-haspointercapture
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        return self._webapi_node.has_pointer_capture(
            to_long(pointerId, "Failed to execute 'hasPointerCapture' on 'Element': parameter 1")
        )

    role = property(
        reflected_nullable("role"),
        set_reflected_nullable(
            "role",
            _to_role,
            context="Failed to set the 'role' property on 'Element': The provided value",
        ),
        doc="""The attribute ``role``.

        ``attribute DOMString? role``

        https://w3c.github.io/aria/#dom-ariamixin-role
        """,
    )

    @property
    def ariaActiveDescendantElement(self):
        """The element that is active in it: the one whose ID ``aria-activedescendant`` is, or the
        one that was set.

        ``attribute Element? ariaActiveDescendantElement``

        https://w3c.github.io/aria/#dom-ariamixin-ariaactivedescendantelement
        """
        value = _aria_active_descendant_element(self)
        return None if value is None else value.platform_object or new_object(value)

    ariaActiveDescendantElement = ariaActiveDescendantElement.setter(
        set_reflected_element(
            "aria-activedescendant",
            _to_aria_active_descendant_element,
            context="Failed to set the 'ariaActiveDescendantElement' property on 'Element': The "
            "provided value",
        )
    )

    ariaAtomic = property(
        reflected_nullable("aria-atomic"),
        set_reflected_nullable(
            "aria-atomic",
            _to_aria_atomic,
            context="Failed to set the 'ariaAtomic' property on 'Element': The provided value",
        ),
        doc="""The attribute ``aria-atomic``.

        ``attribute DOMString? ariaAtomic``

        https://w3c.github.io/aria/#dom-ariamixin-ariaatomic
        """,
    )

    ariaAutoComplete = property(
        reflected_nullable("aria-autocomplete"),
        set_reflected_nullable(
            "aria-autocomplete",
            _to_aria_auto_complete,
            context="Failed to set the 'ariaAutoComplete' property on 'Element': The provided "
            "value",
        ),
        doc="""The attribute ``aria-autocomplete``.

        ``attribute DOMString? ariaAutoComplete``

        https://w3c.github.io/aria/#dom-ariamixin-ariaautocomplete
        """,
    )

    ariaBrailleLabel = property(
        reflected_nullable("aria-braillelabel"),
        set_reflected_nullable(
            "aria-braillelabel",
            _to_aria_braille_label,
            context="Failed to set the 'ariaBrailleLabel' property on 'Element': The provided "
            "value",
        ),
        doc="""The attribute ``aria-braillelabel``.

        ``attribute DOMString? ariaBrailleLabel``

        https://w3c.github.io/aria/#dom-ariamixin-ariabraillelabel
        """,
    )

    ariaBrailleRoleDescription = property(
        reflected_nullable("aria-brailleroledescription"),
        set_reflected_nullable(
            "aria-brailleroledescription",
            _to_aria_braille_role_description,
            context="Failed to set the 'ariaBrailleRoleDescription' property on 'Element': The "
            "provided value",
        ),
        doc="""The attribute ``aria-brailleroledescription``.

        ``attribute DOMString? ariaBrailleRoleDescription``

        https://w3c.github.io/aria/#dom-ariamixin-ariabrailleroledescription
        """,
    )

    ariaBusy = property(
        reflected_nullable("aria-busy"),
        set_reflected_nullable(
            "aria-busy",
            _to_aria_busy,
            context="Failed to set the 'ariaBusy' property on 'Element': The provided value",
        ),
        doc="""The attribute ``aria-busy``.

        ``attribute DOMString? ariaBusy``

        https://w3c.github.io/aria/#dom-ariamixin-ariabusy
        """,
    )

    ariaChecked = property(
        reflected_nullable("aria-checked"),
        set_reflected_nullable(
            "aria-checked",
            _to_aria_checked,
            context="Failed to set the 'ariaChecked' property on 'Element': The provided value",
        ),
        doc="""The attribute ``aria-checked``.

        ``attribute DOMString? ariaChecked``

        https://w3c.github.io/aria/#dom-ariamixin-ariachecked
        """,
    )

    ariaColCount = property(
        reflected_nullable("aria-colcount"),
        set_reflected_nullable(
            "aria-colcount",
            _to_aria_col_count,
            context="Failed to set the 'ariaColCount' property on 'Element': The provided value",
        ),
        doc="""The attribute ``aria-colcount``.

        ``attribute DOMString? ariaColCount``

        https://w3c.github.io/aria/#dom-ariamixin-ariacolcount
        """,
    )

    ariaColIndex = property(
        reflected_nullable("aria-colindex"),
        set_reflected_nullable(
            "aria-colindex",
            _to_aria_col_index,
            context="Failed to set the 'ariaColIndex' property on 'Element': The provided value",
        ),
        doc="""The attribute ``aria-colindex``.

        ``attribute DOMString? ariaColIndex``

        https://w3c.github.io/aria/#dom-ariamixin-ariacolindex
        """,
    )

    ariaColIndexText = property(
        reflected_nullable("aria-colindextext"),
        set_reflected_nullable(
            "aria-colindextext",
            _to_aria_col_index_text,
            context="Failed to set the 'ariaColIndexText' property on 'Element': The provided "
            "value",
        ),
        doc="""The attribute ``aria-colindextext``.

        ``attribute DOMString? ariaColIndexText``

        https://w3c.github.io/aria/#dom-ariamixin-ariacolindextext
        """,
    )

    ariaColSpan = property(
        reflected_nullable("aria-colspan"),
        set_reflected_nullable(
            "aria-colspan",
            _to_aria_col_span,
            context="Failed to set the 'ariaColSpan' property on 'Element': The provided value",
        ),
        doc="""The attribute ``aria-colspan``.

        ``attribute DOMString? ariaColSpan``

        https://w3c.github.io/aria/#dom-ariamixin-ariacolspan
        """,
    )

    @property
    def ariaControlsElements(self):
        """The elements that it controls: those whose IDs ``aria-controls`` has, or those that were
        set.

        ``attribute FrozenArray<Element>? ariaControlsElements``

        https://w3c.github.io/aria/#dom-ariamixin-ariacontrolselements
        """
        return frozen_elements(_aria_controls_elements(self), _Element)

    ariaControlsElements = ariaControlsElements.setter(
        set_reflected_elements(
            "aria-controls",
            _to_aria_controls_elements,
            context="Failed to set the 'ariaControlsElements' property on 'Element': The "
            "provided value",
        )
    )

    ariaCurrent = property(
        reflected_nullable("aria-current"),
        set_reflected_nullable(
            "aria-current",
            _to_aria_current,
            context="Failed to set the 'ariaCurrent' property on 'Element': The provided value",
        ),
        doc="""The attribute ``aria-current``.

        ``attribute DOMString? ariaCurrent``

        https://w3c.github.io/aria/#dom-ariamixin-ariacurrent
        """,
    )

    @property
    def ariaDescribedByElements(self):
        """The elements that describe it: those whose IDs ``aria-describedby`` has, or those that
        were set.

        ``attribute FrozenArray<Element>? ariaDescribedByElements``

        https://w3c.github.io/aria/#dom-ariamixin-ariadescribedbyelements
        """
        return frozen_elements(_aria_described_by_elements(self), _Element)

    ariaDescribedByElements = ariaDescribedByElements.setter(
        set_reflected_elements(
            "aria-describedby",
            _to_aria_described_by_elements,
            context="Failed to set the 'ariaDescribedByElements' property on 'Element': The "
            "provided value",
        )
    )

    ariaDescription = property(
        reflected_nullable("aria-description"),
        set_reflected_nullable(
            "aria-description",
            _to_aria_description,
            context="Failed to set the 'ariaDescription' property on 'Element': The provided value",
        ),
        doc="""The attribute ``aria-description``.

        ``attribute DOMString? ariaDescription``

        https://w3c.github.io/aria/#dom-ariamixin-ariadescription
        """,
    )

    @property
    def ariaDetailsElements(self):
        """The elements with details of it: those whose IDs ``aria-details`` has, or those that were
        set.

        ``attribute FrozenArray<Element>? ariaDetailsElements``

        https://w3c.github.io/aria/#dom-ariamixin-ariadetailselements
        """
        return frozen_elements(_aria_details_elements(self), _Element)

    ariaDetailsElements = ariaDetailsElements.setter(
        set_reflected_elements(
            "aria-details",
            _to_aria_details_elements,
            context="Failed to set the 'ariaDetailsElements' property on 'Element': The provided "
            "value",
        )
    )

    ariaDisabled = property(
        reflected_nullable("aria-disabled"),
        set_reflected_nullable(
            "aria-disabled",
            _to_aria_disabled,
            context="Failed to set the 'ariaDisabled' property on 'Element': The provided value",
        ),
        doc="""The attribute ``aria-disabled``.

        ``attribute DOMString? ariaDisabled``

        https://w3c.github.io/aria/#dom-ariamixin-ariadisabled
        """,
    )

    @property
    def ariaErrorMessageElements(self):
        """The elements with its error messages: those whose IDs ``aria-errormessage`` has, or those
        that were set.

        ``attribute FrozenArray<Element>? ariaErrorMessageElements``

        https://w3c.github.io/aria/#dom-ariamixin-ariaerrormessageelements
        """
        return frozen_elements(_aria_error_message_elements(self), _Element)

    ariaErrorMessageElements = ariaErrorMessageElements.setter(
        set_reflected_elements(
            "aria-errormessage",
            _to_aria_error_message_elements,
            context="Failed to set the 'ariaErrorMessageElements' property on 'Element': The "
            "provided value",
        )
    )

    ariaExpanded = property(
        reflected_nullable("aria-expanded"),
        set_reflected_nullable(
            "aria-expanded",
            _to_aria_expanded,
            context="Failed to set the 'ariaExpanded' property on 'Element': The provided value",
        ),
        doc="""The attribute ``aria-expanded``.

        ``attribute DOMString? ariaExpanded``

        https://w3c.github.io/aria/#dom-ariamixin-ariaexpanded
        """,
    )

    @property
    def ariaFlowToElements(self):
        """The elements that a reader may read next: those whose IDs ``aria-flowto`` has, or those
        that were set.

        ``attribute FrozenArray<Element>? ariaFlowToElements``

        https://w3c.github.io/aria/#dom-ariamixin-ariaflowtoelements
        """
        return frozen_elements(_aria_flow_to_elements(self), _Element)

    ariaFlowToElements = ariaFlowToElements.setter(
        set_reflected_elements(
            "aria-flowto",
            _to_aria_flow_to_elements,
            context="Failed to set the 'ariaFlowToElements' property on 'Element': The provided "
            "value",
        )
    )

    ariaHasPopup = property(
        reflected_nullable("aria-haspopup"),
        set_reflected_nullable(
            "aria-haspopup",
            _to_aria_has_popup,
            context="Failed to set the 'ariaHasPopup' property on 'Element': The provided value",
        ),
        doc="""The attribute ``aria-haspopup``.

        ``attribute DOMString? ariaHasPopup``

        https://w3c.github.io/aria/#dom-ariamixin-ariahaspopup
        """,
    )

    ariaHidden = property(
        reflected_nullable("aria-hidden"),
        set_reflected_nullable(
            "aria-hidden",
            _to_aria_hidden,
            context="Failed to set the 'ariaHidden' property on 'Element': The provided value",
        ),
        doc="""The attribute ``aria-hidden``.

        ``attribute DOMString? ariaHidden``

        https://w3c.github.io/aria/#dom-ariamixin-ariahidden
        """,
    )

    ariaInvalid = property(
        reflected_nullable("aria-invalid"),
        set_reflected_nullable(
            "aria-invalid",
            _to_aria_invalid,
            context="Failed to set the 'ariaInvalid' property on 'Element': The provided value",
        ),
        doc="""The attribute ``aria-invalid``.

        ``attribute DOMString? ariaInvalid``

        https://w3c.github.io/aria/#dom-ariamixin-ariainvalid
        """,
    )

    ariaKeyShortcuts = property(
        reflected_nullable("aria-keyshortcuts"),
        set_reflected_nullable(
            "aria-keyshortcuts",
            _to_aria_key_shortcuts,
            context="Failed to set the 'ariaKeyShortcuts' property on 'Element': The provided "
            "value",
        ),
        doc="""The attribute ``aria-keyshortcuts``.

        ``attribute DOMString? ariaKeyShortcuts``

        https://w3c.github.io/aria/#dom-ariamixin-ariakeyshortcuts
        """,
    )

    ariaLabel = property(
        reflected_nullable("aria-label"),
        set_reflected_nullable(
            "aria-label",
            _to_aria_label,
            context="Failed to set the 'ariaLabel' property on 'Element': The provided value",
        ),
        doc="""The attribute ``aria-label``.

        ``attribute DOMString? ariaLabel``

        https://w3c.github.io/aria/#dom-ariamixin-arialabel
        """,
    )

    @property
    def ariaLabelledByElements(self):
        """The elements that label it: those whose IDs ``aria-labelledby`` has, or those that were
        set.

        ``attribute FrozenArray<Element>? ariaLabelledByElements``

        https://w3c.github.io/aria/#dom-ariamixin-arialabelledbyelements
        """
        return frozen_elements(_aria_labelled_by_elements(self), _Element)

    ariaLabelledByElements = ariaLabelledByElements.setter(
        set_reflected_elements(
            "aria-labelledby",
            _to_aria_labelled_by_elements,
            context="Failed to set the 'ariaLabelledByElements' property on 'Element': The "
            "provided value",
        )
    )

    ariaLevel = property(
        reflected_nullable("aria-level"),
        set_reflected_nullable(
            "aria-level",
            _to_aria_level,
            context="Failed to set the 'ariaLevel' property on 'Element': The provided value",
        ),
        doc="""The attribute ``aria-level``.

        ``attribute DOMString? ariaLevel``

        https://w3c.github.io/aria/#dom-ariamixin-arialevel
        """,
    )

    ariaLive = property(
        reflected_nullable("aria-live"),
        set_reflected_nullable(
            "aria-live",
            _to_aria_live,
            context="Failed to set the 'ariaLive' property on 'Element': The provided value",
        ),
        doc="""The attribute ``aria-live``.

        ``attribute DOMString? ariaLive``

        https://w3c.github.io/aria/#dom-ariamixin-arialive
        """,
    )

    ariaModal = property(
        reflected_nullable("aria-modal"),
        set_reflected_nullable(
            "aria-modal",
            _to_aria_modal,
            context="Failed to set the 'ariaModal' property on 'Element': The provided value",
        ),
        doc="""The attribute ``aria-modal``.

        ``attribute DOMString? ariaModal``

        https://w3c.github.io/aria/#dom-ariamixin-ariamodal
        """,
    )

    ariaMultiLine = property(
        reflected_nullable("aria-multiline"),
        set_reflected_nullable(
            "aria-multiline",
            _to_aria_multi_line,
            context="Failed to set the 'ariaMultiLine' property on 'Element': The provided value",
        ),
        doc="""The attribute ``aria-multiline``.

        ``attribute DOMString? ariaMultiLine``

        https://w3c.github.io/aria/#dom-ariamixin-ariamultiline
        """,
    )

    ariaMultiSelectable = property(
        reflected_nullable("aria-multiselectable"),
        set_reflected_nullable(
            "aria-multiselectable",
            _to_aria_multi_selectable,
            context="Failed to set the 'ariaMultiSelectable' property on 'Element': The provided "
            "value",
        ),
        doc="""The attribute ``aria-multiselectable``.

        ``attribute DOMString? ariaMultiSelectable``

        https://w3c.github.io/aria/#dom-ariamixin-ariamultiselectable
        """,
    )

    ariaOrientation = property(
        reflected_nullable("aria-orientation"),
        set_reflected_nullable(
            "aria-orientation",
            _to_aria_orientation,
            context="Failed to set the 'ariaOrientation' property on 'Element': The provided value",
        ),
        doc="""The attribute ``aria-orientation``.

        ``attribute DOMString? ariaOrientation``

        https://w3c.github.io/aria/#dom-ariamixin-ariaorientation
        """,
    )

    @property
    def ariaOwnsElements(self):
        """The elements that it owns: those whose IDs ``aria-owns`` has, or those that were set.

        ``attribute FrozenArray<Element>? ariaOwnsElements``

        https://w3c.github.io/aria/#dom-ariamixin-ariaownselements
        """
        return frozen_elements(_aria_owns_elements(self), _Element)

    ariaOwnsElements = ariaOwnsElements.setter(
        set_reflected_elements(
            "aria-owns",
            _to_aria_owns_elements,
            context="Failed to set the 'ariaOwnsElements' property on 'Element': The provided "
            "value",
        )
    )

    ariaPlaceholder = property(
        reflected_nullable("aria-placeholder"),
        set_reflected_nullable(
            "aria-placeholder",
            _to_aria_placeholder,
            context="Failed to set the 'ariaPlaceholder' property on 'Element': The provided value",
        ),
        doc="""The attribute ``aria-placeholder``.

        ``attribute DOMString? ariaPlaceholder``

        https://w3c.github.io/aria/#dom-ariamixin-ariaplaceholder
        """,
    )

    ariaPosInSet = property(
        reflected_nullable("aria-posinset"),
        set_reflected_nullable(
            "aria-posinset",
            _to_aria_pos_in_set,
            context="Failed to set the 'ariaPosInSet' property on 'Element': The provided value",
        ),
        doc="""The attribute ``aria-posinset``.

        ``attribute DOMString? ariaPosInSet``

        https://w3c.github.io/aria/#dom-ariamixin-ariaposinset
        """,
    )

    ariaPressed = property(
        reflected_nullable("aria-pressed"),
        set_reflected_nullable(
            "aria-pressed",
            _to_aria_pressed,
            context="Failed to set the 'ariaPressed' property on 'Element': The provided value",
        ),
        doc="""The attribute ``aria-pressed``.

        ``attribute DOMString? ariaPressed``

        https://w3c.github.io/aria/#dom-ariamixin-ariapressed
        """,
    )

    ariaReadOnly = property(
        reflected_nullable("aria-readonly"),
        set_reflected_nullable(
            "aria-readonly",
            _to_aria_read_only,
            context="Failed to set the 'ariaReadOnly' property on 'Element': The provided value",
        ),
        doc="""The attribute ``aria-readonly``.

        ``attribute DOMString? ariaReadOnly``

        https://w3c.github.io/aria/#dom-ariamixin-ariareadonly
        """,
    )

    ariaRelevant = property(
        reflected_nullable("aria-relevant"),
        set_reflected_nullable(
            "aria-relevant",
            _to_aria_relevant,
            context="Failed to set the 'ariaRelevant' property on 'Element': The provided value",
        ),
        doc="""The attribute ``aria-relevant``.

        ``attribute DOMString? ariaRelevant``

        https://w3c.github.io/aria/#dom-ariamixin-ariarelevant
        """,
    )

    ariaRequired = property(
        reflected_nullable("aria-required"),
        set_reflected_nullable(
            "aria-required",
            _to_aria_required,
            context="Failed to set the 'ariaRequired' property on 'Element': The provided value",
        ),
        doc="""The attribute ``aria-required``.

        ``attribute DOMString? ariaRequired``

        https://w3c.github.io/aria/#dom-ariamixin-ariarequired
        """,
    )

    ariaRoleDescription = property(
        reflected_nullable("aria-roledescription"),
        set_reflected_nullable(
            "aria-roledescription",
            _to_aria_role_description,
            context="Failed to set the 'ariaRoleDescription' property on 'Element': The provided "
            "value",
        ),
        doc="""The attribute ``aria-roledescription``.

        ``attribute DOMString? ariaRoleDescription``

        https://w3c.github.io/aria/#dom-ariamixin-ariaroledescription
        """,
    )

    ariaRowCount = property(
        reflected_nullable("aria-rowcount"),
        set_reflected_nullable(
            "aria-rowcount",
            _to_aria_row_count,
            context="Failed to set the 'ariaRowCount' property on 'Element': The provided value",
        ),
        doc="""The attribute ``aria-rowcount``.

        ``attribute DOMString? ariaRowCount``

        https://w3c.github.io/aria/#dom-ariamixin-ariarowcount
        """,
    )

    ariaRowIndex = property(
        reflected_nullable("aria-rowindex"),
        set_reflected_nullable(
            "aria-rowindex",
            _to_aria_row_index,
            context="Failed to set the 'ariaRowIndex' property on 'Element': The provided value",
        ),
        doc="""The attribute ``aria-rowindex``.

        ``attribute DOMString? ariaRowIndex``

        https://w3c.github.io/aria/#dom-ariamixin-ariarowindex
        """,
    )

    ariaRowIndexText = property(
        reflected_nullable("aria-rowindextext"),
        set_reflected_nullable(
            "aria-rowindextext",
            _to_aria_row_index_text,
            context="Failed to set the 'ariaRowIndexText' property on 'Element': The provided "
            "value",
        ),
        doc="""The attribute ``aria-rowindextext``.

        ``attribute DOMString? ariaRowIndexText``

        https://w3c.github.io/aria/#dom-ariamixin-ariarowindextext
        """,
    )

    ariaRowSpan = property(
        reflected_nullable("aria-rowspan"),
        set_reflected_nullable(
            "aria-rowspan",
            _to_aria_row_span,
            context="Failed to set the 'ariaRowSpan' property on 'Element': The provided value",
        ),
        doc="""The attribute ``aria-rowspan``.

        ``attribute DOMString? ariaRowSpan``

        https://w3c.github.io/aria/#dom-ariamixin-ariarowspan
        """,
    )

    ariaSelected = property(
        reflected_nullable("aria-selected"),
        set_reflected_nullable(
            "aria-selected",
            _to_aria_selected,
            context="Failed to set the 'ariaSelected' property on 'Element': The provided value",
        ),
        doc="""The attribute ``aria-selected``.

        ``attribute DOMString? ariaSelected``

        https://w3c.github.io/aria/#dom-ariamixin-ariaselected
        """,
    )

    ariaSetSize = property(
        reflected_nullable("aria-setsize"),
        set_reflected_nullable(
            "aria-setsize",
            _to_aria_set_size,
            context="Failed to set the 'ariaSetSize' property on 'Element': The provided value",
        ),
        doc="""The attribute ``aria-setsize``.

        ``attribute DOMString? ariaSetSize``

        https://w3c.github.io/aria/#dom-ariamixin-ariasetsize
        """,
    )

    ariaSort = property(
        reflected_nullable("aria-sort"),
        set_reflected_nullable(
            "aria-sort",
            _to_aria_sort,
            context="Failed to set the 'ariaSort' property on 'Element': The provided value",
        ),
        doc="""The attribute ``aria-sort``.

        ``attribute DOMString? ariaSort``

        https://w3c.github.io/aria/#dom-ariamixin-ariasort
        """,
    )

    ariaValueMax = property(
        reflected_nullable("aria-valuemax"),
        set_reflected_nullable(
            "aria-valuemax",
            _to_aria_value_max,
            context="Failed to set the 'ariaValueMax' property on 'Element': The provided value",
        ),
        doc="""The attribute ``aria-valuemax``.

        ``attribute DOMString? ariaValueMax``

        https://w3c.github.io/aria/#dom-ariamixin-ariavaluemax
        """,
    )

    ariaValueMin = property(
        reflected_nullable("aria-valuemin"),
        set_reflected_nullable(
            "aria-valuemin",
            _to_aria_value_min,
            context="Failed to set the 'ariaValueMin' property on 'Element': The provided value",
        ),
        doc="""The attribute ``aria-valuemin``.

        ``attribute DOMString? ariaValueMin``

        https://w3c.github.io/aria/#dom-ariamixin-ariavaluemin
        """,
    )

    ariaValueNow = property(
        reflected_nullable("aria-valuenow"),
        set_reflected_nullable(
            "aria-valuenow",
            _to_aria_value_now,
            context="Failed to set the 'ariaValueNow' property on 'Element': The provided value",
        ),
        doc="""The attribute ``aria-valuenow``.

        ``attribute DOMString? ariaValueNow``

        https://w3c.github.io/aria/#dom-ariamixin-ariavaluenow
        """,
    )

    ariaValueText = property(
        reflected_nullable("aria-valuetext"),
        set_reflected_nullable(
            "aria-valuetext",
            _to_aria_value_text,
            context="Failed to set the 'ariaValueText' property on 'Element': The provided value",
        ),
        doc="""The attribute ``aria-valuetext``.

        ``attribute DOMString? ariaValueText``

        https://w3c.github.io/aria/#dom-ariamixin-ariavaluetext
        """,
    )

    @property
    def assignedSlot(self):
        """The slot of an open shadow tree to which it is assigned, or ``None``.

        ``readonly attribute HTMLSlotElement? assignedSlot``

        https://dom.spec.whatwg.org/#dom-slotable-assignedslot
        """
        value = self._webapi_node.assigned_slot
        return None if value is None else value.platform_object or _HTMLSlotElement.new(value)

    @property
    def children(self):
        """The children that are elements, in a live collection.

        ``readonly attribute HTMLCollection children``

        https://dom.spec.whatwg.org/#dom-parentnode-children
        """
        value = self._webapi_node.children
        return value.platform_object or _HTMLCollection.new(value)

    @property
    def firstElementChild(self):
        """The first child that is an element, or ``None``.

        ``readonly attribute Element? firstElementChild``

        https://dom.spec.whatwg.org/#dom-parentnode-firstelementchild
        """
        value = self._webapi_node.first_element_child
        return None if value is None else value.platform_object or new_object(value)

    @property
    def lastElementChild(self):
        """The last child that is an element, or ``None``.

        ``readonly attribute Element? lastElementChild``

        https://dom.spec.whatwg.org/#dom-parentnode-lastelementchild
        """
        value = self._webapi_node.last_element_child
        return None if value is None else value.platform_object or new_object(value)

    @property
    def childElementCount(self):
        """How many children are elements.

        ``readonly attribute unsigned long childElementCount``

        https://dom.spec.whatwg.org/#dom-parentnode-childelementcount
        """
        return self._webapi_node.child_element_count

    def prepend(self, *nodes):
        """Insert nodes and texts before the first child.

        ``undefined prepend((Node or DOMString)... nodes)``

        https://dom.spec.whatwg.org/#dom-parentnode-prepend
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        try:
            self._webapi_node.prepend(
                [
                    _to_nodes(each, "Failed to execute 'prepend' on 'Element': parameter 1")
                    for each in nodes
                ]
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def append(self, *nodes):
        """Insert nodes and texts behind the last child.

        ``undefined append((Node or DOMString)... nodes)``

        https://dom.spec.whatwg.org/#dom-parentnode-append
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        try:
            self._webapi_node.append(
                [
                    _to_nodes(each, "Failed to execute 'append' on 'Element': parameter 1")
                    for each in nodes
                ]
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def replaceChildren(self, *nodes):
        """Replace all children by nodes and texts.

        ``undefined replaceChildren((Node or DOMString)... nodes)``

        https://dom.spec.whatwg.org/#dom-parentnode-replacechildren
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        try:
            self._webapi_node.replace_children(
                [
                    _to_nodes(each, "Failed to execute 'replaceChildren' on 'Element': parameter 1")
                    for each in nodes
                ]
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def moveBefore(self, node, child):
        """Move a node of the same tree before a child, or last if ``child`` is null.

        ``undefined moveBefore(Node node, Node? child)``

        https://dom.spec.whatwg.org/#dom-parentnode-movebefore
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        try:
            self._webapi_node.move_before(
                _Node.convert(
                    node, "Failed to execute 'moveBefore' on 'Element': parameter 1"
                )._webapi_node,
                _to_child(child, "Failed to execute 'moveBefore' on 'Element': parameter 2"),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def querySelector(self, selectors):
        """The first descendant that matches the CSS selectors, or ``None``. Raises ``SyntaxError``,
        a `DOMException`, if they do not parse.

        ``Element? querySelector(DOMString selectors)``

        https://dom.spec.whatwg.org/#dom-parentnode-queryselector
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        value = self._webapi_node.query_selector(to_domstring(selectors))
        return None if value is None else value.platform_object or new_object(value)

    def querySelectorAll(self, selectors):
        """All descendants that match the CSS selectors, in the order of the tree. The list does not
        change. Raises ``SyntaxError``, a `DOMException`, if they do not parse.

        ``NodeList querySelectorAll(DOMString selectors)``

        https://dom.spec.whatwg.org/#dom-parentnode-queryselectorall
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        value = self._webapi_node.query_selector_all(to_domstring(selectors))
        return _NodeList.new(value)

    @property
    def previousElementSibling(self):
        """The nearest element before the node among its siblings, or ``None``.

        ``readonly attribute Element? previousElementSibling``

        https://dom.spec.whatwg.org/#dom-nondocumenttypechildnode-previouselementsibling
        """
        value = self._webapi_node.previous_element_sibling
        return None if value is None else value.platform_object or new_object(value)

    @property
    def nextElementSibling(self):
        """The nearest element behind the node among its siblings, or ``None``.

        ``readonly attribute Element? nextElementSibling``

        https://dom.spec.whatwg.org/#dom-nondocumenttypechildnode-nextelementsibling
        """
        value = self._webapi_node.next_element_sibling
        return None if value is None else value.platform_object or new_object(value)

    def before(self, *nodes):
        """Insert nodes and texts before the node.

        ``undefined before((Node or DOMString)... nodes)``

        https://dom.spec.whatwg.org/#dom-childnode-before
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        try:
            self._webapi_node.before(
                [
                    _to_nodes(each, "Failed to execute 'before' on 'Element': parameter 1")
                    for each in nodes
                ]
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def after(self, *nodes):
        """Insert nodes and texts behind the node.

        ``undefined after((Node or DOMString)... nodes)``

        https://dom.spec.whatwg.org/#dom-childnode-after
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        try:
            self._webapi_node.after(
                [
                    _to_nodes(each, "Failed to execute 'after' on 'Element': parameter 1")
                    for each in nodes
                ]
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def replaceWith(self, *nodes):
        """Put nodes and texts in the place of the node.

        ``undefined replaceWith((Node or DOMString)... nodes)``

        https://dom.spec.whatwg.org/#dom-childnode-replacewith
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        try:
            self._webapi_node.replace_with(
                [
                    _to_nodes(each, "Failed to execute 'replaceWith' on 'Element': parameter 1")
                    for each in nodes
                ]
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def remove(self):
        """Take the node from its parent, if it has one.

        ``undefined remove()``

        https://dom.spec.whatwg.org/#dom-childnode-remove
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        try:
            self._webapi_node.remove()
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def __str__(self):
        return "[object Element]"

    __repr__ = steps.inspect


new_object = maker_of_inheriting(Element, node_steps.initialize, MODULES)
