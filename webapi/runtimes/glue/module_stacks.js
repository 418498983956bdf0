// The names and lines of modules in stacks. V8 reads `sourceURL`. QuickJS calls all code "<input>", so each module
// gets lines of its own there, far from those of other scripts, and what scripts read of a stack is written anew.

const readsSourceURLs = stackOfErrors === undefined;
const placesOfModules = newList(); // { first, end, url }, in the order of their lines
let lineBreaks = "";

// The function of a module, from its code if Python did not hand it over. Python gives it `count` lines after `before`.
function functionOfModule(code, url, before, count) {
  if (readsSourceURLs) return typeof code === "function" ? code : evaluateNamed(code, url);
  if (placesOfModules.length === 0) nameModulesInStacks();
  let index = placesOfModules.length;
  for (; index !== 0 && placesOfModules[index - 1].first > before; index--) {
    placesOfModules[index] = placesOfModules[index - 1];
  }
  placesOfModules[index] = { __proto__: null, first: before + 1, end: before + 1 + count, url };
  if (typeof code === "function") return code;
  while (lineBreaks.length < before) lineBreaks += repeatText("\n", before);
  return evaluate(slice(lineBreaks, 0, before) + "0, " + code);
}

// V8 does not tell where in a text an error is that it refuses.
function evaluateNamed(code, url) {
  try {
    return evaluate(code);
  } catch (error) {
    setPlace(error, url, 0, 0);
    throw error;
  }
}

function placeOfLine(line) {
  let low = 0;
  let high = placesOfModules.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (line >= placesOfModules[middle].end) low = middle + 1;
    else high = middle;
  }
  const place = placesOfModules[low];
  return place === undefined || line < place.first ? undefined : place;
}

function stackWithModules(stack) {
  const mark = "<input>:";
  let text = "";
  let at = 0;
  for (let found = findText(stack, mark, 0); found !== -1; found = findText(stack, mark, at)) {
    const start = found + mark.length;
    const line = parseInteger(slice(stack, start, start + 9), 10);
    const place = placeOfLine(line);
    text += slice(stack, at, found) + (place === undefined ? mark + line : place.url + ":" + (line - place.first + 1));
    at = start + toString(line).length;
  }
  return text + slice(stack, at);
}

function nameModulesInStacks() {
  const stackText = (object) => {
    const stack = apply(stackOfErrors.get, object, []);
    return typeof stack === "string" ? stackWithModules(stack) : stack;
  };
  const prototype = Errors.Error.prototype;
  const members = {
    get stack() {
      return stackText(this);
    },
    captureStackTrace(object, function_) {
      apply(captureStackTrace, Errors.Error, [object, function_ === undefined ? members.captureStackTrace : function_]);
      const descriptor = getOwnPropertyDescriptor(object, "stack");
      if (descriptor === undefined || typeof descriptor.value !== "string") return;
      defineProperty(object, "stack", { __proto__: null, value: stackWithModules(descriptor.value) });
    },
  };
  const descriptor = getOwnPropertyDescriptor(members, "stack");
  if (getOwnPropertyDescriptor(prototype, "stack").get === stackOfErrors.get) {
    setPrototypeOf(descriptor, null);
    descriptor.set = stackOfErrors.set;
    descriptor.enumerable = false;
    noteBuiltIns(descriptor);
    defineProperty(prototype, "stack", descriptor);
  }
  if (Errors.Error.captureStackTrace === captureStackTrace) {
    const capture = property(members.captureStackTrace, false);
    noteBuiltIns(capture);
    defineProperty(Errors.Error, "captureStackTrace", capture);
  }
}
