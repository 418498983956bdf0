// Interfaces, made by python -m idl from idl/html.webidl: change that, not this.

const asNode = implementationValue(NodeBrand);

// XMLSerializer: https://html.spec.whatwg.org/multipage/

class XMLSerializer {
  constructor() {
    adopt(this, new XMLSerializerImpl());
  }

  serializeToString($root) {
    const inner = internals(XMLSerializerBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'serializeToString' on 'XMLSerializer'", 1, arguments.length);
    return inner.serializeToString(asNode($root, "Failed to execute 'serializeToString' on 'XMLSerializer': parameter 1"));
  }
}

expose(XMLSerializerBrand, XMLSerializer, [],
  ["serializeToString"]);
