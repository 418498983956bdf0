// Trees: https://dom.spec.whatwg.org/#trees
//
// All walks are loops: a tree may be 100,000 nodes deep.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const ELEMENT_NODE = 1;
const ATTRIBUTE_NODE = 2;
const TEXT_NODE = 3;
const CDATA_SECTION_NODE = 4;
const ENTITY_REFERENCE_NODE = 5;
const ENTITY_NODE = 6;
const PROCESSING_INSTRUCTION_NODE = 7;
const COMMENT_NODE = 8;
const DOCUMENT_NODE = 9;
const DOCUMENT_TYPE_NODE = 10;
const DOCUMENT_FRAGMENT_NODE = 11;
const NOTATION_NODE = 12;

// https://dom.spec.whatwg.org/#concept-tree-child, in a list that does not change
function childrenOf(node) {
  const nodes = newList();
  let child = node.firstChild;
  while (child !== undefined) {
    nodes[nodes.length] = child;
    child = child.nextSibling;
  }
  return nodes;
}

// The node that follows in tree order among the descendants of a root.
function nextNode(node, root) {
  if (node.firstChild !== undefined) return node.firstChild;
  return nextNodeSkippingChildren(node, root);
}

// The node that follows a node's descendants in tree order among the descendants of a root.
function nextNodeSkippingChildren(node, root) {
  let each = node;
  while (each !== undefined && each !== root) {
    if (each.nextSibling !== undefined) return each.nextSibling;
    each = each.parent;
  }
  return undefined;
}

// The node that precedes in tree order among the inclusive descendants of a root.
function previousNode(node, root) {
  if (node === root) return undefined;
  if (node.previousSibling !== undefined) {
    return lastInclusiveDescendant(node.previousSibling);
  }
  return node.parent;
}

// The last in tree order among the inclusive descendants of a node.
function lastInclusiveDescendant(node) {
  let last = node;
  while (last.lastChild !== undefined) {
    last = last.lastChild;
  }
  return last;
}

// https://dom.spec.whatwg.org/#concept-tree-inclusive-descendant, in tree order
function inclusiveDescendants(node) {
  const nodes = newList();
  let each = node;
  while (each !== undefined) {
    nodes[nodes.length] = each;
    each = nextNode(each, node);
  }
  return nodes;
}

// https://dom.spec.whatwg.org/#concept-tree-inclusive-ancestor, from the node to its root
function inclusiveAncestors(node) {
  const nodes = newList();
  let each = node;
  while (each !== undefined) {
    nodes[nodes.length] = each;
    each = each.parent;
  }
  return nodes;
}

// https://dom.spec.whatwg.org/#concept-tree-root
function rootOf(node) {
  let root = node;
  let parent = node.parent;
  while (parent !== undefined) {
    root = parent;
    parent = parent.parent;
  }
  return root;
}

// https://dom.spec.whatwg.org/#concept-tree-inclusive-ancestor
function isInclusiveAncestor(ancestor, node) {
  let each = node;
  while (each !== undefined) {
    if (each === ancestor) return true;
    each = each.parent;
  }
  return false;
}

// https://dom.spec.whatwg.org/#concept-tree-host-including-inclusive-ancestor
function isHostIncludingInclusiveAncestor(ancestor, node) {
  let each = node;
  while (each !== undefined) {
    if (each === ancestor) return true;
    each = each.parent === undefined ? each.hostOfFragment : each.parent;
  }
  return false;
}

// https://dom.spec.whatwg.org/#concept-element-shadow-root
function shadowRootOf(node) {
  const extras = node.knownExtras;
  return extras === undefined ? undefined : extras.shadowRoot;
}

// In shadow-including tree order: https://dom.spec.whatwg.org/#concept-shadow-including-tree-order
function shadowIncludingInclusiveDescendants(node) {
  const nodes = newList();
  const roots = listOf([node]);
  let each = node;
  while (each !== undefined) {
    nodes[nodes.length] = each;
    const shadow = shadowRootOf(each);
    if (shadow !== undefined) {
      roots[roots.length] = shadow;
      each = shadow;
      continue;
    }
    let following = nextNode(each, roots[roots.length - 1]);
    while (following === undefined && roots.length > 1) {
      const host = listPop(roots).hostOfFragment;
      following = nextNode(host, roots[roots.length - 1]);
    }
    each = following;
  }
  return nodes;
}

// https://dom.spec.whatwg.org/#concept-tree-index
function indexOf(node) {
  if (node.parent === undefined || node.previousSibling === undefined) return 0;
  return node.parent.childNodes.indexOf(node);
}

// The child with an index, or None.
function childAt(node, index) {
  return node.firstChild === undefined ? undefined : node.childNodes.item(index);
}

// Whether a child precedes another. It looks in both directions at once.
function isBeforeSibling(node, other) {
  let forwards = node.nextSibling;
  let backwards = node.previousSibling;
  while (forwards !== undefined && backwards !== undefined) {
    if (forwards === other) return true;
    if (backwards === other) return false;
    forwards = forwards.nextSibling;
    backwards = backwards.previousSibling;
  }
  return forwards !== undefined;
}

// Whether a node precedes another one of its tree that it neither contains nor is in.
function precedesInTree(node, other) {
  const ancestors = inclusiveAncestors(node);
  const others = inclusiveAncestors(other);
  let place = ancestors.length - 1;
  let otherPlace = others.length - 1;
  while (place >= 0 && otherPlace >= 0 && ancestors[place] === others[otherPlace]) {
    place -= 1;
    otherPlace -= 1;
  }
  if (place < 0 || otherPlace < 0) return place < 0;
  return isBeforeSibling(ancestors[place], others[otherPlace]);
}

// The first element among a node and the siblings that follow it.
function followingElement(start) {
  let each = start;
  while (each !== undefined && each.nodeType !== ELEMENT_NODE) {
    each = each.nextSibling;
  }
  return each === undefined ? undefined : each;
}

// The first element among a node and the siblings that precede it, backwards.
function precedingElement(start) {
  let each = start;
  while (each !== undefined && each.nodeType !== ELEMENT_NODE) {
    each = each.previousSibling;
  }
  return each === undefined ? undefined : each;
}

// The element that follows in tree order among the descendants of a root.
function nextElement(node, root) {
  let each = nextNode(node, root);
  while (each !== undefined && each.nodeType !== ELEMENT_NODE) {
    each = nextNode(each, root);
  }
  return each === undefined ? undefined : each;
}

// https://dom.spec.whatwg.org/#parent-element
function parentElement(node) {
  const parent = node.parent;
  if (parent === undefined || parent.nodeType !== ELEMENT_NODE) return undefined;
  return parent;
}
