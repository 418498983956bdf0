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
  }

  // https://dom.spec.whatwg.org/#inner-event-creation-steps
  constructorSteps(type, init) {
    super.constructorSteps(type, init);
    const members = init;
    this.data = members.data;
    this.origin = members.origin;
    this.lastEventId = members.lastEventId;
  }

  // https://html.spec.whatwg.org/multipage/comms.html#dom-messageevent-source
  get source() {
    return undefined;
  }

  // https://html.spec.whatwg.org/multipage/comms.html#dom-messageevent-ports
  get ports() {
    return newList();
  }

  // https://html.spec.whatwg.org/multipage/comms.html#dom-messageevent-initmessageevent
  initMessageEvent(type, bubbles, cancelable, data, origin, lastEventId) {
    if (this.dispatchFlag) return;
    this.initialize(type, bubbles, cancelable);
    this.data = data;
    this.origin = origin;
    this.lastEventId = lastEventId;
  }
}
