"""The Node interface.

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from webapi.steps import node as steps
from webapi.webidl.classes import refuse_to_copy
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import Interface
from webapi.webidl.strings import to_domstring

_Document = Interface("webapi.interfaces.document", "Document")
_to_text_content = nullable(to_domstring)


class Node:
    """A document, or an element of one.

    ``interface Node``

    https://dom.spec.whatwg.org/#node
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("Node")

    baseURI = property(
        steps.baseURI_getter,
        doc="""The document's base URL: its URL, or the URL of its first ``base`` element with an
        ``href``.

        ``readonly attribute USVString baseURI``

        https://dom.spec.whatwg.org/#dom-node-baseuri

        >>> from webapi import Document
        >>> Document("https://example.org/a").baseURI
        'https://example.org/a'
        """,
    )

    isConnected = property(
        steps.isConnected_getter,
        doc="""Whether the element was appended to its document.

        ``readonly attribute boolean isConnected``

        https://dom.spec.whatwg.org/#dom-node-isconnected
        """,
    )

    @property
    def ownerDocument(self):
        """The document that made the element, or to which the element was appended; ``None`` for a
        document.

        ``readonly attribute Document? ownerDocument``

        https://dom.spec.whatwg.org/#dom-node-ownerdocument
        """
        value = steps.ownerDocument_getter(self)
        return None if value is None else value.platform_object or _Document.new(value)

    textContent = property(
        steps.textContent_getter,
        doc="""The text within an element; ``None`` for a document. Setting it changes no other
        element.

        ``attribute DOMString? textContent``

        https://dom.spec.whatwg.org/#dom-node-textcontent
        """,
    )

    @textContent.setter
    def textContent(self, value, /):
        steps.textContent_setter(
            self,
            _to_text_content(
                value, "Failed to set the 'textContent' property on 'Node': The provided value"
            ),
        )

    def __str__(self):
        return "[object Node]"

    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy
