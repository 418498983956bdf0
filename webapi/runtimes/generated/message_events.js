// Interfaces, made by python -m idl from idl/message_events.webidl: change that, not this.

const asMessagePort = implementationValue(MessagePortBrand);
const as2 = sequenceValue(asMessagePort);
const asEventTarget = implementationValue(EventTargetBrand);
const as4 = nullableValue(asEventTarget);
const asMessageEventInit = dictionaryValue("MessageEventInit", [["bubbles", booleanValue, false], ["cancelable", booleanValue, false], ["composed", booleanValue, false], ["data", anyValue, null], ["lastEventId", stringValue, ""], ["origin", scalarValueString, ""], ["ports", as2, anEmptyList], ["source", as4, undefined]]);

// MessageEvent: https://html.spec.whatwg.org/multipage/comms.html

class MessageEvent {
  constructor($type, $eventInitDict = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'MessageEvent'", 1, arguments.length);
    adopt(this, new MessageEventImpl()).constructorSteps(stringValue($type, "Failed to construct 'MessageEvent': parameter 1"), asMessageEventInit($eventInitDict, "Failed to construct 'MessageEvent': parameter 2"));
  }

  get data() {
    return internals(MessageEventBrand, this).data;
  }

  get origin() {
    return internals(MessageEventBrand, this).origin;
  }

  get lastEventId() {
    return internals(MessageEventBrand, this).lastEventId;
  }

  get source() {
    return objectOrNull(internals(MessageEventBrand, this).source);
  }

  get ports() {
    return frozenArrayOf(internals(MessageEventBrand, this), "ports", objectOf);
  }

  initMessageEvent($type, $bubbles = undefined, $cancelable = undefined, $data = undefined, $origin = undefined, $lastEventId = undefined, $source = undefined, $ports = undefined) {
    const inner = internals(MessageEventBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'initMessageEvent' on 'MessageEvent'", 1, arguments.length);
    inner.initMessageEvent(stringValue($type, "Failed to execute 'initMessageEvent' on 'MessageEvent': parameter 1"), !!$bubbles, !!$cancelable, $data === undefined ? null : $data, $origin === undefined ? "" : scalarValueString($origin, "Failed to execute 'initMessageEvent' on 'MessageEvent': parameter 5"), $lastEventId === undefined ? "" : stringValue($lastEventId, "Failed to execute 'initMessageEvent' on 'MessageEvent': parameter 6"), as4($source, "Failed to execute 'initMessageEvent' on 'MessageEvent': parameter 7"), $ports === undefined ? newList() : as2($ports, "Failed to execute 'initMessageEvent' on 'MessageEvent': parameter 8"));
  }
}

expose(MessageEventBrand, MessageEvent, [],
  ["data", "origin", "lastEventId", "source", "ports", "initMessageEvent"]);
implementation(MessageEventBrand, MessageEventImpl);
