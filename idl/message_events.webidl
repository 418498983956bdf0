// https://html.spec.whatwg.org/multipage/comms.html

// Reduced: there are no windows, ports and service workers that send messages. The source is null, there are no
// ports, and neither can be given.

[Exposed=*]
interface MessageEvent : Event {
  constructor(DOMString type, optional MessageEventInit eventInitDict = {});

  readonly attribute any data;
  readonly attribute USVString origin;
  readonly attribute DOMString lastEventId;
  readonly attribute EventTarget? source;
  readonly attribute FrozenArray<any> ports;

  undefined initMessageEvent(DOMString type, optional boolean bubbles = false, optional boolean cancelable = false, optional any data = null, optional USVString origin = "", optional DOMString lastEventId = "");
};

dictionary MessageEventInit : EventInit {
  any data = null;
  USVString origin = "";
  DOMString lastEventId = "";
};
