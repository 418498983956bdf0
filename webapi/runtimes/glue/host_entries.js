// Whether no script runs, and Python can run microtasks before the host's steps end.
let isStackEmpty = false;

// Take the steps of the host, which call scripts.
function withEmptyStack(steps) {
  isStackEmpty = settings.runsJobsInCalls;
  try {
    steps();
  } finally {
    isStackEmpty = false;
  }
}

// Call a function of a script. https://html.spec.whatwg.org/#clean-up-after-running-script
function runScript(callback, first, second) {
  if (!isStackEmpty) return callback(first, second);
  isStackEmpty = false;
  try {
    return callback(first, second);
  } finally {
    askEventLoop('["microtasks"]');
    isStackEmpty = true;
  }
}

let consoleListener;

function tellListener(type, values) {
  if (consoleListener !== undefined) consoleListener(type, values);
}

// A text of a classic script whose import() is the function of `importer`, and the engine's own otherwise.
function withImportCalls(text) {
  if (findText(text, "import") === -1) return text;
  const baseURL = page === undefined ? "null" : quote(documentImpl().serializedBaseUrl());
  return askEventLoop('["importCalls",' + quote(text) + "," + baseURL + "]");
}

// The functions that Python calls. The first call fetches the script "driver".

const hostEntries = {
  __proto__: null,
  callWith,
  changeEnvironment: (sizes, screen) => withEmptyStack(() => changeEnvironment(sizes, screen)),
  deliver,
  drain() {
    release();
  },
  handleRequest,
  importer: (baseURL) => importerOf(baseURL),
  importModule: (specifier, baseURL, name) => importModuleOfHost(specifier, baseURL, name),
  runModule: (source, url) => runModuleOfHost(source, url),
  runTimer,
  take,
  takeFunctions: (numbers, ...functions) => takeFunctionsOfModules(numbers, functions),
  takeModules: (task, text, ...codes) => takeModules(task, parse(text), codes),
  withImportCalls,

  // What the host asks of frames, also of those that scripts may not see; null if there are none.
  inFrames: (kind, first, second) => (isLoaded.frames === true ? askFrames(kind, first, second) : null),

  // What hears of the messages of the console: it gets a type and values.
  listenToConsole: (listener) => void (consoleListener = listener),

  // What a page tells its observer: a kind, and the text of a value in JSON.
  report: (kind, text) => void askEventLoop('["reported",' + quote(kind) + "," + quote(text) + "]"),

  // What a user does: the kind, an element, and what the function of that kind takes. "hit" does nothing: it tells
  // which element a pointer over this one hits.
  userInput: (kind, element, first, second, third) =>
    performUserInput(kind, element, first, second, third),
};

// These fetch the script "stream_crossing" with the first stream that crosses.
const streamLeaves = (stream) => leaveStream(stream);
const streamStays = (number) => unlockStream(number);
const streamEnters = (handle) => enterStream(handle);

// The message that the page loads fetches the script "page_scripts".
const pageMessage = (kind, value) => withEmptyStack(() => loadMessage(kind, value));

// Nodes queue tasks by it.
const inPageTask = (steps) => queuePageTask(steps);
// The first expression that a document evaluates fetches the script "xpath".
const xpathEvaluator = () => newXpathEvaluator();
