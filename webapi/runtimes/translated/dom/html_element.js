// Elements of HTML: https://html.spec.whatwg.org/multipage/dom.html#htmlelement
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://html.spec.whatwg.org/multipage/dom.html#htmlelement
class HTMLElementImpl extends CommonElement {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, HTML_NAMESPACE, prefix);
  }

  // The DOMTokenList that reflects an attribute.
  tokenList(localName, supported) {
    const parts = this.parts;
    let found = tableGet(parts.tokenLists, localName);
    if (found === undefined) {
      found = new DOMTokenListImpl(this, localName, supported);
      tableSet(parts.tokenLists, localName, found);
    }
    return found;
  }

  // What it has as a popover, if it was one.
  get popoverParts() {
    return this._parts === undefined ? undefined : this._parts.popover;
  }

  // Whether it is an element of HTML.
  get mayBeAPopover() {
    return true;
  }

  // https://html.spec.whatwg.org/multipage/interactive-elements.html#is-modal
  get isModalDialog() {
    return false;
  }

  // React to a change of ``popover``.
  popoverAttributeChanged(oldValue, value) {
    if (this._parts !== undefined) {
      popoverChanged(this, oldValue, value);
    }
  }

  // Whether a button can give it a command of no popover.
  //
  // https://html.spec.whatwg.org/multipage/form-elements.html#is-valid-command-steps
  hasCommand(command) {
    return false;
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#command-steps
  runACommand(command, source) {}

  // https://html.spec.whatwg.org/multipage/infrastructure.html#html-element-removing-steps
  removingSteps(oldAncestor) {
    super.removingSteps(oldAncestor);
    if (this._parts !== undefined) {
      hideBeforeRemoval(this);
    }
  }

  // https://html.spec.whatwg.org/multipage/popover.html#dom-showpopover
  showPopover(options) {
    showPopover(this, options.source);
  }

  // https://html.spec.whatwg.org/multipage/popover.html#dom-hidepopover
  hidePopover() {
    hidePopover(this, true, true);
  }

  // https://html.spec.whatwg.org/multipage/popover.html#dom-togglepopover
  togglePopover(options) {
    if (typeof options === "boolean") return togglePopover(this, options);
    return togglePopover(this, options.force, options.source);
  }

  // https://html.spec.whatwg.org/multipage/dom.html#dom-translate
  get translate() {
    let each = this;
    while (each !== undefined) {
      const value = each.attributeValue("translate");
      if (value !== undefined) {
        const keyword = asciiLowercase(value);
        if (keyword === "" || keyword === "yes" || keyword === "no") return keyword !== "no";
      }
      each = parentElement(each);
    }
    return true;
  }

  set translate(value) {
    this.setAnAttributeValue("translate", value ? "yes" : "no");
  }

  // https://html.spec.whatwg.org/multipage/interaction.html#dom-hidden
  get hidden() {
    const value = this.attributeValue("hidden");
    if (value !== undefined && asciiLowercase(value) === "until-found") return "until-found";
    return value !== undefined;
  }

  set hidden(value) {
    if (typeof value === "string" && asciiLowercase(value) === "until-found") {
      this.setAnAttributeValue("hidden", "until-found");
    } else if (isFalsy(value)) {
      this.removeAttributeNs(undefined, "hidden");
    } else {
      this.setAnAttributeValue("hidden", "");
    }
  }

  // https://html.spec.whatwg.org/multipage/dnd.html#dom-draggable
  get draggable() {
    const value = this.attributeValue("draggable");
    const keyword = value === undefined ? "" : asciiLowercase(value);
    if (keyword === "true" || keyword === "false") return keyword === "true";
    if (this.localName === "a") return this.attributeValue("href") !== undefined;
    return this.localName === "img";
  }

  set draggable(value) {
    this.setAnAttributeValue("draggable", value ? "true" : "false");
  }

  // https://html.spec.whatwg.org/multipage/interaction.html#dom-spellcheck
  get spellcheck() {
    let each = this;
    while (each !== undefined) {
      const value = each.attributeValue("spellcheck");
      if (value !== undefined) {
        const keyword = asciiLowercase(value);
        if (keyword === "" || keyword === "true" || keyword === "false") {
          return keyword !== "false";
        }
      }
      each = parentElement(each);
    }
    return true;
  }

  set spellcheck(value) {
    this.setAnAttributeValue("spellcheck", value ? "true" : "false");
  }

  // https://html.spec.whatwg.org/multipage/interaction.html#computed-writing-suggestions-value
  get writingSuggestions() {
    let each = this;
    while (each !== undefined) {
      const value = each.attributeValue("writingsuggestions");
      if (value !== undefined) return asciiLowercase(value) === "false" ? "false" : "true";
      each = parentElement(each);
    }
    return "true";
  }

  // https://html.spec.whatwg.org/multipage/interaction.html#own-autocapitalization-hint
  get autocapitalize() {
    const value = this.attributeValue("autocapitalize");
    if (value === undefined || value === "") return this.inheritedAutocapitalize;
    const keyword = asciiLowercase(value);
    if (keyword === "off" || keyword === "none") return "none";
    return keyword === "words" || keyword === "characters" ? keyword : "sentences";
  }

  // The hint of its form owner, if it inherits that, or an empty string.
  get inheritedAutocapitalize() {
    return "";
  }

  // https://html.spec.whatwg.org/multipage/interaction.html#dom-contenteditable
  get contentEditable() {
    return _editingState(this);
  }

  set contentEditable(value) {
    const keyword = asciiLowercase(value);
    if (keyword === "inherit") {
      this.removeAttributeNs(undefined, "contenteditable");
    } else if (keyword === "true" || keyword === "false" || keyword === "plaintext-only") {
      this.setAnAttributeValue("contenteditable", keyword);
    } else {
      const message = "The value is none of true, false, plaintext-only and inherit.";
      throw new DOMException(message, "SyntaxError");
    }
  }

  // https://html.spec.whatwg.org/multipage/interaction.html#dom-iscontenteditable
  get isContentEditable() {
    let each = this;
    while (each !== undefined) {
      const state = each instanceof HTMLElementImpl ? _editingState(each) : "inherit";
      if (state !== "inherit") return state !== "false";
      each = parentElement(each);
    }
    return false;
  }

  // https://html.spec.whatwg.org/multipage/dom.html#dom-innertext, not being rendered
  get innerText() {
    return this.getTextContent();
  }

  set innerText(value) {
    setInnerText(this, value);
  }

  // https://html.spec.whatwg.org/multipage/dom.html#dom-outertext
  get outerText() {
    return this.innerText;
  }

  set outerText(value) {
    setOuterText(this, value);
  }

  // Whether its tab index is 0 without an attribute.
  get isInTabOrder() {
    const name = this.localName;
    const isFocusable = name === "a" ||
      name === "area" ||
      name === "button" ||
      name === "frame" ||
      name === "iframe" ||
      name === "input" ||
      name === "object";
    return isFocusable || (name === "select" || name === "textarea") || _isSummary(this);
  }

  // Put the caret into an editing host, as browsers do.
  gettingFocusSteps() {
    const state = _editingState(this);
    if (state === "true" || state === "plaintext-only") {
      putTheCaretInto(this);
    }
  }

  // https://html.spec.whatwg.org/multipage/interaction.html#dom-click
  click() {
    if (this.isDisabled || this.parts.isClickInProgress) return;
    this.parts.isClickInProgress = true;
    try {
      dispatch(this._syntheticPointerEvent("click"), this);
    } finally {
      this.parts.isClickInProgress = false;
    }
  }

  // Whether it has https://dom.spec.whatwg.org/#eventtarget-activation-behavior
  get hasActivationBehavior() {
    return _isSummary(this);
  }

  // https://html.spec.whatwg.org/multipage/interactive-elements.html#the-summary-element:activation-behaviour
  activationBehavior(event) {
    const details = parentElement(this);
    if (details === undefined) return;
    if (details.attributeValue("open") === undefined) {
      details.setAnAttributeValue("open", "");
    } else {
      details.removeAttributeNs(undefined, "open");
    }
  }

  // Click it as a user clicked its label: `click` with the members of the user's event.
  forwardAClick(event) {
    if (!event.isTrusted) {
      this.click();
    } else if (!this.isDisabled) {
      const given = event;
      const click = this._syntheticPointerEvent("click");
      click.isTrusted = true;
      click.detail = given.detail;
      click.altKey = given.altKey;
      click.ctrlKey = given.ctrlKey;
      click.metaKey = given.metaKey;
      click.shiftKey = given.shiftKey;
      click.clientX = given.clientX;
      click.clientY = given.clientY;
      click.screenX = given.screenX;
      click.screenY = given.screenY;
      click.pointerId = given.pointerId;
      click.pointerType = given.pointerType;
      dispatch(click, this);
    }
  }

  // https://html.spec.whatwg.org/multipage/webappapis.html#fire-a-synthetic-pointer-event
  _syntheticPointerEvent(type_) {
    const event = newEvent("pointerevent");
    event.type = type_;
    event.bubbles = true;
    event.cancelable = true;
    event.composed = true;
    event.view = this.nodeDocument.window;
    event.pointerId = -1;
    return event;
  }

  // Whether it is focusable without an attribute ``tabindex``.
  get isFocusableByName() {
    const name = this.localName;
    if (name === "a" || name === "area") return this.attributeValue("href") !== undefined;
    if (name === "input") {
      const type_ = this.attributeValue("type");
      return type_ === undefined || asciiLowercase(type_) !== "hidden";
    }
    if (
      (name === "button" || name === "select" || name === "textarea" || name === "iframe") ||
        _isSummary(this)
    ) {
      return true;
    }
    const state = _editingState(this);
    return state === "true" || state === "plaintext-only";
  }
}

// https://html.spec.whatwg.org/multipage/interaction.html#attr-contenteditable
function _editingState(element) {
  const value = element.attributeValue("contenteditable");
  const keyword = value === undefined ? "inherit" : asciiLowercase(value);
  if (keyword === "") return "true";
  return keyword === "true" || keyword === "false" || keyword === "plaintext-only"
    ? keyword
    : "inherit";
}

// https://html.spec.whatwg.org/multipage/interactive-elements.html#summary-for-its-parent-details
function _isSummary(element) {
  const parent = parentElement(element);
  if (element.localName !== "summary" || parent === undefined || parent.localName !== "details") {
    return false;
  }
  let previous = element.previousElementSibling;
  while (previous !== undefined) {
    if (previous.localName === "summary") return false;
    previous = previous.previousElementSibling;
  }
  return true;
}
