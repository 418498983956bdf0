// https://html.spec.whatwg.org/multipage/web-messaging.html

// Reduced: there are no AudioWorklets, and messages have no other windows and service workers as their source.
// glue/window.js has postMessage() of windows. The two overloads of a port's postMessage() are one with a union, which
// answers alike.

[Exposed=(Window,Worker), RunsIn=Engine]
interface MessageChannel {
  constructor();

  readonly attribute MessagePort port1;
  readonly attribute MessagePort port2;
};

interface mixin MessageEventTarget {
  attribute EventHandler onmessage;
  attribute EventHandler onmessageerror;
};

[Exposed=(Window,Worker), RunsIn=Engine]
interface MessagePort : EventTarget {
  undefined postMessage(any message, optional (sequence<object> or StructuredSerializeOptions) options = {});
  undefined start();
  undefined close();

  // event handlers
  attribute EventHandler onclose;
};

MessagePort includes MessageEventTarget;

partial interface MessageEvent {
  readonly attribute EventTarget? source;
  readonly attribute FrozenArray<MessagePort> ports;

  undefined initMessageEvent(DOMString type, optional boolean bubbles = false, optional boolean cancelable = false, optional any data = null, optional USVString origin = "", optional DOMString lastEventId = "", optional EventTarget? source = null, optional sequence<MessagePort> ports = []);
};

partial dictionary MessageEventInit {
  EventTarget? source = null;
  sequence<MessagePort> ports = [];
};
