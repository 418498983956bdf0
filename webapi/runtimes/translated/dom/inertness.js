// Inert elements, and what blocks a document.
//
// https://html.spec.whatwg.org/multipage/interaction.html#inert-subtrees
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// The dialog that blocks a document.
//
// https://html.spec.whatwg.org/multipage/interaction.html#blocked-by-a-modal-dialog
function topmostModalDialog(document) {
  if (tableSize(document.openDialogs) === 0) return undefined;
  const items = tableKeys(document.openDialogs);
  for (let index = items.length - 1; index >= 0; index--) {
    const dialog = items[index];
    if (dialog.isModal) return dialog;
  }
  return undefined;
}

// https://html.spec.whatwg.org/multipage/interaction.html#inert
function isInert(element) {
  return _hit(element) !== element;
}

// The element, or another one that a pointer over it hits as the element is inert.
//
// If all elements are inert, this is the document element.
function elementThatIsHit(element) {
  const hit = _hit(element);
  if (hit !== undefined) return hit;
  const root = element.nodeDocument.documentElement;
  return root === undefined ? element : root;
}

// The nearest element around it that is not inert, or the dialog whose backdrop covers it.
function _hit(element) {
  const dialog = topmostModalDialog(element.nodeDocument);
  let found = undefined;
  let each = element;
  while (each !== undefined) {
    if (each.namespace === HTML_NAMESPACE && each.attributeValue("inert") !== undefined) {
      found = undefined;
    } else if (found === undefined) {
      found = each;
    }
    if (each === dialog) return found;
    each = parentInTheFlatTree(each);
  }
  if (dialog === undefined) return found;
  return dialog.attributeValue("inert") === undefined ? dialog : undefined;
}

// https://drafts.csswg.org/css-scoping-1/#flattening, above an element
function parentInTheFlatTree(element) {
  const parent = element.parent;
  if (parent === undefined) return undefined;
  if (parent.hostOfFragment !== undefined) return parent.hostOfFragment;
  if (shadowRootOf(parent) !== undefined) {
    const slot = assignedSlot(element);
    if (slot !== undefined) return slot;
  }
  return parentElement(element);
}
