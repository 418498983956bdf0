// Interfaces, made by python -m idl from idl/engines/idle_callbacks.webidl: change that, not this.


// IdleDeadline: https://w3c.github.io/requestidlecallback/

class IdleDeadline {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'IdleDeadline': Illegal constructor");
  }

  timeRemaining() {
    const inner = internals(IdleDeadlineBrand, this);
    return inner.timeRemaining();
  }

  get didTimeout() {
    return internals(IdleDeadlineBrand, this).didTimeout;
  }
}

expose(IdleDeadlineBrand, IdleDeadline, [],
  ["timeRemaining", "didTimeout"]);
implementation(IdleDeadlineBrand, IdleDeadlineImpl);
