"""The Attr interface.

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from webapi.interfaces.node import Node
from webapi.steps import attr as steps
from webapi.steps import node as node_steps
from webapi.steps.custom_element_reactions import REACTIONS
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.setters import value_setter
from webapi.webidl.strings import to_domstring

_Element = Interface("webapi.interfaces.element", "Element")


class Attr(Node):
    """An attribute, as a node.

    ``interface Attr : Node``

    https://dom.spec.whatwg.org/#attr
    """

    __slots__ = ()
    _webapi_interface_name = "Attr"

    def __init__(self, /, *_):
        raise illegal_constructor("Attr")

    @property
    def namespaceURI(self):
        """``readonly attribute DOMString? namespaceURI``

        https://dom.spec.whatwg.org/#dom-attr-namespaceuri
        """
        return self._webapi_node.namespace_uri

    @property
    def prefix(self):
        """``readonly attribute DOMString? prefix``

        https://dom.spec.whatwg.org/#dom-attr-prefix
        """
        return self._webapi_node.prefix

    @property
    def localName(self):
        """``readonly attribute DOMString localName``

        https://dom.spec.whatwg.org/#dom-attr-localname
        """
        return self._webapi_node.local_name

    @property
    def name(self):
        """``readonly attribute DOMString name``

        https://dom.spec.whatwg.org/#dom-attr-name
        """
        return self._webapi_node.name

    @property
    def value(self):
        """``attribute DOMString value``

        https://dom.spec.whatwg.org/#dom-attr-value
        """
        return self._webapi_node.value

    value = value.setter(value_setter("_webapi_node", "value", to_domstring, reactions=REACTIONS))

    @property
    def ownerElement(self):
        """``readonly attribute Element? ownerElement``

        https://dom.spec.whatwg.org/#dom-attr-ownerelement
        """
        value = self._webapi_node.owner_element
        return None if value is None else value.platform_object or _Element.new(value)

    @property
    def specified(self):
        """``readonly attribute boolean specified``

        https://dom.spec.whatwg.org/#dom-attr-specified
        """
        return self._webapi_node.specified

    __repr__ = steps.inspect


new_object = maker(Attr, node_steps.initialize)
