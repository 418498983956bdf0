// Templates: https://html.spec.whatwg.org/multipage/scripting.html#the-template-element
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://html.spec.whatwg.org/multipage/scripting.html#htmltemplateelement
class HTMLTemplateElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
    const owner = nodeDocument.appropriateTemplateContentsOwnerDocument();
    // https://html.spec.whatwg.org/multipage/scripting.html#template-contents
    this.content = owner.createDocumentFragment();
    this.content.host = this;
  }

  // Whether a DocumentFragment may have it as its host.
  get mayBeAHost() {
    return true;
  }

  // https://html.spec.whatwg.org/multipage/scripting.html#template-contents
  get templateContents() {
    return this.content;
  }
}
