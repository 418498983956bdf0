// Style elements: https://html.spec.whatwg.org/multipage/semantics.html#the-style-element
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://html.spec.whatwg.org/multipage/semantics.html#htmlstyleelement
class HTMLStyleElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
    // Its style sheet, once somebody asked for it.
    this.madeSheet = undefined;
    // How often its style block was updated.
    this.updates = 0;
  }

  // https://dom.spec.whatwg.org/#concept-node-insert-ext
  insertionSteps() {
    super.insertionSteps();
    this.updateAStyleBlock();
  }

  // https://dom.spec.whatwg.org/#concept-node-remove-ext
  removingSteps(oldAncestor) {
    super.removingSteps(oldAncestor);
    this.updateAStyleBlock();
  }

  // https://dom.spec.whatwg.org/#concept-node-children-changed-ext
  childrenChangedSteps() {
    super.childrenChangedSteps();
    this.updateAStyleBlock();
  }

  // Whether its class adds something to `attribute_change_steps`.
  get hasAttributeChangeSteps() {
    return true;
  }

  // https://dom.spec.whatwg.org/#concept-element-attributes-change-ext
  attributeChangeSteps(localName, oldValue, value, namespace) {
    super.attributeChangeSteps(localName, oldValue, value, namespace);
    if (namespace !== undefined) return;
    if (localName === "media" || localName === "title") {
      this.nodeDocument.styles = undefined;
    }
    if (localName === "type") {
      this.updateAStyleBlock();
    } else if (this.madeSheet !== undefined && localName === "media") {
      this.madeSheet.media.mediaText = value === undefined ? "" : value;
    } else if (this.madeSheet !== undefined && localName === "title") {
      this.madeSheet.title = value;
    }
  }

  // https://html.spec.whatwg.org/multipage/semantics.html#update-a-style-block
  //
  // ``css_style_sheets.py`` makes the new sheet when somebody asks for it.
  updateAStyleBlock() {
    this.nodeDocument.styles = undefined;
    if (this.madeSheet !== undefined) {
      this.madeSheet.ownerNode = undefined;
      this.madeSheet = undefined;
    }
    this.updates += 1;
    const runner = this.nodeDocument.scriptRunner;
    if (runner !== undefined && this.isConnected && this.hasCss) {
      runner.fetchImports(this);
    }
  }

  // Whether the type is that of CSS.
  get hasCss() {
    const type_ = this.attributeValue("type");
    return type_ === undefined || type_ === "" || asciiLowercase(type_) === "text/css";
  }
}
