// https://w3c.github.io/requestidlecallback/

// glue/window.js has requestIdleCallback() and cancelIdleCallback().

[Exposed=Window, RunsIn=Engine]
interface IdleDeadline {
  DOMHighResTimeStamp timeRemaining();
  readonly attribute boolean didTimeout;
};
