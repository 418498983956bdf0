// Interfaces, made by python -m idl from idl/dom.webidl: change that, not this.


// XMLDocument: https://dom.spec.whatwg.org/

class XMLDocument {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'XMLDocument': Illegal constructor");
  }
}

expose(XMLDocumentBrand, XMLDocument, [],
  []);
