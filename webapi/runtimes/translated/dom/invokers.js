// Buttons that give commands to other elements.
//
// https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-commandfor
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// The command in its state; an unknown one is empty.
//
// https://html.spec.whatwg.org/multipage/form-elements.html#dom-button-command
function commandOf(invoker) {
  const value = invoker.attributeValue("command");
  if (value === undefined || textStarts(value, "--")) {
    return value === undefined ? "" : value;
  }
  const keyword = asciiLowercase(value);
  const isOfDialogs = keyword === "close" ||
    keyword === "request-close" ||
    keyword === "show-modal";
  const isKnown = isOfDialogs ||
    (keyword === "hide-popover" || keyword === "show-popover" || keyword === "toggle-popover");
  return isKnown ? keyword : "";
}

// https://html.spec.whatwg.org/multipage/form-elements.html#the-button-element:activation-behaviour
function giveACommand(invoker, command, target) {
  const isCustom = textStarts(command, "--");
  const element = target.mayBeAPopover ? target : undefined;
  const isPopover = element !== undefined && stateOf(element) !== "";
  if (!isCustom && !isPopover && (element === undefined || !element.hasCommand(command))) {
    return;
  }
  const event = newEvent("commandevent");
  event.type = "command";
  event.isTrusted = true;
  event.cancelable = true;
  event.command = command;
  event.source = invoker;
  if (!dispatch(event, target) || isCustom || element === undefined || !target.isConnected) {
    return;
  }
  if (element.hasCommand(command)) {
    element.runACommand(command, invoker);
  } else if (isShowing(element)) {
    if (command === "hide-popover" || command === "toggle-popover") {
      hidePopover(element, true, true, invoker);
    }
  } else if (
    (command === "show-popover" || command === "toggle-popover") && isValid(element, false)
  ) {
    showPopover(element, invoker);
  }
}
