// The global scope as an event target, and what becomes of exceptions that no script catches.
// https://html.spec.whatwg.org/#runtime-script-errors

let isReporting = false;

// https://html.spec.whatwg.org/#report-an-exception
function report(error) {
  let text;
  try {
    text = toString(error);
  } catch (failure) {
    text = "an error that has no text";
  }
  let isHandled = false;
  if (!isReporting) {
    isReporting = true;
    try {
      isHandled = !fire(ErrorEventBrand, "error", errorInformation(text, error), true, world, scope);
    } finally {
      isReporting = false;
    }
  }
  if (!isHandled) askEventLoop('["error",' + quote(text) + "]");
}

// https://html.spec.whatwg.org/#extract-error, without the place, which engines tell in their own ways
const errorInformation = (text, error) => ({
  __proto__: null,
  message: "Uncaught " + text,
  filename: "",
  lineno: 0,
  colno: 0,
  error,
});

const scope = newTarget(GlobalScopeBrand, world);
eventHandler(GlobalScopeBrand, world, "error");
giveFunctions(
  {
    addEventListener: EventTarget.prototype.addEventListener,
    removeEventListener: EventTarget.prototype.removeEventListener,
    dispatchEvent: EventTarget.prototype.dispatchEvent,

    reportError($e) {
      if (arguments.length < 1) throw tooFew("Failed to execute 'reportError'", 1, 0);
      report($e);
    },
  },
  true,
);
