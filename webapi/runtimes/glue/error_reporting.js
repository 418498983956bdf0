// Exceptions that no script catches: https://html.spec.whatwg.org/#runtime-script-errors

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
  if (!isHandled) askEventLoop('["error",' + quote(text) + "]");
}

const reportErrorImpl = report;
