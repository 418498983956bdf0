// Location steps of XPath: https://www.w3.org/TR/1999/REC-xpath-19991116/#location-paths
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const ANY_NODE = "node";
const ANY_NAME = "*";

// A part of an expression that has a value.
class XPathExpressionPart {
  // https://www.w3.org/TR/1999/REC-xpath-19991116/#section-Expressions
  evaluate(context) {
    throw new Errors.TypeError("A part of an expression has no algorithm.");
  }
}
withoutParent(XPathExpressionPart);

// https://www.w3.org/TR/1999/REC-xpath-19991116/#node-tests
class NodeTest {
  constructor(kind, name, namespace) {
    // The name of a node type, or nothing for a test of names.
    this.kind = kind;
    // The local part, ``*``, or the target of processing instructions.
    this.name = name;
    this.namespace = namespace;
  }

  // Whether it is true for a node of an axis.
  matches(node, isAttributeAxis) {
    const kind = node.nodeType;
    if (this.kind === ANY_NODE) return kind !== DOCUMENT_TYPE_NODE;
    if (this.kind === "text") return kind === TEXT_NODE || kind === CDATA_SECTION_NODE;
    if (this.kind === "comment") return kind === COMMENT_NODE;
    if (this.kind === "processing-instruction") {
      return (
        kind === PROCESSING_INSTRUCTION_NODE && (this.name === "" || node.target === this.name)
      );
    }
    if (isAttributeAxis) return this.matchesAttribute(node);
    return kind === ELEMENT_NODE && this.matchesElement(node);
  }

  // Whether its expanded-name is that of the test.
  matchesAttribute(attribute) {
    if (this.name === ANY_NAME) {
      return this.namespace === undefined || attribute.namespaceUri === this.namespace;
    }
    return attribute.localName === this.name && attribute.namespaceUri === this.namespace;
  }

  // https://html.spec.whatwg.org/multipage/infrastructure.html#interactions-with-xpath-and-xslt
  //
  // A name without a prefix is one of HTML's in HTML documents, in either case.
  matchesElement(element) {
    if (this.name === ANY_NAME) {
      return this.namespace === undefined || element.namespace === this.namespace;
    }
    if (!element.nodeDocument.isHtml) {
      return element.localName === this.name && element.namespace === this.namespace;
    }
    if (element.namespace !== HTML_NAMESPACE) {
      return (
        this.namespace !== undefined &&
          element.localName === this.name &&
          element.namespace === this.namespace
      );
    }
    return (
      element.localName === asciiLowercase(this.name) &&
        (this.namespace === undefined || this.namespace === HTML_NAMESPACE)
    );
  }
}
withoutParent(NodeTest);

// https://www.w3.org/TR/1999/REC-xpath-19991116/#dt-location-step
class XPathStep {
  constructor(axis, test, predicates) {
    this.axis = axis;
    this.test = test;
    this.predicates = predicates;
  }

  // The nodes that the step selects from each of these, in document order.
  select(nodes, context) {
    const found = newList();
    const seen = new Table();
    const walked = new Table();
    const descends = this.axis === "descendant" || this.axis === "descendant-or-self";
    let candidates;
    for (let index = 0; index < nodes.length; index++) {
      const node = nodes[index];
      if (descends && this.predicates.length === 0) {
        candidates = this.descendantsOnce(node, walked);
      } else {
        candidates = this.tested(axisOf(this.axis, node));
        const items = this.predicates;
        for (let index2 = 0; index2 < items.length; index2++) {
          const predicate = items[index2];
          candidates = filtered(candidates, predicate, context);
        }
      }
      for (let index2 = 0; index2 < candidates.length; index2++) {
        const each = candidates[index2];
        if (!tableHas(seen, each)) {
          tableSet(seen, each, true);
          found[found.length] = each;
        }
      }
    }
    if (nodes.length === 1 && !isReverse(this.axis)) return found;
    return context.order.sorted(found);
  }

  // Those for which the node test is true.
  tested(nodes) {
    const isAttributeAxis = this.axis === "attribute";
    const kept = newList();
    for (let index = 0; index < nodes.length; index++) {
      const node = nodes[index];
      if (this.test.matches(node, isAttributeAxis)) {
        kept[kept.length] = node;
      }
    }
    return kept;
  }

  // The descendants that the step selects, unless the walk from an ancestor found them.
  descendantsOnce(root, walked) {
    const found = newList();
    if (tableHas(walked, root)) {
      return this.axis === "descendant-or-self" ? this.tested(listOf([root])) : found;
    }
    let each = root;
    while (each !== undefined) {
      const isCandidate = each !== root || this.axis === "descendant-or-self";
      if (isCandidate && this.test.matches(each, false)) {
        found[found.length] = each;
      }
      tableSet(walked, each, true);
      each = nextNode(each, root);
    }
    return found;
  }
}
withoutParent(XPathStep);

// https://www.w3.org/TR/1999/REC-xpath-19991116/#predicates
function filtered(nodes, predicate, context) {
  const kept = newList();
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    const inner = new XPathContext(node, index + 1, nodes.length, context.order);
    const value = predicate.evaluate(inner);
    if (value.kind === NUMBER_VALUE ? value.number === index + 1 : value.truth) {
      kept[kept.length] = node;
    }
  }
  return kept;
}

// https://www.w3.org/TR/1999/REC-xpath-19991116/#predicates, "reverse axis"
function isReverse(axis) {
  return (
    axis === "ancestor" ||
      axis === "ancestor-or-self" ||
      axis === "preceding" ||
      axis === "preceding-sibling"
  );
}

// https://www.w3.org/TR/1999/REC-xpath-19991116/#axes, in the order of their positions
function axisOf(axis, node) {
  if (axis === "child") return childrenOf(node);
  if (axis === "attribute") return attributesOf(node);
  if (axis === "parent" || axis === "ancestor" || axis === "ancestor-or-self") {
    return ancestorsOf(axis, node);
  }
  if (axis === "descendant" || axis === "descendant-or-self") {
    return descendantsOf(node, axis === "descendant-or-self");
  }
  if (axis === "following-sibling" || axis === "preceding-sibling") {
    return siblingsOf(node, axis === "following-sibling");
  }
  if (axis === "following") return followingOf(node);
  if (axis === "preceding") return precedingOf(node);
  return axis === "self" ? listOf([node]) : newList();
}

// The attribute axis, in which no namespace is declared.
function attributesOf(node) {
  const attributes = newList();
  if (node.nodeType === ELEMENT_NODE) {
    const items = node.attributeList;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      if (each.namespace !== XMLNS_NAMESPACE) {
        listAppend(attributes, each.nodeIn(node.nodeDocument));
      }
    }
  }
  return attributes;
}

// https://www.w3.org/TR/1999/REC-xpath-19991116/#attribute-nodes: an element is the parent
function xpathParent(node) {
  return node.nodeType === ATTRIBUTE_NODE ? ownerOf(node) : node.parent;
}

// The axes of parents.
function ancestorsOf(axis, node) {
  const found = axis === "ancestor-or-self" ? listOf([node]) : newList();
  let each = xpathParent(node);
  while (each !== undefined) {
    found[found.length] = each;
    each = axis === "parent" ? undefined : each.parent;
  }
  return found;
}

// The descendants, and the node itself where it is wanted.
function descendantsOf(root, hasSelf) {
  const found = hasSelf ? listOf([root]) : newList();
  let each = nextNode(root, root);
  while (each !== undefined) {
    found[found.length] = each;
    each = nextNode(each, root);
  }
  return found;
}

// The siblings on one side, the nearest first.
function siblingsOf(node, isFollowing) {
  const found = newList();
  let each = isFollowing ? node.nextSibling : node.previousSibling;
  while (each !== undefined) {
    found[found.length] = each;
    each = isFollowing ? each.nextSibling : each.previousSibling;
  }
  return found;
}

// The nodes behind the end of the node.
function followingOf(node) {
  const owner = ownerOf(node);
  const start = owner === undefined ? node : owner;
  const root = rootOf(start);
  const found = newList();
  const isAttribute = owner !== undefined;
  let each = isAttribute ? nextNode(start, root) : nextNodeSkippingChildren(start, root);
  while (each !== undefined) {
    found[found.length] = each;
    each = nextNode(each, root);
  }
  return found;
}

// The nodes that end before the node begins, the nearest first.
function precedingOf(node) {
  const owner = ownerOf(node);
  const found = newList();
  let each = owner === undefined ? node : owner;
  while (each !== undefined) {
    // Each ancestor is left out: the walk goes on from what precedes it.
    let sibling = each.previousSibling;
    while (sibling !== undefined) {
      let last = lastInclusiveDescendant(sibling);
      while (last !== sibling) {
        found[found.length] = last;
        const before = last.previousSibling;
        if (before !== undefined) {
          last = lastInclusiveDescendant(before);
        } else {
          const parent = last.parent;
          last = parent;
        }
      }
      found[found.length] = sibling;
      sibling = sibling.previousSibling;
    }
    each = each.parent;
  }
  return found;
}
