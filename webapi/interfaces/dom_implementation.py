"""The DOMImplementation interface.

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from webapi.steps import dom_implementation as steps
from webapi.webidl.classes import refuse_to_copy, to_object_text
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.platform_objects import Interface, inside, maker
from webapi.webidl.strings import to_domstring, to_nullable_empty_domstring

_DocumentType = Interface("webapi.interfaces.document_type", "DocumentType")
_to_nullable_domstring = nullable(to_domstring)
_to_doctype = nullable(inside(_DocumentType.convert, "_webapi_node"))
_XMLDocument = Interface("webapi.interfaces.xml_document", "XMLDocument")
_Document = Interface("webapi.interfaces.document", "Document")


class DOMImplementation:
    """Makes documents and doctypes.

    ``interface DOMImplementation``

    https://dom.spec.whatwg.org/#domimplementation
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "DOMImplementation"
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("DOMImplementation")

    def createDocumentType(self, name, publicId, systemId):
        """A new doctype.

        ``DocumentType createDocumentType(DOMString name, DOMString publicId, DOMString systemId)``

        https://dom.spec.whatwg.org/#dom-domimplementation-createdocumenttype
        """
        if not isinstance(self, DOMImplementation):
            raise illegal_invocation()
        value = self._webapi_dom_implementation.create_document_type(
            to_domstring(name), to_domstring(publicId), to_domstring(systemId)
        )
        return _DocumentType.new(value)

    def createDocument(self, namespace, qualifiedName, doctype=None):
        """A new XML document, with an element of that name unless it is empty.

        ``XMLDocument createDocument(DOMString? namespace, [LegacyNullToEmptyString] DOMString
        qualifiedName, optional DocumentType? doctype = null)``

        https://dom.spec.whatwg.org/#dom-domimplementation-createdocument
        """
        if not isinstance(self, DOMImplementation):
            raise illegal_invocation()
        value = self._webapi_dom_implementation.create_document(
            _to_nullable_domstring(
                namespace, "Failed to execute 'createDocument' on 'DOMImplementation': parameter 1"
            ),
            to_nullable_empty_domstring(qualifiedName),
            None
            if doctype is None
            else _to_doctype(
                doctype, "Failed to execute 'createDocument' on 'DOMImplementation': parameter 3"
            ),
        )
        return _XMLDocument.new(value)

    def createHTMLDocument(self, title=None):
        """A new HTML document with ``html``, ``head`` and ``body``.

        ``Document createHTMLDocument(optional DOMString title)``

        https://dom.spec.whatwg.org/#dom-domimplementation-createhtmldocument
        """
        if not isinstance(self, DOMImplementation):
            raise illegal_invocation()
        value = self._webapi_dom_implementation.create_html_document(
            None if title is None else to_domstring(title)
        )
        return _Document.new(value)

    def hasFeature(self):
        """Always true.

        ``boolean hasFeature()``

        https://dom.spec.whatwg.org/#dom-domimplementation-hasfeature
        """
        if not isinstance(self, DOMImplementation):
            raise illegal_invocation()
        return self._webapi_dom_implementation.has_feature()

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(DOMImplementation, steps.initialize)
