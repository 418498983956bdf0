// Exceptions that no script catches: https://html.spec.whatwg.org/#runtime-script-errors
// ["error", text, name, message, stack] reports one to Python. Outside of a page there is the text only.

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
  if (!isReporting && isLoaded.dom_events === true) {
    isReporting = true;
    try {
      isHandled = !fireError("Uncaught " + text, error);
    } finally {
      isReporting = false;
    }
  }
  if (isHandled) return;
  let details = "";
  try {
    if (page !== undefined) details = "," + errorTexts(error);
  } catch (failure) {
    details = ""; // the stack is full
  }
  askEventLoop('["error",' + quote(text) + details + "]");
}

const reportErrorImpl = report;

// Report the rejection of a promise that a callback of a page returns. Engines do not report it.
function reportRejection(result) {
  if (page === undefined || !isObject(result)) return;
  try {
    then(result, () => {}, report);
  } catch (error) {
    return; // not a promise
  }
}
