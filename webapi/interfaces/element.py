"""The Element interface.

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from webapi.interfaces.node import Node
from webapi.steps import child_node as child_node_steps
from webapi.steps import element as steps
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.strings import to_domstring


class Element(Node):
    """An element of a document, with attributes.

    ``interface Element : Node``

    https://dom.spec.whatwg.org/#element
    """

    __slots__ = (*steps.Slots.__annotations__, *child_node_steps.Slots.__annotations__)

    def __init__(self, /, *_):
        raise illegal_constructor("Element")

    localName = property(
        steps.localName_getter,
        doc="""The name in lower case.

        ``readonly attribute DOMString localName``

        https://dom.spec.whatwg.org/#dom-element-localname
        """,
    )

    tagName = property(
        steps.tagName_getter,
        doc="""The name in upper case.

        ``readonly attribute DOMString tagName``

        https://dom.spec.whatwg.org/#dom-element-tagname
        """,
    )

    def getAttributeNames(self):
        """The names of the attributes.

        ``sequence<DOMString> getAttributeNames()``

        https://dom.spec.whatwg.org/#dom-element-getattributenames
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        return steps.getAttributeNames(self)

    def getAttribute(self, qualifiedName):
        """The value of an attribute, or ``None``.

        ``DOMString? getAttribute(DOMString qualifiedName)``

        https://dom.spec.whatwg.org/#dom-element-getattribute
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        return steps.getAttribute(self, to_domstring(qualifiedName))

    def setAttribute(self, qualifiedName, value):
        """Give an attribute a value. Raises `DOMException` if ``qualifiedName`` cannot be a name.

        ``undefined setAttribute(DOMString qualifiedName, DOMString value)``

        https://dom.spec.whatwg.org/#dom-element-setattribute
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        steps.setAttribute(self, to_domstring(qualifiedName), to_domstring(value))

    def removeAttribute(self, qualifiedName):
        """Remove an attribute if it is there.

        ``undefined removeAttribute(DOMString qualifiedName)``

        https://dom.spec.whatwg.org/#dom-element-removeattribute
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        steps.removeAttribute(self, to_domstring(qualifiedName))

    def hasAttribute(self, qualifiedName):
        """Whether an attribute is there.

        ``boolean hasAttribute(DOMString qualifiedName)``

        https://dom.spec.whatwg.org/#dom-element-hasattribute
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        return steps.hasAttribute(self, to_domstring(qualifiedName))

    def remove(self):
        """Take the element out of its document.

        ``undefined remove()``

        https://dom.spec.whatwg.org/#dom-childnode-remove
        """
        if not isinstance(self, Element):
            raise illegal_invocation()
        child_node_steps.remove(self)

    def __str__(self):
        return "[object Element]"

    __repr__ = steps.inspect
