// Serialize nodes as HTML: https://html.spec.whatwg.org/#serialising-html-fragments
//
// There are no shadow trees. All walks are loops: a tree may be 100,000 nodes deep.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://html.spec.whatwg.org/#html-fragment-serialisation-algorithm
function serializeHtmlFragment(node) {
  const parts = newList();
  const contents = node.templateContents;
  const parent = contents === undefined ? node : contents;
  if (!serializesAsVoid(node)) {
    serializeChildren(parent, parts);
  }
  return joinedTexts(parts);
}

// An element itself, as `outerHTML` has it.
function serializeHtmlElement(element) {
  const parts = newList();
  serializeStart(element, parts);
  if (!serializesAsVoid(element)) {
    const contents = element.templateContents;
    serializeChildren(contents === undefined ? element : contents, parts);
    listAppend(parts, "</" + serializedTagName(element) + ">");
  }
  return joinedTexts(parts);
}

// Serialize the descendants of a node, with the contents of templates.
function serializeChildren(root, parts) {
  let each = root.firstChild;
  while (each !== undefined) {
    serializeStart(each, parts);
    const contents = each.templateContents;
    const inside = contents === undefined ? each : contents;
    if (inside.firstChild !== undefined && !serializesAsVoid(each)) {
      each = inside.firstChild;
      continue;
    }
    if (each instanceof ElementImpl && !serializesAsVoid(each)) {
      listAppend(parts, "</" + serializedTagName(each) + ">");
    }
    let following = each.nextSibling;
    while (following === undefined) {
      const parent = each.parent;
      if (parent === undefined || parent === root) return;
      const host = parent.hostOfFragment;
      each = host === undefined ? parent : host;
      if (each instanceof ElementImpl) {
        listAppend(parts, "</" + serializedTagName(each) + ">");
      }
      following = each.nextSibling;
    }
    each = following;
  }
}

// Serialize a node up to its children.
function serializeStart(node, parts) {
  if (node instanceof ElementImpl) {
    listAppend(parts, "<" + serializedTagName(node));
    const items = node.attributeList;
    for (let index = 0; index < items.length; index++) {
      const attribute = items[index];
      const name = serializedAttributeName(attribute);
      listAppend(parts, " " + name + "=\"" + escapedAttribute(attribute.value) + "\"");
    }
    parts[parts.length] = ">";
  } else if (node instanceof CommentImpl) {
    listAppend(parts, "<!--" + node.data + "-->");
  } else if (node instanceof ProcessingInstructionImpl) {
    listAppend(parts, "<?" + node.target + " " + node.data + ">");
  } else if (node instanceof CharacterDataImpl) {
    const isRaw = node.parent !== undefined && hasRawText(node.parent);
    listAppend(parts, isRaw ? node.data : escapedText(node.data));
  } else if (node instanceof DocumentTypeImpl) {
    listAppend(parts, "<!DOCTYPE " + node.name + ">");
  }
}

// The local name, or the qualified name of an element in another namespace.
function serializedTagName(element) {
  const namespace = element.namespace;
  return isKnownNamespace(namespace) ? element.localName : element.qualifiedName;
}

// Whether it is that of HTML, MathML or SVG.
function isKnownNamespace(namespace) {
  return (
    namespace === "http://www.w3.org/1999/xhtml" ||
      namespace === "http://www.w3.org/1998/Math/MathML" ||
      namespace === "http://www.w3.org/2000/svg"
  );
}

// https://html.spec.whatwg.org/#attribute's-serialised-name
function serializedAttributeName(attribute) {
  const namespace = attribute.namespace;
  if (namespace === undefined) return attribute.localName;
  if (namespace === "http://www.w3.org/XML/1998/namespace") {
    return "xml:" + attribute.localName;
  }
  if (namespace === XMLNS_NAMESPACE) {
    return attribute.localName === "xmlns" ? "xmlns" : "xmlns:" + attribute.localName;
  }
  if (namespace === "http://www.w3.org/1999/xlink") {
    return "xlink:" + attribute.localName;
  }
  return attribute.qualifiedName;
}

// https://html.spec.whatwg.org/#serializes-as-void
function serializesAsVoid(node) {
  if (!(node instanceof ElementImpl) || node.namespace !== HTML_NAMESPACE) return false;
  const name = node.localName;
  return (
    (name === "area" ||
      name === "base" ||
      name === "br" ||
      name === "col" ||
      name === "embed" ||
      name === "hr" ||
      name === "img" ||
      name === "input" ||
      name === "link" ||
      name === "meta") ||
      (name === "source" ||
        name === "track" ||
        name === "wbr" ||
        name === "basefont" ||
        name === "bgsound" ||
        name === "frame" ||
        name === "keygen" ||
        name === "param")
  );
}

// Whether a text in it is serialized as it is.
function hasRawText(node) {
  if (!(node instanceof ElementImpl) || node.namespace !== HTML_NAMESPACE) return false;
  if (node.localName === "noscript") return node.nodeDocument.scriptRunner !== undefined;
  return (
    node.localName === "style" ||
      node.localName === "script" ||
      node.localName === "xmp" ||
      node.localName === "iframe" ||
      node.localName === "noembed" ||
      node.localName === "noframes" ||
      node.localName === "plaintext"
  );
}
