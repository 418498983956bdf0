// Focus: https://html.spec.whatwg.org/multipage/interaction.html#focus
//
// Nothing is rendered, so each element that browsers would focus when it is shown can have the focus.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://html.spec.whatwg.org/multipage/interaction.html#focusing-steps, of an area
function focus(element) {
  const document = element.nodeDocument;
  const old = document.focused;
  if (old === element) return;
  _takeTheFocusAway(document, element);
  if (document.focused === undefined && element.isConnected) {
    document.focused = element;
    _fireFocusEvents("focus", "focusin", element, old);
  }
}

// https://html.spec.whatwg.org/multipage/interaction.html#unfocusing-steps
function unfocus(document) {
  _takeTheFocusAway(document);
}

function _takeTheFocusAway(document, new_) {
  const old = document.focused;
  if (old !== undefined) {
    document.focused = undefined;
    _fireFocusEvents("blur", "focusout", old, new_);
  }
}

// https://html.spec.whatwg.org/multipage/interaction.html#fire-a-focus-event
function _fireFocusEvents(type_, bubbling, element, relatedTarget) {
  const items = listOf([type_, bubbling]);
  for (let index = 0; index < items.length; index++) {
    const each = items[index];
    const event = newEvent("focusevent");
    event.type = each;
    event.isTrusted = true;
    event.bubbles = each === bubbling;
    event.composed = true;
    event.view = element.nodeDocument.window;
    event.relatedTarget = relatedTarget;
    dispatch(event, element);
  }
}
