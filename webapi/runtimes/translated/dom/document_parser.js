// The parser of a document that is built step by step, and what scripts write into it.
//
// https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// What an operation does: see webapi/html_parser/html_parser.py, with which
// tests/html_parser/test_pieces.py compares these.
const CREATE = 0;
const INSERT = 1;
const INSERT_TEXT = 2;
const INSERT_COMMENT = 3;
const INSERT_INSTRUCTION = 4;
const INSERT_DOCTYPE = 5;
const WRAP_CHILDREN = 6;
const REMOVE = 7;
const ADD_ATTRIBUTES = 8;
const SET_MODE = 9;
const ASSOCIATE = 10;
const SHOW_OPTION = 11;
const ATTACH_SHADOW_ROOT = 12;
const MAX_NESTED_WRITES = 21;

// https://html.spec.whatwg.org/#html-parser, of a document.
class DocumentParser {
  constructor(document, markup, isCreatedByScript = true) {
    this.document = document;
    this.markup = markup;
    // https://html.spec.whatwg.org/#script-created-parser
    this.isCreatedByScript = isCreatedByScript;
    // https://html.spec.whatwg.org/#script-nesting-level
    this.level = 0;
    // Whether it changes the tree now.
    this.isBuilding = false;
    // How many calls of write() wait for their scripts, each of a script of the one before.
    this._writes = 0;
    this._isTooDeep = false;
    // The document, and the elements in the order of their creation.
    this._nodes = listOf([document]);
    this._shapes = newList();
    this._form = undefined;
  }

  // Know an element that another parser has created.
  know(element) {
    this._nodes[this._nodes.length] = element;
  }

  // Whether https://html.spec.whatwg.org/#insertion-point is defined.
  get hasInsertionPoint() {
    return this.isCreatedByScript || this.level > 0;
  }

  // Insert a text into the input stream, and parse it unless a script is to come first.
  //
  // As in Chromium, what a write in 21 writes writes is lost, and all up to the outermost one.
  write(text) {
    this._writes += 1;
    const isInner = this._writes > 1;
    this._isTooDeep = this._writes > MAX_NESTED_WRITES || isInner && this._isTooDeep;
    try {
      if (!this._isTooDeep) {
        this.markup.feed(text);
        this.process();
      }
    } finally {
      this._writes -= 1;
    }
  }

  // Insert the end of file into the input stream, and parse what is left.
  close() {
    this.markup.end();
    this.process();
  }

  // Let the insertion point be just before the next input character, while a script runs.
  beginScript() {
    this.level += 1;
    this.markup.beginScript();
  }

  // Restore the insertion point.
  finishScript() {
    this.level -= 1;
    this.markup.finishScript();
  }

  // Parse up to the insertion point, or to a script for which the parser waits.
  process() {
    const runner = this.document.scriptRunner;
    while (runner === undefined || !runner.isBlockingTheParser()) {
      const script = this.nextScript();
      if (script !== undefined) {
        prepareTheScriptElement(script);
      } else {
        if (this.markup.hasEnded && this.document.parser === this) {
          endParsing(this.document);
        }
        return;
      }
    }
  }

  // Parse to the end of a script of HTML, or up to the insertion point.
  nextScript() {
    const number = this.markup.run();
    this.isBuilding = true;
    this._apply();
    this.isBuilding = false;
    if (number === 0) return undefined;
    const script = this._nodes[number];
    return script instanceof HTMLScriptElementImpl ? script : undefined;
  }

  _apply() {
    const operations = this.markup.operations;
    const items = operations.shapes;
    for (let index2 = 0; index2 < items.length; index2++) {
      const shape = items[index2];
      listAppend(this._shapes, new ElementShape(shape));
    }
    const codes = operations.codes;
    const texts = operations.texts;
    const nodes = this._nodes;
    let at = 0;
    let index = 0;
    while (index < codes.length) {
      const code = codes[index];
      if (code === CREATE) {
        const shapeOfNew = this._shapes[codes[index + 1]];
        this._create(shapeOfNew, codes[index + 2], texts, at);
        at += shapeOfNew.attributes.length;
        index += 3;
      } else if (code === INSERT) {
        const element = this._element(codes[index + 1]);
        this._insert(element, codes[index + 2], codes[index + 3]);
        invokeReactionsIfCustom(element);
        index += 4;
      } else if (code === INSERT_TEXT) {
        this._insertText(texts[at], codes[index + 1], codes[index + 2]);
        at += 1;
        index += 3;
      } else if (
        code === INSERT_COMMENT || code === INSERT_INSTRUCTION || code === INSERT_DOCTYPE
      ) {
        const kind = leafCode(code);
        const document = this._parent(codes[index + 1]).nodeDocument;
        const leaf = parsedLeaf(document, kind, texts, at);
        at += numberOfTexts(kind);
        this._insert(leaf, codes[index + 1], codes[index + 2]);
        index += 3;
      } else if (code === WRAP_CHILDREN) {
        const parent = this._parent(codes[index + 1]);
        const items2 = childrenOf(parent);
        for (let index2 = 0; index2 < items2.length; index2++) {
          const child = items2[index2];
          put(child, this._parent(codes[index + 2]));
        }
        put(nodes[codes[index + 2]], parent);
        invokeReactions();
        index += 3;
      } else if (code === REMOVE) {
        const removed = nodes[codes[index + 1]];
        if (removed.parent !== undefined) {
          remove(removed);
        }
        index += 2;
      } else if (code === ADD_ATTRIBUTES) {
        const names = this._shapes[codes[index + 2]].attributes;
        addAttributes(this._element(codes[index + 1]), names, texts, at);
        at += names.length;
        index += 3;
      } else if (code === SET_MODE) {
        this.document.mode = texts[at];
        at += 1;
        index += 1;
      } else if (code === ASSOCIATE) {
        this._form = this._element(codes[index + 1]);
        index += 2;
      } else if (code === SHOW_OPTION) {
        showOption(nodes[codes[index + 1]], nodes[codes[index + 2]]);
        index += 3;
      } else {
        this._attachShadowRoot(codes, index + 1);
        index += 5;
      }
    }
    invokeReactions();
  }

  _create(shape, template, texts, at) {
    const document = this._parent(template).nodeDocument;
    const element = parsedElement(document, shape, texts, at, true);
    const form = this._form;
    if (form !== undefined) {
      element.associateWithForm(form);
    }
    this._form = undefined;
    this._nodes[this._nodes.length] = element;
    invokeReactionsIfCustom(element);
  }

  // https://html.spec.whatwg.org/#parsing-main-inhead, of a declarative shadow root
  _attachShadowRoot(codes, at) {
    const template = this._element(codes[at]);
    const shadow = declarativeShadowRoot(this._element(codes[at + 1]), template);
    if (shadow === undefined) {
      this._insert(template, codes[at + 2], codes[at + 3]);
    } else {
      this._nodes[codes[at]] = shadow;
    }
  }

  _element(number) {
    return this._nodes[number];
  }

  _parent(number) {
    const node = this._nodes[number];
    const contents = node.templateContents;
    return contents === undefined ? node : contents;
  }

  // https://html.spec.whatwg.org/#insert-an-element-at-the-adjusted-insertion-location
  _insert(node, parent, table) {
    const before = this._tableWithAParent(table);
    if (before === undefined || before.parent === undefined) {
      put(node, this._parent(parent));
    } else {
      put(node, before.parent, before);
    }
  }

  // The table of a place, unless the place is the end of the parent.
  _tableWithAParent(number) {
    if (number < 0) return undefined;
    const table = this._nodes[number];
    return table.parent === undefined ? undefined : table;
  }

  // https://html.spec.whatwg.org/#insert-a-character
  _insertText(data, parentNumber, table) {
    let parent = this._parent(parentNumber);
    const before = this._tableWithAParent(table);
    if (before !== undefined) {
      parent = before.parent;
    }
    if (parent === undefined || parent.nodeType === DOCUMENT_NODE) return;
    const previous = before === undefined ? parent.lastChild : before.previousSibling;
    if (previous !== undefined && previous instanceof TextImpl) {
      previous.appendData(data);
    } else {
      insert(new TextImpl(parent.nodeDocument, data), parent, before);
    }
  }
}
withoutParent(DocumentParser);

// Run the reactions that a custom element has by itself, and not by way of others.
function invokeReactionsIfCustom(element) {
  if (element.knownExtras !== undefined && element.knownExtras.custom !== undefined) {
    invokeReactions();
  }
}

// The code in ``webapi/dom/parsed_html.py`` of a node that is not an element.
function leafCode(operation) {
  if (operation === INSERT_COMMENT) return COMMENT;
  return operation === INSERT_INSTRUCTION ? INSTRUCTION : DOCTYPE;
}

// Insert a node, wherever it is, unless its place does not take it.
function put(node, parent, before) {
  if (node.nodeType === ELEMENT_NODE) {
    if (parent.nodeType === DOCUMENT_NODE && followingElement(parent.firstChild) !== undefined) {
      return;
    }
    if (node.firstChild !== undefined && isHostIncludingInclusiveAncestor(node, parent)) {
      return;
    }
  }
  if (node.parent !== undefined) {
    remove(node);
  }
  insert(node, parent, before);
}

// Give an element the attributes that it lacks: https://html.spec.whatwg.org/#parsing-main-inbody
function addAttributes(element, names, texts, at) {
  for (let index = 0; index < names.length; index++) {
    const each = names[index];
    if (element.attributeValue(each.localName) === undefined) {
      element.setAnAttributeValue(each.localName, texts[at + index]);
    }
  }
}

// https://html.spec.whatwg.org/#clone-an-option-into-a-selectedcontent
function showOption(selectedcontent, option) {
  replaceAllWithin(undefined, selectedcontent);
  const items = childrenOf(option);
  for (let index = 0; index < items.length; index++) {
    const child = items[index];
    insert(child.cloneNode(true), selectedcontent);
  }
}

// The parser of a page, some of whose elements are there already.
function newPageParser(document, markup, elements) {
  const parser = new DocumentParser(document, markup, false);
  for (let index = 0; index < elements.length; index++) {
    const each = elements[index];
    parser.know(each);
  }
  return parser;
}

// The first steps of `document_open` and of its like.
//
// Raises:
// InvalidStateError: It is a document of XML, or the parser creates a custom element.
function checkDynamicMarkupInsertion(document) {
  if (!document.isHtml) {
    throw new DOMException("Only HTML documents support it.", "InvalidStateError");
  }
  if (document.customElementsInCreation > 0) {
    const message = "A constructor of a custom element cannot use it while the parser runs.";
    throw new DOMException(message, "InvalidStateError");
  }
}

// https://html.spec.whatwg.org/multipage/dom.html#active-parser
function activeParser(document) {
  const runner = document.scriptRunner;
  return runner === undefined ? document.parser : runner.activeParser();
}

// https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#document-open-steps
function documentOpen(document) {
  checkDynamicMarkupInsertion(document);
  const parser = activeParser(document);
  if (parser !== undefined && parser.level > 0) return;
  const items = shadowIncludingInclusiveDescendants(document);
  for (let index = 0; index < items.length; index++) {
    const node = items[index];
    node.eraseAllEventListenersAndHandlers();
  }
  if (document.window !== undefined) {
    document.window.eraseAllEventListenersAndHandlers();
  }
  replaceAllWithin(undefined, document);
  document.mode = "no-quirks";
  const runner = document.scriptRunner;
  const allows = document.allowDeclarativeShadowRoots;
  document.parser = new DocumentParser(document, new MarkupParser(runner !== undefined, allows));
  if (runner === undefined) {
    setCurrentReadiness(document, "loading");
  } else {
    runner.beginParsing();
  }
}

// https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#document-write-steps
function documentWrite(document, texts, lineFeed = "") {
  checkDynamicMarkupInsertion(document);
  let parser = activeParser(document);
  if (parser === undefined || !parser.hasInsertionPoint) {
    if (document.ignoredDestructiveWrites > 0) return;
    documentOpen(document);
    parser = document.parser;
  }
  if (parser !== undefined) {
    parser.write(joinedTexts(texts) + lineFeed);
  }
}

// https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-document-close
function documentClose(document) {
  checkDynamicMarkupInsertion(document);
  const parser = activeParser(document);
  if (parser !== undefined && parser.isCreatedByScript) {
    parser.close();
  }
}

// Parse a page into an empty document whose scripts do not run.
function parseInSteps(document, text) {
  const markup = new MarkupParser(false, document.allowDeclarativeShadowRoots);
  const parser = new DocumentParser(document, markup);
  markup.feed(text);
  parser.close();
}

// https://html.spec.whatwg.org/multipage/parsing.html#stop-parsing
function endParsing(document) {
  document.parser = undefined;
  const runner = document.scriptRunner;
  if (runner !== undefined) {
    runner.stopParsing();
    return;
  }
  setCurrentReadiness(document, "interactive");
  setCurrentReadiness(document, "complete");
}

// https://html.spec.whatwg.org/multipage/dom.html#update-the-current-document-readiness
function setCurrentReadiness(document, readiness) {
  if (document.readyState === readiness) return;
  document.readyState = readiness;
  fireAnEvent("readystatechange", document);
}
