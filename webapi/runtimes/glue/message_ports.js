// Message channels: https://html.spec.whatwg.org/multipage/web-messaging.html#message-channels
// By hand, because messages are clones, which are by hand. Ports stay in their context, so a clone is made when the
// message is sent: no deserialization can fail.

class PortMessage {
  constructor(data, ports) {
    this.data = data;
    this.ports = ports;
  }
}
withoutParent(PortMessage);

function messageFrom(message, transfer, action) {
  const result = cloneWithTransfer(message, transfer, action);
  const ports = newList();
  for (let index = 0; index < result.received.length; index++) {
    const port = implemented(MessagePortBrand, result.received[index]);
    if (port !== undefined) ports[ports.length] = port;
  }
  return new PortMessage(result.clone, ports);
}

function fireMessage(message, target, origin, source) {
  const event = new MessageEventImpl("message");
  event.isTrusted = true;
  event.data = message.data;
  event.origin = origin;
  event.source = source;
  event.ports = message.ports;
  dispatch(event, target);
}

class MessagePortImpl extends EventTargetImpl {
  constructor() {
    super();
    this.entangled = undefined; // the other port of the channel
    this.isDetached = false;
    this.isEnabled = false;
    this.messages = new Queue(); // "port message queue"
  }

  // https://html.spec.whatwg.org/multipage/web-messaging.html#message-port-post-message-steps
  postMessage(message, options) {
    const transfer = isArray(options) ? options : options.transfer;
    const action = "Failed to execute 'postMessage' on 'MessagePort'";
    const target = this.entangled;
    let isDoomed = false;
    for (let index = 0; index < transfer.length; index++) {
      const port = implemented(MessagePortBrand, transfer[index]);
      if (port === this) throw new DOMException(action + ": the port cannot transfer itself.", "DataCloneError");
      if (port !== undefined && port === target) isDoomed = true;
    }
    const sent = messageFrom(message, transfer, action);
    if (target === undefined) return;
    if (isDoomed) {
      const text = "postMessage(): the port was sent over its own channel, so the message and the port are lost.";
      askEventLoop('["console","warning",0,' + quote(text) + "]");
      return;
    }
    target.messages.append(sent);
    if (target.isEnabled) queueATask(() => target.deliver());
  }

  // A message that waits in a queue has one task. The tasks of a port that was transferred find nothing.
  deliver() {
    if (this.messages.length === 0) return;
    fireMessage(this.messages.popleft(), this, "", undefined);
  }

  start() {
    if (this.isEnabled) return;
    this.isEnabled = true;
    for (let index = this.messages.length; index > 0; index--) queueATask(() => this.deliver());
  }

  // https://html.spec.whatwg.org/multipage/web-messaging.html#dom-messageport-close
  close() {
    this.isDetached = true;
    const other = this.entangled;
    if (other === undefined) return;
    this.entangled = other.entangled = undefined;
    queueATask(() => fireAnEvent("close", other));
  }

  // https://html.spec.whatwg.org/multipage/web-messaging.html#handler-messageport-onmessage
  setEventHandler(type, callback) {
    super.setEventHandler(type, callback);
    if (type === "message") this.start();
  }

  newReceiver() {
    return new MessagePortImpl();
  }

  // https://html.spec.whatwg.org/multipage/web-messaging.html#message-ports:transfer-steps
  transferTo(receiver) {
    this.isDetached = true;
    receiver.messages = this.messages;
    this.messages = new Queue();
    const other = this.entangled;
    if (other === undefined) return;
    this.entangled = undefined;
    receiver.entangled = other;
    other.entangled = receiver;
  }
}

class MessageChannelImpl {
  constructor() {
    this.platformObject = undefined;
    this.port1 = new MessagePortImpl();
    this.port2 = new MessagePortImpl();
    this.port1.entangled = this.port2;
    this.port2.entangled = this.port1;
  }
}

// https://html.spec.whatwg.org/multipage/web-messaging.html#window-post-message-steps
function postToWindow(target, source, message, targetOrigin, transfer) {
  const action = "Failed to execute 'postMessage' on 'Window'";
  let isForUs = true;
  if (targetOrigin !== "/" && targetOrigin !== "*") {
    isForUs = askWindow('"isSameOrigin",' + quote(targetOrigin));
    if (isForUs === null) {
      const problem = ": the target origin " + quote(targetOrigin) + " is no URL.";
      throw new DOMException(action + problem, "SyntaxError");
    }
  }
  const sent = messageFrom(message, transfer, action);
  const deliver = () => {
    if (target.isClosed !== true) fireMessage(sent, target, page.origin, source);
  };
  if (isForUs) queueATask(deliver);
}

const asWindowPostMessageOptions = dictionaryValue("WindowPostMessageOptions", [
  ["transfer", sequenceValue(plainObjectValue), anEmptyList],
  ["targetOrigin", scalarValueString, "/"],
]);
const asTransfer = sequenceValue(plainObjectValue);

// The overloads: https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-window-postmessage-options
const postMessageOfWindow = (message, second, third, count) =>
  postMessageTo(globalTarget(), globalTarget(), message, second, third, count);

function postMessageTo(target, source, message, second, third, count) {
  const context = "Failed to execute 'postMessage' on 'Window'";
  if (count < 1) throw tooFew(context, 1, count);
  if (count < 3 && (second === undefined || second === null || isObject(second))) {
    const options = asWindowPostMessageOptions(second, context + ": parameter 2");
    postToWindow(target, source, message, options.targetOrigin, options.transfer);
    return;
  }
  const targetOrigin = scalarValueString(second, context + ": parameter 2");
  const transfer = third === undefined ? newList() : asTransfer(third, context + ": parameter 3");
  postToWindow(target, source, message, targetOrigin, transfer);
}
