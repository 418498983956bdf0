// What elements of HTML, SVG and MathML share.
//
// https://html.spec.whatwg.org/multipage/dom.html#htmlorsvgormathmlelement
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://html.spec.whatwg.org/multipage/dom.html#htmlorsvgormathmlelement
class CommonElement extends ElementImpl {
  constructor(nodeDocument, localName, namespace, prefix) {
    super(nodeDocument, localName, namespace, prefix);
    this._parts = undefined;
  }

  // What few elements have.
  get parts() {
    if (this._parts === undefined) {
      this._parts = new ElementParts();
    }
    return this._parts;
  }

  // https://html.spec.whatwg.org/multipage/webappapis.html#event-handler-content-attributes
  eventHandlerAttributeChanged(localName, value) {
    setEventHandlerOfAttribute(this, localName, value);
  }

  // https://html.spec.whatwg.org/multipage/dom.html#dom-dataset
  get dataset() {
    const parts = this.parts;
    if (parts.dataset === undefined) {
      parts.dataset = new DOMStringMapImpl(this);
    }
    return parts.dataset;
  }

  // https://html.spec.whatwg.org/multipage/urls-and-fetching.html#dom-noncedelement-nonce
  get nonce() {
    if (this._parts !== undefined && this._parts.nonce !== undefined) {
      return this._parts.nonce;
    }
    const value = this.attributeValue("nonce");
    return value === undefined ? "" : value;
  }

  set nonce(value) {
    this.parts.nonce = value;
  }

  // https://html.spec.whatwg.org/multipage/urls-and-fetching.html#nonce-attributes
  nonceAttributeChanged() {
    if (this._parts !== undefined) {
      this._parts.nonce = undefined;
    }
  }

  // https://html.spec.whatwg.org/multipage/urls-and-fetching.html#nonce-attributes:concept-node-clone-ext
  cloneASingleNode(document) {
    const copy = super.cloneASingleNode(document);
    if (this._parts !== undefined && this._parts.nonce !== undefined) {
      copy.nonce = this._parts.nonce;
    }
    return copy;
  }

  // https://drafts.csswg.org/cssom/#dom-elementcssinlinestyle-style
  get style() {
    const parts = this.parts;
    if (parts.style === undefined) {
      parts.style = newStyle(this);
    }
    return parts.style;
  }

  // https://html.spec.whatwg.org/multipage/interaction.html#dom-tabindex
  get tabIndex() {
    const value = this.attributeValue("tabindex");
    const number = value === undefined ? undefined : parsedInteger(value);
    if (number !== undefined && number >= -GREATEST - 1 && number <= GREATEST) return number;
    return this.isInTabOrder ? 0 : -1;
  }

  // Whether its tab index is 0 without an attribute.
  get isInTabOrder() {
    return this.localName === "a";
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fe-disabled
  get isDisabled() {
    return false;
  }

  // Whether it is a focusable area: one that is visible, as in browsers.
  //
  // https://html.spec.whatwg.org/multipage/interaction.html#focusable-area
  get isFocusable() {
    if (this.isDisabled || !this.isConnected || isInert(this) || delegatesFocus(this)) {
      return false;
    }
    const value = this.attributeValue("tabindex");
    const hasIndex = value !== undefined && parsedInteger(value) !== undefined;
    return (hasIndex || this.isFocusableByName) && canBeSeen(this);
  }

  // Whether it is focusable without an attribute ``tabindex``.
  get isFocusableByName() {
    return this.localName === "a" && this.attributeValue("href") !== undefined;
  }

  // https://html.spec.whatwg.org/multipage/interaction.html#dom-focus
  focus() {
    const area = focusableAreaOf(this);
    if (area !== undefined) {
      focus(area);
    }
  }

  // https://html.spec.whatwg.org/multipage/interaction.html#dom-blur
  blur() {
    const isDelegated = delegatesFocus(this) && containsTheFocus(this);
    if (isDelegated || this.nodeDocument.focused === this) {
      unfocus(this.nodeDocument);
    }
  }
}

// What an element has once a script used it.
class ElementParts {
  constructor() {
    this.className = undefined;
    this.dataset = undefined;
    // The slot [[CryptographicNonce]], if a script set it after the attribute.
    //
    // https://html.spec.whatwg.org/multipage/urls-and-fetching.html#cryptographicnonce
    this.nonce = undefined;
    this.style = undefined;
    this.tokenLists = new Table();
    this.popover = undefined;
    // https://html.spec.whatwg.org/multipage/interaction.html#click-in-progress-flag
    this.isClickInProgress = false;
  }
}
withoutParent(ElementParts);
