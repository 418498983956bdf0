// Build the nodes that a parser of HTML has made: https://html.spec.whatwg.org/#tree-construction
//
// ``webapi/webidl/html_parsing.py`` asks the parser, and says in codes and texts what it made.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// What a code means. The texts of the nodes stand one after the other.
const CLOSE = 0;
const TEXT = 1;
const COMMENT = 2;
const INSTRUCTION = 3;
const DOCTYPE = 4;
const CDATA = 5;
const ELEMENT = 6;

// The controls that the parser has associated with forms that are not around them.
//
// A control may stand before its form, as elements are moved out of tables.
class Associations {
  // Take pairs of numbers of elements: a control and a form. The later ones come later.
  constructor(owners) {
    this._owners = owners;
    this._read = 0;
    this._elements = newList();
  }

  // Associate what can be associated, now that the next element is there.
  note(element) {
    const elements = this._elements;
    const owners = this._owners;
    elements[elements.length] = element;
    while (this._read < owners.length) {
      const control = owners[this._read];
      const form = owners[this._read + 1];
      if (control >= elements.length || form >= elements.length) return;
      elements[control].associateWithForm(elements[form]);
      this._read += 2;
    }
  }
}
withoutParent(Associations);

// What elements have in common that differ in the values of their attributes.
class ElementShape {
  // Prepare the namespace, the local name, and the names of attributes.
  constructor(shape) {
    this.namespace = namespaceOf(shape[0]);
    this.localName = shape[1];
    this.prefix = undefined;
    // Attributes without values.
    this.attributes = newList();
    if (shape[0] === "xml") {
      this._readXml(shape);
      return;
    }
    for (let index = 0; index < shape.length; index++) {
      const name = shape[index];
      if (index > 1) {
        listAppend(this.attributes, parsedAttribute(name, shape[0]));
      }
    }
  }

  // Prepare from pairs of a namespace and a qualified name.
  _readXml(shape) {
    const element = attributeOfXml(shape[1], shape[2]);
    this.namespace = element.namespace;
    this.localName = element.localName;
    this.prefix = element.prefix;
    let at = 3;
    while (at < shape.length) {
      listAppend(this.attributes, attributeOfXml(shape[at], shape[at + 1]));
      at += 2;
    }
  }
}
withoutParent(ElementShape);

// Append all that was parsed to an empty document.
function buildDocument(document, parsed) {
  document.mode = parsed.mode;
  document.elementLists = undefined;
  build(document, parsed);
  const items = childrenOf(document);
  for (let index = 0; index < items.length; index++) {
    const child = items[index];
    connect(child);
  }
}

// https://html.spec.whatwg.org/#html-fragment-parsing-algorithm
function buildFragment(context, text) {
  const contents = context.templateContents;
  const document = contents === undefined ? context.nodeDocument : contents.nodeDocument;
  const parsed = parseHtmlFragment(
    text,
    contextName(context),
    isInAForm(context),
    document.mode === "quirks",
    document.scriptRunner !== undefined,
  );
  const fragment = document.createDocumentFragment();
  build(fragment, parsed);
  return fragment;
}

// https://html.spec.whatwg.org/multipage/xhtml.html#xml-fragment-parsing-algorithm
//
// Raises:
// SyntaxError: The text is not well-formed.
function buildXmlFragment(context, text) {
  const parsed = parseXmlFragment(text, namespacesInScope(context));
  if (parsed === undefined) {
    throw new DOMException("The text is not well-formed XML.", "SyntaxError");
  }
  const fragment = context.nodeDocument.createDocumentFragment();
  build(fragment, parsed);
  return fragment;
}

// The prefixes that are declared on an element, each before its namespace.
function namespacesInScope(context) {
  const found = newList();
  const seen = new Table();
  let each = context;
  while (each !== undefined) {
    if (each instanceof ElementImpl) {
      if (each.namespace !== undefined) {
        addNamespace(found, seen, each.prefix, each.namespace);
      }
      const items = each.attributeList;
      for (let index = 0; index < items.length; index++) {
        const attribute = items[index];
        if (attribute.namespace === XMLNS_NAMESPACE) {
          const prefix = attribute.prefix === undefined ? undefined : attribute.localName;
          addNamespace(found, seen, prefix, attribute.value);
        }
      }
    }
    each = each.parent;
  }
  return found;
}

// Add a namespace, unless a nearer element has the prefix.
function addNamespace(found, seen, prefix, namespace) {
  const name = prefix === undefined ? "" : prefix;
  if (tableHas(seen, name)) return;
  tableSet(seen, name, true);
  if (namespace !== "" || name === "") {
    found[found.length] = name;
    found[found.length] = namespace;
  }
}

// A local name behind "svg " or "math " in these namespaces, or else div.
//
// https://html.spec.whatwg.org/#html-integration-point
function contextName(context) {
  if (context.namespace === HTML_NAMESPACE) return context.localName;
  if (context.namespace === SVG_NAMESPACE) return "svg " + context.localName;
  if (context.namespace !== MATHML_NAMESPACE) return "div";
  const encoding = context.attributeValue("encoding");
  if (context.localName === "annotation-xml" && encoding !== undefined) {
    const type_ = asciiLowercase(encoding);
    if (type_ === "text/html" || type_ === "application/xhtml+xml") return "div";
  }
  return "math " + context.localName;
}

// Whether the parser begins with a form element pointer.
function isInAForm(context) {
  let each = context;
  while (each !== undefined) {
    if (each instanceof ElementImpl && isHtmlElement(each, "form")) return true;
    each = each.parent;
  }
  return false;
}

// Append all that was parsed to a node that has no children. Its scripts never run.
function build(root, parsed) {
  new TreeBuilder(root, parsed, false).build();
}

// Appends what was parsed to a node that has no children.
//
// If that is the document of a page, scripts may change the tree whenever a script ends. What was
// parsed is appended to the open elements nonetheless, wherever they are then.
class TreeBuilder {
  constructor(root, parsed, isPage) {
    this._parent = root;
    this._parsed = parsed;
    this._isPage = isPage;
    this._associations = undefined;
    if (parsed.owners.length > 0) {
      this._associations = new Associations(parsed.owners);
    }
    this._shapes = newList();
    const items = parsed.shapes;
    for (let index = 0; index < items.length; index++) {
      const shape = items[index];
      listAppend(this._shapes, new ElementShape(shape));
    }
    // The parents of the parent: https://html.spec.whatwg.org/#stack-of-open-elements
    this._open = newList();
    this._codesRead = 0;
    this._textsRead = 0;
    // Those of a page, in tree order.
    this.elements = newList();
  }

  // The number of an element in tree order, counted from 1.
  numberOf(element) {
    const items = this.elements;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      if (each === element) return index + 1;
    }
    return 0;
  }

  // Build until a script of the page ends, and return it, or until all is built.
  build() {
    const codes = this._parsed.codes;
    const texts = this._parsed.texts;
    const shapes = this._shapes;
    let parent = this._parent;
    const open_ = this._open;
    const isPage = this._isPage;
    let at = this._textsRead;
    let index = this._codesRead;
    let node;
    while (index < codes.length) {
      const code = codes[index];
      index += 1;
      if (code === CLOSE) {
        const closed = parent;
        parent = listPop(open_);
        if (isPage && closed instanceof HTMLScriptElementImpl) {
          this._parent = parent;
          this._codesRead = index;
          this._textsRead = at;
          return closed;
        }
        continue;
      }
      const document = parent.nodeDocument;
      if (code >= ELEMENT) {
        const shape = shapes[code - ELEMENT];
        node = parsedElement(document, shape, texts, at, isPage);
        at += shape.attributes.length;
        if (this._associations !== undefined) {
          this._associations.note(node);
        }
        if (isPage) {
          this.elements[this.elements.length] = node;
          invokeReactions();
        }
      } else {
        if (code === TEXT && isPage) {
          const last = parent.lastChild;
          if (last !== undefined && last instanceof TextImpl) {
            last.appendData(texts[at]);
            at += 1;
            continue;
          }
        }
        node = parsedLeaf(document, code, texts, at);
        at += numberOfTexts(code);
      }
      if (isPage) {
        insertParsed(node, parent);
        invokeReactions();
      } else {
        appendParsed(node, parent);
      }
      if (code >= ELEMENT) {
        open_[open_.length] = parent;
        const contents = node.templateContents;
        parent = contents === undefined ? node : contents;
      }
    }
    this._codesRead = index;
    return undefined;
  }
}
withoutParent(TreeBuilder);

// Create an element, whose attributes have the values at a place of the texts.
//
// https://html.spec.whatwg.org/#create-an-element-for-the-token
function parsedElement(document, shape, texts, at, isPage) {
  document.customElementsInCreation += 1;
  const element = document.createAnElement(shape.localName, shape.namespace, shape.prefix, isPage);
  document.customElementsInCreation -= 1;
  if (element.attributeList.length === 0) {
    // else it was made before the tree
    giveAttributes(element, shape.attributes, texts, at);
  }
  if (element instanceof HTMLScriptElementImpl) {
    element.parserDocument = document;
    element.forceAsync = false;
    element.alreadyStarted = !isPage;
  }
  return element;
}

// Create a node that is not an element.
function parsedLeaf(document, code, texts, at) {
  if (code === TEXT) return new TextImpl(document, texts[at]);
  if (code === COMMENT) return new CommentImpl(document, texts[at]);
  if (code === CDATA) return new CDATASectionImpl(document, texts[at]);
  if (code === INSTRUCTION) {
    return new ProcessingInstructionImpl(document, texts[at], texts[at + 1]);
  }
  return new DocumentTypeImpl(document, texts[at], texts[at + 1], texts[at + 2]);
}

// How many texts a node that is not an element has.
function numberOfTexts(code) {
  if (code === DOCTYPE) return 3;
  return code === INSTRUCTION ? 2 : 1;
}

// https://html.spec.whatwg.org/#insert-an-element-at-the-adjusted-insertion-location
function insertParsed(node, parent) {
  const isPossible = parent.nodeType !== DOCUMENT_NODE || node.nodeType !== ELEMENT_NODE;
  if (isPossible || followingElement(parent.firstChild) === undefined) {
    insert(node, parent);
  }
}

// Append the attributes of a new element, whose values stand at a place of the texts.
function giveAttributes(element, names, texts, at) {
  const attributes = newList();
  let hasHandlers = false;
  for (let index = 0; index < names.length; index++) {
    const each = names[index];
    const value = texts[at + index];
    const attribute = new Attribute(each.localName, value, each.namespace, each.prefix);
    attribute.element = element;
    attributes[attributes.length] = attribute;
    if (each.localName === "class" || each.localName === "id") {
      element.noteValue(each.localName, value, each.namespace);
    } else if (textStarts(each.localName, "on")) {
      hasHandlers = true;
    }
  }
  element.attributeList = attributes;
  if (element.knownExtras !== undefined && element.knownExtras.custom !== undefined) {
    for (let index2 = 0; index2 < attributes.length; index2++) {
      const each = attributes[index2];
      enqueueAnAttributeChange(element, each, undefined, each.value);
    }
  }
  if (hasHandlers || element.hasAttributeChangeSteps) {
    for (let index2 = 0; index2 < attributes.length; index2++) {
      const each = attributes[index2];
      element.attributeChangeSteps(each.localName, undefined, each.value, each.namespace);
    }
  }
}

// Append a new node to one that nothing follows yet, as no script has seen it.
function appendParsed(node, parent) {
  const last = parent.lastChild;
  node.parent = parent;
  node.previousSibling = last;
  if (last === undefined) {
    parent.firstChild = node;
  } else {
    last.nextSibling = node;
  }
  parent.lastChild = node;
}

// The namespace that a shape names.
function namespaceOf(name) {
  if (name === "html") return HTML_NAMESPACE;
  return name === "svg" ? SVG_NAMESPACE : MATHML_NAMESPACE;
}

// An attribute without a value, whose namespace is "" for null.
function attributeOfXml(namespace, qualifiedName) {
  const name = namespace === "" ? undefined : namespace;
  if (textContains(qualifiedName, ":")) {
    const localName = textAfterColon(qualifiedName);
    return new Attribute(localName, "", name, textBeforeColon(qualifiedName));
  }
  return new Attribute(qualifiedName, "", name);
}

// https://html.spec.whatwg.org/#adjust-foreign-attributes
function parsedAttribute(name, namespace) {
  if (namespace === "html" || !textStarts(name, "x")) return new Attribute(name, "");
  if (
    (name === "xlink:actuate" ||
      name === "xlink:arcrole" ||
      name === "xlink:href" ||
      name === "xlink:role") ||
      (name === "xlink:show" || name === "xlink:title" || name === "xlink:type")
  ) {
    return new Attribute(textAfterColon(name), "", XLINK_NAMESPACE, "xlink");
  }
  if (name === "xml:lang" || name === "xml:space") {
    return new Attribute(textAfterColon(name), "", XML_NAMESPACE, "xml");
  }
  if (name === "xmlns:xlink") return new Attribute("xlink", "", XMLNS_NAMESPACE, "xmlns");
  return new Attribute(name, "", name === "xmlns" ? XMLNS_NAMESPACE : undefined);
}
