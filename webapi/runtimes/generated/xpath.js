// Interfaces, made by python -m idl from idl/xpath.webidl: change that, not this.

const asNode = implementationValue(NodeBrand);
const asXPathResult = implementationValue(XPathResultBrand);
const as3 = nullableValue(asXPathResult);
const as4 = nullableValue(stringValue);
const asXPathNSResolver = callbackInterfaceValue("XPathNSResolver", (callback) => (self, $prefix) => (self === theGiven ? callback : as4((typeof callback === "function" ? apply(callback, self, [orNull($prefix)]) : callMethodOf(callback, "lookupNamespaceURI", [orNull($prefix)])), "The result of lookupNamespaceURI")));
const as6 = nullableValue(asXPathNSResolver);

// XPathResult: https://dom.spec.whatwg.org/

class XPathResult {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'XPathResult': Illegal constructor");
  }

  get resultType() {
    return internals(XPathResultBrand, this).resultType;
  }

  get numberValue() {
    return internals(XPathResultBrand, this).numberValue;
  }

  get stringValue() {
    return internals(XPathResultBrand, this).stringValue;
  }

  get booleanValue() {
    return internals(XPathResultBrand, this).booleanValue;
  }

  get singleNodeValue() {
    return objectOrNull(internals(XPathResultBrand, this).singleNodeValue);
  }

  get invalidIteratorState() {
    return internals(XPathResultBrand, this).invalidIteratorState;
  }

  get snapshotLength() {
    return internals(XPathResultBrand, this).snapshotLength;
  }

  iterateNext() {
    const inner = internals(XPathResultBrand, this);
    return objectOrNull(inner.iterateNext());
  }

  snapshotItem($index) {
    const inner = internals(XPathResultBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'snapshotItem' on 'XPathResult'", 1, arguments.length);
    return objectOrNull(inner.snapshotItem(unsignedLongValue($index, "Failed to execute 'snapshotItem' on 'XPathResult': parameter 1")));
  }
}

expose(XPathResultBrand, XPathResult, [],
  ["resultType", "numberValue", "stringValue", "booleanValue", "singleNodeValue", "invalidIteratorState", "snapshotLength", "iterateNext", "snapshotItem"]);
constants(XPathResult, { __proto__: null, ANY_TYPE: 0, NUMBER_TYPE: 1, STRING_TYPE: 2, BOOLEAN_TYPE: 3, UNORDERED_NODE_ITERATOR_TYPE: 4, ORDERED_NODE_ITERATOR_TYPE: 5, UNORDERED_NODE_SNAPSHOT_TYPE: 6, ORDERED_NODE_SNAPSHOT_TYPE: 7, ANY_UNORDERED_NODE_TYPE: 8, FIRST_ORDERED_NODE_TYPE: 9 });
implementation(XPathResultBrand, XPathResultImpl);

// XPathExpression: https://dom.spec.whatwg.org/

class XPathExpression {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'XPathExpression': Illegal constructor");
  }

  evaluate($contextNode, $type = undefined, $result = undefined) {
    const inner = internals(XPathExpressionBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'evaluate' on 'XPathExpression'", 1, arguments.length);
    return objectOf(inner.evaluate(asNode($contextNode, "Failed to execute 'evaluate' on 'XPathExpression': parameter 1"), $type === undefined ? 0 : unsignedShortValue($type, "Failed to execute 'evaluate' on 'XPathExpression': parameter 2"), as3($result, "Failed to execute 'evaluate' on 'XPathExpression': parameter 3")));
  }
}

expose(XPathExpressionBrand, XPathExpression, [],
  ["evaluate"]);
implementation(XPathExpressionBrand, XPathExpressionImpl);

// XPathEvaluator: https://dom.spec.whatwg.org/

class XPathEvaluator {
  constructor() {
    adopt(this, new XPathEvaluatorImpl());
  }

  createExpression($expression, $resolver = undefined) {
    const inner = internals(XPathEvaluatorBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'createExpression' on 'XPathEvaluator'", 1, arguments.length);
    return objectOf(inner.createExpression(stringValue($expression, "Failed to execute 'createExpression' on 'XPathEvaluator': parameter 1"), as6($resolver, "Failed to execute 'createExpression' on 'XPathEvaluator': parameter 2")));
  }

  createNSResolver($nodeResolver) {
    const inner = internals(XPathEvaluatorBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'createNSResolver' on 'XPathEvaluator'", 1, arguments.length);
    return objectOf(inner.createNsResolver(asNode($nodeResolver, "Failed to execute 'createNSResolver' on 'XPathEvaluator': parameter 1")));
  }

  evaluate($expression, $contextNode, $resolver = undefined, $type = undefined, $result = undefined) {
    const inner = internals(XPathEvaluatorBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'evaluate' on 'XPathEvaluator'", 2, arguments.length);
    return objectOf(inner.evaluate(stringValue($expression, "Failed to execute 'evaluate' on 'XPathEvaluator': parameter 1"), asNode($contextNode, "Failed to execute 'evaluate' on 'XPathEvaluator': parameter 2"), as6($resolver, "Failed to execute 'evaluate' on 'XPathEvaluator': parameter 3"), $type === undefined ? 0 : unsignedShortValue($type, "Failed to execute 'evaluate' on 'XPathEvaluator': parameter 4"), as3($result, "Failed to execute 'evaluate' on 'XPathEvaluator': parameter 5")));
  }
}

expose(XPathEvaluatorBrand, XPathEvaluator, [],
  ["createExpression", "createNSResolver", "evaluate"]);
implementation(XPathEvaluatorBrand, XPathEvaluatorImpl);
