// Values of XPath expressions: https://www.w3.org/TR/1999/REC-xpath-19991116/#booleans
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const NUMBER_VALUE = 1;
const STRING_VALUE = 2;
const BOOLEAN_VALUE = 3;
const NODE_SET_VALUE = 4;

// A value of one of the four types. A node-set is in document order.
class XPathValue {
  constructor(kind, nodes, number, text, truth) {
    this.kind = kind;
    this._nodes = nodes;
    this._number = number;
    this._text = text;
    this._truth = truth;
  }

  // The nodes of a node-set.
  get nodes() {
    if (this.kind !== NODE_SET_VALUE) {
      throw new DOMException("A value is no node-set, and stands for one.", "SyntaxError");
    }
    return this._nodes;
  }

  // https://www.w3.org/TR/1999/REC-xpath-19991116/#function-number
  get number() {
    if (this.kind === NUMBER_VALUE) return this._number;
    if (this.kind === BOOLEAN_VALUE) return this._truth ? 1 : 0;
    return xpathNumber(this.text);
  }

  // https://www.w3.org/TR/1999/REC-xpath-19991116/#function-string
  get text() {
    if (this.kind === NODE_SET_VALUE) {
      return this._nodes.length === 0 ? "" : stringValueOf(this._nodes[0]);
    }
    if (this.kind === NUMBER_VALUE) return numberText(this._number);
    if (this.kind === BOOLEAN_VALUE) return this._truth ? "true" : "false";
    return this._text;
  }

  // https://www.w3.org/TR/1999/REC-xpath-19991116/#function-boolean
  get truth() {
    if (this.kind === NODE_SET_VALUE) return this._nodes.length > 0;
    if (this.kind === NUMBER_VALUE) return this._number !== 0 && !isNan(this._number);
    if (this.kind === STRING_VALUE) return this._text !== "";
    return this._truth;
  }
}
withoutParent(XPathValue);

// A node-set.
function xpathOfNodes(nodes) {
  return new XPathValue(NODE_SET_VALUE, nodes, 0, "", false);
}

// A number.
function xpathOfNumber(number) {
  return new XPathValue(NUMBER_VALUE, newList(), number, "", false);
}

// A string.
function xpathOfText(text) {
  return new XPathValue(STRING_VALUE, newList(), 0, text, false);
}

// A boolean.
function xpathOfTruth(truth) {
  return new XPathValue(BOOLEAN_VALUE, newList(), 0, "", truth);
}

// https://www.w3.org/TR/1999/REC-xpath-19991116/#dt-string-value
function stringValueOf(node) {
  if (node.nodeType !== DOCUMENT_NODE) {
    const text = node.textContent;
    return text === undefined ? "" : text;
  }
  const parts = newList();
  let each = node;
  while (each !== undefined) {
    if (each.nodeType === TEXT_NODE || each.nodeType === CDATA_SECTION_NODE) {
      listAppend(parts, each.data);
    }
    each = nextNode(each, node);
  }
  return joinedTexts(parts);
}

// https://www.w3.org/TR/1999/REC-xpath-19991116/#dt-context
class XPathContext {
  constructor(node, position, size, order) {
    this.node = node;
    this.position = position;
    this.size = size;
    this.order = order;
  }
}
withoutParent(XPathContext);

// The places of nodes in their tree, which does not change meanwhile.
//
// https://www.w3.org/TR/1999/REC-xpath-19991116/#dt-document-order
class DocumentOrder {
  constructor() {
    this._places = new Table();
  }

  // Nodes of one tree in their order.
  sorted(nodes) {
    if (nodes.length < 2) return nodes;
    for (let index = 0; index < nodes.length; index++) {
      const node = nodes[index];
      if (!tableHas(this._places, node)) {
        this._find(node);
      }
    }
    return inOrder(nodes, this._places);
  }

  // Find the places of the nodes in the tree of a node, or of an element's attributes.
  _find(node) {
    const owner = ownerOf(node);
    if (owner === undefined) {
      this._walk(rootOf(node));
      return;
    }
    if (!tableHas(this._places, owner)) {
      this._walk(rootOf(owner));
    }
    let place = tableGet(this._places, owner);
    const items = owner.attributeList;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      const attribute = each.nodeIn(owner.nodeDocument);
      place += 1;
      tableSet(this._places, attribute, place);
    }
  }

  _walk(root) {
    let each = root;
    let place = 0;
    while (each !== undefined) {
      tableSet(this._places, each, place);
      place += 1;
      if (each.nodeType === ELEMENT_NODE) {
        place += each.attributeList.length;
      }
      each = nextNode(each, root);
    }
  }
}
withoutParent(DocumentOrder);

// The element of an attribute.
function ownerOf(node) {
  return node.nodeType === ATTRIBUTE_NODE ? node.element : undefined;
}

// https://www.w3.org/TR/1999/REC-xpath-19991116/#booleans, ``=`` and ``!=``
function compareEqual(one, other, isEqual) {
  if (one.kind === BOOLEAN_VALUE || other.kind === BOOLEAN_VALUE) {
    return (one.truth === other.truth) === isEqual;
  }
  if (one.kind === NODE_SET_VALUE && other.kind === NODE_SET_VALUE) {
    return compareNodeSets(one.nodes, other.nodes, isEqual);
  }
  if (one.kind === NODE_SET_VALUE) {
    const items = one.nodes;
    for (let index = 0; index < items.length; index++) {
      const node = items[index];
      if (compareEqual(xpathOfText(stringValueOf(node)), other, isEqual)) return true;
    }
    return false;
  }
  if (other.kind === NODE_SET_VALUE) return compareEqual(other, one, isEqual);
  if (one.kind === NUMBER_VALUE || other.kind === NUMBER_VALUE) {
    return (one.number === other.number) === isEqual;
  }
  return (one.text === other.text) === isEqual;
}

// Whether the string-values of a node of each are equal, or differ.
function compareNodeSets(some, others, isEqual) {
  const texts = new Table();
  for (let index = 0; index < some.length; index++) {
    const node = some[index];
    tableSet(texts, stringValueOf(node), true);
  }
  for (let index = 0; index < others.length; index++) {
    const node = others[index];
    const isKnown = tableHas(texts, stringValueOf(node));
    if (isEqual ? isKnown : tableSize(texts) > 1 || tableSize(texts) === 1 && !isKnown) {
      return true;
    }
  }
  return false;
}

// https://www.w3.org/TR/1999/REC-xpath-19991116/#booleans, ``<`` and ``<=``
//
// A node-set is less than a value if its least number is, and is greater if its greatest is.
function compareLess(one, other, orEqual) {
  const items = boundsOf(one, other, true);
  for (let index = 0; index < items.length; index++) {
    const least = items[index];
    const items2 = boundsOf(other, one, false);
    for (let index2 = 0; index2 < items2.length; index2++) {
      const greatest = items2[index2];
      if (isLess(least, greatest, orEqual)) return true;
    }
  }
  return false;
}

// Whether a number is less than another one, or equal.
function isLess(one, other, orEqual) {
  return one < other || orEqual && one === other;
}

// The least or the greatest number of a value to compare; none of a set without numbers.
function boundsOf(value, other, isLeast) {
  if (other.kind === BOOLEAN_VALUE) {
    return value.kind === NODE_SET_VALUE ? listOf([value.truth ? 1 : 0]) : listOf([value.number]);
  }
  if (value.kind !== NODE_SET_VALUE) return listOf([value.number]);
  const bounds = newList();
  const items = value.nodes;
  for (let index = 0; index < items.length; index++) {
    const node = items[index];
    const number = xpathNumber(stringValueOf(node));
    if (isNan(number)) continue;
    if (bounds.length === 0) {
      bounds[bounds.length] = number;
    } else if (isLeast ? number < bounds[0] : number > bounds[0]) {
      bounds[0] = number;
    }
  }
  return bounds;
}
