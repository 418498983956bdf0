// Elements: https://dom.spec.whatwg.org/#interface-element
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const MAX_SEARCHED_ATTRIBUTES = 32;

// https://dom.spec.whatwg.org/#interface-element
class ElementImpl extends ParentNode {
  constructor(nodeDocument, localName, namespace, prefix) {
    super(ELEMENT_NODE, nodeDocument);
    this.namespace = namespace;
    this.prefix = prefix;
    this.localName = localName;
    // https://dom.spec.whatwg.org/#concept-element-attribute
    this.attributeList = newList();
    // The value of the attribute ``class``, which selectors compare.
    this.classValue = undefined;
    // The value of the attribute ``id``.
    this.idValue = undefined;
  }

  // https://dom.spec.whatwg.org/#concept-element-qualified-name
  get qualifiedName() {
    return this.prefix === undefined ? this.localName : this.prefix + ":" + this.localName;
  }

  // Whether it is an HTML element in an HTML document.
  get hasLowercaseNames() {
    return this.namespace === HTML_NAMESPACE && this.nodeDocument.isHtml;
  }

  // https://dom.spec.whatwg.org/#element-html-uppercased-qualified-name
  get tagName() {
    const name = this.qualifiedName;
    return this.hasLowercaseNames ? asciiUppercase(name) : name;
  }

  // https://dom.spec.whatwg.org/#dom-element-namespaceuri
  get namespaceUri() {
    return this.namespace;
  }

  // https://dom.spec.whatwg.org/#dom-node-nodename
  get nodeName() {
    return this.tagName;
  }

  // https://dom.spec.whatwg.org/#clone-a-single-node
  cloneASingleNode(document) {
    const copy = document.createAnElement(this.localName, this.namespace, this.prefix);
    const items = this.attributeList;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      copy.appendAnAttribute(
        new Attribute(each.localName, each.value, each.namespace, each.prefix),
      );
    }
    return copy;
  }

  // https://dom.spec.whatwg.org/#concept-node-equals, without the steps about children
  equalsWithoutChildren(other) {
    if (
      !(other instanceof ElementImpl) ||
        this.namespace !== other.namespace ||
        this.prefix !== other.prefix ||
        this.localName !== other.localName ||
        this.attributeList.length !== other.attributeList.length
    ) {
      return false;
    }
    const items = this.attributeList;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      const equal = other.attributeByNamespace(each.namespace, each.localName);
      if (equal === undefined || !equalAttributes(each, equal)) return false;
    }
    return true;
  }

  // Whether a DocumentFragment may have it as its host.
  get mayBeAHost() {
    return this.knownExtras !== undefined && this.knownExtras.shadowRoot !== undefined;
  }

  // The step of https://dom.spec.whatwg.org/#concept-node-clone about shadow roots
  attachCopyOf(shadow) {
    return copyOfShadowRoot(shadow, this);
  }

  // The element from which a namespace is located.
  elementForNamespaces() {
    return this;
  }

  // The step of https://dom.spec.whatwg.org/#concept-node-adopt about node documents
  setNodeDocument(document) {
    const oldDocument = this.nodeDocument;
    this.nodeDocument = document;
    const items = this.attributeList;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      if (each.node !== undefined) {
        each.node.nodeDocument = document;
      }
    }
    if (this.knownExtras !== undefined && this.knownExtras.custom !== undefined) {
      enqueueACallback(this, "adoptedCallback", listOf([oldDocument, document]));
    }
  }

  // https://dom.spec.whatwg.org/#concept-node-insert-ext, of a connected node
  insertionSteps() {
    if (this.nodeDocument.ids !== undefined) {
      this.nodeDocument.ids.add(this);
    }
    const extras = this.knownExtras;
    const isCustom = extras !== undefined && extras.custom !== undefined;
    if (isCustom || this.nodeDocument.registry !== undefined) {
      connectAnElement(this);
    }
  }

  // https://dom.spec.whatwg.org/#concept-node-remove-ext, of a node that was connected
  removingSteps(oldAncestor) {
    if (this.nodeDocument.focused === this) {
      this.nodeDocument.focused = undefined;
    }
    if (this.nodeDocument.ids !== undefined) {
      this.nodeDocument.ids.remove(this, oldAncestor);
    }
    if (this.knownExtras !== undefined && this.knownExtras.custom !== undefined) {
      enqueueACallback(this, "disconnectedCallback", newList());
    }
  }

  // https://dom.spec.whatwg.org/#concept-node-move-ext
  movingSteps(oldAncestor) {
    enqueueAMove(this);
  }

  // A step of https://html.spec.whatwg.org/#create-an-element-for-the-token, of controls
  associateWithForm(form) {}

  // The form that the parser has associated, if it is in the same tree.
  associatedForm() {
    return undefined;
  }

  // https://dom.spec.whatwg.org/#concept-element-attributes-get-by-name
  attributeByName(qualifiedName) {
    const name = this.hasLowercaseNames ? asciiLowercase(qualifiedName) : qualifiedName;
    if (this.attributeList.length > MAX_SEARCHED_ATTRIBUTES) {
      return tableGet(this._attributesByName(), name);
    }
    const items = this.attributeList;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      if (each.qualifiedName === name) return each;
    }
    return undefined;
  }

  _attributesByName() {
    const extras = this.extras;
    if (extras.attributesByName === undefined) {
      const byName = new Table();
      const items = this.attributeList;
      for (let index = 0; index < items.length; index++) {
        const each = items[index];
        if (!tableHas(byName, each.qualifiedName)) {
          tableSet(byName, each.qualifiedName, each);
        }
      }
      extras.attributesByName = byName;
    }
    return extras.attributesByName;
  }

  _forgetAttributesByName() {
    if (this.knownExtras !== undefined) {
      this.knownExtras.attributesByName = undefined;
    }
  }

  // https://dom.spec.whatwg.org/#concept-element-attributes-get-by-namespace
  attributeByNamespace(namespace, localName) {
    const wanted = namespace === "" ? undefined : namespace;
    const items = this.attributeList;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      if (each.localName === localName && each.namespace === wanted) return each;
    }
    return undefined;
  }

  // The value of the attribute that has this local name and no namespace.
  attributeValue(localName) {
    const items = this.attributeList;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      if (each.localName === localName && each.namespace === undefined) return each.value;
    }
    return undefined;
  }

  // https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#get-the-element
  get reflectingElement() {
    return this;
  }

  // What attributes that reflect elements keep.
  get references() {
    return this.knownExtras === undefined ? undefined : this.knownExtras.references;
  }

  set references(value) {
    this.extras.references = value;
  }

  // The text that is selected in a control; None for what is none.
  get selectedText() {
    return undefined;
  }

  // https://html.spec.whatwg.org/multipage/interaction.html#focusable-area
  get isFocusable() {
    return false;
  }

  // React to getting the focus, before the event focus.
  gettingFocusSteps() {}

  // React to the loss of the focus, before the event blur.
  losingFocusSteps() {}

  // Whether its class adds something to `attribute_change_steps`.
  get hasAttributeChangeSteps() {
    return false;
  }

  // https://dom.spec.whatwg.org/#concept-element-attributes-change-ext
  attributeChangeSteps(localName, oldValue, value, namespace) {
    const document = this.nodeDocument;
    if (document.focused !== undefined && _changesFocusability(localName)) {
      focusFixup(document);
    }
    const references = this.references;
    if (references !== undefined && namespace === undefined) {
      references.forget(localName);
    }
    if (localName === "popover" && namespace === undefined) {
      this.popoverAttributeChanged(oldValue, value);
    } else if (localName === "nonce" && namespace === undefined) {
      this.nonceAttributeChanged();
    }
    if (namespace === undefined && textStarts(localName, "on")) {
      this.eventHandlerAttributeChanged(localName, value);
    }
    const ids = this.nodeDocument.ids;
    if (localName === "id" && namespace === undefined && ids !== undefined && this.isConnected) {
      ids.change(this, oldValue, value);
    } else if (
      localName === "name" && namespace === undefined && ids !== undefined && this.isConnected
    ) {
      ids.changeName(this, oldValue, value);
    } else if (
      localName === "slot" && namespace === undefined && this.nodeDocument.hasShadowTrees
    ) {
      slottableNameChanged(this, oldValue, value);
    }
  }

  // Tell a custom element that became a control of its form, and whether it is disabled.
  controlChanged() {
    new ControlChanges(this).tell(this);
  }

  // React to a change of ``popover``.
  popoverAttributeChanged(oldValue, value) {}

  // React to a change of ``nonce``.
  nonceAttributeChanged() {}

  // React to a change of an attribute that may be an event handler.
  eventHandlerAttributeChanged(localName, value) {}

  // Keep `class_value` and `id_value` in step with the attributes.
  noteValue(localName, value, namespace) {
    if (namespace === undefined && (localName === "class" || localName === "id")) {
      this.nodeDocument.elementLists = undefined;
      if (localName === "class") {
        this.classValue = value;
      } else {
        this.idValue = value;
      }
    }
  }

  // https://dom.spec.whatwg.org/#handle-attribute-changes
  _handleAttributeChanges(attribute, oldValue, newValue) {
    const localName = attribute.localName;
    const namespace = attribute.namespace;
    this.noteValue(localName, newValue, namespace);
    queueAnAttributeMutationRecord(this, localName, namespace, oldValue);
    if (this.knownExtras !== undefined && this.knownExtras.custom !== undefined) {
      enqueueAnAttributeChange(this, attribute, oldValue, newValue);
    }
    attributeChanged(this, localName);
    if (this.isConnected && this.nodeDocument.styles !== undefined) {
      this.nodeDocument.styles.attributeChanged(this, localName, oldValue, newValue);
    }
    this.attributeChangeSteps(localName, oldValue, newValue, namespace);
    if (this.nodeDocument.hasCustomControls && namespace === undefined) {
      customControlsFollow(this, localName);
    }
  }

  // https://dom.spec.whatwg.org/#concept-element-attributes-change
  changeAnAttribute(attribute, value) {
    attributeWillChange(this, attribute.localName, value);
    const oldValue = attribute.value;
    attribute.value = value;
    this._handleAttributeChanges(attribute, oldValue, value);
  }

  // https://dom.spec.whatwg.org/#concept-element-attributes-append
  appendAnAttribute(attribute) {
    attributeWillChange(this, attribute.localName, attribute.value);
    this.attributeList[this.attributeList.length] = attribute;
    const byName = this.knownExtras === undefined ? undefined : this.knownExtras.attributesByName;
    if (byName !== undefined && !tableHas(byName, attribute.qualifiedName)) {
      tableSet(byName, attribute.qualifiedName, attribute);
    }
    this._take(attribute);
    this._handleAttributeChanges(attribute, undefined, attribute.value);
  }

  // https://dom.spec.whatwg.org/#concept-element-attributes-remove
  removeAnAttribute(attribute) {
    attributeWillChange(this, attribute.localName);
    const byName = this.knownExtras === undefined ? undefined : this.knownExtras.attributesByName;
    if (byName !== undefined) {
      if (tableSize(byName) === this.attributeList.length) {
        tableDelete(byName, attribute.qualifiedName);
      } else {
        // another attribute may have the name
        this._forgetAttributesByName();
      }
    }
    takeFromList(this.attributeList, attribute);
    attribute.element = undefined;
    this._handleAttributeChanges(attribute, attribute.value);
  }

  // https://dom.spec.whatwg.org/#concept-element-attributes-replace
  replaceAnAttribute(oldAttribute, newAttribute) {
    attributeWillChange(this, oldAttribute.localName, newAttribute.value);
    const replaced = newList();
    const items = this.attributeList;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      listAppend(replaced, each === oldAttribute ? newAttribute : each);
    }
    this.attributeList = replaced;
    this._forgetAttributesByName();
    this._take(newAttribute);
    oldAttribute.element = undefined;
    this._handleAttributeChanges(oldAttribute, oldAttribute.value, newAttribute.value);
  }

  _take(attribute) {
    attribute.element = this;
    if (attribute.node !== undefined) {
      attribute.node.nodeDocument = this.nodeDocument;
    }
  }

  // https://dom.spec.whatwg.org/#concept-element-attributes-set-value
  setAnAttributeValue(localName, value, prefix, namespace) {
    const attribute = this.attributeByNamespace(namespace, localName);
    if (attribute === undefined) {
      this.appendAnAttribute(new Attribute(localName, value, namespace, prefix));
    } else {
      this.changeAnAttribute(attribute, value);
    }
  }

  // https://dom.spec.whatwg.org/#dom-element-id
  get id() {
    return this.idValue === undefined ? "" : this.idValue;
  }

  set id(value) {
    this.setAnAttributeValue("id", value);
  }

  // https://dom.spec.whatwg.org/#dom-element-classname
  get className() {
    return this.classValue === undefined ? "" : this.classValue;
  }

  set className(value) {
    this.setAnAttributeValue("class", value);
  }

  // https://dom.spec.whatwg.org/#dom-element-slot
  get slot() {
    const value = this.attributeValue("slot");
    return value === undefined ? "" : value;
  }

  set slot(value) {
    this.setAnAttributeValue("slot", value);
  }

  // https://dom.spec.whatwg.org/#dom-slotable-assignedslot
  get assignedSlot() {
    return findASlot(this, true);
  }

  // https://dom.spec.whatwg.org/#dom-element-shadowroot
  get shadowRoot() {
    const shadow = shadowRootOf(this);
    return shadow === undefined || shadow.mode === "closed" ? undefined : shadow;
  }

  // https://dom.spec.whatwg.org/#dom-element-attachshadow
  attachShadow(init) {
    return attachShadow(this, init);
  }

  // https://w3c.github.io/pointerevents/#dom-element-setpointercapture
  setPointerCapture(pointerId) {
    this.nodeDocument.pointerCapture.set(this, pointerId);
  }

  // https://w3c.github.io/pointerevents/#dom-element-releasepointercapture
  releasePointerCapture(pointerId) {
    this.nodeDocument.pointerCapture.release(this, pointerId);
  }

  // https://w3c.github.io/pointerevents/#dom-element-haspointercapture
  hasPointerCapture(pointerId) {
    return this.nodeDocument.pointerCapture.has(this, pointerId);
  }

  // https://dom.spec.whatwg.org/#dom-element-classlist
  get classList() {
    const extras = this.extras;
    if (extras.classList === undefined) {
      extras.classList = new DOMTokenListImpl(this, "class");
    }
    return extras.classList;
  }

  // https://drafts.csswg.org/css-shadow-1/#dom-element-part
  get part() {
    const extras = this.extras;
    if (extras.partList === undefined) {
      extras.partList = new DOMTokenListImpl(this, "part");
    }
    return extras.partList;
  }

  // https://dom.spec.whatwg.org/#concept-class, in a list that does not change
  get classes() {
    if (this.classValue === undefined) return newList();
    return this.classList.tokens;
  }

  // Whether it has a class.
  hasClass(name, ignoresCase) {
    const wanted = ignoresCase ? asciiLowercase(name) : name;
    const items = this.classes;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      if (each === wanted || ignoresCase && asciiLowercase(each) === wanted) return true;
    }
    return false;
  }

  // https://dom.spec.whatwg.org/#dom-element-hasattributes
  hasAttributes() {
    return this.attributeList.length > 0;
  }

  // https://dom.spec.whatwg.org/#dom-element-attributes
  get attributes() {
    const extras = this.extras;
    if (extras.attributes === undefined) {
      extras.attributes = new NamedNodeMapImpl(this);
    }
    return extras.attributes;
  }

  // https://dom.spec.whatwg.org/#dom-element-getattributenames
  getAttributeNames() {
    const names = newList();
    const items = this.attributeList;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      listAppend(names, each.qualifiedName);
    }
    return names;
  }

  // https://dom.spec.whatwg.org/#dom-element-getattribute
  getAttribute(qualifiedName) {
    const attribute = this.attributeByName(qualifiedName);
    return attribute === undefined ? undefined : attribute.value;
  }

  // https://dom.spec.whatwg.org/#dom-element-getattributens
  getAttributeNs(namespace, localName) {
    const attribute = this.attributeByNamespace(namespace, localName);
    return attribute === undefined ? undefined : attribute.value;
  }

  // https://dom.spec.whatwg.org/#dom-element-setattribute
  setAttribute(qualifiedName, value) {
    _checkAttributeLocalName(qualifiedName, "setAttribute");
    const attribute = this.attributeByName(qualifiedName);
    if (attribute !== undefined) {
      this.changeAnAttribute(attribute, value);
      return;
    }
    const name = this.hasLowercaseNames ? asciiLowercase(qualifiedName) : qualifiedName;
    this.appendAnAttribute(new Attribute(name, value));
  }

  // https://dom.spec.whatwg.org/#dom-element-setattributens
  setAttributeNs(namespace, qualifiedName, value) {
    const name = validateAndExtract(namespace, qualifiedName, true);
    this.setAnAttributeValue(name.localName, value, name.prefix, name.namespace);
  }

  // https://dom.spec.whatwg.org/#dom-element-removeattribute
  removeAttribute(qualifiedName) {
    const attribute = this.attributeByName(qualifiedName);
    if (attribute !== undefined) {
      this.removeAnAttribute(attribute);
    }
  }

  // https://dom.spec.whatwg.org/#dom-element-removeattributens
  removeAttributeNs(namespace, localName) {
    const attribute = this.attributeByNamespace(namespace, localName);
    if (attribute !== undefined) {
      this.removeAnAttribute(attribute);
    }
  }

  // https://dom.spec.whatwg.org/#dom-element-toggleattribute
  toggleAttribute(qualifiedName, force) {
    _checkAttributeLocalName(qualifiedName, "toggleAttribute");
    const attribute = this.attributeByName(qualifiedName);
    if (attribute === undefined) {
      if (force === false) return false;
      this.setAttribute(qualifiedName, "");
      return true;
    }
    if (force === true) return true;
    this.removeAnAttribute(attribute);
    return false;
  }

  // https://dom.spec.whatwg.org/#dom-element-hasattribute
  hasAttribute(qualifiedName) {
    return this.attributeByName(qualifiedName) !== undefined;
  }

  // https://dom.spec.whatwg.org/#dom-element-hasattributens
  hasAttributeNs(namespace, localName) {
    return this.attributeByNamespace(namespace, localName) !== undefined;
  }

  // https://dom.spec.whatwg.org/#dom-element-getattributenode
  getAttributeNode(qualifiedName) {
    const attribute = this.attributeByName(qualifiedName);
    return attribute === undefined ? undefined : attribute.nodeIn(this.nodeDocument);
  }

  // https://dom.spec.whatwg.org/#dom-element-getattributenodens
  getAttributeNodeNs(namespace, localName) {
    const attribute = this.attributeByNamespace(namespace, localName);
    return attribute === undefined ? undefined : attribute.nodeIn(this.nodeDocument);
  }

  // https://dom.spec.whatwg.org/#concept-element-attributes-set
  setAttributeNode(attr) {
    const attribute = attr.attribute;
    if (attribute.element !== undefined && attribute.element !== this) {
      const message = "The attribute belongs to another element.";
      throw new DOMException(message, "InUseAttributeError");
    }
    const oldAttribute = this.attributeByNamespace(attribute.namespace, attribute.localName);
    if (oldAttribute === attribute) return attr;
    if (oldAttribute === undefined) {
      this.appendAnAttribute(attribute);
      return undefined;
    }
    this.replaceAnAttribute(oldAttribute, attribute);
    return oldAttribute.nodeIn(this.nodeDocument);
  }

  // https://dom.spec.whatwg.org/#dom-element-setattributenodens
  setAttributeNodeNs(attr) {
    return this.setAttributeNode(attr);
  }

  // https://dom.spec.whatwg.org/#dom-element-removeattributenode
  removeAttributeNode(attr) {
    if (attr.attribute.element !== this) {
      throw new DOMException("The attribute is not one of the element.", "NotFoundError");
    }
    this.removeAnAttribute(attr.attribute);
    return attr;
  }

  // https://dom.spec.whatwg.org/#dom-element-closest
  closest(selectors) {
    return closestElement(this, selectors);
  }

  // https://dom.spec.whatwg.org/#dom-element-matches
  matches(selectors) {
    return matchesSelector(this, selectors);
  }

  // https://dom.spec.whatwg.org/#dom-element-webkitmatchesselector
  webkitMatchesSelector(selectors) {
    return matchesSelector(this, selectors);
  }

  // https://dom.spec.whatwg.org/#insert-adjacent
  insertAdjacent(where, node) {
    const place = asciiLowercase(where);
    if (place === "beforebegin") {
      return this.parent === undefined ? undefined : preInsert(node, this.parent, this);
    }
    if (place === "afterbegin") return preInsert(node, this, this.firstChild);
    if (place === "beforeend") return preInsert(node, this);
    if (place === "afterend") {
      if (this.parent === undefined) return undefined;
      return preInsert(node, this.parent, this.nextSibling);
    }
    throw new DOMException(
      "The place is none of beforebegin, afterbegin, beforeend and afterend.",
      "SyntaxError",
    );
  }

  // https://dom.spec.whatwg.org/#dom-element-insertadjacentelement
  insertAdjacentElement(where, element) {
    return this.insertAdjacent(where, element) === undefined ? undefined : element;
  }

  // https://dom.spec.whatwg.org/#dom-element-insertadjacenttext
  insertAdjacentText(where, data) {
    this.insertAdjacent(where, this.nodeDocument.createTextNode(data));
  }
}

function _checkAttributeLocalName(name, method) {
  if (!isValidAttributeLocalName(name)) {
    const message = "Failed to execute '" + method + "' on 'Element': the name is not valid.";
    throw new DOMException(message, "InvalidCharacterError");
  }
}

// Whether an attribute can make an element, or others in it, lose the focus.
function _changesFocusability(localName) {
  const isOfControl = localName === "disabled" || localName === "href" || localName === "type";
  return (
    isOfControl ||
      (localName === "contenteditable" || localName === "inert" || localName === "tabindex")
  );
}
