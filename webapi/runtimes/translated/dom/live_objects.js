// Objects that follow the mutations of a document's nodes: lists, collections, ranges, iterators.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// Whether a document is still what it was.
class Unchanged {
  constructor() {
    this.holds = true;
  }
}
withoutParent(Unchanged);

// An object that holds until a node of the document changes.
function unchangedMark(document) {
  let mark = document.unchanged;
  if (mark === undefined) {
    mark = new Unchanged();
    document.unchanged = mark;
  }
  return mark;
}

// Invalidate the mark of those who asked whether a node of the document has changed.
function noteChange(document) {
  const mark = document.unchanged;
  if (mark !== undefined) {
    mark.holds = false;
    document.unchanged = undefined;
  }
}

// The step of https://dom.spec.whatwg.org/#concept-node-insert about live ranges
function childWillBeInserted(parent, child, count) {
  const ranges = parent.nodeDocument.ranges;
  if (ranges === undefined) return;
  const items = ranges.items();
  for (let index = 0; index < items.length; index++) {
    const each = items[index];
    if (each.startNode === parent && each.startOffset > indexOf(child)) {
      each.moveStart(parent, each.startOffset + count);
    }
    if (each.endNode === parent && each.endOffset > indexOf(child)) {
      each.moveEnd(parent, each.endOffset + count);
    }
  }
}

// Let lists and collections follow an insertion.
function childInserted(node, parent) {
  const extras = parent.knownExtras;
  if (extras !== undefined && extras.childList !== undefined) {
    extras.childList.childInserted(node);
  }
  _letCollectionsFollow(node, parent, true);
}

// Run the live range pre-remove steps and the NodeIterator pre-remove steps.
//
// https://dom.spec.whatwg.org/#live-range-pre-remove-steps
function childWillBeRemoved(node, parent) {
  parent.childLeaves();
  const document = node.nodeDocument;
  if (document.ranges !== undefined) {
    const ranges = document.ranges.items();
    const index = ranges.length > 0 ? indexOf(node) : 0;
    for (let index2 = 0; index2 < ranges.length; index2++) {
      const each = ranges[index2];
      if (isInclusiveAncestor(node, each.startNode)) {
        each.moveStart(parent, index);
      } else if (each.startNode === parent && each.startOffset > index) {
        each.moveStart(parent, each.startOffset - 1);
      }
      if (isInclusiveAncestor(node, each.endNode)) {
        each.moveEnd(parent, index);
      } else if (each.endNode === parent && each.endOffset > index) {
        each.moveEnd(parent, each.endOffset - 1);
      }
    }
  }
  const extras = parent.knownExtras;
  if (extras !== undefined && extras.childList !== undefined) {
    extras.childList.childWillBeRemoved(node);
  }
  if (document.iterators !== undefined) {
    const items = document.iterators.items();
    for (let index2 = 0; index2 < items.length; index2++) {
      const iterator = items[index2];
      _nodeIteratorPreRemoveSteps(iterator, node, parent);
    }
  }
}

// https://dom.spec.whatwg.org/#nodeiterator-pre-removing-steps
function _nodeIteratorPreRemoveSteps(iterator, node, parent) {
  if (isInclusiveAncestor(node, iterator.root)) return;
  const reference = iterator.reference;
  if (isInclusiveAncestor(node, reference)) {
    const adjusted = _following(iterator.pointerBeforeReference, iterator, node);
    iterator.pointerBeforeReference = adjusted !== undefined;
    iterator.reference = adjusted === undefined ? _preceding(node, parent) : adjusted;
  }
  const candidate = iterator.candidate;
  if (candidate !== undefined && isInclusiveAncestor(node, candidate)) {
    const adjusted = _following(iterator.candidateBefore, iterator, node);
    iterator.candidateBefore = adjusted !== undefined;
    iterator.candidate = adjusted === undefined ? _preceding(node, parent) : adjusted;
  }
}

// The second step of https://dom.spec.whatwg.org/#nodeiterator-adjust-a-node-pointer
function _following(isBefore, iterator, node) {
  return isBefore ? nextNodeSkippingChildren(node, iterator.root) : undefined;
}

// The last steps of https://dom.spec.whatwg.org/#nodeiterator-adjust-a-node-pointer
function _preceding(node, parent) {
  if (node.previousSibling === undefined) return parent;
  return lastInclusiveDescendant(node.previousSibling);
}

// Let collections follow a removal.
function childRemoved(node, parent) {
  _letCollectionsFollow(node, parent, false);
}

// Let collections follow a change, and clear those that cannot.
function _letCollectionsFollow(node, parent, isInserted) {
  const document = parent.nodeDocument;
  document.elementLists = undefined;
  if (node.nodeType === ELEMENT_NODE) {
    document.formTrees = undefined;
    if (document.motion !== undefined && parent.isConnected) {
      document.motion.treeChanged(node, isInserted);
    }
    if (document.styles !== undefined && parent.isConnected) {
      document.styles.treeChanged(parent);
    }
  }
  if (document.unchanged !== undefined) {
    noteChange(document);
  }
  if (document.liveCollections.length === 0) return;
  const kept = newList();
  const items = document.liveCollections;
  for (let index = 0; index < items.length; index++) {
    const each = items[index];
    const follows = isInserted
      ? each.subtreeInserted(node, parent)
      : each.subtreeRemoved(node, parent);
    if (follows) {
      kept[kept.length] = each;
    } else {
      each.forget();
    }
  }
  document.liveCollections = kept;
}

// Let collections note whether an element matches before an attribute of it changes.
function attributeWillChange(element, localName, value) {
  const document = element.nodeDocument;
  if (document.motion !== undefined) {
    document.motion.attributeWillChange(element, localName, value);
  } else if (localName === "style" && value !== undefined && document.hasBrowsingContext) {
    watchStyleAttribute(document, value);
  }
  const items = element.nodeDocument.liveCollections;
  for (let index = 0; index < items.length; index++) {
    const each = items[index];
    if (each.dependsOn(localName)) {
      each.matched = each.matches(element);
    }
  }
}

// Let collections follow the change of an attribute.
function attributeChanged(element, localName) {
  const document = element.nodeDocument;
  if (
    localName === "for" ||
      localName === "form" ||
      localName === "id" ||
      localName === "name" ||
      localName === "required" ||
      localName === "type"
  ) {
    document.formTrees = undefined;
  }
  if (document.unchanged !== undefined) {
    noteChange(document);
  }
  if (document.liveCollections.length === 0) return;
  const isName = localName === "id" || localName === "name";
  const kept = newList();
  const items = document.liveCollections;
  for (let index = 0; index < items.length; index++) {
    const each = items[index];
    if (isName) {
      each.namesChanged(element);
    }
    if (!each.dependsOn(localName) || each.attributeChanged(element)) {
      kept[kept.length] = each;
    } else {
      each.forget();
    }
  }
  document.liveCollections = kept;
}

// Let the live objects of nodes that were adopted follow their new document.
function moveLiveObjects(oldDocument, document) {
  oldDocument.elementLists = undefined;
  oldDocument.formTrees = undefined;
  const items = tableKeys(oldDocument.controlNames);
  for (let index = 0; index < items.length; index++) {
    const name = items[index];
    document.noteControlName(name);
  }
  if (oldDocument.isObserved) {
    document.isObserved = true;
  }
  if (oldDocument.hasCustomControls) {
    document.hasCustomControls = true;
  }
  if (oldDocument.liveCollections.length > 0) {
    const kept = newList();
    const items2 = oldDocument.liveCollections;
    for (let index = 0; index < items2.length; index++) {
      const each = items2[index];
      if (each.root.nodeDocument === oldDocument) {
        kept[kept.length] = each;
      } else {
        each.forget();
      }
    }
    oldDocument.liveCollections = kept;
  }
  if (oldDocument.ranges !== undefined) {
    const items3 = oldDocument.ranges.items();
    for (let index = 0; index < items3.length; index++) {
      const range = items3[index];
      if (range.startNode.nodeDocument === document) {
        document.followWithARange(range);
      }
    }
  }
  if (oldDocument.iterators !== undefined) {
    const items4 = oldDocument.iterators.items();
    for (let index = 0; index < items4.length; index++) {
      const iterator = items4[index];
      if (iterator.root.nodeDocument === document) {
        document.followWithAnIterator(iterator);
      }
    }
  }
}

// The steps of https://dom.spec.whatwg.org/#concept-cd-replace about live ranges
function dataReplaced(node, offset, count, length) {
  const document = node.nodeDocument;
  if (document.unchanged !== undefined) {
    noteChange(document);
  }
  const ranges = document.ranges;
  if (ranges === undefined) return;
  const items = ranges.items();
  for (let index = 0; index < items.length; index++) {
    const each = items[index];
    if (each.startNode === node && each.startOffset > offset) {
      if (each.startOffset <= offset + count) {
        each.moveStart(node, offset);
      } else {
        each.moveStart(node, each.startOffset + length - count);
      }
    }
    if (each.endNode === node && each.endOffset > offset) {
      if (each.endOffset <= offset + count) {
        each.moveEnd(node, offset);
      } else {
        each.moveEnd(node, each.endOffset + length - count);
      }
    }
  }
}

// The steps of https://dom.spec.whatwg.org/#concept-text-split about live ranges
function textSplit(node, newNode, offset) {
  const ranges = node.nodeDocument.ranges;
  const parent = node.parent;
  if (ranges === undefined || parent === undefined) return;
  const index = indexOf(node);
  const items = ranges.items();
  for (let index2 = 0; index2 < items.length; index2++) {
    const each = items[index2];
    if (each.startNode === node && each.startOffset > offset) {
      each.moveStart(newNode, each.startOffset - offset);
    }
    if (each.endNode === node && each.endOffset > offset) {
      each.moveEnd(newNode, each.endOffset - offset);
    }
    if (each.startNode === parent && each.startOffset === index + 1) {
      each.moveStart(parent, each.startOffset + 1);
    }
    if (each.endNode === parent && each.endOffset === index + 1) {
      each.moveEnd(parent, each.endOffset + 1);
    }
  }
}

// The steps of https://dom.spec.whatwg.org/#dom-node-normalize about live ranges
function textMerged(node, currentNode, length) {
  const ranges = node.nodeDocument.ranges;
  if (ranges === undefined) return;
  const index = indexOf(currentNode);
  const items = ranges.items();
  for (let index2 = 0; index2 < items.length; index2++) {
    const each = items[index2];
    if (each.startNode === currentNode) {
      each.moveStart(node, each.startOffset + length);
    }
    if (each.endNode === currentNode) {
      each.moveEnd(node, each.endOffset + length);
    }
    if (each.startNode === currentNode.parent && each.startOffset === index) {
      each.moveStart(node, length);
    }
    if (each.endNode === currentNode.parent && each.endOffset === index) {
      each.moveEnd(node, length);
    }
  }
}
