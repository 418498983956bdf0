// Setting innerText and outerText: https://html.spec.whatwg.org/multipage/dom.html#dom-innertext
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://html.spec.whatwg.org/multipage/dom.html#rendered-text-fragment
function renderedTextFragment(text, document) {
  const fragment = document.createDocumentFragment();
  let isFirst = true;
  const items = splitIntoLines(text);
  for (let index = 0; index < items.length; index++) {
    const line = items[index];
    if (!isFirst) {
      fragment.appendChild(document.createAnElement("br", HTML_NAMESPACE));
    }
    if (line !== "") {
      fragment.appendChild(document.createTextNode(line));
    }
    isFirst = false;
  }
  return fragment;
}

// https://html.spec.whatwg.org/multipage/dom.html#set-the-inner-text-steps
function setInnerText(element, text) {
  unfocusBeforeReplacement(element);
  replaceAllWithin(renderedTextFragment(text, element.nodeDocument), element);
}

// https://html.spec.whatwg.org/multipage/dom.html#dom-outertext
function setOuterText(element, text) {
  unfocusBeforeRemoval(element);
  const parent = element.parent;
  if (parent === undefined) {
    const message = "The element has no parent.";
    throw new DOMException(message, "NoModificationAllowedError");
  }
  const following = element.nextSibling;
  const previous = element.previousSibling;
  const document = element.nodeDocument;
  const fragment = renderedTextFragment(text, document);
  if (fragment.firstChild === undefined) {
    fragment.appendChild(document.createTextNode(""));
  }
  replaceWithin(element, fragment, parent);
  if (following !== undefined && following.previousSibling !== undefined) {
    _mergeWithTheNextText(following.previousSibling);
  }
  if (previous !== undefined) {
    _mergeWithTheNextText(previous);
  }
}

// https://html.spec.whatwg.org/multipage/dom.html#merge-with-the-next-text-node
function _mergeWithTheNextText(node) {
  const following = node.nextSibling;
  if (node.nodeType !== TEXT_NODE || following === undefined || following.nodeType !== TEXT_NODE) {
    return;
  }
  const text = node;
  text.replaceData(text.length, 0, following.data);
  remove(following);
}
