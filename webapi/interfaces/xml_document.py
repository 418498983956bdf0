"""The XMLDocument interface.

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from webapi.interfaces.document import Document
from webapi.steps import document as document_steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker


class XMLDocument(Document):
    """A document of XML: what `DOMImplementation.createDocument` and `DOMParser` make.

    ``interface XMLDocument : Document``

    https://dom.spec.whatwg.org/#xmldocument
    """

    __slots__ = ()
    _webapi_interface_name = "XMLDocument"

    def __init__(self, /, *_):
        raise illegal_constructor("XMLDocument")


new_object = maker(XMLDocument, document_steps.initialize)
