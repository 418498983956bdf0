"""The XMLSerializer interface.

Made by ``python -m idl`` from idl/html.webidl: change that, not this.
"""

from webapi.steps import xml_serializer as steps
from webapi.webidl.classes import explain_missing_initialization, refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.platform_objects import Interface

_Node = Interface("webapi.interfaces.node", "Node")


class XMLSerializer:
    """``interface XMLSerializer``

    https://html.spec.whatwg.org/multipage/#xmlserializer
    """

    __slots__ = ("__weakref__",)
    _webapi_interface_name = "XMLSerializer"
    _webapi_is_interface = True

    def __init__(self):
        """``constructor()``

        https://html.spec.whatwg.org/multipage/#dom-xmlserializer-xmlserializer
        """
        steps.constructor(self)

    @classmethod
    def new(cls):
        """Call XMLSerializer: what ``new XMLSerializer(…)`` is in JavaScript."""
        return cls()

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "XMLSerializer")

    def serializeToString(self, root):
        """A node and its descendants as XML.

        ``DOMString serializeToString(Node root)``

        https://html.spec.whatwg.org/multipage/#dom-xmlserializer-serializetostring
        """
        if not isinstance(self, XMLSerializer):
            raise illegal_invocation()
        return steps.serializeToString(
            self,
            _Node.convert(
                root, "Failed to execute 'serializeToString' on 'XMLSerializer': parameter 1"
            ),
        )

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy
