// Style sheets, constructed or of style elements: https://drafts.csswg.org/cssom/#css-style-sheets
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://drafts.csswg.org/cssom/#stylesheet
class StyleSheetImpl {
  constructor() {
    this.platformObject = undefined;
    this.type = "text/css";
    this.href = undefined;
    this.ownerNode = undefined;
    this.parentStyleSheet = undefined;
    this.title = undefined;
    this.media = new MediaListImpl("", () => this.hasChanged());
    this._disabled = false;
  }

  // https://drafts.csswg.org/cssom/#dom-stylesheet-disabled
  get disabled() {
    return this._disabled;
  }

  set disabled(value) {
    this._disabled = value;
    this.hasChanged();
  }

  // Let what is known of styles follow a change of the sheet.
  hasChanged() {}
}
withoutParent(StyleSheetImpl);

// https://drafts.csswg.org/cssom/#create-a-constructed-cssstylesheet
class CSSStyleSheetImpl extends StyleSheetImpl {
  constructor(document, options) {
    super();
    // https://drafts.csswg.org/cssom/#concept-css-style-sheet-constructor-document
    //
    // None if the sheet is not constructed.
    this.constructorDocument = undefined;
    const media = options.media;
    this.media.mediaText = typeof media === "string" ? media : media.mediaText;
    this.disabled = options.disabled;
    this.constructorDocument = document;
    this.cssRules = new CSSRuleListImpl();
    this.ownerRule = undefined;
    // The text that its rules are of, unless a script changed them.
    this._source = undefined;
    // https://drafts.csswg.org/cssom/#concept-css-style-sheet-disallow-modification-flag
    this.disallowsModification = false;
  }

  // https://drafts.csswg.org/cssom/#dom-cssstylesheet-rules
  get rules() {
    return this.cssRules;
  }

  // https://drafts.csswg.org/cssom/#dom-cssstylesheet-insertrule
  insertRule(rule, index) {
    this._checkModification("insertRule");
    const parsed = parseARule(rule, this);
    const place = this.cssRules.insert(parsed, index);
    this.rulesChanged();
    return place;
  }

  // https://drafts.csswg.org/cssom/#dom-cssstylesheet-deleterule
  deleteRule(index) {
    this._checkModification("deleteRule");
    this.cssRules.remove(index);
    this.rulesChanged();
  }

  // https://drafts.csswg.org/cssom/#dom-cssstylesheet-addrule
  addRule(selector, style, index) {
    const block = style === "" ? "" : style + " ";
    const place = index === undefined ? this.cssRules.length : index;
    this.insertRule(selector + " { " + block + "}", place);
    return -1;
  }

  // https://drafts.csswg.org/cssom/#dom-cssstylesheet-removerule
  removeRule(index) {
    this.deleteRule(index);
  }

  // https://drafts.csswg.org/cssom/#dom-cssstylesheet-replace
  replace(text) {
    if (this.disallowsModification || this.constructorDocument === undefined) {
      return promiseRejectedWith(this._refused("replace"));
    }
    const promise = newPromise();
    this.disallowsModification = true;
    const finish = () => {
      this.setRules(text);
      this.disallowsModification = false;
      resolve(promise, this.platformObject);
    };
    queueAMicrotask(finish);
    return promise;
  }

  // https://drafts.csswg.org/cssom/#synchronously-replace-the-rules-of-a-cssstylesheet
  replaceSync(text) {
    if (this.constructorDocument === undefined) throw this._refused("replaceSync");
    this._checkModification("replaceSync");
    this.setRules(text);
  }

  // https://drafts.csswg.org/cssom/#dom-documentorshadowroot-adoptedstylesheets
  //
  // The steps that set an indexed value.
  checkAdoption(root) {
    if (this.constructorDocument !== root.nodeDocument) {
      const message = "Failed to adopt the style sheet: it was not constructed for this document.";
      throw new DOMException(message, "NotAllowedError");
    }
  }

  // Take the rules of a text in the place of others.
  setRules(text) {
    const items = this.cssRules.rules;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      each.parentStyleSheet = undefined;
    }
    this.cssRules.take(parseRules(text, this));
    this.hasChanged();
    this._source = text;
  }

  // A text that has its rules.
  get text() {
    if (this._source !== undefined) return this._source;
    const texts = newList();
    const items = this.cssRules.rules;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      listAppend(texts, each.cssText + "\n");
    }
    this._source = joinedTexts(texts);
    return this._source;
  }

  // Let what is known of styles follow a change of its rules.
  rulesChanged() {
    this._source = undefined;
    this.hasChanged();
  }

  // Let the documents that it may style forget what they know.
  hasChanged() {
    if (this.constructorDocument !== undefined) {
      this.constructorDocument.styles = undefined;
    }
    if (this.ownerNode !== undefined) {
      this.ownerNode.nodeDocument.styles = undefined;
    }
  }

  _checkModification(method) {
    if (this.disallowsModification) throw this._refused(method);
  }

  _refused(method) {
    const action = "Failed to execute '" + method + "' on 'CSSStyleSheet'";
    let reason = "replace() has not ended.";
    if (this.constructorDocument === undefined) {
      reason = "the sheet is not constructed.";
    }
    return new DOMException(action + ": " + reason, "NotAllowedError");
  }
}

// https://drafts.csswg.org/cssom/#stylesheetlist, of the style elements below a root
class StyleSheetListImpl {
  constructor(root) {
    this.platformObject = undefined;
    this._elements = new HTMLCollectionImpl(root, _mayHaveASheet, true, "type");
  }

  // Look again which links have sheets.
  sheetsChanged() {
    this._elements = new HTMLCollectionImpl(this._elements.root, _mayHaveASheet, true, "type");
  }

  // https://drafts.csswg.org/cssom/#dom-stylesheetlist-length
  get length() {
    return this._elements.root.isConnected ? this._elements.length : 0;
  }

  // https://drafts.csswg.org/cssom/#dom-stylesheetlist-item
  item(index) {
    const element = this._elements.item(index);
    return element === undefined ? undefined : getSheet(element);
  }
}
withoutParent(StyleSheetListImpl);

// https://drafts.csswg.org/cssom/#dom-documentorshadowroot-stylesheets
function getStyleSheets(root) {
  if (root.styleSheets === undefined) {
    root.styleSheets = new StyleSheetListImpl(root);
  }
  return root.styleSheets;
}

// https://drafts.csswg.org/cssom/#dom-linkstyle-sheet
function getSheet(element) {
  if (element instanceof HTMLLinkElementImpl) return _sheetOfALink(element);
  if (!element.isConnected || !_mayHaveASheet(element)) return undefined;
  const style = element;
  if (style.madeSheet === undefined) {
    style.madeSheet = _sheetOfAStyleElement(style);
  }
  return style.madeSheet;
}

// https://html.spec.whatwg.org/multipage/semantics.html#dom-style-disabled
function getDisabled(element) {
  const sheet = getSheet(element);
  return sheet !== undefined && sheet.disabled;
}

// https://html.spec.whatwg.org/multipage/semantics.html#dom-style-disabled
function setDisabled(element, value) {
  const sheet = getSheet(element);
  if (sheet !== undefined) {
    sheet.disabled = value;
  }
}

// https://html.spec.whatwg.org/multipage/links.html#link-type-stylesheet, the style sheet
function _sheetOfALink(link) {
  if (link.sheetNumber === undefined) return undefined;
  if (link.madeSheet === undefined) {
    const media = link.attributeValue("media");
    const sheet = new CSSStyleSheetImpl(
      undefined,
      { __proto__: null, media: media === undefined ? "" : media, disabled: false },
    );
    sheet.href = link.sheetUrl;
    sheet.title = link.attributeValue("title");
    sheet.setRules(textOfFetchedSheet(link.sheetNumber));
    sheet.ownerNode = link;
    link.madeSheet = sheet;
  }
  return link.madeSheet;
}

function _mayHaveASheet(element) {
  if (element instanceof HTMLLinkElementImpl) return element.sheetNumber !== undefined;
  if (element.localName !== "style" || element.namespace !== HTML_NAMESPACE) return false;
  return element.hasCss;
}

// The style sheet that `update_a_style_block` creates.
//
// https://drafts.csswg.org/cssom/#create-a-css-style-sheet
function _sheetOfAStyleElement(element) {
  const media = element.attributeValue("media");
  const sheet = new CSSStyleSheetImpl(
    undefined,
    { __proto__: null, media: media === undefined ? "" : media, disabled: false },
  );
  sheet.title = element.attributeValue("title");
  sheet.setRules(childTextContent(element));
  sheet.ownerNode = element;
  return sheet;
}
