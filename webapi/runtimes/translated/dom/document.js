// Documents: https://dom.spec.whatwg.org/#interface-document
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const MOST_CONTROL_NAMES = 1000;

// https://dom.spec.whatwg.org/#interface-documenttype
class DocumentTypeImpl extends ChildNode {
  constructor(nodeDocument, name, publicId = "", systemId = "") {
    super(DOCUMENT_TYPE_NODE, nodeDocument);
    this.name = name;
    this.publicId = publicId;
    this.systemId = systemId;
  }

  // https://dom.spec.whatwg.org/#dom-node-nodename
  get nodeName() {
    return this.name;
  }

  // https://dom.spec.whatwg.org/#concept-node-length
  get length() {
    return 0;
  }

  // The element from which a namespace is located.
  elementForNamespaces() {
    return undefined;
  }

  // https://dom.spec.whatwg.org/#clone-a-single-node
  cloneASingleNode(document) {
    return new DocumentTypeImpl(document, this.name, this.publicId, this.systemId);
  }

  // https://dom.spec.whatwg.org/#concept-node-equals, without the steps about children
  equalsWithoutChildren(other) {
    return (
      other instanceof DocumentTypeImpl &&
        this.name === other.name &&
        this.publicId === other.publicId &&
        this.systemId === other.systemId
    );
  }
}

// https://dom.spec.whatwg.org/#interface-document
class DocumentImpl extends ParentNode {
  constructor(contentType = "application/xml", isHtml = false) {
    super(DOCUMENT_NODE);
    // https://dom.spec.whatwg.org/#concept-document-content-type
    this.contentType = contentType;
    // Whether its type is "html": https://dom.spec.whatwg.org/#concept-document-type
    this.isHtml = isHtml;
    // https://dom.spec.whatwg.org/#concept-document-mode
    this.mode = "no-quirks";
    // Whether it has a custom element registry and a selection, as documents of pages have.
    this.hasBrowsingContext = false;
    // The custom element registry, once somebody asked for it.
    this.registry = undefined;
    // The relevant global object, if there is a browsing context.
    this.window = undefined;
    // The script element whose classic script runs.
    this.runningScript = undefined;
    // What runs the scripts, if scripting is enabled.
    this.scriptRunner = undefined;
    // https://dom.spec.whatwg.org/#document-allow-declarative-shadow-roots
    this.allowDeclarativeShadowRoots = false;
    // The parser that builds it step by step, if there is one.
    this.parser = undefined;
    // https://html.spec.whatwg.org/#ignore-destructive-writes-counter
    this.ignoredDestructiveWrites = 0;
    // https://html.spec.whatwg.org/#throw-on-dynamic-markup-insertion-counter
    this.customElementsInCreation = 0;
    this._implementation = undefined;
    this._templateDocument = undefined;
    // https://html.spec.whatwg.org/multipage/dom.html#current-document-readiness
    this.readyState = "complete";
    // https://html.spec.whatwg.org/multipage/dom.html#dom-document-referrer
    this.referrer = "";
    // https://html.spec.whatwg.org/multipage/interaction.html#focused-area-of-the-document
    this.focused = undefined;
    this.willFixTheFocus = false;
    // Whether the user pressed a button of the mouse last, and no key.
    this.wasUsedByMouse = false;
    // What the mouse is over.
    this.hovered = undefined;
    // What the main button of the mouse is down on.
    this.pressed = undefined;
    this.pointerCapture = new PointerCapture();
    // The ancestors of what is focused, once somebody asked for them.
    this.focusAncestors = undefined;
    // The open element of each details name group.
    this.openDetails = new Table();
    // The showing popovers that are not manual, in the order in which they were opened.
    //
    // https://html.spec.whatwg.org/multipage/popover.html#showing-auto-popover-list
    this.openPopovers = newList();
    this._adoptedStyleSheets = undefined;
    // The sheets of its style elements, once somebody asked for them.
    this.styleSheets = undefined;
    this._styles = undefined;
    // Who hears of changes of styles, in a page with transitions or animations.
    this.motion = undefined;
    // https://html.spec.whatwg.org/multipage/interactive-elements.html#open-dialogs-list
    this.openDialogs = new Table();
    // https://html.spec.whatwg.org/multipage/interactive-elements.html#dialog-pointerdown-target
    this.pressedDialog = undefined;
    // https://html.spec.whatwg.org/multipage/popover.html#popover-pointerdown-target
    this.pressedPopover = undefined;
    this.closeWatchers = new CloseWatcherManager();
    this._collections = new Table();
    // What follows the mutations of its nodes
    // Whether a mutation observer may observe its nodes.
    this.isObserved = false;
    // Whether one of its elements may have a shadow root.
    this.hasShadowTrees = false;
    this.ids = undefined;
    // Lists of elements for the root that was searched last.
    this.elementLists = undefined;
    // What is known of forms and controls, by the roots of their trees.
    this.formTrees = undefined;
    this._formChanges = 0;
    // The names and IDs that controls have had, which may hide members of a form.
    this.controlNames = new Table();
    // Whether one of its elements may be a form-associated custom element.
    this.hasCustomControls = false;
    // The connected ones that have an attribute ``form``.
    this.customControlsById = new Table();
    // The collections that know their elements.
    this.liveCollections = newList();
    // The live ranges whose nodes have this node document.
    this.ranges = undefined;
    // The selection, once somebody asked for it.
    this.selection = undefined;
    // What the next change of a node ends.
    this.unchanged = undefined;
    // The NodeIterator objects whose roots have this node document.
    this.iterators = undefined;
  }

  // https://drafts.csswg.org/cssom/#dom-documentorshadowroot-adoptedstylesheets
  get adoptedStyleSheets() {
    if (this._adoptedStyleSheets === undefined) {
      this._adoptedStyleSheets = newAdoptedStyleSheets(this);
    }
    return this._adoptedStyleSheets;
  }

  set adoptedStyleSheets(sheets) {
    setAdoptedStyleSheets(this.adoptedStyleSheets, sheets);
  }

  // What is known of the cascade in its tree, once somebody asked for it.
  get styles() {
    return this._styles;
  }

  set styles(styles) {
    if (styles === undefined) {
      if (this.motion !== undefined) {
        this.motion.sheetsChange();
      } else if (this.hasBrowsingContext) {
        watchStyles(this);
      }
    }
    if (styles === undefined && this.focused !== undefined) {
      focusFixup(this);
    }
    this._styles = styles;
  }

  // Let a live range follow the mutations of the document's nodes.
  followWithARange(range) {
    if (this.ranges === undefined) {
      this.ranges = new WeakList();
    }
    this.ranges.append(range);
  }

  // Let a NodeIterator follow the mutations of the document's nodes.
  followWithAnIterator(iterator) {
    if (this.iterators === undefined) {
      this.iterators = new WeakList();
    }
    this.iterators.append(iterator);
  }

  // https://dom.spec.whatwg.org/#dom-document-url
  serializedUrl() {
    return "about:blank";
  }

  // https://html.spec.whatwg.org/multipage/urls-and-fetching.html#document-base-url
  serializedBaseUrl() {
    return "about:blank";
  }

  // A number that is greater than those before.
  nextFormChange() {
    this._formChanges += 1;
    return this._formChanges;
  }

  // Note that a control has this name or ID.
  noteControlName(name) {
    if (tableSize(this.controlNames) < MOST_CONTROL_NAMES) {
      tableSet(this.controlNames, name, true);
    }
  }

  // Whether a control may have this name or ID.
  mayHaveAControlNamed(name) {
    return tableHas(this.controlNames, name) || tableSize(this.controlNames) === MOST_CONTROL_NAMES;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#picking-an-encoding-for-the-form
  formEncoding(acceptCharset) {
    return "UTF-8";
  }

  // The value of a file input without files. Documents of pages have it.
  emptyFile() {
    return undefined;
  }

  // The value of a new FormData object with these entries. Documents of pages have it.
  newFormData(entries) {
    return entries;
  }

  // A copy of the entry list of a FormData object.
  entriesOfFormData(formData) {
    return formData;
  }

  // Navigate to what a form submits. Documents without a URL cannot.
  submitAForm(submission) {}

  // Whether it is a DocumentFragment, DocumentType, Element, or CharacterData node.
  get mayHaveAParent() {
    return false;
  }

  // https://dom.spec.whatwg.org/#dom-node-nodename
  get nodeName() {
    return "#document";
  }

  // The element from which a namespace is located.
  elementForNamespaces() {
    return this.documentElement;
  }

  // https://html.spec.whatwg.org/multipage/dom.html#the-document-object:get-the-parent
  getTheParent(event) {
    return event.type === "load" ? undefined : this.window;
  }

  // Create a document for this one's steps.
  newDocument(contentType, isHtml) {
    return new DocumentImpl(contentType, isHtml);
  }

  // https://dom.spec.whatwg.org/#clone-a-single-node
  cloneASingleNode(document) {
    const copy = this.newDocument(this.contentType, this.isHtml);
    copy.mode = this.mode;
    return copy;
  }

  // https://dom.spec.whatwg.org/#dom-nonelementparentnode-getelementbyid
  getElementById(elementId) {
    return this._knownIds().first(elementId);
  }

  _knownIds() {
    if (this.ids === undefined) {
      this.ids = new Ids(this);
    }
    return this.ids;
  }

  // The elements that scripts find by name at the document and at its window.
  get namedElements() {
    const ids = this._knownIds();
    if (ids.names === undefined) return new NamedElements(this, ids);
    return ids.names;
  }

  // https://html.spec.whatwg.org/multipage/browsing-the-web.html#target-element
  get targetElement() {
    return undefined;
  }

  // The document of the contents of templates.
  //
  // https://html.spec.whatwg.org/multipage/scripting.html#appropriate-template-contents-owner-document
  appropriateTemplateContentsOwnerDocument() {
    if (this._templateDocument === undefined) {
      const new_ = this.newDocument(this.isHtml ? "text/html" : "application/xml", this.isHtml);
      new_._templateDocument = new_;
      this._templateDocument = new_;
    }
    return this._templateDocument;
  }

  // https://html.spec.whatwg.org/multipage/urls-and-fetching.html#encoding-parsing-and-serializing-a-url
  //
  // Documents of pages have a base URL and an encoding.
  encodingParseAndSerialize(url) {
    return undefined;
  }

  // https://html.spec.whatwg.org/multipage/dom.html#dom-document-currentscript
  get currentScript() {
    const script = this.runningScript;
    return script === undefined || rootAsShadowRoot(script) !== undefined ? undefined : script;
  }

  // https://dom.spec.whatwg.org/#dom-document-implementation
  get implementation() {
    if (this._implementation === undefined) {
      this._implementation = new DOMImplementationImpl(this);
    }
    return this._implementation;
  }

  // https://dom.spec.whatwg.org/#dom-document-compatmode
  get compatMode() {
    return this.mode === "quirks" ? "BackCompat" : "CSS1Compat";
  }

  // https://dom.spec.whatwg.org/#dom-document-doctype
  get doctype() {
    let child = this.firstChild;
    while (child !== undefined && child.nodeType !== DOCUMENT_TYPE_NODE) {
      child = child.nextSibling;
    }
    return child === undefined ? undefined : child;
  }

  // https://dom.spec.whatwg.org/#dom-document-documentelement
  get documentElement() {
    return followingElement(this.firstChild);
  }

  // Create an element that implements the element interface of a name.
  //
  // https://html.spec.whatwg.org/multipage/dom.html#elements-in-the-dom
  newHtmlElement(localName, prefix) {
    return newHtmlElement(this, localName, prefix);
  }

  // https://html.spec.whatwg.org/multipage/document-sequences.html#create-a-new-child-navigable
  //
  // It is None of a document that no window shows.
  newContentNavigable(element) {
    return undefined;
  }

  // Create an HTMLUnknownElement.
  newUnknownElement(localName) {
    return new HTMLUnknownElementImpl(this, localName);
  }

  // https://dom.spec.whatwg.org/#dom-documentorshadowroot-customelementregistry
  get customElementRegistry() {
    if (this.hasBrowsingContext && this.registry === undefined) {
      this.registry = newRegistry(this);
    }
    return this.registry;
  }

  // https://dom.spec.whatwg.org/#concept-create-element
  createAnElement(localName, namespace, prefix, synchronous = false) {
    if (namespace !== HTML_NAMESPACE) {
      const foreign = newForeignElement(this, localName, namespace, prefix);
      return foreign === undefined ? new ElementImpl(this, localName, namespace, prefix) : foreign;
    }
    if (this.registry === undefined) return this.newHtmlElement(localName, prefix);
    const definition = lookUpADefinition(this, namespace, localName);
    if (definition === undefined) return this.newHtmlElement(localName, prefix);
    let element;
    if (synchronous) {
      element = createACustomElement(definition, this);
      element.prefix = prefix;
      return element;
    }
    element = this.newHtmlElement(localName, prefix);
    enqueueAnUpgrade(element, definition);
    return element;
  }

  // https://dom.spec.whatwg.org/#dom-document-createelement, without options
  createElement(localName) {
    if (!isValidElementLocalName(localName)) {
      const message = "Failed to execute 'createElement' on 'Document': the name is not valid.";
      throw new DOMException(message, "InvalidCharacterError");
    }
    const name = this.isHtml ? asciiLowercase(localName) : localName;
    const isInHtml = this.isHtml || this.contentType === "application/xhtml+xml";
    const namespace = isInHtml ? HTML_NAMESPACE : undefined;
    return this.createAnElement(name, namespace, undefined, true);
  }

  // https://dom.spec.whatwg.org/#internal-createelementns-steps, without options
  createElementNs(namespace, qualifiedName) {
    const name = validateAndExtract(namespace, qualifiedName, false);
    return this.createAnElement(name.localName, name.namespace, name.prefix, true);
  }

  // https://dom.spec.whatwg.org/#dom-document-createdocumentfragment
  createDocumentFragment() {
    return new DocumentFragmentImpl(this);
  }

  // https://dom.spec.whatwg.org/#dom-document-createtextnode
  createTextNode(data) {
    return new TextImpl(this, data);
  }

  // https://dom.spec.whatwg.org/#dom-document-createcdatasection
  createCdataSection(data) {
    if (this.isHtml) {
      const message = "An HTML document has no CDATA sections.";
      throw new DOMException(message, "NotSupportedError");
    }
    if (textContains(data, "]]>")) {
      throw new DOMException("The data contains ']]>'.", "InvalidCharacterError");
    }
    return new CDATASectionImpl(this, data);
  }

  // https://dom.spec.whatwg.org/#dom-document-createcomment
  createComment(data) {
    return new CommentImpl(this, data);
  }

  // https://dom.spec.whatwg.org/#dom-document-createprocessinginstruction
  createProcessingInstruction(target, data) {
    if (!isXmlName(target)) {
      throw new DOMException("The target is not a name.", "InvalidCharacterError");
    }
    if (textContains(data, "?>")) {
      throw new DOMException("The data contains '?>'.", "InvalidCharacterError");
    }
    return new ProcessingInstructionImpl(this, target, data);
  }

  // https://dom.spec.whatwg.org/#dom-document-importnode, without custom elements
  importNode(node, options) {
    if (node.nodeType === DOCUMENT_NODE || node instanceof ShadowRootImpl) {
      const message = "Documents and shadow roots cannot be imported.";
      throw new DOMException(message, "NotSupportedError");
    }
    if (typeof options === "boolean") return cloneANode(node, this, options);
    return cloneANode(node, this, options.selfOnly !== true);
  }

  // https://dom.spec.whatwg.org/#dom-document-adoptnode
  adoptNode(node) {
    if (node.nodeType === DOCUMENT_NODE) {
      throw new DOMException("A document cannot be adopted.", "NotSupportedError");
    }
    if (node instanceof ShadowRootImpl) {
      throw new DOMException("A shadow root stays with its host.", "HierarchyRequestError");
    }
    adoptInto(node, this);
    return node;
  }

  // https://dom.spec.whatwg.org/#dom-document-createattribute
  createAttribute(localName) {
    if (!isValidAttributeLocalName(localName)) {
      throw new DOMException("The name of the attribute is not valid.", "InvalidCharacterError");
    }
    return new AttrImpl(
      this,
      new Attribute(this.isHtml ? asciiLowercase(localName) : localName, ""),
    );
  }

  // https://dom.spec.whatwg.org/#dom-document-createattributens
  createAttributeNs(namespace, qualifiedName) {
    const name = validateAndExtract(namespace, qualifiedName, true);
    return new AttrImpl(this, new Attribute(name.localName, "", name.namespace, name.prefix));
  }

  // https://dom.spec.whatwg.org/#dom-document-createevent
  //
  // As in Chromium, there is ``TransitionEvent``, too. ``DeviceMotionEvent`` and ``TouchEvent``
  // are missing.
  createEvent(interface_) {
    const name = asciiLowercase(interface_);
    let event = undefined;
    if (
      name === "customevent" ||
        name === "event" ||
        name === "events" ||
        name === "htmlevents" ||
        name === "svgevents"
    ) {
      event = name === "customevent" ? new CustomEventImpl() : new EventImpl();
    } else if (name === "mouseevents" || name === "uievents") {
      event = newEvent(name === "mouseevents" ? "mouseevent" : "uievent");
    } else if (
      name === "beforeunloadevent" ||
        name === "compositionevent" ||
        name === "deviceorientationevent" ||
        name === "dragevent" ||
        name === "focusevent" ||
        name === "hashchangeevent" ||
        name === "keyboardevent" ||
        name === "messageevent" ||
        name === "mouseevent" ||
        name === "storageevent" ||
        name === "textevent" ||
        name === "transitionevent" ||
        name === "uievent"
    ) {
      event = newEvent(name);
    }
    if (event === undefined) {
      throw new DOMException("There are no events of this interface.", "NotSupportedError");
    }
    event.initializedFlag = false;
    return event;
  }

  // The collection of the elements of a name: the same one each time.
  _collection(name) {
    let found = tableGet(this._collections, name);
    if (found === undefined) {
      found = elementsNamed(this, name);
      tableSet(this._collections, name, found);
    }
    return found;
  }

  // https://html.spec.whatwg.org/multipage/dom.html#the-title-element-2 is the first one.
  get titles() {
    return this._collection("title");
  }

  // https://html.spec.whatwg.org/multipage/dom.html#dom-document-images
  get images() {
    return this._collection("img");
  }

  // https://html.spec.whatwg.org/multipage/dom.html#dom-document-embeds
  get embeds() {
    return this._collection("embed");
  }

  // https://html.spec.whatwg.org/multipage/dom.html#dom-document-forms
  get forms() {
    return this._collection("form");
  }

  // https://html.spec.whatwg.org/multipage/dom.html#dom-document-scripts
  get scripts() {
    return this._collection("script");
  }

  // https://html.spec.whatwg.org/multipage/dom.html#dom-document-plugins
  get plugins() {
    return this._collection("embed");
  }

  // https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-anchors
  get anchors() {
    let found = tableGet(this._collections, "#anchors");
    if (found === undefined) {
      found = anchors(this);
      tableSet(this._collections, "#anchors", found);
    }
    return found;
  }

  // https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-fgcolor
  get fgColor() {
    return getBodyColor(this, "text");
  }

  set fgColor(value) {
    setBodyColor(this, "text", value);
  }

  // https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-linkcolor
  get linkColor() {
    return getBodyColor(this, "link");
  }

  set linkColor(value) {
    setBodyColor(this, "link", value);
  }

  // https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-vlinkcolor
  get vlinkColor() {
    return getBodyColor(this, "vlink");
  }

  set vlinkColor(value) {
    setBodyColor(this, "vlink", value);
  }

  // https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-alinkcolor
  get alinkColor() {
    return getBodyColor(this, "alink");
  }

  set alinkColor(value) {
    setBodyColor(this, "alink", value);
  }

  // https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-bgcolor
  get bgColor() {
    return getBodyColor(this, "bgcolor");
  }

  set bgColor(value) {
    setBodyColor(this, "bgcolor", value);
  }

  // https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-document-open
  open(unused1, unused2) {
    this.openForMarkup();
    return this;
  }

  // https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-document-write
  write(texts) {
    this.writeMarkup(texts, "");
  }

  // https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-document-writeln
  writeln(texts) {
    this.writeMarkup(texts, "\n");
  }

  // https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-document-close
  close() {
    this.closeMarkup();
  }

  // Run the document open steps. Documents of pages do.
  openForMarkup() {}

  // Run the document write steps. Documents of pages do.
  writeMarkup(texts, lineFeed) {}

  // Run the steps of close(). Documents of pages do.
  closeMarkup() {}

  // https://html.spec.whatwg.org/multipage/dom.html#document.title
  get title() {
    return getTitle(this);
  }

  set title(value) {
    setTitle(this, value);
  }

  // https://html.spec.whatwg.org/multipage/dom.html#dom-document-dir
  get dir() {
    return getDir(this);
  }

  set dir(value) {
    setDir(this, value);
  }

  // https://html.spec.whatwg.org/multipage/dom.html#dom-document-body
  get body() {
    return bodyElement(this);
  }

  set body(value) {
    setBody(this, value);
  }

  // https://html.spec.whatwg.org/multipage/dom.html#dom-document-head
  get head() {
    return headElement(this);
  }

  // https://html.spec.whatwg.org/multipage/interaction.html#dom-documentorshadowroot-activeelement
  get activeElement() {
    if (this.focused !== undefined) return retarget(this.focused, this);
    const body = bodyElement(this);
    return body === undefined ? this.documentElement : body;
  }

  // https://html.spec.whatwg.org/multipage/interaction.html#dom-document-hasfocus
  //
  // Only frames are other documents that can have the focus: ``glue/html_nodes.js``.
  hasFocus() {
    return true;
  }

  // Let the document that has the focus lose it to this one.
  takeTheFocus() {}

  // https://html.spec.whatwg.org/multipage/interaction.html#visibility-state
  //
  // Nothing hides a window.
  get visibilityState() {
    return this.window === undefined ? "hidden" : "visible";
  }

  // https://html.spec.whatwg.org/multipage/interaction.html#dom-document-hidden
  get hidden() {
    return this.visibilityState === "hidden";
  }

  // https://html.spec.whatwg.org/multipage/dom.html#dom-document-lastmodified
  //
  // The source's modification is not known.
  get lastModified() {
    return localTimeText();
  }

  // https://html.spec.whatwg.org/multipage/dom.html#dom-document-getelementsbyname
  getElementsByName(elementName) {
    return elementsByName(this, elementName);
  }
}

// https://dom.spec.whatwg.org/#interface-domimplementation
class DOMImplementationImpl {
  constructor(document) {
    this.platformObject = undefined;
    this.document = document;
  }

  // https://dom.spec.whatwg.org/#dom-domimplementation-createdocumenttype
  createDocumentType(name, publicId, systemId) {
    if (!isValidDoctypeName(name)) {
      throw new DOMException("The name of the doctype is not valid.", "InvalidCharacterError");
    }
    return new DocumentTypeImpl(this.document, name, publicId, systemId);
  }

  // https://dom.spec.whatwg.org/#dom-domimplementation-createdocument
  createDocument(namespace, qualifiedName, doctype) {
    let contentType = "application/xml";
    if (namespace === HTML_NAMESPACE) {
      contentType = "application/xhtml+xml";
    } else if (namespace === SVG_NAMESPACE) {
      contentType = "image/svg+xml";
    }
    const document = this.document.newDocument(contentType, false);
    let element = undefined;
    if (qualifiedName !== "") {
      element = document.createElementNs(namespace, qualifiedName);
    }
    if (doctype !== undefined) {
      append(doctype, document);
    }
    if (element !== undefined) {
      append(element, document);
    }
    return document;
  }

  // https://dom.spec.whatwg.org/#dom-domimplementation-createhtmldocument
  createHtmlDocument(title) {
    const document = this.document.newDocument("text/html", true);
    append(new DocumentTypeImpl(document, "html"), document);
    appendHtmlHeadAndBody(document, title);
    return document;
  }

  // https://dom.spec.whatwg.org/#dom-domimplementation-hasfeature
  hasFeature() {
    return true;
  }
}
withoutParent(DOMImplementationImpl);

// Append what each HTML document has, also https://html.spec.whatwg.org/#is-initial-about:blank
function appendHtmlHeadAndBody(document, title) {
  const html = document.createAnElement("html", HTML_NAMESPACE);
  append(html, document);
  const head = document.createAnElement("head", HTML_NAMESPACE);
  append(head, html);
  if (title !== undefined) {
    const titleElement = document.createAnElement("title", HTML_NAMESPACE);
    append(titleElement, head);
    append(document.createTextNode(title), titleElement);
  }
  append(document.createAnElement("body", HTML_NAMESPACE), html);
}
