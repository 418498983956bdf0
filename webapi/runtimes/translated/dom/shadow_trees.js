// Shadow trees: https://dom.spec.whatwg.org/#shadow-trees, and the paths of events through them
//
// Only documents in which an element has a shadow root come here.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://dom.spec.whatwg.org/#concept-shadow-including-root
function shadowIncludingRoot(node) {
  let shadow = rootAsShadowRoot(node);
  let last = node;
  while (shadow !== undefined) {
    last = shadow.shadowHost;
    shadow = rootAsShadowRoot(last);
  }
  return rootOf(last);
}

// https://dom.spec.whatwg.org/#concept-shadow-including-inclusive-ancestor
function isShadowIncludingInclusiveAncestor(ancestor, node) {
  let each = node;
  while (!isInclusiveAncestor(ancestor, each)) {
    const shadow = rootAsShadowRoot(each);
    if (shadow === undefined) return false;
    each = shadow.shadowHost;
  }
  return true;
}

// https://dom.spec.whatwg.org/#retarget, against a node or against no node
function retarget(target, other) {
  let found = target;
  for (;;) {
    const shadow = rootAsShadowRoot(found);
    if (shadow === undefined) return found;
    if (other !== undefined && isShadowIncludingInclusiveAncestor(shadow, other)) {
      return found;
    }
    found = shadow.shadowHost;
  }
}

// The steps of https://dom.spec.whatwg.org/#concept-event-dispatch that make the path
//
// The path may have 100,000 items, so a root is looked for only where a tree begins or ends.
function eventPath(event, target) {
  const path = new EventPath();
  const relatedTarget = event.relatedTarget;
  let related = _retargeted(relatedTarget, target);
  if (target === related && target !== relatedTarget) return path;
  const isActivation = event.isActivationEvent;
  if (isActivation && target.hasActivationBehavior) {
    path.activationTarget = target;
  }
  let shadow = rootAsShadowRoot(target);
  listAppend(path.items, _item(target, target, related, shadow, false));
  let innerTrees = 0; // that a slot began, in the path so far
  let each = target;
  for (;;) {
    const slot = assignedSlot(each);
    const parent = slot === undefined ? each.getTheParent(event) : slot;
    if (parent === undefined) break;
    if (!parent.isNode) {
      listAppend(path.items, new PathItem(parent, undefined, _retargeted(relatedTarget)));
      break;
    }
    const node = parent;
    const isNewTree = each.parent !== node;
    let isRetargeted = false;
    if (isNewTree) {
      if (slot !== undefined) {
        innerTrees += 1;
      } else if (innerTrees > 0) {
        innerTrees -= 1;
      } else {
        isRetargeted = each.nodeType === DOCUMENT_FRAGMENT_NODE;
      }
      shadow = rootAsShadowRoot(node);
      related = _retargeted(relatedTarget, node);
    }
    const isSlotInClosedTree = slot !== undefined &&
      shadow !== undefined &&
      shadow.mode === "closed";
    if (isRetargeted && node === related) break;
    const mayActivate = isActivation && path.activationTarget === undefined;
    if (mayActivate && (event.bubbles || isRetargeted) && node.hasActivationBehavior) {
      path.activationTarget = node;
    }
    const adjusted = isRetargeted ? node : undefined;
    listAppend(path.items, _item(node, adjusted, related, shadow, isSlotInClosedTree));
    each = node;
  }
  path.clearTargets = _areTargetsToBeCleared(path);
  return path;
}

function _retargeted(relatedTarget, other) {
  if (relatedTarget === undefined || !relatedTarget.isNode) return relatedTarget;
  return retarget(relatedTarget, other);
}

// https://dom.spec.whatwg.org/#concept-event-path-append
function _item(node, adjusted, related, shadow, isSlotInClosedTree) {
  const item = new PathItem(node, adjusted, related);
  item.isInShadowTree = shadow !== undefined;
  item.isRootOfClosedTree = shadow === node && shadow !== undefined && shadow.mode === "closed";
  item.isSlotInClosedTree = isSlotInClosedTree;
  return item;
}

// The step of https://dom.spec.whatwg.org/#concept-event-dispatch about clearTargets
function _areTargetsToBeCleared(path) {
  let last = undefined;
  const items = path.items;
  for (let index = 0; index < items.length; index++) {
    const item = items[index];
    if (item.shadowAdjustedTarget !== undefined) {
      last = item;
    }
  }
  if (last === undefined) return false;
  return _isInShadowTree(last.shadowAdjustedTarget) || _isInShadowTree(last.relatedTarget);
}

function _isInShadowTree(target) {
  if (target === undefined || !target.isNode) return false;
  return rootAsShadowRoot(target) !== undefined;
}
