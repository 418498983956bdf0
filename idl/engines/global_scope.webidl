// https://html.spec.whatwg.org/multipage/

// What JavaScript engines get besides the files in the folder above, whose versions for Python are
// [Exposed=Python].

partial interface mixin WindowOrWorkerGlobalScope {
  [RunsIn=Engine] undefined queueMicrotask(VoidFunction callback);
  [RunsIn=Engine] undefined reportError(any e);
  [RunsIn=Engine] any structuredClone(any value, optional StructuredSerializeOptions options = {});

  [RunsIn=Engine, SameObject] readonly attribute Crypto crypto;
  [RunsIn=Engine, Replaceable] readonly attribute Performance performance;

  [RunsIn=Engine] long setTimeout(TimerHandler handler, optional long timeout = 0, any... arguments);
  [RunsIn=Engine] undefined clearTimeout(optional long id = 0);
  [RunsIn=Engine] long setInterval(TimerHandler handler, optional long timeout = 0, any... arguments);
  [RunsIn=Engine] undefined clearInterval(optional long id = 0);

  [NewObject, RunsIn=Engine] Promise<Response> fetch(RequestInfo input, optional RequestInit init = {});

  [RunsIn=Engine] attribute OnErrorEventHandler onerror;
};

typedef (DOMString or Function) TimerHandler;

[LegacyTreatNonObjectAsNull]
callback OnErrorEventHandlerNonNull = any ((Event or DOMString) event, optional DOMString source, optional unsigned long lineno, optional unsigned long colno, optional any error);
typedef OnErrorEventHandlerNonNull? OnErrorEventHandler;
