// Interfaces, made by python -m idl from idl/dom.webidl: change that, not this.


// CDATASection: https://dom.spec.whatwg.org/

class CDATASection {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'CDATASection': Illegal constructor");
  }
}

expose(CDATASectionBrand, CDATASection, [],
  []);
