// Mutation algorithms: https://dom.spec.whatwg.org/#mutation-algorithms
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://dom.spec.whatwg.org/#concept-node-ensure-pre-insertion-validity
//
// The children to exclude are ``excluded``, or all.
function ensurePreInsertValidity(node, parent, child, excluded, excludesAll = false) {
  if (!parent.mayHaveChildren) {
    throw _hierarchyError("Nodes of this type have no children.");
  }
  // Only these contain another node.
  const mayContain = node === parent || node.firstChild !== undefined || node.mayBeAHost;
  if (mayContain && isHostIncludingInclusiveAncestor(node, parent)) {
    throw _hierarchyError("The new child contains the parent.");
  }
  if (child !== undefined && child.parent !== parent) {
    throw new DOMException("The reference node is not a child of this node.", "NotFoundError");
  }
  if (!node.mayHaveAParent) throw _hierarchyError("Nodes of this type cannot be inserted.");
  if (parent.nodeType !== DOCUMENT_NODE) {
    if (node.nodeType === DOCUMENT_TYPE_NODE) {
      throw _hierarchyError("The parent of a doctype is a document.");
    }
    return;
  }
  if (node.isText) throw _hierarchyError("A document has no text.");
  if (node.nodeType === DOCUMENT_TYPE_NODE) {
    if (!excludesAll && _hasOtherChild(parent, DOCUMENT_TYPE_NODE, excluded)) {
      throw _hierarchyError("The document has a doctype already.");
    }
    if (child === undefined) {
      if (!excludesAll && _hasOtherChild(parent, ELEMENT_NODE, excluded)) {
        throw _hierarchyError("A doctype stands before the element.");
      }
    } else if (precedingElement(child.previousSibling) !== undefined) {
      throw _hierarchyError("A doctype stands before the element.");
    }
    return;
  }
  if (node.nodeType === DOCUMENT_FRAGMENT_NODE) {
    let each = node.firstChild;
    while (each !== undefined) {
      if (each.isText) throw _hierarchyError("A document has no text.");
      each = each.nextSibling;
    }
    const first = followingElement(node.firstChild);
    if (first === undefined) return;
    if (followingElement(first.nextSibling) !== undefined) {
      throw _hierarchyError("A document has one element.");
    }
  } else if (node.nodeType !== ELEMENT_NODE) return;
  if (!excludesAll && _hasOtherChild(parent, ELEMENT_NODE, excluded)) {
    throw _hierarchyError("The document has an element already.");
  }
  if (child === undefined) return;
  if (_isFollowedByADoctype(child) || child.nodeType === DOCUMENT_TYPE_NODE && child !== excluded) {
    throw _hierarchyError("A doctype stands before the element.");
  }
}

function _hierarchyError(message) {
  return new DOMException(message, "HierarchyRequestError");
}

function _hasOtherChild(parent, nodeType, excluded) {
  let child = parent.firstChild;
  while (child !== undefined) {
    if (child.nodeType === nodeType && child !== excluded) return true;
    child = child.nextSibling;
  }
  return false;
}

function _isFollowedByADoctype(child) {
  let sibling = child.nextSibling;
  while (sibling !== undefined) {
    if (sibling.nodeType === DOCUMENT_TYPE_NODE) return true;
    sibling = sibling.nextSibling;
  }
  return false;
}

// https://dom.spec.whatwg.org/#concept-node-pre-insert
function preInsert(node, parent, child) {
  ensurePreInsertValidity(node, parent, child);
  if (unfocusBeforeRemoval(node)) {
    ensurePreInsertValidity(node, parent, child);
  }
  let referenceChild = child;
  if (referenceChild === node) {
    referenceChild = node.nextSibling;
  }
  insert(node, parent, referenceChild);
  return node;
}

// https://dom.spec.whatwg.org/#concept-node-append
function append(node, parent) {
  return preInsert(node, parent);
}

// https://dom.spec.whatwg.org/#concept-node-insert
function insert(node, parent, child, suppressObservers = false) {
  const isFragment = node.nodeType === DOCUMENT_FRAGMENT_NODE;
  const nodes = isFragment ? childrenOf(node) : listOf([node]);
  if (nodes.length === 0) return;
  if (isFragment) {
    for (let index = 0; index < nodes.length; index++) {
      const each = nodes[index];
      remove(each, true);
    }
    queueATreeMutationRecord(node, newList(), nodes);
  }
  if (child !== undefined) {
    childWillBeInserted(parent, child, nodes.length);
  }
  const previousSibling = child === undefined ? parent.lastChild : child.previousSibling;
  for (let index = 0; index < nodes.length; index++) {
    const each = nodes[index];
    adoptInto(each, parent.nodeDocument);
    link(each, parent, child);
    if (parent.nodeDocument.hasShadowTrees) {
      slotsAfterInsertion(each, parent);
    }
    connect(each);
    if (parent.nodeDocument.hasCustomControls) {
      customControlsMoved(each, parent);
    }
  }
  if (!suppressObservers) {
    queueATreeMutationRecord(parent, nodes, newList(), previousSibling, child);
  }
  parent.childrenChangedSteps();
  if (parent.isConnected) {
    _runPostConnectionSteps(nodes);
  }
}

// Make a node without parent a child, before another one or last.
function link(node, parent, child) {
  const previous = child === undefined ? parent.lastChild : child.previousSibling;
  node.parent = parent;
  node.previousSibling = previous;
  node.nextSibling = child;
  if (previous === undefined) {
    parent.firstChild = node;
  } else {
    previous.nextSibling = node;
  }
  if (child === undefined) {
    parent.lastChild = node;
  } else {
    child.previousSibling = node;
  }
  childInserted(node, parent);
}

// Take a node from its parent.
function unlink(node, parent) {
  childWillBeRemoved(node, parent);
  const previous = node.previousSibling;
  const following = node.nextSibling;
  if (previous === undefined) {
    parent.firstChild = following;
  } else {
    previous.nextSibling = following;
  }
  if (following === undefined) {
    parent.lastChild = previous;
  } else {
    following.previousSibling = previous;
  }
  node.parent = undefined;
  node.previousSibling = undefined;
  node.nextSibling = undefined;
  childRemoved(node, parent);
}

// Run the insertion steps of a connected node, and of its descendants.
function connect(node) {
  const parent = node.parent;
  if (parent === undefined || !parent.isConnected) return;
  if (node.nodeDocument.hasShadowTrees) {
    const items = shadowIncludingInclusiveDescendants(node);
    for (let index = 0; index < items.length; index++) {
      const inside = items[index];
      inside.isConnected = true;
      inside.insertionSteps();
    }
    return;
  }
  let each = node;
  while (each !== undefined) {
    each.isConnected = true;
    each.insertionSteps();
    each = nextNode(each, node);
  }
}

function _runPostConnectionSteps(nodes) {
  const staticNodeList = newList();
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    if (node.nodeDocument.hasShadowTrees) {
      const items = shadowIncludingInclusiveDescendants(node);
      for (let index2 = 0; index2 < items.length; index2++) {
        const inside = items[index2];
        if (inside.hasPostConnectionSteps) {
          staticNodeList[staticNodeList.length] = inside;
        }
      }
      continue;
    }
    let each = node;
    while (each !== undefined) {
      if (each.hasPostConnectionSteps) {
        staticNodeList[staticNodeList.length] = each;
      }
      each = nextNode(each, node);
    }
  }
  if (staticNodeList.length === 0) return;
  // These steps run scripts.
  const waiting = takeElementQueue();
  for (let index = 0; index < staticNodeList.length; index++) {
    const node = staticNodeList[index];
    if (node.isConnected) {
      node.postConnectionSteps();
    }
  }
  putElementQueueBack(waiting);
}

// https://dom.spec.whatwg.org/#move
function move(node, newParent, child) {
  if (shadowIncludingRoot(newParent) !== shadowIncludingRoot(node)) {
    throw _hierarchyError("The nodes are not in one tree.");
  }
  if (isHostIncludingInclusiveAncestor(node, newParent)) {
    throw _hierarchyError("The node contains its new parent.");
  }
  if (child !== undefined && child.parent !== newParent) {
    throw new DOMException("The reference node is not a child of this node.", "NotFoundError");
  }
  if (node.nodeType !== ELEMENT_NODE && !node.isCharacterData) {
    throw _hierarchyError("Nodes of this type cannot be moved.");
  }
  if (newParent.nodeType === DOCUMENT_NODE) {
    if (node.isText) throw _hierarchyError("A document has no text.");
    if (node.nodeType === ELEMENT_NODE) {
      if (_hasOtherChild(newParent, ELEMENT_NODE)) {
        throw _hierarchyError("The document has an element already.");
      }
      if (
        child !== undefined &&
          (child.nodeType === DOCUMENT_TYPE_NODE || _isFollowedByADoctype(child))
      ) {
        throw _hierarchyError("A doctype stands before the element.");
      }
    }
  }
  const oldParent = node.parent;
  const oldPreviousSibling = node.previousSibling;
  const oldNextSibling = node.nextSibling;
  unlink(node, oldParent);
  node.nodeDocument.focusAncestors = undefined;
  if (child !== undefined) {
    childWillBeInserted(newParent, child, 1);
  }
  const newPreviousSibling = child === undefined ? newParent.lastChild : child.previousSibling;
  if (newParent.nodeDocument.hasShadowTrees) {
    slotsAfterRemoval(node, oldParent);
  }
  link(node, newParent, child);
  if (newParent.nodeDocument.hasShadowTrees) {
    slotsAfterInsertion(node, newParent);
  }
  const ids = newParent.nodeDocument.ids;
  if (ids !== undefined) {
    ids.moved();
  }
  let each = node;
  while (each !== undefined) {
    each.movingSteps(oldParent);
    each = nextNode(each, node);
  }
  if (newParent.nodeDocument.hasCustomControls) {
    customControlsMoved(node, oldParent);
    customControlsMoved(node, newParent);
  }
  queueATreeMutationRecord(
    oldParent,
    newList(),
    listOf([node]),
    oldPreviousSibling,
    oldNextSibling,
  );
  queueATreeMutationRecord(newParent, listOf([node]), newList(), newPreviousSibling, child);
}

// https://dom.spec.whatwg.org/#concept-node-replace
function replaceWithin(child, node, parent) {
  ensurePreInsertValidity(node, parent, child, child);
  if (unfocusBeforeRemoval(child) || unfocusBeforeRemoval(node)) {
    ensurePreInsertValidity(node, parent, child, child);
  }
  let referenceChild = child.nextSibling;
  if (referenceChild === node) {
    referenceChild = node.nextSibling;
  }
  const previousSibling = child.previousSibling;
  let removedNodes = newList();
  adoptInto(node, parent.nodeDocument);
  if (child.parent !== undefined) {
    removedNodes = listOf([child]);
    remove(child, true);
  }
  const nodes = node.nodeType === DOCUMENT_FRAGMENT_NODE ? childrenOf(node) : listOf([node]);
  insert(node, parent, referenceChild, true);
  queueATreeMutationRecord(parent, nodes, removedNodes, previousSibling, referenceChild);
  return child;
}

// https://dom.spec.whatwg.org/#concept-node-replace-all
function replaceAllWithin(node, parent) {
  const removedNodes = childrenOf(parent);
  let addedNodes = newList();
  if (node !== undefined) {
    const isFragment = node.nodeType === DOCUMENT_FRAGMENT_NODE;
    addedNodes = isFragment ? childrenOf(node) : listOf([node]);
  }
  for (let index = 0; index < removedNodes.length; index++) {
    const each = removedNodes[index];
    remove(each, true);
  }
  if (node !== undefined) {
    insert(node, parent, undefined, true);
  }
  if (addedNodes.length > 0 || removedNodes.length > 0) {
    queueATreeMutationRecord(parent, addedNodes, removedNodes);
  }
}

// https://dom.spec.whatwg.org/#concept-node-pre-remove
function preRemove(child, parent) {
  if (child.parent === parent) {
    unfocusBeforeRemoval(child);
  }
  if (child.parent !== parent) {
    throw new DOMException("The node is not a child of this node.", "NotFoundError");
  }
  remove(child);
  return child;
}

// https://dom.spec.whatwg.org/#concept-node-remove
function remove(node, suppressObservers = false) {
  const parent = node.parent;
  const oldPreviousSibling = node.previousSibling;
  const oldNextSibling = node.nextSibling;
  unlink(node, parent);
  const hasShadowTrees = node.nodeDocument.hasShadowTrees;
  if (hasShadowTrees) {
    slotsAfterRemoval(node, parent);
  }
  if (node.isConnected && hasShadowTrees) {
    const items = shadowIncludingInclusiveDescendants(node);
    for (let index = 0; index < items.length; index++) {
      const inside = items[index];
      inside.isConnected = false;
      inside.removingSteps(parent);
    }
  } else if (node.isConnected) {
    let each = node;
    while (each !== undefined) {
      each.isConnected = false;
      each.removingSteps(parent);
      each = nextNode(each, node);
    }
  }
  if (node.nodeDocument.hasCustomControls) {
    customControlsMoved(node, parent);
  }
  if (node.nodeDocument.isObserved) {
    addTransientObservers(node, parent);
  }
  if (!suppressObservers) {
    queueATreeMutationRecord(parent, newList(), listOf([node]), oldPreviousSibling, oldNextSibling);
  }
  parent.childrenChangedSteps();
}

// https://dom.spec.whatwg.org/#concept-node-adopt
function adoptInto(node, document) {
  const oldDocument = node.nodeDocument;
  if (node.parent !== undefined) {
    remove(node);
  }
  if (document === oldDocument) return;
  _changeNodeDocuments(node, document);
}

// The steps of `adopt_into` about a subtree, and about the contents of its templates.
//
// https://html.spec.whatwg.org/multipage/scripting.html#the-template-element:concept-node-adopt-ext
function _changeNodeDocuments(root, document) {
  const roots = listOf([root]);
  const documents = listOf([document]);
  while (roots.length > 0) {
    const node = listPop(roots);
    const newDocument = listPop(documents);
    const oldDocument = node.nodeDocument;
    let each = node;
    while (each !== undefined) {
      each.setNodeDocument(newDocument);
      const shadow = shadowRootOf(each);
      if (shadow !== undefined) {
        newDocument.hasShadowTrees = true;
        roots[roots.length] = shadow;
        documents[documents.length] = newDocument;
      }
      const contents = each.templateContents;
      if (contents !== undefined) {
        roots[roots.length] = contents;
        listAppend(documents, newDocument.appropriateTemplateContentsOwnerDocument());
      }
      each = nextNode(each, node);
    }
    moveLiveObjects(oldDocument, newDocument);
  }
}
