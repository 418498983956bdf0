// Focus: https://html.spec.whatwg.org/multipage/interaction.html#focus
//
// In a page, what style sheets hide cannot have the focus. Python's own trees have no cascade: there,
// each element that browsers would focus when it is shown can have it.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const MAX_HOSTS_IN_HOSTS = 64;

// https://html.spec.whatwg.org/multipage/interaction.html#focusing-steps, of an area
function focus(element) {
  const document = element.nodeDocument;
  document.takeTheFocus();
  const old = document.focused;
  if (old === element) return;
  _takeTheFocusAway(document, element);
  if (document.focused === undefined && element.isConnected) {
    if (document.motion !== undefined) {
      document.motion.stateWillChange(":focus", undefined, element);
    }
    document.focused = element;
    document.focusAncestors = undefined;
    element.gettingFocusSteps();
    _fireFocusEvents("focus", "focusin", element, old);
  }
}

// What gets the focus for an element: itself, or what a shadow host delegates it to.
//
// https://html.spec.whatwg.org/multipage/interaction.html#get-the-focusable-area
function focusableAreaOf(element, depth = 0) {
  if (element.isFocusable) return element;
  if (!delegatesFocus(element) || containsTheFocus(element)) return undefined;
  return focusDelegate(element, depth);
}

// Whether it is a shadow host that delegates the focus.
function delegatesFocus(element) {
  const shadow = element.mayBeAHost ? shadowRootOf(element) : undefined;
  return shadow !== undefined && shadow.delegatesFocus;
}

// https://html.spec.whatwg.org/multipage/interaction.html#focus-delegate, to a bound
function focusDelegate(target, depth) {
  const shadow = shadowRootOf(target);
  if (depth > MAX_HOSTS_IN_HOSTS || shadow === undefined) return undefined;
  let first = undefined;
  let each = nextElement(shadow, shadow);
  while (each !== undefined) {
    const hasAutofocus = each.attributeValue("autofocus") !== undefined;
    if (first === undefined || hasAutofocus) {
      const area = focusableAreaOf(each, depth + 1);
      if (area !== undefined && hasAutofocus) return area;
      if (first === undefined) {
        first = area;
      }
    }
    each = nextElement(each, shadow);
  }
  return first;
}

// Whether what has the focus is a shadow-including inclusive descendant.
function containsTheFocus(host) {
  let each = host.nodeDocument.focused;
  while (each !== undefined && each !== host) {
    each = each.parent === undefined ? each.hostOfFragment : each.parent;
  }
  return each !== undefined;
}

// https://html.spec.whatwg.org/multipage/interaction.html#unfocusing-steps
function unfocus(document) {
  _takeTheFocusAway(document);
}

// Unfocus what a node contains, before it leaves the document; tell whether events were fired.
//
// The standard fires no events here, but browsers do, and programs wait for them.
function unfocusBeforeRemoval(node) {
  const document = node.nodeDocument;
  const focused = document.focused;
  if (focused === undefined || !node.isConnected) return false;
  const mayContain = node.firstChild !== undefined || node.mayBeAHost;
  if (node !== focused && !(mayContain && _isAbove(node, focused))) return false;
  unfocus(document);
  return true;
}

// Unfocus what a node's children contain, before they leave the document.
function unfocusBeforeReplacement(parent) {
  if (parent.nodeDocument.focused !== parent) {
    unfocusBeforeRemoval(parent);
  }
}

// Whether an element that has the focus is a descendant of a node with children.
function _isAbove(node, focused) {
  const document = focused.nodeDocument;
  if (document.focusAncestors === undefined) {
    document.focusAncestors = new Table();
    let each = focused.parent;
    while (each !== undefined) {
      tableSet(document.focusAncestors, each, true);
      each = each.parent === undefined ? each.hostOfFragment : each.parent;
    }
  }
  return tableHas(document.focusAncestors, node);
}

// https://html.spec.whatwg.org/multipage/interaction.html#focus-fixup-step
//
// Browsers run it with the next rendering, and fire events; this runs it in a microtask.
function focusFixup(document) {
  if (!document.willFixTheFocus) {
    document.willFixTheFocus = true;
    queueAMicrotask(() => _fixTheFocus(document));
  }
}

function _fixTheFocus(document) {
  document.willFixTheFocus = false;
  const focused = document.focused;
  if (focused !== undefined && !focused.isFocusable) {
    unfocus(document);
  }
}

function _takeTheFocusAway(document, new_) {
  const old = document.focused;
  if (old !== undefined) {
    if (document.motion !== undefined) {
      document.motion.stateWillChange(":focus", old, new_);
    }
    document.focused = undefined;
    old.losingFocusSteps();
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
