// Shadow roots: https://dom.spec.whatwg.org/#interface-shadowroot
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://dom.spec.whatwg.org/#interface-shadowroot
class ShadowRootImpl extends DocumentFragmentImpl {
  constructor(nodeDocument, host) {
    super(nodeDocument, host);
    // https://dom.spec.whatwg.org/#concept-documentfragment-host, which is never null
    this.shadowHost = host;
    this.isConnected = host.isConnected;
    // https://dom.spec.whatwg.org/#shadowroot-available-to-element-internals
    this.isAvailableToInternals = false;
    this.mode = "open";
    this.delegatesFocus = false;
    this.slotAssignment = "named";
    this.clonable = false;
    // https://dom.spec.whatwg.org/#shadowroot-declarative
    this.declarative = false;
    this.serializable = false;
    this.slots = new NamedSlots(this);
    this._adoptedStyleSheets = undefined;
    // The sheets of its style elements, once somebody asked for them.
    this.styleSheets = undefined;
    // What is known of the cascade in this tree, once somebody asked for it.
    this.styles = undefined;
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

  // The step of https://dom.spec.whatwg.org/#concept-node-adopt about node documents
  //
  // https://drafts.csswg.org/cssom/#extensions-to-the-document-or-shadow-root-interface
  setNodeDocument(document) {
    super.setNodeDocument(document);
    if (this._adoptedStyleSheets !== undefined) {
      setAdoptedStyleSheets(this._adoptedStyleSheets, newList());
    }
  }

  // https://html.spec.whatwg.org/multipage/interaction.html#dom-documentorshadowroot-activeelement
  get activeElement() {
    const focused = this.nodeDocument.focused;
    if (focused === undefined) return undefined;
    const candidate = retarget(focused, this);
    return rootOf(candidate) === this ? candidate : undefined;
  }

  // https://dom.spec.whatwg.org/#dom-documentorshadowroot-customelementregistry
  get customElementRegistry() {
    return this.nodeDocument.customElementRegistry;
  }

  // https://dom.spec.whatwg.org/#dom-node-clonenode
  cloneNode(subtree) {
    throw new DOMException("A shadow root cannot be cloned.", "NotSupportedError");
  }

  // https://dom.spec.whatwg.org/#interface-shadowroot
  //
  // The event's target is that of the first struct of its path.
  getTheParent(event) {
    if (!event.composed && rootOf(event.target) === this) return undefined;
    return this.shadowHost;
  }
}

// https://dom.spec.whatwg.org/#dom-element-attachshadow
function attachShadow(element, init) {
  const where = "Failed to execute 'attachShadow' on 'Element'";
  if (element.namespace !== HTML_NAMESPACE || !isValidShadowHostName(element.localName)) {
    throw new DOMException(where + ": the element cannot be a host.", "NotSupportedError");
  }
  if (disablesShadow(element)) {
    throw new DOMException(where + ": the element's definition disables it.", "NotSupportedError");
  }
  const current = element.extras.shadowRoot;
  if (current !== undefined) {
    if (!current.declarative || current.mode !== init.mode) {
      throw new DOMException(where + ": the element is a host already.", "NotSupportedError");
    }
    replaceAllWithin(undefined, current);
    current.declarative = false;
    return current;
  }
  const shadow = new ShadowRootImpl(element.nodeDocument, element);
  shadow.mode = init.mode;
  shadow.delegatesFocus = init.delegatesFocus;
  shadow.slotAssignment = init.slotAssignment;
  shadow.clonable = init.clonable;
  shadow.serializable = init.serializable;
  const known = knownStateOf(element);
  if (known !== undefined && (known.state === CUSTOM || known.state === PRECUSTOMIZED)) {
    shadow.isAvailableToInternals = true;
  }
  element.nodeDocument.hasShadowTrees = true;
  element.extras.shadowRoot = shadow;
  return shadow;
}

// https://html.spec.whatwg.org/multipage/custom-elements.html#concept-custom-element-definition-disable-shadow
function disablesShadow(element) {
  const definition = lookUpADefinition(element.nodeDocument, element.namespace, element.localName);
  return definition !== undefined && definition.disablesShadow;
}

// Attach the shadow root that a template declares, if the host can have it.
//
// https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inhead
function declarativeShadowRoot(host, template) {
  const isPossible = host.namespace === HTML_NAMESPACE && isValidShadowHostName(host.localName);
  if (!isPossible || host.extras.shadowRoot !== undefined || disablesShadow(host)) {
    return undefined;
  }
  const mode = template.attributeValue("shadowrootmode");
  const assignment = template.attributeValue("shadowrootslotassignment");
  const isManual = assignment !== undefined && asciiLowercase(assignment) === "manual";
  const shadow = attachShadow(
    host,
    {
      __proto__: null,
      mode: mode !== undefined && asciiLowercase(mode) === "closed" ? "closed" : "open",
      delegatesFocus: template.attributeValue("shadowrootdelegatesfocus") !== undefined,
      slotAssignment: isManual ? "manual" : "named",
      clonable: template.attributeValue("shadowrootclonable") !== undefined,
      serializable: template.attributeValue("shadowrootserializable") !== undefined,
     },
  );
  shadow.declarative = true;
  shadow.isAvailableToInternals = true;
  return shadow;
}

// The step of https://dom.spec.whatwg.org/#concept-node-clone about shadow roots
function copyOfShadowRoot(shadow, host) {
  const copy = attachShadow(
    host,
    {
      __proto__: null,
      mode: shadow.mode,
      delegatesFocus: shadow.delegatesFocus,
      slotAssignment: shadow.slotAssignment,
      clonable: true,
      serializable: shadow.serializable,
     },
  );
  return copy;
}

// https://dom.spec.whatwg.org/#valid-shadow-host-name
function isValidShadowHostName(name) {
  return (
    (name === "article" ||
      name === "aside" ||
      name === "blockquote" ||
      name === "body" ||
      name === "div" ||
      name === "footer" ||
      name === "h1" ||
      name === "h2" ||
      name === "h3" ||
      name === "h4") ||
      (name === "h5" ||
        name === "h6" ||
        name === "header" ||
        name === "main" ||
        name === "nav" ||
        name === "p" ||
        name === "section" ||
        name === "span") ||
      isValidCustomElementName(name)
  );
}
