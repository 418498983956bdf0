// XPath: https://dom.spec.whatwg.org/#xpath
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const ANY_TYPE = 0;
const UNORDERED_NODE_ITERATOR_TYPE = 4;
const ORDERED_NODE_ITERATOR_TYPE = 5;
const UNORDERED_NODE_SNAPSHOT_TYPE = 6;
const ORDERED_NODE_SNAPSHOT_TYPE = 7;
const ANY_UNORDERED_NODE_TYPE = 8;
const FIRST_ORDERED_NODE_TYPE = 9;

// https://dom.spec.whatwg.org/#interface-xpathexpression
class XPathExpressionImpl {
  constructor(text, resolver) {
    const parser = new XPathParser(text, resolver);
    this.platformObject = undefined;
    this.expression = parser.parse();
  }

  // https://dom.spec.whatwg.org/#dom-xpathexpression-evaluate; the result is always new
  evaluate(contextNode, type, result) {
    if (
      contextNode.nodeType === DOCUMENT_TYPE_NODE || contextNode.nodeType === DOCUMENT_FRAGMENT_NODE
    ) {
      throw new DOMException("XPath has no such nodes.", "NotSupportedError");
    }
    const context = new XPathContext(contextNode, 1, 1, new DocumentOrder());
    const value = this.expression.evaluate(context);
    return new XPathResultImpl(value, type, contextNode.nodeDocument);
  }
}
withoutParent(XPathExpressionImpl);

// https://dom.spec.whatwg.org/#interface-xpathevaluator
class XPathEvaluatorImpl {
  constructor() {
    this.platformObject = undefined;
  }

  // https://dom.spec.whatwg.org/#dom-xpathevaluatorbase-createexpression
  createExpression(expression, resolver) {
    return new XPathExpressionImpl(expression, resolver);
  }

  // https://dom.spec.whatwg.org/#dom-xpathevaluatorbase-creatensresolver
  createNsResolver(nodeResolver) {
    return nodeResolver;
  }

  // https://dom.spec.whatwg.org/#dom-xpathevaluatorbase-evaluate
  evaluate(expression, contextNode, resolver, type, result) {
    return new XPathExpressionImpl(expression, resolver).evaluate(contextNode, type, result);
  }
}
withoutParent(XPathEvaluatorImpl);

// An evaluator, for what documents have of it.
function newXpathEvaluator() {
  return new XPathEvaluatorImpl();
}

// https://dom.spec.whatwg.org/#interface-xpathresult
class XPathResultImpl {
  constructor(value, type, document) {
    if (type > FIRST_ORDERED_NODE_TYPE) {
      throw new DOMException("There is no such type of results.", "NotSupportedError");
    }
    if (type >= UNORDERED_NODE_ITERATOR_TYPE && value.kind !== NODE_SET_VALUE) {
      throw new Errors.TypeError("The result is no node-set.");
    }
    this.platformObject = undefined;
    this.type = type === ANY_TYPE ? value.kind : type;
    this._value = value;
    this._position = 0;
    this._unchanged = undefined;
    if (this.isIterator) {
      this._unchanged = unchangedMark(document);
    }
  }

  // Whether its type is one of the two of iterators.
  get isIterator() {
    return this.type === UNORDERED_NODE_ITERATOR_TYPE || this.type === ORDERED_NODE_ITERATOR_TYPE;
  }

  _demand(isRight) {
    if (!isRight) throw new Errors.TypeError("The result has another type.");
  }

  // https://dom.spec.whatwg.org/#dom-xpathresult-resulttype
  get resultType() {
    return this.type;
  }

  // https://dom.spec.whatwg.org/#dom-xpathresult-numbervalue
  get numberValue() {
    this._demand(this.type === NUMBER_VALUE);
    return this._value.number;
  }

  // https://dom.spec.whatwg.org/#dom-xpathresult-stringvalue
  get stringValue() {
    this._demand(this.type === STRING_VALUE);
    return this._value.text;
  }

  // https://dom.spec.whatwg.org/#dom-xpathresult-booleanvalue
  get booleanValue() {
    this._demand(this.type === BOOLEAN_VALUE);
    return this._value.truth;
  }

  // https://dom.spec.whatwg.org/#dom-xpathresult-singlenodevalue
  get singleNodeValue() {
    this._demand(this.type === ANY_UNORDERED_NODE_TYPE || this.type === FIRST_ORDERED_NODE_TYPE);
    const nodes = this._value.nodes;
    return nodes.length === 0 ? undefined : nodes[0];
  }

  // https://dom.spec.whatwg.org/#dom-xpathresult-invaliditeratorstate
  get invalidIteratorState() {
    return this._unchanged !== undefined && !this._unchanged.holds;
  }

  // https://dom.spec.whatwg.org/#dom-xpathresult-snapshotlength
  get snapshotLength() {
    this._demand(
      this.type === UNORDERED_NODE_SNAPSHOT_TYPE || this.type === ORDERED_NODE_SNAPSHOT_TYPE,
    );
    return this._value.nodes.length;
  }

  // https://dom.spec.whatwg.org/#dom-xpathresult-iteratenext
  iterateNext() {
    this._demand(this.isIterator);
    if (this.invalidIteratorState) {
      const message = "The document has changed since the expression was evaluated.";
      throw new DOMException(message, "InvalidStateError");
    }
    const nodes = this._value.nodes;
    if (this._position >= nodes.length) return undefined;
    this._position += 1;
    return nodes[this._position - 1];
  }

  // https://dom.spec.whatwg.org/#dom-xpathresult-snapshotitem
  snapshotItem(index) {
    this._demand(
      this.type === UNORDERED_NODE_SNAPSHOT_TYPE || this.type === ORDERED_NODE_SNAPSHOT_TYPE,
    );
    const nodes = this._value.nodes;
    return index < nodes.length ? nodes[index] : undefined;
  }
}
withoutParent(XPathResultImpl);
