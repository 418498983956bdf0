// Interfaces, made by python -m idl from idl/dom.webidl: change that, not this.

const as1 = nullableValue(stringValue);
const asDocumentType = implementationValue(DocumentTypeBrand);
const as3 = nullableValue(asDocumentType);

// DOMImplementation: https://dom.spec.whatwg.org/

class DOMImplementation {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'DOMImplementation': Illegal constructor");
  }

  createDocumentType($name, $publicId, $systemId) {
    const inner = internals(DOMImplementationBrand, this);
    if (arguments.length < 3) throw tooFew("Failed to execute 'createDocumentType' on 'DOMImplementation'", 3, arguments.length);
    return objectOf(inner.createDocumentType(stringValue($name, "Failed to execute 'createDocumentType' on 'DOMImplementation': parameter 1"), stringValue($publicId, "Failed to execute 'createDocumentType' on 'DOMImplementation': parameter 2"), stringValue($systemId, "Failed to execute 'createDocumentType' on 'DOMImplementation': parameter 3")));
  }

  createDocument($namespace, $qualifiedName, $doctype = undefined) {
    const inner = internals(DOMImplementationBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'createDocument' on 'DOMImplementation'", 2, arguments.length);
    return objectOf(inner.createDocument(as1($namespace, "Failed to execute 'createDocument' on 'DOMImplementation': parameter 1"), nullToEmptyStringValue($qualifiedName, "Failed to execute 'createDocument' on 'DOMImplementation': parameter 2"), as3($doctype, "Failed to execute 'createDocument' on 'DOMImplementation': parameter 3")));
  }

  createHTMLDocument($title = undefined) {
    const inner = internals(DOMImplementationBrand, this);
    return objectOf(inner.createHtmlDocument($title === undefined ? undefined : stringValue($title, "Failed to execute 'createHTMLDocument' on 'DOMImplementation': parameter 1")));
  }

  hasFeature() {
    const inner = internals(DOMImplementationBrand, this);
    return inner.hasFeature();
  }
}

expose(DOMImplementationBrand, DOMImplementation, [],
  ["createDocumentType", "createDocument", "createHTMLDocument", "hasFeature"]);
