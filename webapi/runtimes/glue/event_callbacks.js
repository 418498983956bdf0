// Events call the callbacks of scripts. webapi/webidl/host.py is the counterpart in Python.
// By hand, because callbacks are functions of the language, and take objects that users see.

const callbackKey = givenOf;
const platformObjectOf = objectOf;

const callListener = (callback, self, event) => {
  reportRejection(runScript(callback, self, event));
};

// https://html.spec.whatwg.org/#the-event-handler-processing-algorithm
// Tell whether the handler cancels the event: true cancels an error, false any other event.
function callEventHandler(callback, self, event) {
  const isError =
    event.brand === ErrorEventBrand &&
    event.type === "error" &&
    event.currentTarget === globalTarget();
  const result = isError
    ? runScript(() =>
        callback(self, event.message, event.filename, event.lineno, event.colno, event.error),
      )
    : runScript(callback, self, event);
  reportRejection(result);
  return result === isError;
}
