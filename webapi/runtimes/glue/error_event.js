// https://html.spec.whatwg.org/#errorevent

class ErrorEventImpl extends EventImpl {
  constructor() {
    super();
    this.message = "";
    this.filename = "";
    this.lineno = 0;
    this.colno = 0;
    this.error = undefined;
  }

  constructorSteps(type, init) {
    super.constructorSteps(type, init);
    this.message = init.message;
    this.filename = init.filename;
    this.lineno = init.lineno;
    this.colno = init.colno;
    this.error = init.error;
  }
}

// https://html.spec.whatwg.org/#extract-error. The place is that of the stack's first line that is not of this
// package.
function fireError(text, error, url) {
  const event = new ErrorEventImpl();
  event.cancelable = true;
  event.message = "Uncaught " + text;
  event.filename = url;
  event.error = error;
  findPlace(event, text, memberText(error, "stack"));
  event.type = "error";
  event.isTrusted = true;
  return dispatch(event, globalTarget());
}

// "    at name (URL:1:2)" or "    at URL:1:2" or "name@URL:1:2"
const placeInStack = /^(?: +at (?:.* \(|async )?|.*?@)(\S*):(\d{1,9}):(\d{1,9})\)?$/;
const longestPlace = 2000;

function findPlace(event, text, stack) {
  let start = textStarts(stack, text) ? text.length : 0; // V8's begins with the error's text
  while (start < stack.length) {
    const found = findText(stack, "\n", start);
    const end = found === -1 ? stack.length : found;
    const place = execute(placeInStack, slice(stack, start, min(end, start + longestPlace)));
    start = end + 1;
    if (place === null || textStarts(place[1], "webapi/")) continue;
    if (!textStarts(place[1], "<")) event.filename = place[1];
    else if (implemented(DOMExceptionBrand, event.error) !== undefined) return; // of a script without a name
    event.lineno = +place[2];
    event.colno = +place[3];
    return;
  }
}
