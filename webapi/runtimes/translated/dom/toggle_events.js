// The events of what opens and closes.
//
// https://html.spec.whatwg.org/multipage/interaction.html#the-toggleevent-interface
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// What an element knows of its next event ``toggle``.
//
// https://html.spec.whatwg.org/multipage/interaction.html#toggle-task-tracker
class ToggleTracker {
  constructor() {
    this.task = undefined;
  }
}
withoutParent(ToggleTracker);

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
function queueAToggleEvent(element, tracker, oldState, newState, source) {
  const pending = tracker.task;
  let firstState = oldState;
  if (pending !== undefined) {
    firstState = pending.oldState;
    pending.isRemoved = true;
  }
  const task = new ToggleTask(firstState);
  tracker.task = task;
  const fireIt = () => {
    if (!task.isRemoved) {
      tracker.task = undefined;
      fireAToggleEvent("toggle", element, firstState, newState, false, source);
    }
  };
  queueATask(fireIt);
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
