// Loads the page: its tree grows until a script ends, and goes on when the script has run.
// https://html.spec.whatwg.org/multipage/scripting.html#script-processing-model
// https://html.spec.whatwg.org/multipage/parsing.html#the-end
// By hand, because only engines run scripts. Python's half, webapi/runtimes/page_scripts.py, fetches scripts, and
// runs one when this half has said that it is ready.

const scriptTasks = new Queue();
const readyScripts = new Table(); // by number
const deferredScripts = new Queue(); // "list of scripts that will execute when the document has finished parsing"
const orderedScripts = new Queue(); // "list of scripts that will execute in order as soon as possible"
let lastScript = 0;
let blockingScript; // "pending parsing-blocking script"
let parserScript; // the script that runs for which the parser waits
let isInTurn = false; // whether the parser goes on by itself, and not as a script writes
let delayingScripts = 0; // those that will execute as soon as possible, in order or not
let blockingSheets = 0; // https://html.spec.whatwg.org/multipage/semantics.html#script-blocking-style-sheet-set
let pageBuilder; // builds the whole tree, step by step. Else the document has a parser, or all is parsed.
let pageRun = 0; // the host's, which waits for the load event
let isParsed = false;
let isContentLoaded = false;
let isFiringLoad = false;
let isOpened = false; // by a script

class PageScript {
  constructor(element, type) {
    this.element = element;
    this.type = type;
    this.isExternal = false;
    this.url = "";
    this.source = null; // a text, the number of one that Python has fetched, a module script, or null for an error
    this.isReady = false;
    this.isRunning = false;
    this.place = "";
    this.oldCurrentScript = undefined;
  }
}
withoutParent(PageScript);

class PageScripts extends ScriptRunner {
  // The end of https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element
  prepare(element, type, sourceText, isParserInserted) {
    const script = new PageScript(element, type);
    const src = element.attributeValue("src");
    if (type === "importmap") {
      if (src === undefined) registerImportMap(sourceText, element.nodeDocument.serializedBaseUrl());
      else queuePageTask(() => fireAnEvent("error", element));
      return;
    }
    if (src === undefined) {
      script.url = documentImpl().url;
      script.source = sourceText;
      script.isReady = type === "classic";
    } else {
      script.isExternal = true;
      const url = src === "" ? undefined : element.nodeDocument.encodingParseAndSerialize(src);
      if (url === undefined) {
        queuePageTask(() => fireAnEvent("error", element));
        return;
      }
      script.url = url;
    }
    const isClassic = type === "classic";
    if (isClassic && !script.isExternal) {
      if (!isParserInserted) executeNow(script);
      else if (isInTurn || blockingSheets !== 0) placeScript(script, "blocking");
      else executeWritten(script);
      return;
    }
    if (element.attributeValue("async") !== undefined || element.forceAsync) placeScript(script, "soon");
    else if (!isParserInserted) placeScript(script, "ordered");
    else if (element.attributeValue("defer") !== undefined || !isClassic) placeScript(script, "deferred");
    else placeScript(script, "blocking");
    if (!isClassic) fetchModuleOfElement(script, sourceText);
    else if (script.isExternal) fetchPageScript(script);
  }

  // A page that is built from its whole tree gets a parser when a script is about to write.
  activeParser() {
    const document = documentImpl();
    if (pageBuilder === undefined || parserScript === undefined) return document.parser;
    const handle = askWindow('"page from",' + pageBuilder.numberOf(parserScript.element));
    document.parser = parserOfPage(document, handle, pageBuilder.elements);
    document.parser.beginScript();
    pageBuilder = undefined;
    return document.parser;
  }

  // https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#document-open-steps, the last ones
  beginParsing() {
    pageBuilder = undefined;
    blockingScript = undefined;
    while (deferredScripts.length !== 0) deferredScripts.popleft();
    isOpened = true;
    isParsed = isContentLoaded = false;
    updateReadiness(documentImpl(), "loading");
  }

  isBlockingTheParser() {
    return blockingScript !== undefined;
  }

  // https://html.spec.whatwg.org/multipage/parsing.html#stop-parsing
  stopParsing() {
    isParsed = true;
    updateReadiness(documentImpl(), "interactive");
    continueTheEnd();
  }

  // https://html.spec.whatwg.org/multipage/semantics.html#default-fetch-and-process-the-linked-resource
  fetchStyleSheet(element) {
    const number = element.fetches;
    const end = beginStyle(isParsing());
    const url = element.nodeDocument.encodingParseAndSerialize(element.attributeValue("href"));
    const fetched = (sheet) => {
      if (element.fetches === number) {
        const isThere = sheet !== undefined && sheet !== null;
        element.takeSheet(isThere ? sheet[0] : undefined, url);
        fireAnEvent(isThere && sheet[1] ? "load" : "error", element);
      }
      end();
    };
    const parts = url !== undefined && requestParts(element, url) + "," + isInQuirksMode(element);
    whenFetched(url === undefined ? [""] : askEventLoop('["fetchStyle",' + parts + "]"), fetched);
  }

  // https://html.spec.whatwg.org/multipage/links.html#link-type-modulepreload:fetch-and-process-the-linked-resource-2
  // As browsers may, it fetches nothing that the module imports.
  fetchAModule(element, type) {
    if (type === undefined) {
      queuePageTask(() => fireAnEvent("error", element));
      return;
    }
    const url = element.nodeDocument.encodingParseAndSerialize(element.attributeValue("href"));
    if (url === undefined) return;
    delayingScripts++;
    const fetched = (module) =>
      queuePageTask(() => {
        fireAnEvent(module === null ? "error" : "load", element);
        delayingScripts--;
        continueTheEnd();
      });
    preloadModule(url, type, moduleOptions(element), fetched);
  }

  // The end of https://html.spec.whatwg.org/multipage/semantics.html#update-a-style-block
  fetchImports(element) {
    const number = element.updates;
    const isOpen = isParsing(); // its text follows
    const text = childTextContent(element);
    const end = beginStyle(isOpen && hasImports(text));
    const fetched = (areThere) => {
      if (!isOpen || element.updates === number) {
        element.nodeDocument.styles = undefined;
        fireAnEvent(areThere === true ? "load" : "error", element);
      }
      end();
    };
    if (!hasImports(text)) {
      queuePageTask(() => fetched(true));
      return;
    }
    const parts = quote(text) + "," + quote(element.nodeDocument.serializedBaseUrl()) + "," + isInQuirksMode(element);
    whenFetched(askEventLoop('["fetchImports",' + parts + "]"), fetched);
  }
}

// The frames of the page delay its load event.
function delayPageLoad() {
  delayingScripts++;
}

function endDelayOfPageLoad() {
  delayingScripts--;
  continueTheEnd();
}

function isParsing() {
  if (pageBuilder !== undefined) return blockingScript === undefined && parserScript === undefined;
  const parser = documentImpl().parser;
  return parser !== undefined && parser.isBuilding;
}
const isInQuirksMode = (element) => element.nodeDocument.mode === "quirks";

// Let the load event wait for a style sheet, and a script behind it in the page; return what ends this.
function beginStyle(isBlocking) {
  delayingScripts++;
  if (isBlocking) blockingSheets++;
  return () => {
    delayingScripts--;
    if (isBlocking && --blockingSheets === 0 && blockingScript !== undefined) runWhenUnblocked(blockingScript);
    continueTheEnd();
  };
}

// Call back with what was fetched, or with nothing.
function whenFetched(answer, fetched) {
  const failed = () => fetched(undefined);
  if (typeof answer[0] === "string") queuePageTask(failed);
  else then(promiseOfTask(answer[1]), fetched, failed);
}

function runWhenUnblocked(script) {
  if (blockingSheets !== 0 || !script.isReady || script.isRunning) return;
  script.isRunning = true;
  runLater(script);
}

function placeScript(script, place) {
  script.place = place;
  if (place === "blocking") blockingScript = script;
  else if (place === "deferred") deferredScripts.append(script);
  else delayingScripts++;
  if (place === "ordered") orderedScripts.append(script);
  if (script.isReady) scriptIsReady(script);
}

// The URL, mode, credentials, integrity and charset of a request for an element.
function requestParts(element, url) {
  const attribute = (name) => element.attributeValue(name);
  const charset = attribute("charset");
  const texts = [
    quote(url),
    attribute("crossorigin") === undefined ? '"no-cors"' : '"cors"',
    quote(credentialsOf(element, "include")),
    quote(attribute("integrity") || ""),
    charset === undefined ? "null" : quote(charset),
  ];
  return joined(texts, 0, texts.length);
}

// https://html.spec.whatwg.org/multipage/urls-and-fetching.html#cors-settings-attribute-credentials-mode
function credentialsOf(element, otherwise) {
  const crossOrigin = element.attributeValue("crossorigin");
  if (crossOrigin === undefined) return otherwise;
  return asciiLowercase(crossOrigin) === "use-credentials" ? "include" : "same-origin";
}

function fetchModuleOfElement(script, sourceText) {
  const element = script.element;
  const options = moduleOptions(element);
  const fetched = (module) => {
    script.source = module;
    script.isReady = true;
    scriptIsReady(script);
  };
  if (script.isExternal) {
    fetchExternalModuleScript(script.url, options, fetched);
  } else {
    const baseURL = element.nodeDocument.serializedBaseUrl();
    fetchInlineModuleScript(sourceText, baseURL, options.credentials, options.referrerPolicy, fetched);
  }
}

// https://html.spec.whatwg.org/multipage/webappapis.html#script-fetch-options
function moduleOptions(element) {
  const integrity = element.attributeValue("integrity");
  return {
    __proto__: null,
    credentials: credentialsOf(element, "same-origin"),
    integrity: integrity === undefined ? null : integrity,
    referrerPolicy: asciiLowercase(element.attributeValue("referrerpolicy") || ""),
  };
}

function fetchPageScript(script) {
  const answer = askEventLoop('["fetchScript",' + requestParts(script.element, script.url) + "]");
  const fetched = (source) => {
    script.source = source === undefined ? null : source;
    script.isReady = true;
    scriptIsReady(script);
  };
  whenFetched(answer, fetched);
}

function scriptIsReady(script) {
  if (script.place === "ordered") {
    while (orderedScripts.length !== 0 && orderedScripts.first().isReady) runLater(orderedScripts.popleft());
  } else if (script.place === "deferred") {
    continueTheEnd();
  } else if (script.place === "blocking") {
    runWhenUnblocked(script);
  } else {
    runLater(script);
  }
}

function runLater(script) {
  tableSet(readyScripts, ++lastScript, script);
  askEventLoop('["ready",' + lastScript + "]");
}

// https://html.spec.whatwg.org/multipage/scripting.html#execute-the-script-element
function beginScript(number) {
  const script = tableGet(readyScripts, number);
  const element = script.element;
  const document = element.nodeDocument;
  if (element.preparationTimeDocument !== document) {
    scriptHasEnded(number, script);
  } else if (script.source === null) {
    fireAnEvent("error", element);
    scriptHasEnded(number, script);
  } else {
    if (script.place === "blocking") {
      blockingScript = undefined;
      parserScript = script;
      if (document.parser !== undefined) document.parser.beginScript();
    }
    if (script.isExternal || script.type === "module") document.ignoredDestructiveWrites++;
    script.oldCurrentScript = document.runningScript;
    running.url = script.url;
    if (script.type === "module") {
      document.runningScript = undefined;
      const reportFor = (error) => report(error, document.url);
      runScript(() => void then(runModuleScript(script.source), undefined, reportFor));
      askEventLoop('["moduleRuns"]');
      return;
    }
    document.runningScript = element;
    const source = typeof script.source === "number" ? "" + script.source : quote(script.source);
    const baseURL = document.serializedBaseUrl();
    askEventLoop('["source",' + source + "," + quote(script.url) + "," + quote(baseURL) + "]");
  }
}

function endScript(number) {
  const script = tableGet(readyScripts, number);
  running.url = "";
  const document = script.element.preparationTimeDocument;
  document.runningScript = script.oldCurrentScript;
  if (script.isExternal || script.type === "module") document.ignoredDestructiveWrites--;
  if (script.isExternal) fireAnEvent("load", script.element);
  scriptHasEnded(number, script);
}

function scriptHasEnded(number, script) {
  tableDelete(readyScripts, number);
  if (script.place === "blocking") {
    const parser = documentImpl().parser;
    if (script === parserScript) {
      if (parser !== undefined && parser.level > 0) parser.finishScript();
      parserScript = undefined;
    } else if (script === blockingScript) {
      blockingScript = undefined;
    }
    parsePage();
    return;
  }
  if (script.place === "deferred") deferredScripts.popleft();
  else delayingScripts--;
  continueTheEnd();
}

// A script that another one writes runs at once.
// https://html.spec.whatwg.org/multipage/parsing.html#scriptEndTag
function executeWritten(script) {
  const parser = documentImpl().parser;
  parser.beginScript();
  executeNow(script);
  parser.finishScript();
}

// A script that another one inserts runs at once. Its `let`, `const` and `class` are its own.
function executeNow(script) {
  const document = script.element.nodeDocument;
  const oldCurrentScript = document.runningScript;
  document.runningScript = script.element;
  try {
    evaluate(withImportCalls(script.source));
  } catch (error) {
    report(error, script.url);
  }
  document.runningScript = oldCurrentScript;
}

function loadPage(number) {
  const document = emptyDocument();
  pageRun = number;
  const answer = askWindow('"page"');
  document.readyState = "loading";
  document.scriptRunner = new PageScripts();
  document.allowDeclarativeShadowRoots = true;
  if (typeof answer === "number") {
    document.parser = parserOfPage(document, answer, newList());
  } else {
    const parsed = new ParsedHTML(answer);
    document.mode = parsed.mode;
    pageBuilder = new TreeBuilder(document, parsed, true);
  }
  parsePage();
}

function parsePage() {
  isInTurn = true;
  const document = documentImpl();
  while (pageBuilder !== undefined && blockingScript === undefined) {
    const element = pageBuilder.build();
    if (element === undefined) {
      pageBuilder = undefined;
      document.scriptRunner.stopParsing();
    } else {
      prepareTheScriptElement(element);
    }
  }
  if (document.parser !== undefined) document.parser.process();
  isInTurn = false;
}

function continueTheEnd() {
  if (!isParsed) return;
  if (deferredScripts.length !== 0) {
    const script = deferredScripts.first();
    runWhenUnblocked(script);
  } else if (!isContentLoaded) {
    isContentLoaded = true;
    delayingScripts++;
    inTaskOfTheEnd(() => {
      fireContentLoaded(documentImpl());
      delayingScripts--;
      continueTheEnd();
    });
  } else if (delayingScripts === 0 && documentImpl().readyState === "interactive") {
    inTaskOfTheEnd(finishLoading);
  }
}

// As in Chromium, a document that a script opened is loaded at once. Its load event does not come in a load event.
function inTaskOfTheEnd(steps) {
  if (isOpened) steps();
  else queuePageTask(steps);
}

function finishLoading() {
  if (documentImpl().readyState !== "interactive") return;
  updateReadiness(documentImpl(), "complete");
  if (!isFiringLoad) {
    isFiringLoad = true;
    fireWithDocument("load", globalTarget(), documentImpl());
    isFiringLoad = false;
  }
  flushAutofocusCandidates();
  const run = pageRun;
  pageRun = 0;
  if (run !== 0) askEventLoop('["finished",' + run + ",null]");
}

// https://html.spec.whatwg.org/multipage/interaction.html#flush-autofocus-candidates, once
function flushAutofocusCandidates() {
  const document = documentImpl();
  if (document.focused !== undefined || document.targetElement !== undefined) return;
  const candidates = document.querySelectorAll("[autofocus]");
  for (let index = 0; index < candidates.length; index++) {
    const element = candidates.item(index);
    const area = isRendered(element) ? focusableAreaOf(element) : undefined;
    if (area === undefined) continue;
    focus(area);
    return;
  }
}

// What follows is also done to the documents of frames.
// https://html.spec.whatwg.org/multipage/dom.html#update-the-current-document-readiness
function updateReadiness(document, readiness) {
  document.readyState = readiness;
  fireAnEvent("readystatechange", document);
}

function fireContentLoaded(document) {
  const event = new EventImpl("DOMContentLoaded");
  event.bubbles = true;
  event.isTrusted = true;
  dispatch(event, document);
}

// Fire an event at a window, whose document is its target.
function fireWithDocument(type, window, document) {
  const event = new EventImpl(type);
  event.isTrusted = true;
  dispatch(event, window, document);
}

function queuePageTask(steps) {
  scriptTasks.append(steps);
  askEventLoop('["later","task"]');
}

// An error that left a script: Python knows its texts.
function reportTexts(texts) {
  if (texts[0] === "") {
    report(texts[1], running.url);
    return;
  }
  const error = errorFrom(texts[0] === "NotSupportedError" ? "DOMException" : texts[0], texts[1], texts[0]);
  defineProperty(error, "stack", property(texts[2], false));
  report(error, running.url);
}

function loadMessage(kind, value) {
  if (kind === "load") loadPage(value);
  else if (kind === "begin") beginScript(value);
  else if (kind === "end") endScript(value);
  else if (kind === "task") scriptTasks.popleft()();
  else reportTexts(value);
}
