// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// DOMStringMap: https://html.spec.whatwg.org/multipage/

class DOMStringMap {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'DOMStringMap': Illegal constructor");
  }
}

expose(DOMStringMapBrand, DOMStringMap, [],
  []);
stringMap(DOMStringMapBrand);
