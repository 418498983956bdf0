// Popovers: https://html.spec.whatwg.org/multipage/popover.html
//
// Nothing is drawn, so there is no top layer: a popover that is shown matches ``:popover-open``. Hints
// are in one list with the other popovers that close by themselves.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// What an element has once it was a popover.
class PopoverParts {
  constructor() {
    // https://html.spec.whatwg.org/multipage/popover.html#popover-visibility-state
    this.isShowing = false;
    // https://html.spec.whatwg.org/multipage/popover.html#popover-showing-or-hiding
    this.isChanging = false;
    // https://html.spec.whatwg.org/multipage/popover.html#opened-in-popover-mode
    this.mode = "";
    // https://html.spec.whatwg.org/multipage/interaction.html#previously-focused-element
    this.previouslyFocused = undefined;
    // https://html.spec.whatwg.org/multipage/popover.html#popover-close-watcher
    this.closeWatcher = undefined;
    // https://html.spec.whatwg.org/multipage/popover.html#the-popover-attribute:toggle-task-tracker
    this.toggleTracker = new ToggleTracker();
  }
}
withoutParent(PopoverParts);

// Hide a popover when a user asks for it.
class PopoverCloseWatcher extends CloseWatcher {
  constructor(popover) {
    super();
    this._popover = popover;
  }

  // https://html.spec.whatwg.org/multipage/interaction.html#close-watcher-close-action
  closeAction() {
    hidePopover(this._popover, true, true);
  }
}

// The state of a value of the attribute ``popover``; empty is No Popover.
//
// https://html.spec.whatwg.org/multipage/popover.html#attr-popover
function popoverState(value) {
  if (value === undefined) return "";
  const keyword = asciiLowercase(value);
  if (keyword === "") return "auto";
  return keyword === "auto" || keyword === "hint" ? keyword : "manual";
}

// The state of the attribute ``popover``.
function stateOf(element) {
  return popoverState(element.attributeValue("popover"));
}

// What an element has as a popover.
function partsOf(element) {
  const parts = element.parts;
  if (parts.popover === undefined) {
    parts.popover = new PopoverParts();
  }
  return parts.popover;
}

// Whether it is a popover whose visibility state is showing.
function isShowing(element) {
  const popover = element.popoverParts;
  return popover !== undefined && popover.isShowing;
}

// Check whether a popover is shown as it is expected; without a document check that it may be.
//
// https://html.spec.whatwg.org/multipage/popover.html#check-popover-validity
function isValid(element, isExpected, document) {
  if (stateOf(element) === "") {
    throw new DOMException("The element has no attribute popover.", "NotSupportedError");
  }
  if (isShowing(element) !== isExpected) return false;
  const isElsewhere = document !== undefined && element.nodeDocument !== document;
  if (isElsewhere || !element.isConnected) {
    throw new DOMException("The popover is not in its document.", "InvalidStateError");
  }
  if (element.isModalDialog) {
    throw new DOMException("The dialog is modal.", "InvalidStateError");
  }
  return true;
}

// https://html.spec.whatwg.org/multipage/popover.html#show-popover
function showPopover(element, source) {
  if (!isValid(element, false)) return;
  const document = element.nodeDocument;
  const parts = partsOf(element);
  const isNested = parts.isChanging;
  parts.isChanging = true;
  try {
    const isWanted = fireAToggleEvent("beforetoggle", element, "closed", "open", true, source);
    if (isWanted && isValid(element, false, document)) {
      _show(element, source, !isNested);
    }
  } finally {
    parts.isChanging = isNested;
  }
}

function _show(element, source, fires) {
  const document = element.nodeDocument;
  const parts = partsOf(element);
  const mode = stateOf(element);
  let isFirst = false;
  if (mode !== "manual") {
    const ancestor = topmostAncestor(element, source);
    hidePopoversUntil(document, ancestor, "hint", false, fires);
    if (mode === "auto") {
      hidePopoversUntil(document, ancestor, "auto", false, fires);
    }
    if (stateOf(element) !== mode) {
      throw new DOMException("The attribute popover changed.", "InvalidStateError");
    }
    if (!isValid(element, false, document)) return;
    isFirst = document.openPopovers.length === 0;
    listAppend(document.openPopovers, element);
    parts.mode = mode;
    parts.closeWatcher = new PopoverCloseWatcher(element);
    document.closeWatchers.establish(parts.closeWatcher);
  }
  parts.previouslyFocused = undefined;
  const focused = document.focused;
  parts.isShowing = true;
  _focusingSteps(element);
  if (isFirst && stateOf(element) !== "") {
    parts.previouslyFocused = focused;
  }
  queueAToggleEvent(element, parts.toggleTracker, "closed", "open", source);
}

// https://html.spec.whatwg.org/multipage/popover.html#hide-popover-algorithm
function hidePopover(element, focusesPrevious, fires, source) {
  if (!isValid(element, true)) return;
  const document = element.nodeDocument;
  const parts = partsOf(element);
  const isNested = parts.isChanging;
  const firesEvents = fires && !isNested;
  parts.isChanging = true;
  try {
    if (parts.mode !== "") {
      hidePopoversUntil(document, element, parts.mode, focusesPrevious, firesEvents);
      if (!isValid(element, true)) return;
    }
    if (firesEvents) {
      fireAToggleEvent("beforetoggle", element, "open", "closed", false, source);
      if (parts.mode !== "") {
        hidePopoversUntil(document, element, parts.mode, focusesPrevious, firesEvents);
      }
      if (!isValid(element, true)) return;
    }
    _hide(element, firesEvents, source);
    const previous = parts.previouslyFocused;
    parts.previouslyFocused = undefined;
    const focused = document.focused;
    if (previous === undefined || !focusesPrevious || focused === undefined) return;
    if (isInclusiveAncestor(element, focused) && previous.isFocusable) {
      focus(previous);
    }
  } finally {
    parts.isChanging = isNested;
  }
}

function _hide(element, fires, source) {
  const parts = partsOf(element);
  const document = element.nodeDocument;
  if (parts.mode !== "") {
    const others = newList();
    const items = document.openPopovers;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      if (each !== element) {
        others[others.length] = each;
      }
    }
    document.openPopovers = others;
    parts.mode = "";
  }
  if (parts.closeWatcher !== undefined) {
    document.closeWatchers.destroy(parts.closeWatcher);
    parts.closeWatcher = undefined;
  }
  parts.isShowing = false;
  queueAMicrotask(() => _unfocusWhatIsHidden(element));
  if (fires) {
    queueAToggleEvent(element, parts.toggleTracker, "open", "closed", source);
  }
}

// Take the focus from what is in a hidden popover.
//
// https://html.spec.whatwg.org/multipage/interaction.html#focus-fixup-step
function _unfocusWhatIsHidden(element) {
  const focused = element.nodeDocument.focused;
  if (focused === undefined || isShowing(element) || stateOf(element) === "") return;
  if (element.localName === "dialog" && element.attributeValue("open") !== undefined) {
    return;
  }
  if (isInclusiveAncestor(element, focused)) {
    unfocus(element.nodeDocument);
  }
}

// The removing steps of a popover.
//
// https://html.spec.whatwg.org/multipage/infrastructure.html#html-element-removing-steps
function hideBeforeRemoval(element) {
  const parts = element.parts.popover;
  if (parts !== undefined && parts.isShowing) {
    _hide(element, false);
  }
}

// https://html.spec.whatwg.org/multipage/popover.html#the-popover-attribute:concept-element-attributes-change-ext
function popoverChanged(element, oldValue, value) {
  const parts = element.parts.popover;
  if (parts === undefined || !parts.isShowing || popoverState(oldValue) === popoverState(value)) {
    return;
  }
  if (parts.mode !== "") {
    hidePopoversUntil(element.nodeDocument, element, parts.mode, true, true);
  }
  if (!parts.isShowing) return;
  fireAToggleEvent("beforetoggle", element, "open", "closed", false);
  if (parts.isShowing) {
    _hide(element, true);
  }
}

// Hide the popovers of a mode that were opened after one, the last first; without one, all.
//
// https://html.spec.whatwg.org/multipage/popover.html#hide-all-popovers-until
function hidePopoversUntil(document, endpoint, mode, focusesPrevious, fires) {
  let last = _lastAfter(document, endpoint, mode);
  while (last !== undefined) {
    if (partsOf(last).isChanging) {
      _hide(last, false);
    } else {
      hidePopover(last, focusesPrevious, fires);
    }
    last = _lastAfter(document, endpoint, mode);
  }
}

function _lastAfter(document, endpoint, mode) {
  let found = undefined;
  let isAfter = endpoint === undefined;
  const items = document.openPopovers;
  for (let index = 0; index < items.length; index++) {
    const each = items[index];
    if (isAfter && partsOf(each).mode === mode) {
      found = each;
    }
    if (each === endpoint) {
      isAfter = true;
    }
  }
  return found;
}

// https://html.spec.whatwg.org/multipage/popover.html#topmost-popover-ancestor
function topmostAncestor(element, source) {
  const document = element.nodeDocument;
  const above = _inclusiveOpen(element.parent);
  const invoker = _inclusiveOpen(source);
  let found = undefined;
  const items = document.openPopovers;
  for (let index = 0; index < items.length; index++) {
    const each = items[index];
    const isHint = partsOf(each).mode === "hint" && stateOf(element) !== "hint";
    if (!isHint && (each === above || each === invoker)) {
      found = each;
    }
  }
  return found;
}

// https://html.spec.whatwg.org/multipage/popover.html#nearest-inclusive-open-popover
function _inclusiveOpen(start) {
  let each = start;
  while (each !== undefined) {
    const popover = each.popoverParts;
    if (popover !== undefined && popover.mode !== "") return each;
    each = each.parent === undefined ? each.hostOfFragment : each.parent;
  }
  return undefined;
}

// https://html.spec.whatwg.org/multipage/popover.html#popover-focusing-steps
function _focusingSteps(element) {
  let each = element;
  while (each !== undefined) {
    const area = each.attributeValue("autofocus") !== undefined ? focusableAreaOf(each) : undefined;
    if (area !== undefined) {
      focus(area);
      return;
    }
    each = nextElement(each, element);
  }
}

// https://html.spec.whatwg.org/multipage/popover.html#dom-togglepopover
function togglePopover(element, force, source) {
  if (isShowing(element) && force !== true) {
    hidePopover(element, true, true);
  } else if (force !== false) {
    showPopover(element, source);
  } else {
    isValid(element, isShowing(element));
  }
  return isShowing(element);
}

// https://html.spec.whatwg.org/multipage/popover.html#dom-popovertargetelement
function getPopoverTargetElement(invoker) {
  return reflectedElement(invoker, "popovertarget");
}

// https://html.spec.whatwg.org/multipage/popover.html#dom-popovertargetelement
function setPopoverTargetElement(invoker, target) {
  setReflectedElement(invoker, "popovertarget", target);
}

// https://html.spec.whatwg.org/multipage/popover.html#popover-target-attribute-activation-behavior
function activatePopoverTarget(invoker) {
  const found = getPopoverTargetElement(invoker);
  if (found === undefined || !found.mayBeAPopover) return;
  const popover = found;
  const value = invoker.attributeValue("popovertargetaction");
  const action = value === undefined ? "toggle" : asciiLowercase(value);
  if (stateOf(popover) === "") return;
  if (isShowing(popover)) {
    if (action !== "show") {
      hidePopover(popover, true, true, invoker);
    }
  } else if (action !== "hide" && isValid(popover, false)) {
    showPopover(popover, invoker);
  }
}

// https://html.spec.whatwg.org/multipage/popover.html#topmost-clicked-popover
function topmostClickedPopover(document, target) {
  const clicked = _inclusiveOpen(target);
  let invoked = undefined;
  let each = target;
  while (each !== undefined && invoked === undefined) {
    if (each.isPopoverInvoker) {
      invoked = _targetOf(each);
    }
    each = each.parent;
  }
  let topmost = undefined;
  const items = document.openPopovers;
  for (let index = 0; index < items.length; index++) {
    const popover = items[index];
    if (popover === clicked || popover === invoked) {
      topmost = popover;
    }
  }
  return topmost;
}

// The popover that a button shows or hides, if it is open and closes by itself.
function _targetOf(invoker) {
  const items = listOf(["commandfor", "popovertarget"]);
  for (let index = 0; index < items.length; index++) {
    const name = items[index];
    const found = reflectedElement(invoker, name);
    const popover = found === undefined ? undefined : found.popoverParts;
    if (popover !== undefined && popover.mode !== "") return found;
  }
  return undefined;
}

// Hide the popovers outside of which a user presses and releases the pointer.
//
// https://html.spec.whatwg.org/multipage/popover.html#light-dismiss-open-popovers
function lightDismissOpenPopovers(document, target, isDown) {
  if (document.openPopovers.length === 0) return;
  const ancestor = topmostClickedPopover(document, target);
  if (isDown) {
    document.pressedPopover = ancestor;
    return;
  }
  const isSame = ancestor === document.pressedPopover;
  document.pressedPopover = undefined;
  if (isSame) {
    hideAllPopoversUntil(document, ancestor);
  }
}

// Hide the popovers above one, or all; the focus stays.
//
// https://html.spec.whatwg.org/multipage/popover.html#hide-all-popovers-until
function hideAllPopoversUntil(document, endpoint) {
  hidePopoversUntil(document, endpoint, "hint", false, true);
  hidePopoversUntil(document, endpoint, "auto", false, true);
}
