// Parse XPath: https://www.w3.org/TR/1999/REC-xpath-19991116/#section-Expressions
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const MAX_XPATH_DEPTH = 32;

// A literal or a number.
class XPathConstant extends XPathExpressionPart {
  constructor(value) {
    super();
    this.value = value;
  }

  // https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-PrimaryExpr
  evaluate(context) {
    return this.value;
  }
}

// https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-UnaryExpr
class XPathNegation extends XPathExpressionPart {
  constructor(operand, isNegative) {
    super();
    this.operand = operand;
    this.isNegative = isNegative;
  }

  // https://www.w3.org/TR/1999/REC-xpath-19991116/#numbers
  evaluate(context) {
    const number = this.operand.evaluate(context).number;
    return xpathOfNumber(this.isNegative ? -number : number);
  }
}

// Operators of one precedence, from left to right, and their operands.
class XPathOperations extends XPathExpressionPart {
  constructor(precedence, first) {
    super();
    this.precedence = precedence;
    this.operands = listOf([first]);
    this.operators = newList();
  }

  // Take one more operator and its right operand.
  add(operator, operand) {
    this.operators[this.operators.length] = operator;
    this.operands[this.operands.length] = operand;
  }

  // https://www.w3.org/TR/1999/REC-xpath-19991116/#booleans, and the sections behind it
  evaluate(context) {
    const first = this.operands[0];
    let value = first.evaluate(context);
    const items = this.operators;
    for (let index = 0; index < items.length; index++) {
      const operator = items[index];
      const operand = this.operands[index + 1];
      if (operator === "or" || operator === "and") {
        if (value.truth !== (operator === "or")) {
          value = operand.evaluate(context);
        }
        value = xpathOfTruth(value.truth);
      } else {
        value = valueOfOperation(operator, value, operand.evaluate(context));
      }
    }
    return value;
  }
}

// The value of an operation whose operands are both evaluated.
function valueOfOperation(operator, one, other) {
  if (operator === "=" || operator === "!=") {
    return xpathOfTruth(compareEqual(one, other, operator === "="));
  }
  if (operator === "<" || operator === "<=") {
    return xpathOfTruth(compareLess(one, other, operator === "<="));
  }
  if (operator === ">" || operator === ">=") {
    return xpathOfTruth(compareLess(other, one, operator === ">="));
  }
  return xpathOfNumber(resultOfArithmetic(operator, one.number, other.number));
}

// https://www.w3.org/TR/1999/REC-xpath-19991116/#numbers
function resultOfArithmetic(operator, one, other) {
  if (operator === "+") return one + other;
  if (operator === "-") return one - other;
  if (operator === "*") return one * other;
  return operator === "div" ? floatQuotient(one, other) : floatRemainder(one, other);
}

// https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-UnionExpr
class XPathUnion extends XPathExpressionPart {
  constructor(operands) {
    super();
    this.operands = operands;
  }

  // https://www.w3.org/TR/1999/REC-xpath-19991116/#node-sets
  evaluate(context) {
    const found = newList();
    const seen = new Table();
    const items = this.operands;
    for (let index = 0; index < items.length; index++) {
      const operand = items[index];
      const value = operand.evaluate(context);
      const items2 = value.nodes;
      for (let index2 = 0; index2 < items2.length; index2++) {
        const node = items2[index2];
        if (!tableHas(seen, node)) {
          tableSet(seen, node, true);
          found[found.length] = node;
        }
      }
    }
    return xpathOfNodes(context.order.sorted(found));
  }
}

// https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-FilterExpr
class XPathFilter extends XPathExpressionPart {
  constructor(operand, predicates) {
    super();
    this.operand = operand;
    this.predicates = predicates;
  }

  // https://www.w3.org/TR/1999/REC-xpath-19991116/#node-sets
  evaluate(context) {
    const value = this.operand.evaluate(context);
    let nodes = value.nodes;
    const items = this.predicates;
    for (let index = 0; index < items.length; index++) {
      const predicate = items[index];
      nodes = filtered(nodes, predicate, context);
    }
    return xpathOfNodes(nodes);
  }
}

// https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-LocationPath
class XPathPath extends XPathExpressionPart {
  constructor(start, isAbsolute) {
    super();
    this.start = start;
    this.isAbsolute = isAbsolute;
    this.steps = newList();
  }

  // https://www.w3.org/TR/1999/REC-xpath-19991116/#location-paths
  evaluate(context) {
    let nodes = newList();
    if (this.start !== undefined) {
      const value = this.start.evaluate(context);
      nodes = value.nodes;
    } else if (this.isAbsolute) {
      const owner = ownerOf(context.node);
      listAppend(nodes, rootOf(owner === undefined ? context.node : owner));
    } else {
      listAppend(nodes, context.node);
    }
    const items = this.steps;
    for (let index = 0; index < items.length; index++) {
      const step = items[index];
      nodes = step.select(nodes, context);
    }
    return xpathOfNodes(nodes);
  }
}

// https://www.w3.org/TR/1999/REC-xpath-19991116/#booleans; 0 of what is no operator
function precedenceOf(operator) {
  if (operator === "or") return 1;
  if (operator === "and") return 2;
  if (operator === "=" || operator === "!=") return 3;
  if (operator === "<" || operator === "<=" || operator === ">" || operator === ">=") {
    return 4;
  }
  if (operator === "+" || operator === "-") return 5;
  return operator === "*" || operator === "div" || operator === "mod" ? 6 : 0;
}

// https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-NodeType
function isNodeType(name) {
  return (
    name === "comment" || name === "text" || name === "processing-instruction" || name === "node"
  );
}

// https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-AxisName
function isAxis(name) {
  if (
    name === "ancestor" ||
      name === "ancestor-or-self" ||
      name === "attribute" ||
      name === "child" ||
      name === "descendant"
  ) {
    return true;
  }
  if (
    name === "descendant-or-self" ||
      name === "following" ||
      name === "following-sibling" ||
      name === "namespace"
  ) {
    return true;
  }
  return (
    name === "parent" || name === "preceding" || name === "preceding-sibling" || name === "self"
  );
}

// A parser at a place among tokens. An error of the grammar is a SyntaxError.
class XPathParser {
  constructor(text, resolver) {
    this.text = text;
    this.resolver = resolver;
    this.tokens = tokenizeXpath(text);
    this.position = 0;
    this.depth = 0;
  }

  // The token that comes.
  get token() {
    return this.tokens[this.position];
  }

  // The kind of the token that comes.
  get kind() {
    return this.token.kind;
  }

  // The kind of the token behind the one that comes.
  get following() {
    return this.kind === XPATH_END ? XPATH_END : this.tokens[this.position + 1].kind;
  }

  // Consume a token, but not the last, which is the end.
  next() {
    const token = this.token;
    if (token.kind !== XPATH_END) {
      this.position += 1;
    }
    return token;
  }

  // Consume a token if it is of a kind.
  takes(kind) {
    if (this.kind !== kind) return false;
    this.next();
    return true;
  }

  // Consume a token of a kind.
  expect(kind) {
    if (!this.takes(kind)) {
      this.refuse();
    }
  }

  // Raise the error of an expression outside of the grammar.
  refuse() {
    const text = withoutPassword(this.text);
    throw new DOMException("'" + text + "' is not a valid XPath expression.", "SyntaxError");
  }

  // https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-Expr, the whole text
  parse() {
    const expression = this.expression(1);
    this.expect(XPATH_END);
    return expression;
  }

  // An expression in brackets, behind the one that opens.
  innerExpression(closing) {
    const expression = this.deeperExpression();
    this.expect(closing);
    return expression;
  }

  // An expression in another one.
  deeperExpression() {
    this.depth += 1;
    if (this.depth > MAX_XPATH_DEPTH) {
      const message = "Expressions are not evaluated that stand in more than 32 others.";
      throw new DOMException(message, "SyntaxError");
    }
    const expression = this.expression(1);
    this.depth -= 1;
    return expression;
  }

  // The operator that comes, if one does.
  operator() {
    const token = this.token;
    if (token.kind === XPATH_NAME) {
      const isWord = token.prefix === undefined &&
        (token.text === "or" ||
          token.text === "and" ||
          token.text === "div" ||
          token.text === "mod");
      return isWord ? token.text : "";
    }
    return token.kind;
  }

  // Operators whose precedence is not below one, and their operands.
  expression(least) {
    let left = this.unaryExpression();
    for (;;) {
      const operator = this.operator();
      const precedence = precedenceOf(operator);
      if (precedence < least || precedence === 0) return left;
      this.next();
      const right = this.expression(precedence + 1);
      if (left instanceof XPathOperations && left.precedence === precedence) {
        left.add(operator, right);
      } else {
        const operations = new XPathOperations(precedence, left);
        operations.add(operator, right);
        left = operations;
      }
    }
  }

  // https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-UnaryExpr
  unaryExpression() {
    let signs = 0;
    while (this.takes("-")) {
      signs += 1;
    }
    const operand = this.unionExpression();
    return signs === 0 ? operand : new XPathNegation(operand, remainder(signs, 2) === 1);
  }

  // https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-UnionExpr
  unionExpression() {
    const first = this.pathExpression();
    if (this.kind !== "|") return first;
    const operands = listOf([first]);
    while (this.takes("|")) {
      const operand = this.pathExpression();
      operands[operands.length] = operand;
    }
    return new XPathUnion(operands);
  }

  // Whether a location step begins here.
  isStepNext() {
    const token = this.token;
    if (token.kind === XPATH_NAME) {
      return this.following !== "(" || token.prefix === undefined && isNodeType(token.text);
    }
    return token.kind === "@" || token.kind === "." || token.kind === ".." || token.kind === "*";
  }

  // https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-PathExpr
  pathExpression() {
    let path;
    if (this.isStepNext()) {
      path = new XPathPath(undefined, false);
      this.relativeLocationPath(path);
      return path;
    }
    if (this.takes("/")) {
      path = new XPathPath(undefined, true);
      if (this.isStepNext()) {
        this.relativeLocationPath(path);
      }
      return path;
    }
    if (this.kind === "//") {
      path = new XPathPath(undefined, true);
      this.furtherSteps(path);
      return path;
    }
    const expression = this.filterExpression();
    if (this.kind !== "/" && this.kind !== "//") {
      return expression;
    }
    path = new XPathPath(expression, false);
    this.furtherSteps(path);
    return path;
  }

  // https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-FilterExpr
  filterExpression() {
    const primary = this.primaryExpression();
    const predicates = this.predicates();
    return predicates.length === 0 ? primary : new XPathFilter(primary, predicates);
  }

  // https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-PrimaryExpr
  primaryExpression() {
    const token = this.next();
    if (token.kind === XPATH_LITERAL) return new XPathConstant(xpathOfText(token.text));
    if (token.kind === XPATH_NUMBER) {
      return new XPathConstant(xpathOfNumber(xpathNumber(token.text)));
    }
    if (token.kind === "(") return this.innerExpression(")");
    if (token.kind !== XPATH_NAME || token.prefix !== undefined) {
      this.refuse();
    }
    this.expect("(");
    const arguments_ = newList();
    if (!this.takes(")")) {
      for (;;) {
        const argument = this.deeperExpression();
        arguments_[arguments_.length] = argument;
        if (!this.takes(",")) break;
      }
      this.expect(")");
    }
    if (!isFunctionCall(token.text, arguments_.length)) {
      this.refuse();
    }
    return new XPathFunctionCall(token.text, arguments_);
  }

  // https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-RelativeLocationPath
  relativeLocationPath(path) {
    const step = this.step();
    listAppend(path.steps, step);
    this.furtherSteps(path);
  }

  // The steps behind ``/`` and ``//``.
  furtherSteps(path) {
    while (this.kind === "/" || this.kind === "//") {
      if (this.next().kind === "//") {
        listAppend(
          path.steps,
          new XPathStep("descendant-or-self", new NodeTest("node", ""), newList()),
        );
      }
      const step = this.step();
      listAppend(path.steps, step);
    }
  }

  // https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-Step
  step() {
    if (this.takes(".")) return new XPathStep("self", new NodeTest("node", ""), newList());
    if (this.takes("..")) return new XPathStep("parent", new NodeTest("node", ""), newList());
    let axis = "child";
    if (this.takes("@")) {
      axis = "attribute";
    } else if (this.kind === XPATH_NAME && this.following === "::") {
      const token = this.next();
      axis = token.text;
      if (token.prefix !== undefined || !isAxis(axis)) {
        this.refuse();
      }
      this.next();
    }
    const test = this.nodeTest();
    const predicates = this.predicates();
    return new XPathStep(axis, test, predicates);
  }

  // https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-NodeTest
  nodeTest() {
    const token = this.next();
    if (token.kind === "*") return new NodeTest("", ANY_NAME);
    if (token.kind !== XPATH_NAME) {
      this.refuse();
    }
    if (token.prefix !== undefined) {
      const namespace = this.namespaceOf(token.prefix);
      return new NodeTest("", token.text, namespace);
    }
    if (!isNodeType(token.text) || !this.takes("(")) return new NodeTest("", token.text);
    let target = "";
    if (token.text === "processing-instruction" && this.kind === XPATH_LITERAL) {
      target = this.token.text;
      this.next();
    }
    this.expect(")");
    return new NodeTest(token.text, target);
  }

  // https://www.w3.org/TR/1999/REC-xpath-19991116/#node-tests: a prefix is resolved
  namespaceOf(prefix) {
    let namespace = undefined;
    if (this.resolver !== undefined) {
      namespace = callNamespaceResolver(this.resolver, prefix);
    }
    if (namespace === undefined) {
      throw new DOMException("The prefix '" + prefix + "' has no namespace.", "NamespaceError");
    }
    return namespace;
  }

  // https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-Predicate
  predicates() {
    const predicates = newList();
    while (this.takes("[")) {
      const predicate = this.innerExpression("]");
      predicates[predicates.length] = predicate;
    }
    return predicates;
  }
}
withoutParent(XPathParser);
