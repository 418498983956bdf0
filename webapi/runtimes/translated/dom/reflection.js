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
function attrAssociatedElement(element, name) {
  const id_ = element.attributeValue(name);
  if (id_ === undefined) return undefined;
  const root = rootOf(element);
  const explicit = tableGet(element.parts.attrElements, name);
  if (explicit !== undefined) return rootOf(explicit) === root ? explicit : undefined;
  if (id_ === "" || !element.isConnected) return undefined;
  return root.getElementById(id_);
}

// The setter of an attribute that reflects an element.
//
// https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#reflecting-content-attributes-in-idl-attributes:element
function setAttrAssociatedElement(element, name, target) {
  if (target === undefined) {
    element.removeAttributeNs(undefined, name);
    return;
  }
  element.setAnAttributeValue(name, "");
  tableSet(element.parts.attrElements, name, target);
}
