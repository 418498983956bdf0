"""The Attr interface.

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from webapi.interfaces.node import Node
from webapi.steps import attr as steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import Interface
from webapi.webidl.strings import to_domstring

_Element = Interface("webapi.interfaces.element", "Element")


class Attr(Node):
    """An attribute, as a node.

    ``interface Attr : Node``

    https://dom.spec.whatwg.org/#attr
    """

    __slots__ = (*steps.Slots.__annotations__,)

    def __init__(self, /, *_):
        raise illegal_constructor("Attr")

    namespaceURI = property(
        steps.namespaceURI_getter,
        doc="""``readonly attribute DOMString? namespaceURI``

        https://dom.spec.whatwg.org/#dom-attr-namespaceuri
        """,
    )

    prefix = property(
        steps.prefix_getter,
        doc="""``readonly attribute DOMString? prefix``

        https://dom.spec.whatwg.org/#dom-attr-prefix
        """,
    )

    localName = property(
        steps.localName_getter,
        doc="""``readonly attribute DOMString localName``

        https://dom.spec.whatwg.org/#dom-attr-localname
        """,
    )

    name = property(
        steps.name_getter,
        doc="""``readonly attribute DOMString name``

        https://dom.spec.whatwg.org/#dom-attr-name
        """,
    )

    value = property(
        steps.value_getter,
        doc="""``attribute DOMString value``

        https://dom.spec.whatwg.org/#dom-attr-value
        """,
    )

    @value.setter
    def value(self, value, /):
        try:
            steps.value_setter(self, to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def ownerElement(self):
        """``readonly attribute Element? ownerElement``

        https://dom.spec.whatwg.org/#dom-attr-ownerelement
        """
        value = steps.ownerElement_getter(self)
        return None if value is None else value.platform_object or _Element.new(value)

    specified = property(
        steps.specified_getter,
        doc="""``readonly attribute boolean specified``

        https://dom.spec.whatwg.org/#dom-attr-specified
        """,
    )

    def __str__(self):
        return "[object Attr]"

    __repr__ = steps.inspect


def new_object(value):
    """A new Attr object of what steps returned."""
    this = Attr.__new__(Attr)
    steps.initialize(this, value)
    return this
