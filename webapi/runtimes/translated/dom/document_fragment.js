// Document fragments: https://dom.spec.whatwg.org/#interface-documentfragment
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://dom.spec.whatwg.org/#interface-documentfragment
class DocumentFragmentImpl extends ParentNode {
  constructor(nodeDocument, host) {
    super(DOCUMENT_FRAGMENT_NODE, nodeDocument);
    // https://dom.spec.whatwg.org/#concept-documentfragment-host
    this.host = host;
  }

  // https://dom.spec.whatwg.org/#concept-documentfragment-host
  get hostOfFragment() {
    return this.host;
  }

  // https://dom.spec.whatwg.org/#dom-node-nodename
  get nodeName() {
    return "#document-fragment";
  }

  // The element from which a namespace is located.
  elementForNamespaces() {
    return undefined;
  }

  // https://dom.spec.whatwg.org/#clone-a-single-node
  cloneASingleNode(document) {
    return new DocumentFragmentImpl(document);
  }
}
