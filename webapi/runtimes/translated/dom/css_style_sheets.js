// Constructed style sheets: https://drafts.csswg.org/cssom/#css-style-sheets
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
    this.media = new MediaListImpl("");
    this.disabled = false;
  }
}
withoutParent(StyleSheetImpl);

// https://drafts.csswg.org/cssom/#create-a-constructed-cssstylesheet
class CSSStyleSheetImpl extends StyleSheetImpl {
  constructor(document, options) {
    super();
    const media = options.media;
    this.media.mediaText = typeof media === "string" ? media : media.mediaText;
    this.disabled = options.disabled;
    // https://drafts.csswg.org/cssom/#concept-css-style-sheet-constructor-document
    this.constructorDocument = document;
    this.cssRules = new CSSRuleListImpl();
    this.ownerRule = undefined;
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
    return this.cssRules.insert(parsed, index);
  }

  // https://drafts.csswg.org/cssom/#dom-cssstylesheet-deleterule
  deleteRule(index) {
    this._checkModification("deleteRule");
    this.cssRules.remove(index);
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
    if (this.disallowsModification) return promiseRejectedWith(_refused("replace"));
    const promise = newPromise();
    this.disallowsModification = true;
    const finish = () => {
      this._setRules(text);
      this.disallowsModification = false;
      resolve(promise, this.platformObject);
    };
    queueAMicrotask(finish);
    return promise;
  }

  // https://drafts.csswg.org/cssom/#synchronously-replace-the-rules-of-a-cssstylesheet
  replaceSync(text) {
    this._checkModification("replaceSync");
    this._setRules(text);
  }

  // https://drafts.csswg.org/cssom/#dom-documentorshadowroot-adoptedstylesheets
  //
  // The steps that set an indexed value.
  checkAdoption(root) {
    if (this.constructorDocument !== root.nodeDocument) {
      const message = "Failed to adopt the style sheet: it was constructed for another document.";
      throw new DOMException(message, "NotAllowedError");
    }
  }

  _setRules(text) {
    const items = this.cssRules.rules;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      each.parentStyleSheet = undefined;
    }
    this.cssRules.rules = parseRules(text, this);
  }

  _checkModification(method) {
    if (this.disallowsModification) throw _refused(method);
  }
}

function _refused(method) {
  const action = "Failed to execute '" + method + "' on 'CSSStyleSheet'";
  return new DOMException(action + ": replace() has not ended.", "NotAllowedError");
}
