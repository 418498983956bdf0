// Attributes: https://dom.spec.whatwg.org/#interface-attr
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://dom.spec.whatwg.org/#concept-attribute
//
// Its node, an Attr, is made when it is first needed.
class Attribute {
  constructor(localName, value, namespace, prefix) {
    this.localName = localName;
    this.value = value;
    this.namespace = namespace;
    this.prefix = prefix;
    this.element = undefined;
    this.node = undefined;
  }

  // https://dom.spec.whatwg.org/#concept-attribute-qualified-name
  get qualifiedName() {
    return this.prefix === undefined ? this.localName : this.prefix + ":" + this.localName;
  }

  // The Attr node of the attribute; its node document is this one if it is made now.
  nodeIn(document) {
    if (this.node === undefined) {
      this.node = new AttrImpl(document, this);
    }
    return this.node;
  }
}
withoutParent(Attribute);

// https://dom.spec.whatwg.org/#interface-attr
class AttrImpl extends NodeImpl {
  constructor(nodeDocument, attribute) {
    super(ATTRIBUTE_NODE, nodeDocument);
    this.attribute = attribute;
    attribute.node = this;
  }

  // Whether it is a DocumentFragment, DocumentType, Element, or CharacterData node.
  get mayHaveAParent() {
    return false;
  }

  // https://dom.spec.whatwg.org/#concept-attribute-element
  get element() {
    return this.attribute.element;
  }

  // https://dom.spec.whatwg.org/#dom-attr-ownerelement
  get ownerElement() {
    return this.attribute.element;
  }

  // https://dom.spec.whatwg.org/#dom-attr-namespaceuri
  get namespaceUri() {
    return this.attribute.namespace;
  }

  // https://dom.spec.whatwg.org/#dom-attr-prefix
  get prefix() {
    return this.attribute.prefix;
  }

  // https://dom.spec.whatwg.org/#dom-attr-localname
  get localName() {
    return this.attribute.localName;
  }

  // https://dom.spec.whatwg.org/#dom-attr-name
  get name() {
    return this.attribute.qualifiedName;
  }

  // https://dom.spec.whatwg.org/#dom-attr-value
  get value() {
    return this.attribute.value;
  }

  set value(value) {
    this.setTextContent(value);
  }

  // https://dom.spec.whatwg.org/#dom-attr-specified
  get specified() {
    return true;
  }

  // https://dom.spec.whatwg.org/#dom-node-nodename
  get nodeName() {
    return this.attribute.qualifiedName;
  }

  // https://dom.spec.whatwg.org/#concept-node-length
  get length() {
    return 0;
  }

  // https://dom.spec.whatwg.org/#dom-node-nodevalue
  getNodeValue() {
    return this.attribute.value;
  }

  // https://dom.spec.whatwg.org/#set-an-existing-attribute-value
  setTextContent(text) {
    const element = this.attribute.element;
    if (element === undefined) {
      this.attribute.value = text;
    } else {
      element.changeAnAttribute(this.attribute, text);
    }
  }

  // https://dom.spec.whatwg.org/#clone-a-single-node
  cloneASingleNode(document) {
    const one = this.attribute;
    return new AttrImpl(
      document,
      new Attribute(one.localName, one.value, one.namespace, one.prefix),
    );
  }

  // https://dom.spec.whatwg.org/#concept-node-equals, without the steps about children
  equalsWithoutChildren(other) {
    return other instanceof AttrImpl && equalAttributes(this.attribute, other.attribute);
  }

  // The element from which a namespace is located.
  elementForNamespaces() {
    return this.attribute.element;
  }

  // Whether it stands before another attribute of its element.
  precedes(other) {
    const element = this.attribute.element;
    if (element !== undefined) {
      const items = element.attributeList;
      for (let index = 0; index < items.length; index++) {
        const each = items[index];
        if (each === this.attribute) return true;
        if (each === other.attribute) return false;
      }
    }
    return false;
  }
}

// https://dom.spec.whatwg.org/#concept-node-equals, of attributes
function equalAttributes(one, other) {
  return (
    one.namespace === other.namespace &&
      one.localName === other.localName &&
      one.value === other.value
  );
}

// https://dom.spec.whatwg.org/#interface-namednodemap
class NamedNodeMapImpl {
  constructor(element) {
    this.platformObject = undefined;
    this.element = element;
  }

  // https://dom.spec.whatwg.org/#dom-namednodemap-length
  get length() {
    return this.element.attributeList.length;
  }

  // https://dom.spec.whatwg.org/#dom-namednodemap-item
  item(index) {
    const attributes = this.element.attributeList;
    if (index >= attributes.length) return undefined;
    return attributes[index].nodeIn(this.element.nodeDocument);
  }

  // https://dom.spec.whatwg.org/#interface-namednodemap:supported-property-names
  supportedPropertyNames() {
    const seen = new Table();
    const names = newList();
    const items = this.element.attributeList;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      const name = each.qualifiedName;
      const isHidden = this.element.hasLowercaseNames && asciiLowercase(name) !== name;
      if (!tableHas(seen, name) && !isHidden) {
        tableSet(seen, name, true);
        names[names.length] = name;
      }
    }
    return names;
  }

  // The attribute of a supported property name.
  namedProperty(name) {
    const isHidden = this.element.hasLowercaseNames && asciiLowercase(name) !== name;
    return isHidden ? undefined : this.element.getAttributeNode(name);
  }

  // https://dom.spec.whatwg.org/#dom-namednodemap-getnameditem
  getNamedItem(qualifiedName) {
    return this.element.getAttributeNode(qualifiedName);
  }

  // https://dom.spec.whatwg.org/#dom-namednodemap-getnameditemns
  getNamedItemNs(namespace, localName) {
    return this.element.getAttributeNodeNs(namespace, localName);
  }

  // https://dom.spec.whatwg.org/#dom-namednodemap-setnameditem
  setNamedItem(attr) {
    return this.element.setAttributeNode(attr);
  }

  // https://dom.spec.whatwg.org/#dom-namednodemap-setnameditemns
  setNamedItemNs(attr) {
    return this.element.setAttributeNode(attr);
  }

  // https://dom.spec.whatwg.org/#dom-namednodemap-removenameditem
  removeNamedItem(qualifiedName) {
    return this._remove(this.element.attributeByName(qualifiedName));
  }

  // https://dom.spec.whatwg.org/#dom-namednodemap-removenameditemns
  removeNamedItemNs(namespace, localName) {
    return this._remove(this.element.attributeByNamespace(namespace, localName));
  }

  _remove(attribute) {
    if (attribute === undefined) {
      throw new DOMException("The element has no attribute of this name.", "NotFoundError");
    }
    this.element.removeAnAttribute(attribute);
    return attribute.nodeIn(this.element.nodeDocument);
  }
}
withoutParent(NamedNodeMapImpl);
