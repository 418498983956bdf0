// Documents and elements of HTML, which have URLs. webapi/html/nodes.py is the counterpart in Python.
// By hand, because URLs are Python's, as said below.
//
// URLs are Python's: each document has a twin there, which has its URL, location and cookies. A request asks
// it about a hyperlink. The tree of the twin stays empty.

const askDocument = (kind, ...values) => {
  let text = documentCall + quote(kind);
  for (let index = 0; index < values.length; index++) text += "," + requestText(values[index]);
  return ask(text + "]")[1];
};

// The text of a handle, a boolean, a string or undefined.
function requestText(value) {
  if (value === undefined) return "null";
  return typeof value === "string" ? quote(value) : "" + value;
}

const HTMLDocumentBrand = newBrand("HTMLDocument", DocumentBrand, "html_document");

class HTMLDocumentImpl extends DocumentImpl {
  constructor(contentType = "application/xml", isHtml = false) {
    super(contentType, isHtml);
    if (isHtml && page !== undefined) this.brand = HTMLDocumentBrand;
    this.handle = 0;
    // The first base element that has an href.
    this.base = undefined;
    // https://html.spec.whatwg.org/multipage/semantics.html#frozen-base-url, of `base`
    this.frozenBaseUrl = "";
    this.bases = undefined;
    this.allLinks = undefined;
    this.ownLocation = undefined;
    // The document around a frame whose URL is about:blank or about:srcdoc, which has its cookies.
    this.creator = undefined;
    // https://html.spec.whatwg.org/multipage/dom.html#concept-document-about-base-url
    this.aboutBaseUrl = undefined;
  }

  // https://dom.spec.whatwg.org/#dom-document-document
  // The URL and the encoding are additions: a document with a URL is an HTML document.
  constructorSteps(url, encoding) {
    if (url !== undefined) {
      this.contentType = "text/html";
      this.isHtml = true;
    }
    this.setTwin(askDocument("new", url, encoding));
  }

  setTwin(handle) {
    this.handle = handle;
    watch(this, handle);
  }

  // The handle of the document in Python.
  twin() {
    if (this.handle === 0) this.setTwin(askDocument("new", undefined, "UTF-8"));
    return this.handle;
  }

  newDocument(contentType, isHtml) {
    return isHtml ? new HTMLDocumentImpl(contentType, isHtml) : new XMLDocumentImpl(contentType, isHtml);
  }

  // https://dom.spec.whatwg.org/#clone-a-single-node
  cloneASingleNode(document) {
    const Kind = this instanceof XMLDocumentImpl ? XMLDocumentImpl : HTMLDocumentImpl;
    const copy = new Kind(this.contentType, this.isHtml);
    copy.mode = this.mode;
    copy.setTwin(askDocument("clone", this.twin()));
    return copy;
  }

  get url() {
    return askDocument("get", this.twin(), "URL");
  }

  get documentUri() {
    return this.url;
  }

  get characterSet() {
    return askDocument("get", this.twin(), "characterSet");
  }

  get charset() {
    return this.characterSet;
  }

  get inputEncoding() {
    return this.characterSet;
  }

  // https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-document-location
  // Outside of pages, each document has one.
  get location() {
    if (page !== undefined && this.window === undefined) return undefined;
    if (this.ownLocation === undefined) {
      this.ownLocation = platformObject(askDocument("location", this.twin()));
    }
    return this.ownLocation;
  }

  // https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-document-defaultview
  get defaultView() {
    return this.window === undefined ? null : objectOf(this.window);
  }

  // https://html.spec.whatwg.org/multipage/interaction.html#dom-documentorshadowroot-activeelement
  get activeElement() {
    const container = focusedDocument === undefined ? undefined : containerOfFocus(this);
    return container === undefined ? super.activeElement : retarget(container, this);
  }

  hasFocus() {
    if (this.window === undefined || this.window === globalTarget()) return true;
    return focusedDocument === this || containerOfFocus(this) !== undefined;
  }

  // https://html.spec.whatwg.org/multipage/interaction.html#focus-update-steps
  takeTheFocus() {
    if (isLoaded.frames !== true || this.window === undefined) return;
    const old = focusedDocument === undefined ? documentImpl() : focusedDocument;
    if (old === this) return;
    unfocus(old);
    focusedDocument = this;
    if (old.window !== undefined) fireAnEvent("blur", old.window);
    fireAnEvent("focus", this.window);
  }

  get cookie() {
    return this.creator === undefined ? askDocument("get", this.twin(), "cookie") : this.creator.cookie;
  }

  set cookie(value) {
    if (this.creator === undefined) askDocument("set cookie", this.twin(), value);
    else this.creator.cookie = value;
  }

  newContentNavigable(element) {
    return page === undefined || this.window === undefined ? undefined : newFrame(element);
  }

  openForMarkup() {
    documentOpen(this);
  }

  writeMarkup(texts, lineFeed) {
    documentWrite(this, texts, lineFeed);
  }

  closeMarkup() {
    documentClose(this);
  }

  // https://html.spec.whatwg.org/multipage/dom.html#dom-document-links
  get links() {
    if (this.allLinks === undefined) {
      this.allLinks = new HTMLCollectionImpl(this, isLink, true, "href");
    }
    return this.allLinks;
  }

  // https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element
  get targetElement() {
    const names = askDocument("fragment", this.twin());
    for (let index = 0; index < names.length; index++) {
      const found = this.getElementById(names[index]);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  serializedUrl() {
    return this.url;
  }

  serializedBaseUrl() {
    if (this.base !== undefined) return this.frozenBaseUrl;
    return this.aboutBaseUrl === undefined ? this.url : this.aboutBaseUrl;
  }

  // https://html.spec.whatwg.org/multipage/urls-and-fetching.html#encoding-parsing-and-serializing-a-url
  encodingParseAndSerialize(url) {
    const base = this.base === undefined ? undefined : this.frozenBaseUrl;
    const found = askDocument("parse url", this.twin(), base, url);
    return found === null ? undefined : found;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#picking-an-encoding-for-the-form
  formEncoding(acceptCharset) {
    return askDocument("form encoding", this.twin(), acceptCharset);
  }

  emptyFile() {
    return platformObject(askDocument("empty file"));
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#create-an-entry
  newFormData(entries) {
    let text = "";
    for (let index = 0; index < entries.length; index++) {
      const entry = entries[index];
      const file = entry.file === undefined ? "" : "," + toHandleText(entry.file);
      text += (index === 0 ? "[" : ",[") + quote(entry.name) + "," + quote(entry.text) + file + "]";
    }
    return platformObject(ask(documentCall + '"form data",[' + text + "]]")[1]);
  }

  // The entry list is in Python.
  entriesOfFormData(formData) {
    return formData;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm
  submitAForm(submission) {
    let base = this.base === undefined ? undefined : this.frozenBaseUrl;
    const frame = isLoaded.frames !== true ? undefined : frameOfTarget(this, submission.target);
    if (frame !== undefined) {
      base = this.serializedBaseUrl();
      submission.target = "";
      if (submission.action === "") submission.action = this.url;
    }
    const script = askDocument(
      "submit",
      frame === undefined ? this.twin() : frame.window.document.twin(),
      base,
      +toHandleText(submission.entries),
      submission.encoding,
      submission.action,
      submission.method,
      submission.enctype,
      submission.target,
    );
    if (page === undefined || this.window === undefined) return;
    if (script !== null) inPageTask(() => runScript(evaluate, script));
    else navigated();
  }

  findTheBaseElement() {
    if (this.bases === undefined) this.bases = new HTMLCollectionImpl(this, isBase, true, "href");
    const base = this.bases.item(0);
    if (base === undefined) this.base = undefined;
    else if (base !== this.base) base.setTheFrozenBaseUrl();
  }

  // https://dom.spec.whatwg.org/#dom-document-createrange
  createRange() {
    return new RangeImpl(this);
  }

  // https://w3c.github.io/selection-api/#dom-document-getselection
  getSelection() {
    return selectionOf(this);
  }

  // https://dom.spec.whatwg.org/#dom-document-createnodeiterator
  createNodeIterator(root, whatToShow, filter) {
    const iterator = new NodeIteratorImpl(root, whatToShow, filter);
    root.nodeDocument.followWithAnIterator(iterator);
    return iterator;
  }

  // https://dom.spec.whatwg.org/#dom-document-createtreewalker
  createTreeWalker(root, whatToShow, filter) {
    return new TreeWalkerImpl(root, whatToShow, filter);
  }

  // https://dom.spec.whatwg.org/#dom-xpathevaluatorbase-createexpression
  createExpression(expression, resolver) {
    return xpathEvaluator().createExpression(expression, resolver);
  }

  // https://dom.spec.whatwg.org/#dom-xpathevaluatorbase-creatensresolver
  createNsResolver(nodeResolver) {
    return nodeResolver;
  }

  // https://dom.spec.whatwg.org/#dom-xpathevaluatorbase-evaluate
  evaluate(expression, contextNode, resolver, type, result) {
    return xpathEvaluator().evaluate(expression, contextNode, resolver, type, result);
  }
}

// https://dom.spec.whatwg.org/#xmldocument
class XMLDocumentImpl extends HTMLDocumentImpl {
  constructor(contentType, isHtml) {
    super(contentType, isHtml);
  }
}

// The document that has the focus, once a frame has had it.
let focusedDocument;

// The element in a document, whose frame has the focus or has it inside.
function containerOfFocus(document) {
  let each = focusedDocument;
  while (each !== undefined && each !== document && each.window !== undefined && each.window !== globalTarget()) {
    const element = each.window.navigable.element;
    if (element.nodeDocument === document) return element;
    each = element.nodeDocument;
  }
  return undefined;
}

// A frame that goes leaves the focus to the page.
function leaveTheFocus(document) {
  if (focusedDocument === document) focusedDocument = documentImpl();
}

// The document of a page, whose twin has the handle.
function pageDocument(handle) {
  const type = page.contentType;
  const isHtml = type === "text/html";
  const document = new (isHtml ? HTMLDocumentImpl : XMLDocumentImpl)(type, isHtml);
  document.setTwin(handle);
  document.window = globalTarget();
  document.referrer = page.referrer;
  document.hasBrowsingContext = true;
  document.namedElements.access = new WindowNames(document.namedElements);
  return document;
}

const hasHref = (element) => element.attributeValue("href") !== undefined;
const isLink = (element) => element instanceof HyperlinkImpl && hasHref(element);
const isBase = (element) => element instanceof HTMLBaseElementImpl && hasHref(element);

// https://html.spec.whatwg.org/multipage/nav-history-apis.html#concept-document-window
// The document of the nodes and ranges that constructors make.
let noPagesDocument;

function associatedDocument() {
  if (page !== undefined) return documentImpl();
  if (noPagesDocument === undefined) noPagesDocument = new HTMLDocumentImpl("text/html", true);
  return noPagesDocument;
}

// https://html.spec.whatwg.org/multipage/links.html#hyperlink
class HyperlinkImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
    // The handle of the element in Python that has the blob URL, which is parsed once; or 0.
    this.blobTwin = 0;
  }

  get hasAttributeChangeSteps() {
    return true;
  }

  // https://html.spec.whatwg.org/multipage/links.html#concept-hyperlink-url-set
  attributeChangeSteps(localName, oldValue, value, namespace) {
    super.attributeChangeSteps(localName, oldValue, value, namespace);
    if (localName !== "href" || namespace !== undefined) return;
    this.blobTwin = 0;
    if (value !== undefined && mayBeABlobUrl(value) && this.protocol === "blob:") {
      this.blobTwin = this.twin();
    }
  }

  // Make an element in Python with the same URL, and return its handle.
  twin() {
    if (this.blobTwin !== 0) return this.blobTwin;
    const handle = this.askAboutLink("twin");
    watch(this, handle);
    return handle;
  }

  // Ask Python about an element with the same URL.
  askAboutLink(kind, ...values) {
    let text = this.blobTwin + ",null,null";
    if (this.blobTwin === 0) {
      const document = this.nodeDocument;
      const base = document.base === undefined ? undefined : document.frozenBaseUrl;
      const href = this.attributeValue("href");
      text = document.twin() + "," + requestText(base) + "," + requestText(href);
    }
    for (let index = 0; index < values.length; index++) text += "," + quote(values[index]);
    return ask(documentCall + quote(kind) + "," + text + "]")[1];
  }

  get hasActivationBehavior() {
    return true;
  }

  // https://html.spec.whatwg.org/multipage/links.html#links-created-by-a-and-area-elements
  activationBehavior(event) {
    if (page !== undefined && hasHref(this) && this.nodeDocument.window !== undefined) followTheHyperlink(this);
  }

  partOfUrl(name) {
    return hasHref(this) ? this.askAboutLink("link", name) : "";
  }

  // https://html.spec.whatwg.org/multipage/links.html#update-href
  setPartOfUrl(name, value) {
    if (!hasHref(this)) return;
    const href = this.askAboutLink("set link", name, value);
    if (href !== null) this.setAnAttributeValue("href", href);
  }

  get text() {
    return this.textContent;
  }

  set text(value) {
    this.textContent = value;
  }

  get href() {
    return this.partOfUrl("href");
  }

  get origin() {
    return this.partOfUrl("origin");
  }

  get protocol() {
    return hasHref(this) ? this.askAboutLink("link", "protocol") : ":";
  }

  set protocol(value) {
    this.setPartOfUrl("protocol", value);
  }
}

// https://html.spec.whatwg.org/multipage/links.html#following-hyperlinks-2
function followTheHyperlink(link) {
  const target = link.attributeValue("target") || "";
  const isHere = target === "" || isThisWindow(target);
  const name = link.attributeValue("download");
  if (name !== undefined && downloads(link, name)) return;
  if (name === undefined && isLoaded.frames === true) {
    const frame = frameOfTarget(link.nodeDocument, target);
    const url = frame && link.nodeDocument.encodingParseAndSerialize(link.attributeValue("href"));
    if (url !== undefined) {
      frame.goTo(url);
      return;
    }
  }
  if (!isHere && name === undefined && page.opens) {
    openLink(link, target);
    return;
  }
  if (!isHere || name !== undefined) {
    const what = isHere ? "Downloads are" : "The second window of a link with target is";
    report(new DOMException(what + " missing in this page.", "NotSupportedError"));
    return;
  }
  const url = link.nodeDocument.encodingParseAndSerialize(link.attributeValue("href"));
  if (url === undefined) return;
  const script = askWindow('"follow",' + quote(url));
  if (script !== null) inPageTask(() => runScript(evaluate, script));
  else navigated();
}

// https://html.spec.whatwg.org/multipage/links.html#get-an-element's-noopener
function openLink(link, target) {
  const url = link.nodeDocument.encodingParseAndSerialize(link.attributeValue("href"));
  if (url === undefined) return;
  const words = splitOnAsciiWhitespace(asciiLowercase(link.attributeValue("rel") || ""));
  let hasOpener = asciiLowercase(target) !== "_blank";
  for (let index = 0; index < words.length; index++) {
    if (words[index] === "opener") hasOpener = true;
    if (words[index] === "noopener" || words[index] === "noreferrer") hasOpener = false;
  }
  openWindow(url, target, hasOpener);
}

// https://html.spec.whatwg.org/multipage/links.html#downloading-hyperlinks
// Whether the host takes the file.
function downloads(link, name) {
  const url = link.nodeDocument.encodingParseAndSerialize(link.attributeValue("href"));
  return url === undefined || askWindow('"download",' + quote(url) + "," + quote(name));
}

const blobUrlStart = /^[\0- ]*[Bb]/;
const mayBeABlobUrl = (text) => execute(blobUrlStart, text) !== null;

const linkParts = ["username", "password", "host", "hostname", "port", "pathname", "search", "hash"];
for (let index = 0; index < linkParts.length; index++) {
  const name = linkParts[index];
  defineProperty(HyperlinkImpl.prototype, name, {
    __proto__: null,
    get() {
      return this.partOfUrl(name);
    },
    set(value) {
      this.setPartOfUrl(name, value);
    },
  });
}

class HTMLAnchorElementImpl extends HyperlinkImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

class HTMLAreaElementImpl extends HyperlinkImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

class HTMLBaseElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }

  // https://html.spec.whatwg.org/multipage/semantics.html#dom-base-href
  get href() {
    return askDocument("base href", this.nodeDocument.twin(), reflectedDomstring(this, "href"));
  }

  // https://html.spec.whatwg.org/multipage/semantics.html#set-the-frozen-base-url
  setTheFrozenBaseUrl() {
    const document = this.nodeDocument;
    document.base = this;
    document.frozenBaseUrl = askDocument("base", document.twin(), reflectedDomstring(this, "href"));
  }

  get hasAttributeChangeSteps() {
    return true;
  }

  // https://html.spec.whatwg.org/multipage/semantics.html#the-base-element
  attributeChangeSteps(localName, oldValue, value, namespace) {
    super.attributeChangeSteps(localName, oldValue, value, namespace);
    if (localName !== "href" || namespace !== undefined || !this.isConnected) return;
    const document = this.nodeDocument;
    if (document.base === this) document.base = undefined;
    document.findTheBaseElement();
  }

  insertionSteps() {
    super.insertionSteps();
    this.nodeDocument.findTheBaseElement();
  }

  removingSteps(oldAncestor) {
    super.removingSteps(oldAncestor);
    this.nodeDocument.findTheBaseElement();
  }
}

ELEMENT_INTERFACES.add("a", HTMLAnchorElementImpl);
ELEMENT_INTERFACES.add("area", HTMLAreaElementImpl);
ELEMENT_INTERFACES.add("base", HTMLBaseElementImpl);
