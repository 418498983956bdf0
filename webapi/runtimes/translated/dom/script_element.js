// Script elements: https://html.spec.whatwg.org/multipage/scripting.html#the-script-element
//
// Written in the subset that is translated to JavaScript. Only engines run scripts: a page's document
// has a `ScriptRunner` there.

const CLASSIC = "classic";
const MODULE = "module";
const IMPORT_MAP = "importmap";

// What runs the scripts of a document: ``glue/page_scripts.js``.
class ScriptRunner {
  // The rest of `prepare_the_script_element`, of an element whose script may run.
  prepare(element, type_, sourceText, isParserInserted) {}

  // The parser of the document, which a script is about to write to.
  activeParser() {
    return undefined;
  }

  // The document has a parser that a script has created.
  beginParsing() {}

  // Whether there is a pending parsing-blocking script.
  isBlockingTheParser() {
    return false;
  }

  // The document is parsed.
  stopParsing() {}

  // Fetch the style sheet of a link.
  fetchStyleSheet(element) {}

  // Fetch the module of a link, of None for a destination that no module has.
  fetchAModule(element, moduleType) {}

  // Fetch the style sheets that a style element imports.
  fetchImports(element) {}
}
withoutParent(ScriptRunner);

// https://html.spec.whatwg.org/multipage/scripting.html#htmlscriptelement
class HTMLScriptElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
    // https://html.spec.whatwg.org/multipage/scripting.html#parser-document
    this.parserDocument = undefined;
    // https://html.spec.whatwg.org/multipage/scripting.html#preparation-time-document
    this.preparationTimeDocument = undefined;
    // https://html.spec.whatwg.org/multipage/scripting.html#script-force-async
    this.forceAsync = true;
    // https://html.spec.whatwg.org/multipage/scripting.html#already-started
    this.alreadyStarted = false;
  }

  // https://html.spec.whatwg.org/multipage/scripting.html#script-processing-model:concept-node-clone-ext
  cloneASingleNode(document) {
    const copy = super.cloneASingleNode(document);
    if (copy instanceof HTMLScriptElementImpl) {
      copy.alreadyStarted = this.alreadyStarted;
    }
    return copy;
  }

  // Whether it has post-connection steps.
  get hasPostConnectionSteps() {
    return true;
  }

  // https://html.spec.whatwg.org/multipage/scripting.html#script-processing-model:concept-node-insert-post-connection-ext
  postConnectionSteps() {
    if (this.isConnected && this.parserDocument === undefined) {
      prepareTheScriptElement(this);
    }
  }

  // https://html.spec.whatwg.org/multipage/scripting.html#script-processing-model:children-changed-steps
  childrenChangedSteps() {
    super.childrenChangedSteps();
    this.postConnectionSteps();
  }

  // Whether its class adds something to `attribute_change_steps`.
  get hasAttributeChangeSteps() {
    return true;
  }

  // https://html.spec.whatwg.org/multipage/scripting.html#script-processing-model:concept-element-attributes-change-ext
  attributeChangeSteps(localName, oldValue, value, namespace) {
    super.attributeChangeSteps(localName, oldValue, value, namespace);
    if (namespace !== undefined) return;
    if (localName === "async" && oldValue === undefined) {
      this.forceAsync = false;
    }
    if (localName === "src" && oldValue === undefined && value !== undefined) {
      this.postConnectionSteps();
    }
  }

  // https://html.spec.whatwg.org/multipage/scripting.html#dom-script-async
  get async_() {
    return this.forceAsync || this.attributeValue("async") !== undefined;
  }

  set async_(value) {
    this.forceAsync = false;
    setReflectedBoolean(this, "async", value);
  }

  // https://html.spec.whatwg.org/multipage/scripting.html#dom-script-supports
  static supports(type_) {
    return type_ === CLASSIC || type_ === MODULE || type_ === IMPORT_MAP;
  }

  // https://html.spec.whatwg.org/multipage/scripting.html#dom-script-text
  get text() {
    return childTextContent(this);
  }

  set text(value) {
    this.setTextContent(value);
  }
}

// https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element
function prepareTheScriptElement(element) {
  if (element.alreadyStarted) return;
  const parserDocument = element.parserDocument;
  element.parserDocument = undefined;
  if (parserDocument !== undefined && element.attributeValue("async") === undefined) {
    element.forceAsync = true;
  }
  const sourceText = childTextContent(element);
  if (sourceText === "" && element.attributeValue("src") === undefined) return;
  if (!element.isConnected) return;
  const type_ = scriptType(element);
  if (type_ === undefined) return;
  if (parserDocument !== undefined) {
    element.parserDocument = parserDocument;
    element.forceAsync = false;
  }
  element.alreadyStarted = true;
  const document = element.nodeDocument;
  element.preparationTimeDocument = document;
  if (parserDocument !== undefined && parserDocument !== document) return;
  const runner = document.scriptRunner;
  if (runner === undefined) {
    // scripting is disabled
    return;
  }
  if (type_ === CLASSIC && element.attributeValue("nomodule") !== undefined) return;
  if (type_ === CLASSIC && _isForAnotherEvent(element)) return;
  runner.prepare(element, type_, sourceText, parserDocument !== undefined);
}

// The type in https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element
function scriptType(element) {
  const type_ = element.attributeValue("type");
  const language = element.attributeValue("language");
  if (type_ === undefined) {
    if (language === undefined || language === "") return CLASSIC;
    return isAJavascriptMimeType(asciiLowercase("text/" + language)) ? CLASSIC : undefined;
  }
  if (type_ === "") return CLASSIC;
  const name = asciiLowercase(type_);
  if (name === MODULE || name === IMPORT_MAP) return name;
  const words = splitOnAsciiWhitespace(name);
  return words.length === 1 && isAJavascriptMimeType(words[0]) ? CLASSIC : undefined;
}

// https://mimesniff.spec.whatwg.org/#javascript-mime-type-essence-match
function isAJavascriptMimeType(essence) {
  return (
    essence === "application/ecmascript" ||
      essence === "application/javascript" ||
      essence === "application/x-ecmascript" ||
      essence === "application/x-javascript" ||
      essence === "text/ecmascript" ||
      essence === "text/javascript" ||
      essence === "text/javascript1.0" ||
      essence === "text/javascript1.1" ||
      essence === "text/javascript1.2" ||
      essence === "text/javascript1.3" ||
      essence === "text/javascript1.4" ||
      essence === "text/javascript1.5" ||
      essence === "text/jscript" ||
      essence === "text/livescript" ||
      essence === "text/x-ecmascript" ||
      essence === "text/x-javascript"
  );
}

// The step about the attributes ``event`` and ``for`` of `prepare_the_script_element`.
function _isForAnotherEvent(element) {
  const for_ = element.attributeValue("for");
  const event = element.attributeValue("event");
  if (for_ === undefined || event === undefined) return false;
  let words = splitOnAsciiWhitespace(asciiLowercase(for_));
  if (words.length !== 1 || words[0] !== "window") return true;
  words = splitOnAsciiWhitespace(asciiLowercase(event));
  if (words.length !== 1) return true;
  const name = words[0];
  return name !== "onload" && name !== "onload()";
}
