// Namespaces, and valid names: https://dom.spec.whatwg.org/#namespaces
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const HTML_NAMESPACE = "http://www.w3.org/1999/xhtml";
const MATHML_NAMESPACE = "http://www.w3.org/1998/Math/MathML";
const SVG_NAMESPACE = "http://www.w3.org/2000/svg";
const XLINK_NAMESPACE = "http://www.w3.org/1999/xlink";
const XML_NAMESPACE = "http://www.w3.org/XML/1998/namespace";
const XMLNS_NAMESPACE = "http://www.w3.org/2000/xmlns/";

// What https://dom.spec.whatwg.org/#validate-and-extract returns
class QualifiedName {
  constructor(namespace, prefix, localName) {
    this.namespace = namespace;
    this.prefix = prefix;
    this.localName = localName;
  }
}
withoutParent(QualifiedName);

// https://dom.spec.whatwg.org/#validate-and-extract
function validateAndExtract(namespace, qualifiedName, isAttribute) {
  if (namespace === "") {
    namespace = undefined;
  }
  let prefix = undefined;
  let localName = qualifiedName;
  if (textContains(qualifiedName, ":")) {
    prefix = textBeforeColon(qualifiedName);
    localName = textAfterColon(qualifiedName);
    if (!isValidNamespacePrefix(prefix)) {
      throw new DOMException("The prefix is not valid.", "InvalidCharacterError");
    }
  }
  if (isAttribute) {
    if (!isValidAttributeLocalName(localName)) {
      throw new DOMException("The name is not valid.", "InvalidCharacterError");
    }
  } else if (!isValidElementLocalName(localName)) {
    throw new DOMException("The name is not valid.", "InvalidCharacterError");
  }
  if (prefix !== undefined && namespace === undefined) {
    throw new DOMException("A prefix needs a namespace.", "NamespaceError");
  }
  if (prefix === "xml" && namespace !== XML_NAMESPACE) {
    throw new DOMException("The prefix xml has another namespace.", "NamespaceError");
  }
  const isXmlns = qualifiedName === "xmlns" || prefix === "xmlns";
  if (isXmlns !== (namespace === XMLNS_NAMESPACE)) {
    throw new DOMException("The XMLNS namespace belongs to xmlns.", "NamespaceError");
  }
  return new QualifiedName(namespace, prefix, localName);
}
