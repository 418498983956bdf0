// https://html.spec.whatwg.org/multipage/comms.html

// Reduced for Python, which has no windows, ports and service workers that send messages: the source is null, there are
// no ports, and neither can be given. Engines have ports: engines/message_ports.webidl.

[Exposed=*]
interface MessageEvent : Event {
  constructor(DOMString type, optional MessageEventInit eventInitDict = {});

  readonly attribute any data;
  readonly attribute USVString origin;
  readonly attribute DOMString lastEventId;
  [Exposed=Python] readonly attribute EventTarget? source;
  [Exposed=Python] readonly attribute FrozenArray<any> ports;

  [Exposed=Python] undefined initMessageEvent(DOMString type, optional boolean bubbles = false, optional boolean cancelable = false, optional any data = null, optional USVString origin = "", optional DOMString lastEventId = "");
};

dictionary MessageEventInit : EventInit {
  any data = null;
  USVString origin = "";
  DOMString lastEventId = "";
};
