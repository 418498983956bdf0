// Custom elements that are controls hear when their form, or whether they are disabled, changes.
//
// https://html.spec.whatwg.org/multipage/custom-elements.html#form-associated-custom-element
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// Tells custom elements what is new to them after one change of the tree.
class ControlChanges {
  constructor(element) {
    this._matching = new Matching(element, undefined, new Facts());
    this._nearest = new Table();
  }

  // Enqueue the callbacks of a form-associated custom element.
  //
  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#reset-the-form-owner
  tell(element) {
    const state = customStateOf(element);
    const byId = element.nodeDocument.customControlsById;
    if (element.isConnected && element.attributeValue("form") !== undefined) {
      tableSet(byId, element, true);
    } else if (tableHas(byId, element)) {
      tableDelete(byId, element);
    }
    const owner = formOwner(element, this._nearest);
    if (owner !== state.formOwner) {
      state.formOwner = owner;
      enqueueACallback(element, "formAssociatedCallback", listOf([owner]));
    }
    const isDisabled = isActuallyDisabled(element, this._matching);
    if (isDisabled !== state.isDisabled) {
      state.isDisabled = isDisabled;
      enqueueACallback(element, "formDisabledCallback", listOf([isDisabled]));
    }
  }

  // Tell the custom elements of a subtree. Return whether an element of it has an ID.
  tellAll(root) {
    let hasId = false;
    const items = shadowIncludingInclusiveDescendants(root);
    for (let index = 0; index < items.length; index++) {
      const node = items[index];
      if (node.nodeType === ELEMENT_NODE) {
        const element = node;
        if (element.idValue !== undefined) {
          hasId = true;
        }
        if (isFormAssociated(element)) {
          this.tell(element);
        }
      }
    }
    return hasId;
  }

  // Tell the custom elements whose owner has an ID.
  tellThoseWithAFormAttribute(document) {
    const items = tableKeys(document.customControlsById);
    for (let index = 0; index < items.length; index++) {
      const element = items[index];
      this.tell(element);
    }
  }
}
withoutParent(ControlChanges);

// React to the insertion of a node into a parent, or to its removal from it.
function customControlsMoved(node, parent) {
  if (node.nodeType !== ELEMENT_NODE) return;
  const element = node;
  const changes = new ControlChanges(element);
  if (changes.tellAll(element)) {
    changes.tellThoseWithAFormAttribute(element.nodeDocument);
  }
  if (isHtmlElement(element, "legend") && parent.nodeType === ELEMENT_NODE) {
    const fieldset = parent;
    if (isHtmlElement(fieldset, "fieldset")) {
      new ControlChanges(fieldset).tellAll(fieldset);
    }
  }
}

// React to a change of an attribute.
function customControlsFollow(element, localName) {
  if (localName === "id" && element.isConnected) {
    new ControlChanges(element).tellThoseWithAFormAttribute(element.nodeDocument);
  } else if (localName === "disabled" && isHtmlElement(element, "fieldset")) {
    new ControlChanges(element).tellAll(element);
  } else if ((localName === "disabled" || localName === "form") && isFormAssociated(element)) {
    new ControlChanges(element).tell(element);
  }
}
