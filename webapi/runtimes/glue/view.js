// The functions of a window that few pages need. Each is fetched when a page first touches it.

const asIdleRequestOptions = dictionaryValue("IdleRequestOptions", [["timeout", unsignedLongValue, undefined]]);
const asWindowScrollOptions = dictionaryValue("ScrollToOptions", [
  ["behavior", stringValue, undefined],
  ["left", unrestrictedDoubleValue, undefined],
  ["top", unrestrictedDoubleValue, undefined],
]);
const asIdleCallback = functionValue((callback) => callback);
const asElementOfStyle = implementationValue(ElementBrand);

function checkArguments(context, count) {
  if (count < 1) throw tooFew(context, 1, count);
}

// https://drafts.csswg.org/cssom-view/#dom-window-scroll
const scrollFunction = (name) => {
  const context = "Failed to execute '" + name + "' on 'Window': parameter ";
  const functions = {
    [name]() {
      checkGlobal(this);
      if (arguments.length < 2) {
        asWindowScrollOptions(arguments.length === 0 ? undefined : arguments[0], context + "1");
      } else {
        unrestrictedDoubleValue(arguments[0], context + "1");
        unrestrictedDoubleValue(arguments[1], context + "2");
      }
      return scrolled();
    },
  };
  return functions[name];
};

const windowFunctions = {
  __proto__: null,

  // https://drafts.csswg.org/cssom/#dom-window-getcomputedstyle
  getComputedStyle($element, $pseudoElement = undefined) {
    checkGlobal(this);
    const context = "Failed to execute 'getComputedStyle' on 'Window'";
    checkArguments(context, arguments.length);
    const element = asElementOfStyle($element, context + ": parameter 1");
    const isMissing = $pseudoElement === undefined || $pseudoElement === null;
    const pseudoElement = isMissing ? "" : stringValue($pseudoElement, context + ": parameter 2");
    return objectOf(computedStyle(element, textStarts(pseudoElement, ":") ? pseudoElement : undefined));
  },

  // https://drafts.csswg.org/cssom-view/#dom-window-matchmedia
  matchMedia($query) {
    checkGlobal(this);
    const context = "Failed to execute 'matchMedia' on 'Window'";
    checkArguments(context, arguments.length);
    return objectOf(mediaQueryList(stringValue($query, context + ": parameter 1")));
  },

  scroll: scrollFunction("scroll"),
  scrollTo: scrollFunction("scrollTo"),
  scrollBy: scrollFunction("scrollBy"),

  // https://w3c.github.io/selection-api/#dom-window-getselection
  getSelection() {
    checkGlobal(this);
    return objectOf(selectionOf(documentImpl()));
  },

  // https://w3c.github.io/requestidlecallback/#the-requestidlecallback-method
  requestIdleCallback($callback, $options = undefined) {
    checkGlobal(this);
    const context = "Failed to execute 'requestIdleCallback' on 'Window'";
    checkArguments(context, arguments.length);
    const callback = asIdleCallback($callback, context + ": parameter 1");
    asIdleRequestOptions($options, context + ": parameter 2");
    return requestIdle(callback);
  },

  cancelIdleCallback($handle) {
    checkGlobal(this);
    const context = "Failed to execute 'cancelIdleCallback' on 'Window'";
    checkArguments(context, arguments.length);
    cancelIdle(unsignedLongValue($handle, context + ": parameter 1"));
  },
};

const windowFunction = (name) => windowFunctions[name];
