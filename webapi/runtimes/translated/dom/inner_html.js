// Parse and serialize by elements: https://html.spec.whatwg.org/#dom-parsing-and-serialization
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://html.spec.whatwg.org/#dom-element-innerhtml, or of a shadow root
function getInnerHtml(node) {
  if (node.nodeDocument.isHtml) return serializeHtmlFragment(node);
  return serializeXmlFragment(node, true);
}

// https://html.spec.whatwg.org/#dom-element-innerhtml, or of a shadow root
function setInnerHtml(node, text) {
  const fragment = parseAFragment(node instanceof ElementImpl ? node : node.shadowHost, text);
  const contents = node.templateContents;
  unfocusBeforeReplacement(node);
  replaceAllWithin(fragment, contents === undefined ? node : contents);
}

// https://html.spec.whatwg.org/#dom-element-outerhtml
function getOuterHtml(element) {
  if (element.nodeDocument.isHtml) return serializeHtmlElement(element);
  return serializeXml(element, true);
}

// https://html.spec.whatwg.org/#dom-element-outerhtml
function setOuterHtml(element, text) {
  const parent = element.parent;
  if (parent === undefined) return;
  if (parent === element.nodeDocument) {
    const message = "The outerHTML of a document's element cannot be set.";
    throw new DOMException(message, "NoModificationAllowedError");
  }
  const fragment = parseAFragment(contextElement(parent), text);
  replaceWithin(element, fragment, parent);
}

// https://html.spec.whatwg.org/#dom-element-insertadjacenthtml
function insertAdjacentHtml(element, position, text) {
  const place = asciiLowercase(position);
  const isInside = place === "afterbegin" || place === "beforeend";
  if (!isInside && (place !== "beforebegin" && place !== "afterend")) {
    const message = "The place is none of beforebegin, afterbegin, beforeend and afterend.";
    throw new DOMException(message, "SyntaxError");
  }
  const parent = isInside ? element : element.parent;
  if (parent === undefined || parent === element.nodeDocument) {
    const message = "An element without a parent element has nothing before and after it.";
    throw new DOMException(message, "NoModificationAllowedError");
  }
  let context = contextElement(parent);
  if (isHtmlElement(context, "html") && context.nodeDocument.isHtml) {
    context = context.nodeDocument.createAnElement("body", HTML_NAMESPACE);
  }
  const fragment = parseAFragment(context, text);
  if (place === "beforebegin") {
    insert(fragment, parent, element);
  } else if (place === "afterbegin") {
    insert(fragment, element, element.firstChild);
  } else if (place === "beforeend") {
    insert(fragment, element);
  } else {
    insert(fragment, parent, element.nextSibling);
  }
}

// https://html.spec.whatwg.org/#dom-range-createcontextualfragment
function createContextualFragment(range, text) {
  const node = range.startNode;
  let element = node instanceof ElementImpl ? node : undefined;
  if (node.isText || node.nodeType === COMMENT_NODE) {
    element = node.parentElement;
  }
  const isRoot = element !== undefined && isHtmlElement(element, "html");
  if (element === undefined || isRoot && element.nodeDocument.isHtml) {
    element = node.nodeDocument.createAnElement("body", HTML_NAMESPACE);
  }
  const fragment = parseAFragment(element, text);
  let each = nextElement(fragment, fragment);
  while (each !== undefined) {
    if (each instanceof HTMLScriptElementImpl) {
      each.alreadyStarted = false;
      each.parserDocument = undefined;
    }
    each = nextElement(each, fragment);
  }
  return fragment;
}

// The context of a fragment that becomes children of a node: a body, if this is a fragment.
function contextElement(parent) {
  if (parent instanceof ElementImpl) return parent;
  return parent.nodeDocument.createAnElement("body", HTML_NAMESPACE);
}

// https://html.spec.whatwg.org/#fragment-parsing-algorithm-steps
function parseAFragment(context, text) {
  if (context.nodeDocument.isHtml) return buildFragment(context, text);
  return buildXmlFragment(context, text);
}
