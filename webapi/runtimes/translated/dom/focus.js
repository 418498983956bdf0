// Focus: https://html.spec.whatwg.org/multipage/interaction.html#focus
//
// Nothing is rendered, so each element that browsers would focus when it is shown can have the focus.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://html.spec.whatwg.org/multipage/interaction.html#focusing-steps, of an area
function focus(element) {
  const document = element.nodeDocument;
  if (document.focused === element) return;
  unfocus(document);
  if (document.focused === undefined && element.isConnected) {
    document.focused = element;
    _fireAFocusEvent("focus", element, false);
    _fireAFocusEvent("focusin", element, true);
  }
}

// https://html.spec.whatwg.org/multipage/interaction.html#unfocusing-steps
function unfocus(document) {
  const old = document.focused;
  if (old !== undefined) {
    document.focused = undefined;
    _fireAFocusEvent("blur", old, false);
    _fireAFocusEvent("focusout", old, true);
  }
}

// https://html.spec.whatwg.org/multipage/interaction.html#fire-a-focus-event
function _fireAFocusEvent(type_, element, bubbles) {
  const event = new EventImpl(type_);
  event.isTrusted = true;
  event.bubbles = bubbles;
  event.composed = true;
  dispatch(event, element);
}
