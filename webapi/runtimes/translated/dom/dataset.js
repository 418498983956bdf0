// DOMStringMap: https://html.spec.whatwg.org/multipage/dom.html#domstringmap
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://html.spec.whatwg.org/multipage/dom.html#domstringmap
class DOMStringMapImpl {
  constructor(element) {
    this.platformObject = undefined;
    this.element = element;
  }

  // https://html.spec.whatwg.org/multipage/dom.html#concept-domstringmap-pairs
  supportedPropertyNames() {
    const names = newList();
    const items = this.element.attributeList;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      const name = each.namespace !== undefined ? undefined : dataName(each.localName);
      if (name !== undefined) {
        names[names.length] = name;
      }
    }
    return names;
  }

  // https://html.spec.whatwg.org/multipage/dom.html#dom-domstringmap-nameditem
  namedItem(name) {
    const attribute = dataAttribute(name);
    return attribute === undefined ? undefined : this.element.attributeValue(attribute);
  }

  // https://html.spec.whatwg.org/multipage/dom.html#dom-domstringmap-setitem
  setItem(name, value) {
    const attribute = dataAttribute(name);
    if (attribute === undefined) {
      const message = "A hyphen stands before a small letter in the name.";
      throw new DOMException(message, "SyntaxError");
    }
    if (!isValidAttributeLocalName(attribute)) {
      throw new DOMException("The name is not valid.", "InvalidCharacterError");
    }
    this.element.setAnAttributeValue(attribute, value);
  }

  // https://html.spec.whatwg.org/multipage/dom.html#dom-domstringmap-removeitem
  removeItem(name) {
    const attribute = dataAttribute(name);
    if (attribute === undefined || this.element.attributeValue(attribute) === undefined) {
      return false;
    }
    this.element.removeAttributeNs(undefined, attribute);
    return true;
  }
}
withoutParent(DOMStringMapImpl);
