// https://html.spec.whatwg.org/multipage/webappapis.html#event-handler-content-attributes
// webapi/dom/host.py is the counterpart in Python, which runs no JavaScript.
// By hand, because only engines compile scripts.

const handlersOfWindows = 2; // 1: those of elements
let knownHandlers; // Which of the two it is, by the name of the attribute.

function kindOfHandler(name) {
  if (knownHandlers === undefined) {
    knownHandlers = { __proto__: null };
    for (let list = 0; list < page.events.length; list++) {
      const types = page.events[list];
      for (let index = 0; index < types.length; index++) knownHandlers["on" + types[index]] = list + 1;
    }
  }
  return knownHandlers[name];
}

function setEventHandlerOfAttribute(element, name, value) {
  const kind = page === undefined ? undefined : kindOfHandler(name);
  const type = slice(name, 2);
  const isBody = element instanceof WindowReflectingElement;
  if (kind === undefined || (kind === handlersOfWindows && !isBody)) return;
  const isOfWindow = isBody && isEventOfTheWindow(type);
  const target = isOfWindow ? element.nodeDocument.window : element;
  if (target === undefined) return;
  target.setEventHandler(type, value === undefined ? undefined : handlerOfText(element, name, value, isOfWindow));
}

// https://html.spec.whatwg.org/multipage/webappapis.html#getting-the-current-value-of-the-event-handler
// The text is compiled when a script or an event first asks for it.
function handlerOfText(element, name, body, isOfWindow) {
  let compiled;
  return (self, ...given) => {
    if (compiled === undefined) {
      if (element.nodeDocument.window === undefined) return self === theGiven ? null : undefined;
      compiled = compiledHandler(element, name, body, isOfWindow);
    }
    if (self === theGiven || compiled === null) return self === theGiven ? compiled : undefined;
    return apply(compiled, self, given.length === 1 ? [objectOf(given[0])] : given);
  };
}

function compiledHandler(element, name, source, isOfWindow) {
  const body = withImportCalls(source);
  const parameters = isOfWindow && name === "onerror" ? "event, source, lineno, colno, error" : "event";
  try {
    new Compiled(parameters, body); // It throws for a text that is no body of a function.
    const scopes = isOfWindow ? [] : scopesOfHandler(element);
    let text = "";
    for (let index = 0; index < scopes.length; index++) text += "with (arguments[" + index + "]) ";
    text += "return function " + name + "(" + parameters + ") {\n" + body + "\n};";
    const window = element.nodeDocument.window;
    if (window !== globalTarget()) return window.navigable.runsScripts ? handlerInFrame(window, text, scopes) : null;
    return apply(new Compiled(text), undefined, scopes);
  } catch (error) {
    report(error);
    return null;
  }
}

function scopesOfHandler(element) {
  const document = objectOf(element.nodeDocument);
  const form = element.form;
  return form === undefined ? [document, objectOf(element)] : [document, objectOf(form), objectOf(element)];
}
