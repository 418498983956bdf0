// The element interfaces of HTML, and the names of their elements.
//
// https://html.spec.whatwg.org/multipage/dom.html#elements-in-the-dom
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://html.spec.whatwg.org/multipage/#htmlaudioelement
class HTMLAudioElementImpl extends HTMLMediaElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

// A body or a frameset, which has event handlers of the window.
class WindowReflectingElement extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }

  // https://html.spec.whatwg.org/multipage/webappapis.html#determining-the-target-of-an-event-handler
  getEventHandler(type) {
    if (!isEventOfTheWindow(type)) return super.getEventHandler(type);
    const window = this.nodeDocument.window;
    return window === undefined ? undefined : window.getEventHandler(type);
  }

  // https://html.spec.whatwg.org/multipage/webappapis.html#determining-the-target-of-an-event-handler
  setEventHandler(type, callback) {
    const window = this.nodeDocument.window;
    if (!isEventOfTheWindow(type)) {
      super.setEventHandler(type, callback);
    } else if (window !== undefined) {
      window.setEventHandler(type, callback);
    }
  }
}

// https://html.spec.whatwg.org/multipage/#htmlbodyelement
class HTMLBodyElementImpl extends WindowReflectingElement {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

// https://html.spec.whatwg.org/multipage/#htmlbrelement
class HTMLBRElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

// https://html.spec.whatwg.org/multipage/#htmlcanvaselement
class HTMLCanvasElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }

  // https://html.spec.whatwg.org/multipage/canvas.html#dom-canvas-getcontext
  //
  // Nothing is drawn, so no context is supported.
  getContext(contextId, options) {
    return undefined;
  }
}

// https://html.spec.whatwg.org/multipage/#htmldataelement
class HTMLDataElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

// https://html.spec.whatwg.org/multipage/#htmldirectoryelement
class HTMLDirectoryElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

// https://html.spec.whatwg.org/multipage/#htmldivelement
class HTMLDivElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

// https://html.spec.whatwg.org/multipage/#htmldlistelement
class HTMLDListElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

// https://html.spec.whatwg.org/multipage/#htmlembedelement
class HTMLEmbedElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

// https://html.spec.whatwg.org/multipage/#htmlfontelement
class HTMLFontElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

// https://html.spec.whatwg.org/multipage/#htmlframesetelement
class HTMLFrameSetElementImpl extends WindowReflectingElement {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

// https://html.spec.whatwg.org/multipage/#htmlheadelement
class HTMLHeadElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

// https://html.spec.whatwg.org/multipage/#htmlheadingelement
class HTMLHeadingElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

// https://html.spec.whatwg.org/multipage/#htmlhrelement
class HTMLHRElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

// https://html.spec.whatwg.org/multipage/#htmlhtmlelement
class HTMLHtmlElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

// https://html.spec.whatwg.org/multipage/document-sequences.html#navigable-container
class NavigableContainer extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
    // https://html.spec.whatwg.org/multipage/document-sequences.html#content-navigable
    this.content = undefined;
  }

  // Whether it has post-connection steps.
  get hasPostConnectionSteps() {
    return true;
  }

  // https://html.spec.whatwg.org/multipage/iframe-embed-object.html#the-iframe-element:html-element-post-connection-steps
  postConnectionSteps() {
    if (this.content !== undefined) return;
    this.content = this.nodeDocument.newContentNavigable(this);
    if (this.content !== undefined) {
      this.content.processAttributes(true);
    }
  }

  // https://html.spec.whatwg.org/multipage/iframe-embed-object.html#the-iframe-element:html-element-removing-steps
  removingSteps(oldAncestor) {
    super.removingSteps(oldAncestor);
    const content = this.content;
    if (content !== undefined) {
      this.content = undefined;
      content.destroy();
    }
  }

  // Whether its class adds something to `attribute_change_steps`.
  get hasAttributeChangeSteps() {
    return true;
  }

  // https://html.spec.whatwg.org/multipage/iframe-embed-object.html#process-the-iframe-attributes
  attributeChangeSteps(localName, oldValue, value, namespace) {
    super.attributeChangeSteps(localName, oldValue, value, namespace);
    if (this.content === undefined || namespace !== undefined) return;
    if (localName === "name") {
      this.content.rename(value === undefined ? "" : value);
    } else if (this.isSource(localName, value)) {
      this.content.processAttributes(false);
    }
  }

  // Whether the document changes with an attribute.
  isSource(localName, value) {
    return localName === "src" && value !== undefined;
  }

  // https://html.spec.whatwg.org/multipage/iframe-embed-object.html#dom-iframe-contentdocument
  get contentDocument() {
    return this.content === undefined ? undefined : this.content.contentDocument;
  }

  // https://html.spec.whatwg.org/multipage/iframe-embed-object.html#dom-iframe-contentwindow
  get contentWindow() {
    return this.content === undefined ? undefined : this.content.contentWindow;
  }
}

// https://html.spec.whatwg.org/multipage/#htmlframeelement
class HTMLFrameElementImpl extends NavigableContainer {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

// https://html.spec.whatwg.org/multipage/#htmliframeelement
class HTMLIFrameElementImpl extends NavigableContainer {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }

  // https://html.spec.whatwg.org/multipage/iframe-embed-object.html#process-the-iframe-attributes
  isSource(localName, value) {
    if (localName === "srcdoc") return true;
    return super.isSource(localName, value) && this.attributeValue("srcdoc") === undefined;
  }

  // https://html.spec.whatwg.org/multipage/iframe-embed-object.html#dom-media-getsvgdocument
  getSvgDocument() {
    const document = this.contentDocument;
    const isSvg = document !== undefined && document.contentType === "image/svg+xml";
    return isSvg ? document : undefined;
  }
}

// An image, whose support is disabled: its image request stays unavailable.
//
// https://html.spec.whatwg.org/multipage/#htmlimageelement
class HTMLImageElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }

  // https://html.spec.whatwg.org/multipage/embedded-content.html#dom-img-naturalwidth
  get naturalWidth() {
    return 0;
  }

  // https://html.spec.whatwg.org/multipage/embedded-content.html#dom-img-naturalheight
  get naturalHeight() {
    return 0;
  }

  // https://html.spec.whatwg.org/multipage/embedded-content.html#dom-img-complete
  get complete() {
    if (this.attributeValue("srcset") !== undefined) return false;
    const source = this.attributeValue("src");
    return source === undefined || source === "";
  }

  // https://html.spec.whatwg.org/multipage/embedded-content.html#dom-img-currentsrc
  get currentSrc() {
    return "";
  }

  // https://html.spec.whatwg.org/multipage/embedded-content.html#dom-img-decode
  //
  // The standard waits for a request that may become available, and this one never does.
  decode() {
    return promiseRejectedWith(new DOMException("No image is loaded.", "EncodingError"));
  }
}

// https://html.spec.whatwg.org/multipage/#htmllielement
class HTMLLIElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

// https://html.spec.whatwg.org/multipage/#htmlmapelement
class HTMLMapElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

// https://html.spec.whatwg.org/multipage/#htmlmarqueeelement
class HTMLMarqueeElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

// https://html.spec.whatwg.org/multipage/#htmlmenuelement
class HTMLMenuElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

// https://html.spec.whatwg.org/multipage/#htmlmetaelement
class HTMLMetaElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

// https://html.spec.whatwg.org/multipage/#htmlmodelement
class HTMLModElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

// https://html.spec.whatwg.org/multipage/#htmlolistelement
class HTMLOListElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

// https://html.spec.whatwg.org/multipage/#htmlparagraphelement
class HTMLParagraphElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

// https://html.spec.whatwg.org/multipage/#htmlparamelement
class HTMLParamElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

// https://html.spec.whatwg.org/multipage/#htmlpictureelement
class HTMLPictureElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

// https://html.spec.whatwg.org/multipage/#htmlpreelement
class HTMLPreElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

// https://html.spec.whatwg.org/multipage/#htmlquoteelement
class HTMLQuoteElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

// https://html.spec.whatwg.org/multipage/#htmlselectedcontentelement
class HTMLSelectedContentElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

// https://html.spec.whatwg.org/multipage/#htmlsourceelement
class HTMLSourceElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

// https://html.spec.whatwg.org/multipage/#htmlspanelement
class HTMLSpanElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

// https://html.spec.whatwg.org/multipage/#htmltablecaptionelement
class HTMLTableCaptionElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

// https://html.spec.whatwg.org/multipage/#htmltablecolelement
class HTMLTableColElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

// https://html.spec.whatwg.org/multipage/#htmltimeelement
class HTMLTimeElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

// https://html.spec.whatwg.org/multipage/#htmltitleelement
class HTMLTitleElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

// https://html.spec.whatwg.org/multipage/#htmltrackelement
class HTMLTrackElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

// https://html.spec.whatwg.org/multipage/#htmlulistelement
class HTMLUListElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

// https://html.spec.whatwg.org/multipage/#htmlunknownelement
class HTMLUnknownElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

// https://html.spec.whatwg.org/multipage/#htmlvideoelement
class HTMLVideoElementImpl extends HTMLMediaElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }
}

// The classes of HTML elements by their local names.
class ElementInterfaces {
  constructor() {
    this.byName = new Table();
    this.add("audio", HTMLAudioElementImpl);
    this.add("body", HTMLBodyElementImpl);
    this.add("br", HTMLBRElementImpl);
    this.add("button", HTMLButtonElementImpl);
    this.add("canvas", HTMLCanvasElementImpl);
    this.add("data", HTMLDataElementImpl);
    this.add("datalist", HTMLDataListElementImpl);
    this.add("details", HTMLDetailsElementImpl);
    this.add("dialog", HTMLDialogElementImpl);
    this.add("dir", HTMLDirectoryElementImpl);
    this.add("div", HTMLDivElementImpl);
    this.add("dl", HTMLDListElementImpl);
    this.add("embed", HTMLEmbedElementImpl);
    this.add("fieldset", HTMLFieldSetElementImpl);
    this.add("font", HTMLFontElementImpl);
    this.add("form", HTMLFormElementImpl);
    this.add("frame", HTMLFrameElementImpl);
    this.add("frameset", HTMLFrameSetElementImpl);
    this.add("head", HTMLHeadElementImpl);
    this.add("h1 h2 h3 h4 h5 h6", HTMLHeadingElementImpl);
    this.add("hr", HTMLHRElementImpl);
    this.add("html", HTMLHtmlElementImpl);
    this.add("iframe", HTMLIFrameElementImpl);
    this.add("img", HTMLImageElementImpl);
    this.add("input", HTMLInputElementImpl);
    this.add("label", HTMLLabelElementImpl);
    this.add("legend", HTMLLegendElementImpl);
    this.add("li", HTMLLIElementImpl);
    this.add("link", HTMLLinkElementImpl);
    this.add("map", HTMLMapElementImpl);
    this.add("marquee", HTMLMarqueeElementImpl);
    this.add("menu", HTMLMenuElementImpl);
    this.add("meta", HTMLMetaElementImpl);
    this.add("meter", HTMLMeterElementImpl);
    this.add("del ins", HTMLModElementImpl);
    this.add("object", HTMLObjectElementImpl);
    this.add("ol", HTMLOListElementImpl);
    this.add("optgroup", HTMLOptGroupElementImpl);
    this.add("option", HTMLOptionElementImpl);
    this.add("output", HTMLOutputElementImpl);
    this.add("p", HTMLParagraphElementImpl);
    this.add("param", HTMLParamElementImpl);
    this.add("picture", HTMLPictureElementImpl);
    this.add("listing pre xmp", HTMLPreElementImpl);
    this.add("progress", HTMLProgressElementImpl);
    this.add("blockquote q", HTMLQuoteElementImpl);
    this.add("script", HTMLScriptElementImpl);
    this.add("selectedcontent", HTMLSelectedContentElementImpl);
    this.add("select", HTMLSelectElementImpl);
    this.add("slot", HTMLSlotElementImpl);
    this.add("source", HTMLSourceElementImpl);
    this.add("span", HTMLSpanElementImpl);
    this.add("style", HTMLStyleElementImpl);
    this.add("caption", HTMLTableCaptionElementImpl);
    this.add("td th", HTMLTableCellElementImpl);
    this.add("col colgroup", HTMLTableColElementImpl);
    this.add("table", HTMLTableElementImpl);
    this.add("tr", HTMLTableRowElementImpl);
    this.add("tbody tfoot thead", HTMLTableSectionElementImpl);
    this.add("template", HTMLTemplateElementImpl);
    this.add("textarea", HTMLTextAreaElementImpl);
    this.add("time", HTMLTimeElementImpl);
    this.add("title", HTMLTitleElementImpl);
    this.add("track", HTMLTrackElementImpl);
    this.add("ul", HTMLUListElementImpl);
    this.add("applet bgsound blink isindex keygen multicol nextid spacer", HTMLUnknownElementImpl);
    this.add("video", HTMLVideoElementImpl);
    this.add(
      "abbr acronym address article aside b basefont bdi bdo big center cite code dd dfn dt em figcaption figure footer header hgroup i kbd main mark nav nobr noembed noframes noscript plaintext rb rp rt rtc ruby s samp search section small strike strong sub summary sup tt u var wbr",
      HTMLElementImpl,
    );
  }

  // Let elements of these names implement an interface.
  add(localNames, interface_) {
    const items = splitOnAsciiWhitespace(localNames);
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      tableSet(this.byName, each, interface_);
    }
  }

  // https://html.spec.whatwg.org/multipage/dom.html#htmlelement:element-interface
  of(localName) {
    const interface_ = tableGet(this.byName, localName);
    if (interface_ !== undefined) return interface_;
    return isValidCustomElementName(localName) ? HTMLElementImpl : HTMLUnknownElementImpl;
  }
}
withoutParent(ElementInterfaces);

const ELEMENT_INTERFACES = new ElementInterfaces();

// Create an element that implements the element interface of a name.
function newHtmlElement(document, localName, prefix) {
  return newInstance(ELEMENT_INTERFACES.of(localName), document, localName, prefix);
}

// Whether a body's event handler is that of the window.
//
// These are the window-reflecting body element event handler set and the members of
// https://html.spec.whatwg.org/multipage/webappapis.html#windoweventhandlers
function isEventOfTheWindow(type) {
  return (
    (type === "blur" ||
      type === "error" ||
      type === "focus" ||
      type === "load" ||
      type === "resize" ||
      type === "scroll") ||
      (type === "afterprint" ||
        type === "beforeprint" ||
        type === "beforeunload" ||
        type === "hashchange" ||
        type === "languagechange") ||
      (type === "message" ||
        type === "messageerror" ||
        type === "offline" ||
        type === "online" ||
        type === "pagehide" ||
        type === "pagereveal") ||
      (type === "pageshow" ||
        type === "pageswap" ||
        type === "popstate" ||
        type === "rejectionhandled" ||
        type === "storage") ||
      (type === "unhandledrejection" || type === "unload")
  );
}
