"""The Node interface.

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from webapi.steps import node as steps
from webapi.webidl import realm
from webapi.webidl.exceptions import illegal_constructor


class Node:
    """``interface Node``

    https://dom.spec.whatwg.org/#node
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")

    def __init__(self, /, *_):
        raise illegal_constructor("Node")

    baseURI = property(
        steps.baseURI_getter,
        doc="""``readonly attribute USVString baseURI``

        https://dom.spec.whatwg.org/#dom-node-baseuri
        """,
    )

    isConnected = property(
        steps.isConnected_getter,
        doc="""``readonly attribute boolean isConnected``

        https://dom.spec.whatwg.org/#dom-node-isconnected
        """,
    )

    ownerDocument = property(
        steps.ownerDocument_getter,
        doc="""``readonly attribute Document? ownerDocument``

        https://dom.spec.whatwg.org/#dom-node-ownerdocument
        """,
    )

    def __str__(self):
        return "[object Node]"

    __repr__ = steps.inspect


realm.interfaces["Node"] = Node
