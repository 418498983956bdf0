// Link elements: https://html.spec.whatwg.org/multipage/semantics.html#the-link-element
//
// Written once: ``python -m idl`` translates this module to JavaScript. Only pages whose scripts run
// load style sheets: their documents have a `ScriptRunner`.

// https://html.spec.whatwg.org/multipage/semantics.html#htmllinkelement
class HTMLLinkElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
    // How often it has fetched a sheet, or given one up.
    this.fetches = 0;
    // The number by which the host knows the text of its sheet.
    this.sheetNumber = undefined;
    this.sheetUrl = undefined;
    // Its style sheet, once somebody asked for it.
    this.madeSheet = undefined;
  }

  // https://html.spec.whatwg.org/multipage/links.html#link-type-stylesheet
  insertionSteps() {
    super.insertionSteps();
    this._fetchAndProcessTheLinkedResource();
  }

  // https://dom.spec.whatwg.org/#concept-node-remove-ext
  removingSteps(oldAncestor) {
    super.removingSteps(oldAncestor);
    this.takeSheet();
  }

  // Whether its class adds something to `attribute_change_steps`.
  get hasAttributeChangeSteps() {
    return true;
  }

  // https://html.spec.whatwg.org/multipage/links.html#link-type-stylesheet
  attributeChangeSteps(localName, oldValue, value, namespace) {
    super.attributeChangeSteps(localName, oldValue, value, namespace);
    if (namespace !== undefined || !this.isConnected) return;
    if (
      localName === "as" ||
        localName === "crossorigin" ||
        localName === "disabled" ||
        localName === "href" ||
        localName === "rel" ||
        localName === "type"
    ) {
      this._fetchAndProcessTheLinkedResource();
    } else if (localName === "media" && this.sheetNumber !== undefined) {
      this.nodeDocument.styles = undefined;
      if (this.madeSheet !== undefined) {
        this.madeSheet.media.mediaText = value === undefined ? "" : value;
      }
    }
  }

  // https://html.spec.whatwg.org/multipage/semantics.html#fetch-and-process-the-linked-resource
  _fetchAndProcessTheLinkedResource() {
    this.takeSheet();
    const runner = this.nodeDocument.scriptRunner;
    if (runner !== undefined && this.isConnected && this._isForASheet) {
      runner.fetchStyleSheet(this);
    } else if (runner !== undefined && this.isConnected && this._isForAModule) {
      runner.fetchAModule(this, this._moduleType());
    }
  }

  // https://html.spec.whatwg.org/multipage/links.html#link-type-modulepreload
  get _isForAModule() {
    const href = this.attributeValue("href");
    const rel = this.attributeValue("rel");
    if (href === undefined || href === "" || rel === undefined) return false;
    return hasToken(asciiLowercase(rel), "modulepreload");
  }

  // The type of the module, or None for a destination that no module has.
  _moduleType() {
    const given = this.attributeValue("as");
    const destination = given === undefined ? "script" : asciiLowercase(given);
    if (
      destination === "" ||
        destination === "audioworklet" ||
        destination === "paintworklet" ||
        destination === "script" ||
        destination === "serviceworker"
    ) {
      return "javascript-or-wasm";
    }
    if (destination === "sharedworker" || destination === "worker") {
      return "javascript-or-wasm";
    }
    if (destination === "style") return "css";
    return destination === "json" || destination === "text" ? destination : undefined;
  }

  // Whether it links a style sheet that is not alternative.
  get _isForASheet() {
    const href = this.attributeValue("href");
    const rel = this.attributeValue("rel");
    if (href === undefined || href === "" || rel === undefined) return false;
    const types = asciiLowercase(rel);
    if (!hasToken(types, "stylesheet") || hasToken(types, "alternate")) return false;
    if (this.attributeValue("disabled") !== undefined) return false;
    const type_ = this.attributeValue("type");
    return type_ === undefined || type_ === "" || asciiLowercase(type_) === "text/css";
  }

  // Take the sheet of a number and a URL, or none, in the place of another.
  takeSheet(number, url) {
    this.fetches += 1;
    if (this.sheetNumber === undefined && number === undefined) return;
    this.sheetNumber = number;
    this.sheetUrl = url;
    if (this.madeSheet !== undefined) {
      this.madeSheet.ownerNode = undefined;
      this.madeSheet = undefined;
    }
    const document = this.nodeDocument;
    document.styles = undefined;
    if (document.styleSheets !== undefined) {
      document.styleSheets.sheetsChanged();
    }
  }
}
