// The names and lines of modules in stacks. V8 reads `sourceURL`. QuickJS calls all code "<input>", so each module
// gets lines of its own there, far from those of other scripts, and what scripts read of a stack is written anew.

const readsSourceURLs = stackOfErrors === undefined;
const placesOfModules = newList(); // { first, end, url }, in the order of their lines
let lastModuleLine = 65536;
let lineBreaks = "";

// Make functions of the code of modules, which are lists: URL, code, number of lines, and whether the engine alone
// knows its errors. Code with an error stays as it is.
function compileModules(modules) {
  if (readsSourceURLs) return; // there, a text has one name
  const texts = [];
  const compiled = newList();
  for (let index = 0; index < modules.length; index++) {
    if (modules[index][3]) continue;
    defineProperty(texts, texts.length, property("arguments[0](" + texts.length + ", " + modules[index][1] + ");", true));
    compiled[compiled.length] = modules[index];
  }
  const take = (index, made) => void (compiled[index][1] = made);
  try {
    evaluateInLines("0, function () { " + joinList(texts, "\n") + "}", compiled)(take);
  } catch (error) {
    // One of them has an error: each is compiled by itself.
  }
}

// The function of a module.
function compiledModule(module) {
  if (typeof module[1] === "function") return module[1];
  return readsSourceURLs ? evaluate(module[1]) : evaluateInLines("0, " + module[1], [module]);
}

function evaluateInLines(code, modules) {
  if (placesOfModules.length === 0) nameModulesInStacks();
  while (lineBreaks.length < lastModuleLine) lineBreaks += repeatText("\n", lastModuleLine);
  const before = slice(lineBreaks, 0, lastModuleLine);
  for (let index = 0; index < modules.length; index++) {
    const first = lastModuleLine + 1;
    lastModuleLine += modules[index][2];
    const place = { __proto__: null, first, end: lastModuleLine + 1, url: modules[index][0] };
    placesOfModules[placesOfModules.length] = place;
  }
  return evaluate(before + code);
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
