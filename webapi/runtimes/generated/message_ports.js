// Interfaces, made by python -m idl from idl/engines/message_ports.webidl: change that, not this.

const as1 = sequenceValue(plainObjectValue);
const asStructuredSerializeOptions = dictionaryValue("StructuredSerializeOptions", [["transfer", as1, anEmptyList]]);
const as3 = unionValue({ __proto__: null, sequence: iteratedValue(plainObjectValue), dictionary: asStructuredSerializeOptions });
const asEventHandlerNonNull = objectOrNullFunctionValue((callback) => (self, $event) => (self === theGiven ? callback : apply(callback, self, [objectOf($event)])));

// MessageChannel: https://html.spec.whatwg.org/multipage/web-messaging.html

class MessageChannel {
  constructor() {
    adopt(this, new MessageChannelImpl());
  }

  get port1() {
    return objectOf(internals(MessageChannelBrand, this).port1);
  }

  get port2() {
    return objectOf(internals(MessageChannelBrand, this).port2);
  }
}

expose(MessageChannelBrand, MessageChannel, [],
  ["port1", "port2"]);
implementation(MessageChannelBrand, MessageChannelImpl);

// MessagePort: https://html.spec.whatwg.org/multipage/web-messaging.html

class MessagePort {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'MessagePort': Illegal constructor");
  }

  postMessage($message, $options = undefined) {
    const inner = internals(MessagePortBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'postMessage' on 'MessagePort'", 1, arguments.length);
    inner.postMessage($message, as3($options, "Failed to execute 'postMessage' on 'MessagePort': parameter 2"));
  }

  start() {
    const inner = internals(MessagePortBrand, this);
    inner.start();
  }

  close() {
    const inner = internals(MessagePortBrand, this);
    inner.close();
  }

  get onclose() {
    return givenOrNull(internals(MessagePortBrand, this).getEventHandler("close"));
  }

  set onclose($value) {
    const inner = internals(MessagePortBrand, this);
    inner.setEventHandler("close", asEventHandlerNonNull($value));
  }

  get onmessage() {
    return givenOrNull(internals(MessagePortBrand, this).getEventHandler("message"));
  }

  set onmessage($value) {
    const inner = internals(MessagePortBrand, this);
    inner.setEventHandler("message", asEventHandlerNonNull($value));
  }

  get onmessageerror() {
    return givenOrNull(internals(MessagePortBrand, this).getEventHandler("messageerror"));
  }

  set onmessageerror($value) {
    const inner = internals(MessagePortBrand, this);
    inner.setEventHandler("messageerror", asEventHandlerNonNull($value));
  }
}

expose(MessagePortBrand, MessagePort, [],
  ["postMessage", "start", "close", "onclose", "onmessage", "onmessageerror"]);
implementation(MessagePortBrand, MessagePortImpl);
