// IDL attributes that reflect content attributes.
//
// https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#reflecting-content-attributes-in-idl-attributes
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const GREATEST = 2147483647;

// A ``DOMString``.
function reflectedDomstring(element, name) {
  const value = element.attributeValue(name);
  return value === undefined ? "" : value;
}

// A ``DOMString`` or a ``USVString``.
function setReflectedDomstring(element, name, value) {
  element.setAnAttributeValue(name, value);
}

// A ``DOMString?``
function reflectedNullable(element, name) {
  return element.attributeValue(name);
}

// A ``DOMString?``
function setReflectedNullable(element, name, value) {
  if (value === undefined) {
    element.removeAttributeNs(undefined, name);
  } else {
    element.setAnAttributeValue(name, value);
  }
}

// A ``USVString`` that is treated as a URL.
function reflectedUrl(element, name) {
  const value = element.attributeValue(name);
  if (value === undefined) return "";
  const url = element.nodeDocument.encodingParseAndSerialize(value);
  return url === undefined ? value : url;
}

// An enumerated attribute that is limited to only known values.
//
// ``keywords`` gives the canonical keyword of each keyword. ``missing`` and ``invalid`` are those
// of the default states, empty for a state without a keyword.
function reflectedKeyword(element, name, keywords, missing, invalid) {
  const value = element.attributeValue(name);
  if (value === undefined) return missing;
  const keyword = tableGet(keywords, asciiLowercase(value));
  return keyword === undefined ? invalid : keyword;
}

// A ``boolean``.
function reflectedBoolean(element, name) {
  return element.attributeValue(name) !== undefined;
}

// A ``boolean``.
function setReflectedBoolean(element, name, value) {
  if (value) {
    element.setAnAttributeValue(name, "");
  } else {
    element.removeAttributeNs(undefined, name);
  }
}

// A ``long`` or an ``unsigned long`` that is not less than the least number.
function reflectedInteger(element, name, default_, least) {
  const value = element.attributeValue(name);
  const number = value === undefined ? undefined : parsedInteger(value);
  if (number === undefined || number < least || number > GREATEST) return default_;
  return number;
}

// An ``unsigned long`` that is clamped to a range.
function reflectedClampedInteger(element, name, default_, least, greatest) {
  const value = element.attributeValue(name);
  const number = value === undefined ? undefined : parsedInteger(value);
  if (number === undefined || number < 0) return default_;
  return max(least, min(greatest, number));
}

// A ``long``.
function setReflectedInteger(element, name, value) {
  element.setAnAttributeValue(name, numberText(value));
}

// A ``long`` that is limited to only non-negative numbers.
function setReflectedNonNegative(element, name, value) {
  if (value < 0) throw new DOMException("The number is negative.", "IndexSizeError");
  element.setAnAttributeValue(name, numberText(value));
}

// An ``unsigned long``: a number that the attribute may not be becomes the default.
function setReflectedUnsigned(element, name, value, default_, least = 0) {
  const isAllowed = least <= value && value <= GREATEST;
  element.setAnAttributeValue(name, numberText(isAllowed ? value : default_));
}

// An ``unsigned long`` that is limited to only positive numbers.
function setReflectedPositive(element, name, value, default_) {
  if (value === 0) throw new DOMException("The number is not positive.", "IndexSizeError");
  setReflectedUnsigned(element, name, value, default_);
}

// A ``double``.
function reflectedDouble(element, name, default_) {
  const value = element.attributeValue(name);
  const number = value === undefined ? undefined : parsedNumber(value);
  return number === undefined ? default_ : number;
}

// A ``double`` that is limited to only positive numbers.
function reflectedPositiveDouble(element, name, default_) {
  const number = reflectedDouble(element, name, default_);
  return number > 0 ? number : default_;
}

// A ``double``.
function setReflectedDouble(element, name, value) {
  element.setAnAttributeValue(name, numberText(value));
}

// A ``double`` that is limited to only positive numbers.
function setReflectedPositiveDouble(element, name, value) {
  if (value > 0) {
    element.setAnAttributeValue(name, numberText(value));
  }
}

// A ``DOMTokenList``.
function reflectedTokens(element, name, supported) {
  return element.tokenList(name, supported);
}

// https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#attr-associated-element
function reflectedElement(target, name) {
  const element = target.reflectingElement;
  const explicit = _explicitlySet(target, name);
  if (explicit !== undefined) {
    return _isInScope(explicit[0], _scopes(element)) ? explicit[0] : undefined;
  }
  const id_ = target.attributeValue(name);
  const found = id_ === undefined ? newList() : _elementsOfIds(element, listOf([id_]));
  return found.length === 0 ? undefined : found[0];
}

// An ``Element?``
function setReflectedElement(target, name, value) {
  setReflectedElements(target, name, value === undefined ? undefined : listOf([value]));
}

// A ``FrozenArray<Element>?``
function reflectedElements(target, name) {
  const elements = _attrAssociatedElements(target, name);
  if (elements === undefined) return undefined;
  const references = _referencesOf(target);
  const cached = tableGet(references.arrays, name);
  if (cached !== undefined && _areSame(cached.elements, elements)) return cached;
  const array = new ElementArray(elements);
  tableSet(references.arrays, name, array);
  return array;
}

// A ``FrozenArray<Element>?``
function setReflectedElements(target, name, value) {
  if (value === undefined) {
    if (target.references !== undefined) {
      target.references.forget(name);
    }
    target.removeAttributeNs(undefined, name);
  } else {
    target.setAnAttributeValue(name, "");
    const references = _referencesOf(target);
    tableSet(references.attrElements, name, value);
  }
}

// The cached attr-associated elements, and the frozen array that scripts get.
//
// https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#cached-attr-associated-elements-object
class ElementArray {
  constructor(elements) {
    this.platformObject = undefined;
    this.elements = elements;
  }
}
withoutParent(ElementArray);

// The elements that attributes of an element, or of its internals, refer to.
class ElementReferences {
  constructor() {
    // https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#explicitly-set-attr-elements
    //
    // They stand by the names of their attributes. One that reflects a single element has one.
    this.attrElements = new Table();
    // The frozen arrays that scripts got, by the names of attributes.
    this.arrays = new Table();
  }

  // Forget the elements that a script set for an attribute.
  forget(name) {
    if (tableHas(this.attrElements, name)) {
      tableDelete(this.attrElements, name);
    }
  }
}
withoutParent(ElementReferences);

function _referencesOf(target) {
  if (target.references === undefined) {
    target.references = new ElementReferences();
  }
  return target.references;
}

// https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#explicitly-set-attr-elements
function _explicitlySet(target, name) {
  return target.references === undefined
    ? undefined
    : tableGet(target.references.attrElements, name);
}

// https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#attr-associated-elements
function _attrAssociatedElements(target, name) {
  const element = target.reflectingElement;
  const explicit = _explicitlySet(target, name);
  if (explicit === undefined) {
    const value = target.attributeValue(name);
    if (value === undefined) return undefined;
    return _elementsOfIds(element, splitOnAsciiWhitespace(value));
  }
  const scopes = _scopes(element);
  const elements = newList();
  for (let index = 0; index < explicit.length; index++) {
    const each = explicit[index];
    if (_isInScope(each, scopes)) {
      elements[elements.length] = each;
    }
  }
  return elements;
}

// The roots of the trees that its shadow-including ancestors are in, its own first.
function _scopes(element) {
  const scopes = listOf([rootOf(element)]);
  let shadow = rootAsShadowRoot(element);
  while (shadow !== undefined) {
    listAppend(scopes, rootOf(shadow.shadowHost));
    shadow = rootAsShadowRoot(shadow.shadowHost);
  }
  return scopes;
}

// Whether it is in a tree of a shadow-including ancestor of another element.
function _isInScope(element, scopes) {
  const root = rootOf(element);
  for (let index = 0; index < scopes.length; index++) {
    const each = scopes[index];
    if (each === root) return true;
  }
  return false;
}

// The first element with each ID, in the tree of an element.
function _elementsOfIds(element, ids) {
  const root = rootOf(element);
  const found = newList();
  if (root.nodeType === DOCUMENT_NODE) {
    for (let index = 0; index < ids.length; index++) {
      const id_ = ids[index];
      const candidate = root.getElementById(id_);
      if (candidate !== undefined) {
        found[found.length] = candidate;
      }
    }
    return found;
  }
  const first = new Table();
  const isElement = root.nodeType === ELEMENT_NODE;
  let each = isElement ? root : nextElement(root, root);
  while (each !== undefined) {
    if (each.idValue !== undefined && !tableHas(first, each.idValue)) {
      tableSet(first, each.idValue, each);
    }
    each = nextElement(each, root);
  }
  for (let index = 0; index < ids.length; index++) {
    const id_ = ids[index];
    const candidate = tableGet(first, id_);
    if (candidate !== undefined && id_ !== "") {
      found[found.length] = candidate;
    }
  }
  return found;
}

function _areSame(one, other) {
  if (one.length !== other.length) return false;
  const end = one.length;
  for (let index = 0; index < end; index++) {
    if (one[index] !== other[index]) return false;
  }
  return true;
}
