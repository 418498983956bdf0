"""Namespaces, and valid names: https://dom.spec.whatwg.org/#namespaces

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import Final

from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import (
    is_valid_attribute_local_name,
    is_valid_element_local_name,
    is_valid_namespace_prefix,
    text_after_colon,
    text_before_colon,
    text_contains,
)

HTML_NAMESPACE: Final = "http://www.w3.org/1999/xhtml"
MATHML_NAMESPACE: Final = "http://www.w3.org/1998/Math/MathML"
SVG_NAMESPACE: Final = "http://www.w3.org/2000/svg"
XLINK_NAMESPACE: Final = "http://www.w3.org/1999/xlink"
XML_NAMESPACE: Final = "http://www.w3.org/XML/1998/namespace"
XMLNS_NAMESPACE: Final = "http://www.w3.org/2000/xmlns/"


class QualifiedName:
    """What https://dom.spec.whatwg.org/#validate-and-extract returns"""

    __slots__ = ("local_name", "namespace", "prefix")

    def __init__(self, namespace: str | None, prefix: str | None, local_name: str) -> None:
        self.namespace = namespace
        self.prefix = prefix
        self.local_name = local_name


def validate_and_extract(
    namespace: str | None, qualified_name: str, is_attribute: bool
) -> QualifiedName:
    """https://dom.spec.whatwg.org/#validate-and-extract"""
    if namespace == "":
        namespace = None
    prefix: str | None = None
    local_name = qualified_name
    if text_contains(qualified_name, ":"):
        prefix = text_before_colon(qualified_name)
        local_name = text_after_colon(qualified_name)
        if not is_valid_namespace_prefix(prefix):
            raise DOMException("The prefix is not valid.", "InvalidCharacterError")
    if is_attribute:
        if not is_valid_attribute_local_name(local_name):
            raise DOMException("The name is not valid.", "InvalidCharacterError")
    elif not is_valid_element_local_name(local_name):
        raise DOMException("The name is not valid.", "InvalidCharacterError")
    if prefix is not None and namespace is None:
        raise DOMException("A prefix needs a namespace.", "NamespaceError")
    if prefix == "xml" and namespace != XML_NAMESPACE:
        raise DOMException("The prefix xml has another namespace.", "NamespaceError")
    is_xmlns = qualified_name == "xmlns" or prefix == "xmlns"
    if is_xmlns != (namespace == XMLNS_NAMESPACE):
        raise DOMException("The XMLNS namespace belongs to xmlns.", "NamespaceError")
    return QualifiedName(namespace, prefix, local_name)
