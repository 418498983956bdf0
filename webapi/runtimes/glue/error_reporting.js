// Exceptions that no script catches: https://html.spec.whatwg.org/#runtime-script-errors
// ["error", text, name, message, stack] reports one to Python. Outside of a page there is the text only.

let isReporting = false;
const running = { __proto__: null, url: "" }; // the script of the page that Python runs

// https://html.spec.whatwg.org/#report-an-exception. `url` is that of the script, if it is known.
function report(error, url = "") {
  const text = textOfError(error);
  if (isReporting || isLoaded.dom_events !== true) {
    tellOfError(error, text);
    return;
  }
  let isHandled = false;
  isReporting = true;
  try {
    isHandled = !fireError(text, error, url);
  } finally {
    isReporting = false;
  }
  if (!isHandled) tellOfError(error, text);
}

function textOfError(error) {
  try {
    return toString(error);
  } catch (failure) {
    return "an error that has no text";
  }
}

function tellOfError(error, text) {
  let details = "";
  try {
    if (page !== undefined) details = "," + errorTexts(error);
  } catch (failure) {
    details = ""; // the stack is full
  }
  askEventLoop('["error",' + quote(text) + details + "]");
}

const reportErrorImpl = (error) => report(error, running.url);

// Report the rejection of a promise that a callback of a page returns. Engines do not report it, nor whether a
// script handles it.
// https://html.spec.whatwg.org/#notify-about-rejected-promises
function reportRejection(result) {
  if (page === undefined || !isObject(result)) return;
  const rejected = (reason) => queueATask(() => tellOfRejection(result, reason));
  try {
    then(result, () => {}, rejected);
  } catch (error) {
    // not a promise
  }
}

function tellOfRejection(promise, reason) {
  if (isLoaded.dom_events === true && !fireUnhandledRejection(promise, reason)) return;
  tellOfError(reason, textOfError(reason));
}

// Report the rejection of a promise of this package that a page drops. `await`, `then`, Promise.all and all others
// that take a promise read its constructor. What becomes of the promise that `then` returns stays unknown.
function reportIfDropped(promise) {
  if (page === undefined) return promise;
  let isDropped = true;
  const rejected = (reason) => {
    if (isDropped) queueATask(() => isDropped && tellOfRejection(promise, reason));
  };
  then(promise, undefined, rejected);
  const descriptor = {
    __proto__: null,
    configurable: true,
    get() {
      isDropped = false;
      delete promise.constructor;
      return promise.constructor;
    },
  };
  noteBuiltIns(descriptor);
  defineProperty(promise, "constructor", descriptor);
  return promise;
}
