// https://dom.spec.whatwg.org/

// Nodes are reduced to what hyperlinks need. There is no tree of nodes: a document has its elements in tree
// order, append() adds to the end of them, and attributes have no namespaces. The types say which
// elements there are: the one HTMLCollection is of hyperlinks, and has no properties by name.

[Exposed=Window]
interface Node {
  readonly attribute USVString baseURI;
  readonly attribute boolean isConnected;
  readonly attribute Document? ownerDocument;
  [CEReactions] attribute DOMString? textContent;
};

[Exposed=Window]
interface Document : Node {
  constructor(optional USVString url = "about:blank", optional DOMString encoding = "UTF-8");

  readonly attribute USVString URL;
  readonly attribute USVString documentURI;
  readonly attribute DOMString characterSet;
  readonly attribute DOMString charset; // legacy alias of .characterSet
  readonly attribute DOMString inputEncoding; // legacy alias of .characterSet

  [CEReactions, NewObject] (HTMLAnchorElement or HTMLAreaElement or HTMLBaseElement or HTMLElement) createElement(DOMString localName);
};

interface mixin ParentNode {
  [CEReactions, Unscopable] undefined append(Element... nodes);
};
Document includes ParentNode;

[Exposed=Window]
interface Element : Node {
  readonly attribute DOMString localName;
  readonly attribute DOMString tagName;

  sequence<DOMString> getAttributeNames();
  DOMString? getAttribute(DOMString qualifiedName);
  [CEReactions] undefined setAttribute(DOMString qualifiedName, DOMString value);
  [CEReactions] undefined removeAttribute(DOMString qualifiedName);
  boolean hasAttribute(DOMString qualifiedName);
};

interface mixin ChildNode {
  [CEReactions, Unscopable] undefined remove();
};
Element includes ChildNode;

[Exposed=Window, LegacyUnenumerableNamedProperties]
interface HTMLCollection {
  readonly attribute unsigned long length;
  getter (HTMLAnchorElement or HTMLAreaElement)? item(unsigned long index);
  (HTMLAnchorElement or HTMLAreaElement)? namedItem(DOMString name);
};
