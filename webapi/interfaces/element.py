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
from webapi.interfaces.aria_mixin import ARIAMixin
from webapi.interfaces.node import Node
from webapi.interfaces.parent_node import ParentNode
from webapi.interfaces.shadow_root_init import to_shadow_root_init
from webapi.steps import element as steps
from webapi.steps import node as node_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, REACTIONS, invoke_reactions
from webapi.steps.reflection import reflected_element, set_reflected_element
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.keywords import unexpected_keyword
from webapi.webidl.numeric import to_long
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface, inside, maker_of_inheriting
from webapi.webidl.setters import forwarding_setter, function_setter, include, value_setter
from webapi.webidl.strings import to_domstring, to_nullable_empty_domstring
from webapi.webidl.unions import Choices, union

_DOMTokenList = Interface("webapi.interfaces.dom_token_list", "DOMTokenList")
_ShadowRoot = Interface("webapi.interfaces.shadow_root", "ShadowRoot")
_NamedNodeMap = Interface("webapi.interfaces.named_node_map", "NamedNodeMap")
_to_nullable_domstring = nullable(to_domstring)
_Attr = Interface("webapi.interfaces.attr", "Attr")
_HTMLCollection = Interface("webapi.interfaces.html_collection", "HTMLCollection")
_Element = Interface("webapi.interfaces.element", "Element")
_aria_active_descendant_element = reflected_element("aria-activedescendant")
_to_aria_active_descendant_element = nullable(inside(_Element.convert, "_webapi_node"))
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
    _webapi_interface_name = "Element"

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
            _to_nullable_domstring(
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
                _to_nullable_domstring(
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
                _to_nullable_domstring(
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
            _to_nullable_domstring(
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
            _to_nullable_domstring(
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
            _to_nullable_domstring(
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

    @property
    def assignedSlot(self):
        """The slot of an open shadow tree to which it is assigned, or ``None``.

        ``readonly attribute HTMLSlotElement? assignedSlot``

        https://dom.spec.whatwg.org/#dom-slotable-assignedslot
        """
        value = self._webapi_node.assigned_slot
        return None if value is None else value.platform_object or _HTMLSlotElement.new(value)

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

    __repr__ = steps.inspect


include(Element, ARIAMixin, ParentNode)

new_object = maker_of_inheriting(Element, node_steps.initialize, MODULES)
