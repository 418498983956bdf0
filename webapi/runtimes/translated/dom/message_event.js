// Messages as events: https://html.spec.whatwg.org/multipage/comms.html#messageevent
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://html.spec.whatwg.org/multipage/comms.html#messageevent
class MessageEventImpl extends EventImpl {
  constructor(type = "") {
    super(type);
    this.data = undefined;
    this.origin = "";
    this.lastEventId = "";
    this.source = undefined;
    // Only engines have ports.
    this.ports = newList();
  }

  // https://dom.spec.whatwg.org/#inner-event-creation-steps
  constructorSteps(type, init) {
    super.constructorSteps(type, init);
    const members = init;
    this.data = members.data;
    this.origin = members.origin;
    this.lastEventId = members.lastEventId;
    if (members.source !== undefined) {
      this.source = members.source;
    }
    if (members.ports !== undefined) {
      this.ports = members.ports;
    }
  }

  // https://html.spec.whatwg.org/multipage/comms.html#dom-messageevent-initmessageevent
  initMessageEvent(type, bubbles, cancelable, data, origin, lastEventId, source, ports) {
    if (this.dispatchFlag) return;
    this.initialize(type, bubbles, cancelable);
    this.data = data;
    this.origin = origin;
    this.lastEventId = lastEventId;
    this.source = source;
    this.ports = ports;
  }
}

// A new event, which ``createEvent()`` gives.
function newMessageEvent() {
  return new MessageEventImpl();
}
