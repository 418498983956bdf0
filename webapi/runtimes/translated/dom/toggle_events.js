// The events of what opens and closes.
//
// https://html.spec.whatwg.org/multipage/interaction.html#the-toggleevent-interface
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://html.spec.whatwg.org/multipage/interaction.html#toggle-task-tracker
class ToggleTask {
  constructor(oldState) {
    this.oldState = oldState;
    this.isRemoved = false;
  }
}
withoutParent(ToggleTask);

// Queue one event for all changes since the last one.
//
// https://html.spec.whatwg.org/multipage/interactive-elements.html#queue-a-details-toggle-event-task
function queueAToggleEvent(element, oldState, newState, source) {
  const parts = element.parts;
  const pending = parts.toggleTask;
  let firstState = oldState;
  if (pending !== undefined) {
    firstState = pending.oldState;
    pending.isRemoved = true;
  }
  const task = new ToggleTask(firstState);
  parts.toggleTask = task;
  queueATask(() => _fire(element, task, newState, source));
}

function _fire(element, task, newState, source) {
  if (task.isRemoved) return;
  element.parts.toggleTask = undefined;
  fireAToggleEvent("toggle", element, task.oldState, newState, false, source);
}

// Fire a ToggleEvent; return whether nobody cancelled it.
function fireAToggleEvent(type_, element, oldState, newState, isCancelable, source) {
  const event = newEvent("toggleevent");
  event.type = type_;
  event.isTrusted = true;
  event.cancelable = isCancelable;
  event.oldState = oldState;
  event.newState = newState;
  event.source = source;
  return dispatch(event, element);
}
