// WebSocket, which is refused by name: a transport answers requests, and keeps no connection open both ways.

offered.WebSocket = class WebSocket {
  constructor() {
    throw new DOMException(
      "Failed to construct 'WebSocket': a transport answers requests only. Use fetch or EventSource, or define a " +
        "WebSocket of your own on functions of the host.",
      "NotSupportedError",
    );
  }
};

const webSocketStates = ["CONNECTING", "OPEN", "CLOSING", "CLOSED"];
for (let index = 0; index < webSocketStates.length; index++) {
  const state = { __proto__: null, value: index, enumerable: true };
  defineProperty(offered.WebSocket, webSocketStates[index], state);
  defineProperty(offered.WebSocket.prototype, webSocketStates[index], state);
}
