// The tree accessors of documents: https://html.spec.whatwg.org/multipage/dom.html#dom-tree-accessors
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// Whether it is an element of HTML with this name.
function isHtml(element, localName) {
  return (
    element !== undefined && element.localName === localName && element.namespace === HTML_NAMESPACE
  );
}

// https://html.spec.whatwg.org/multipage/dom.html#the-html-element-2
function htmlElement(document) {
  const element = document.documentElement;
  return isHtml(element, "html") ? element : undefined;
}

// https://html.spec.whatwg.org/multipage/dom.html#the-head-element-2
function headElement(document) {
  const html = htmlElement(document);
  let child = html === undefined ? undefined : followingElement(html.firstChild);
  while (child !== undefined && !(child instanceof HTMLHeadElementImpl)) {
    child = followingElement(child.nextSibling);
  }
  return child;
}

// https://html.spec.whatwg.org/multipage/dom.html#the-body-element-2
function bodyElement(document) {
  const html = htmlElement(document);
  let child = html === undefined ? undefined : followingElement(html.firstChild);
  while (child !== undefined && !_isBody(child)) {
    child = followingElement(child.nextSibling);
  }
  return child === undefined ? undefined : child;
}

function _isBody(element) {
  return isHtml(element, "body") || isHtml(element, "frameset");
}

// https://html.spec.whatwg.org/multipage/dom.html#dom-document-body
function setBody(document, body) {
  if (body === undefined || !_isBody(body)) {
    throw new DOMException("It is neither a body nor a frameset.", "HierarchyRequestError");
  }
  const old = bodyElement(document);
  if (old === body) return;
  if (old !== undefined) {
    replaceWithin(old, body, old.parent);
    return;
  }
  const element = document.documentElement;
  if (element === undefined) {
    throw new DOMException("The document has no element.", "HierarchyRequestError");
  }
  append(body, element);
}

// https://html.spec.whatwg.org/multipage/dom.html#document.title, of SVG
function _titleOfSvg(root) {
  let child = followingElement(root.firstChild);
  while (
    child !== undefined && !(child.localName === "title" && child.namespace === SVG_NAMESPACE)
  ) {
    child = followingElement(child.nextSibling);
  }
  return child;
}

function _isSvg(element) {
  return element.localName === "svg" && element.namespace === SVG_NAMESPACE;
}

function _titleElement(document) {
  const root = document.documentElement;
  if (root !== undefined && _isSvg(root)) return _titleOfSvg(root);
  return document.titles.item(0);
}

// https://html.spec.whatwg.org/multipage/dom.html#document.title
function getTitle(document) {
  const title = _titleElement(document);
  if (title === undefined) return "";
  const parts = newList();
  const items = splitOnAsciiWhitespace(childTextContent(title));
  for (let index = 0; index < items.length; index++) {
    const each = items[index];
    if (parts.length > 0) {
      parts[parts.length] = " ";
    }
    parts[parts.length] = each;
  }
  return joinedTexts(parts);
}

// https://html.spec.whatwg.org/multipage/dom.html#document.title
function setTitle(document, value) {
  const root = document.documentElement;
  if (root === undefined) return;
  let element = _titleElement(document);
  if (_isSvg(root)) {
    if (element === undefined) {
      element = document.createAnElement("title", SVG_NAMESPACE);
      root.insertBefore(element, root.firstChild);
    }
    element.textContent = value;
  } else if (root.namespace === HTML_NAMESPACE) {
    if (element === undefined) {
      const head = headElement(document);
      if (head === undefined) return;
      element = document.createAnElement("title", HTML_NAMESPACE);
      append(element, head);
    }
    element.textContent = value;
  }
}

// https://html.spec.whatwg.org/multipage/dom.html#dom-document-dir
function getDir(document) {
  const html = htmlElement(document);
  return html === undefined ? "" : directionKeyword(html);
}

// https://html.spec.whatwg.org/multipage/dom.html#dom-dir
function directionKeyword(element) {
  const value = element.attributeValue("dir");
  const keyword = value === undefined ? "" : asciiLowercase(value);
  return keyword === "ltr" || keyword === "rtl" || keyword === "auto" ? keyword : "";
}

// https://html.spec.whatwg.org/multipage/dom.html#dom-document-dir
function setDir(document, value) {
  const html = htmlElement(document);
  if (html !== undefined) {
    html.setAnAttributeValue("dir", value);
  }
}

// https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-fgcolor and its like
function getBodyColor(document, name) {
  const body = bodyElement(document);
  return body !== undefined && isHtml(body, "body") ? reflectedDomstring(body, name) : "";
}

// https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-fgcolor and its like
function setBodyColor(document, name, value) {
  const body = bodyElement(document);
  if (body !== undefined && isHtml(body, "body")) {
    body.setAnAttributeValue(name, value);
  }
}

// The elements of HTML that have a local name.
function elementsNamed(document, localName) {
  return new HTMLCollectionImpl(document, (element) => isHtml(element, localName));
}

// https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-anchors
function anchors(document) {
  return new HTMLCollectionImpl(document, _isAnchor, true, "name");
}

function _isAnchor(element) {
  return isHtml(element, "a") && element.attributeValue("name") !== undefined;
}

// A NodeList of the elements that a filter matches, which follows mutations.
class LiveNodeList extends NodeListImpl {
  constructor(root, matches, attribute) {
    super(newList());
    this._collection = new HTMLCollectionImpl(root, matches, true, attribute);
  }

  // https://dom.spec.whatwg.org/#dom-nodelist-length
  get length() {
    return this._collection.length;
  }

  // https://dom.spec.whatwg.org/#dom-nodelist-item
  item(index) {
    return this._collection.item(index);
  }
}

// https://html.spec.whatwg.org/multipage/dom.html#dom-document-getelementsbyname
function elementsByName(document, name) {
  const matches = (element) => {
    return element.namespace === HTML_NAMESPACE && element.attributeValue("name") === name;
  };
  return new LiveNodeList(document, matches, "name");
}
