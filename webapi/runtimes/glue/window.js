// The globals of a page: https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-window-object
// By hand, because the global object belongs to the engine. Python's half is webapi/runtimes/window.py.
//
// All of them are configurable, also those that are [LegacyUnforgeable], because PythonMonkey's only context
// gets a new page with each install.

const page = settings.page;
const askWindow = (request) => ask(windowCall + request + "]")[1];

let theDocument;
let theLocation;
const childFrames = newList(); // the frames of the document: glue/frames.js

// The location is asked for alone, as it needs no tree.
function pageLocation() {
  if (theLocation === undefined) theLocation = platformObject(askWindow('"location"'));
  return theLocation;
}

function documentImpl() {
  if (theDocument === undefined) {
    makeDocument();
    appendHtmlHeadAndBody(theDocument, undefined);
  }
  return theDocument;
}

function makeDocument() {
  theDocument = pageDocument(askWindow('"document"'));
  refuseMissing(prototypeOf(EventTargetBrand));
}

// The document of a page that is loaded, without what it had until then.
function emptyDocument() {
  if (theDocument === undefined) makeDocument();
  else replaceAllWithin(undefined, theDocument);
  return theDocument;
}

// What a document or an element lacks is refused by its name, and `in` still says that it is missing: the
// lookup of a member ends at a proxy for Object.prototype.
function refuseMissing(prototype) {
  const missing = { __proto__: null };
  for (let index = 0; index < page.missing.length; index++) missing[page.missing[index]] = true;
  const handlers = {
    __proto__: null,
    get(target, key, receiver) {
      const node = missing[key] === true ? implemented(NodeBrand, receiver) : undefined;
      if (node !== undefined) {
        const message = node.brand.name + "." + key + " is missing in this tree of nodes.";
        throw new DOMException(message, "NotSupportedError");
      }
      return getProperty(target, key, receiver);
    },
  };
  setPrototypeOf(prototype, new Surrounded(objectPrototype, handlers));
}

// Define attributes of the window, whose getters are the methods of an object. [Replaceable] ones have a
// setter that replaces them.
function windowAttributes(getters, isReplaceable) {
  const names = ownKeys(getters);
  for (let index = 0; index < names.length; index++) {
    const name = names[index];
    const accessors = {
      get [name]() {
        checkGlobal(this);
        return getters[name]();
      },
      set [name](value) {
        checkGlobal(this);
        replace(name, value);
      },
    };
    const descriptor = setPrototypeOf(getOwnPropertyDescriptor(accessors, name), null);
    if (!isReplaceable) descriptor.set = undefined;
    defineGlobal(name, descriptor);
  }
}

// https://html.spec.whatwg.org/multipage/webappapis.html#event-handler-idl-attributes
function windowEventHandler(type) {
  const name = "on" + type;
  const accessors = {
    get [name]() {
      checkGlobal(this);
      return givenOrNull(globalTarget().getEventHandler(type));
    },
    set [name]($value) {
      checkGlobal(this);
      globalTarget().setEventHandler(type, toEventHandler($value));
    },
  };
  defineGlobal(name, setPrototypeOf(getOwnPropertyDescriptor(accessors, name), null));
}

// https://dom.spec.whatwg.org/#window-current-event. Return what it was before.
let currentEvent;
function exchangeCurrentEvent(event) {
  const outer = currentEvent;
  currentEvent = event;
  return outer;
}

// Scripts call this when the steps of a Location's member have run. A navigation to a fragment fires events.
function navigated() {
  if (page === undefined) return;
  const change = askWindow('"change"');
  const isSeen = isLoaded.history === true || isLoaded.dom_events === true;
  if (change !== null && isSeen) updateDocument(change);
  if (isLoaded.frames === true) followFrameNavigations();
}

// Python answers at once: true or false of a confirmation, a text or null of a prompt.
function askForDialog(kind, message, value) {
  const context = "Failed to execute '" + kind + "' on 'Window': parameter ";
  const text = quote(stringValue(message, context + "1")) + "," + quote(stringValue(value, context + "2"));
  return askWindow('"dialog","' + kind + '",' + text);
}

// https://html.spec.whatwg.org/multipage/document-sequences.html#the-rules-for-choosing-a-navigable
function isThisWindow(target) {
  const name = asciiLowercase(target);
  return name === "_self" || name === "_parent" || name === "_top";
}

// Give the number of a window that is opened; null if the script does not get it.
const openWindow = (url, target, hasOpener) =>
  askWindow('"open",' + (url === null ? "null" : quote(url)) + "," + quote(target) + "," + hasOpener);

const toEventHandler = objectOrNullFunctionValue((callback) => (self, event) =>
  self === theGiven ? callback : apply(callback, self, [objectOf(event)]),
);

// Nothing is drawn. A frame comes every 16 milliseconds, as in the clocks of test libraries, and its callbacks are
// timers of one time, between which microtasks run.
const frameLength = 16;
const frames = new Table();
const toFrameCallback = functionValue((callback) => callback);
let lastFrame = 0;

// A timer may come a little before its time.
const nextFrame = (current) => (floor((current + 0.5) / frameLength) + 1) * frameLength;

function untilNextFrame() {
  const current = now();
  return nextFrame(current) - current;
}

function requestFrame(callback) {
  const handle = ++lastFrame;
  const current = now();
  const time = nextFrame(current);
  const run = () => {
    if (!tableDelete(frames, handle)) return;
    try {
      apply(callback, undefined, [time]);
    } catch (error) {
      report(error);
    }
  };
  tableSet(frames, handle, runStepsAfterTimeout(time - current, run));
  return handle;
}

// https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-window-object
// The chain of the standard goes on with EventTarget's prototype. There a proxy refuses missing members: for
// QuickJS, it makes each missing global name undefined instead of a ReferenceError.
class Window {
  constructor() {
    throw new Errors.TypeError("Illegal constructor");
  }
}

function exposeWindow() {
  defineProperty(Window.prototype, toStringTag, property("Window", false, false));
  setPrototypeOf(Window.prototype, prototypeWithoutWindow());
  setPrototypeOf(world, Window.prototype);
  defineGlobal("Window", property(Window, false));
}

// What the engine's global object inherits, without the interface and the names of the page before.
function prototypeWithoutWindow() {
  let prototype = getPrototypeOf(world);
  const names = ["Window", "WindowProperties"]; // glue/named_access.js
  for (let index = 0; index < names.length; index++) {
    const tag = getOwnPropertyDescriptor(prototype, toStringTag);
    if (tag !== undefined && tag.value === names[index]) prototype = getPrototypeOf(prototype);
  }
  return prototype;
}

if (page !== undefined) {
  exposeWindow();
  const itself = () => world;
  const unforgeable = { __proto__: null, window: itself, document: () => objectOf(documentImpl()), top: itself };
  windowAttributes(unforgeable, false);
  windowAttributes(
    {
      __proto__: null,
      history: () => objectOf(historyImpl()),
      navigator: () => objectOf(navigatorImpl()),
      closed: () => false,
      frameElement: () => null,
      isSecureContext: () => page.isSecureContext,
      crossOriginIsolated: () => false,
      localStorage: () => objectOf(storageImpl("local")),
      sessionStorage: () => objectOf(storageImpl("session")),
      customElements: () => objectOf(documentImpl().customElementRegistry),
    },
    false,
  );
  windowAttributes(
    {
      __proto__: null,
      self: itself,
      frames: itself,
      parent: itself,
      length: () => childFrames.length,
      opener: () => null,
      event: () => (currentEvent === undefined ? undefined : objectOf(currentEvent)),
      origin: () => page.origin,
      clientInformation: () => objectOf(navigatorImpl()),
      screen: () => objectOf(screenImpl()),
    },
    true,
  );
  const sizes = keysOf(page.sizes);
  for (let index = 0; index < sizes.length; index++) {
    const name = sizes[index];
    windowAttributes({ __proto__: null, [name]: () => page.sizes[name] }, true);
  }
  for (let list = 0; list < page.events.length; list++) {
    const types = page.events[list];
    for (let index = 0; index < types.length; index++) if (types[index] !== "error") windowEventHandler(types[index]);
  }
  let windowName = page.name;
  let status = "";
  exposeGlobals({
    get location() {
      checkGlobal(this);
      return pageLocation();
    },

    set location($value) {
      checkGlobal(this);
      pageLocation().href = $value;
    },

    // https://html.spec.whatwg.org/multipage/web-messaging.html#dom-window-postmessage
    postMessage($message, $options = undefined, $transfer = undefined) {
      checkGlobal(this);
      postMessageOfWindow($message, $options, $transfer, arguments.length);
    },

    // Nothing is drawn, so these do nothing.
    // https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-window-stop
    blur() {
      checkGlobal(this);
    },

    focus() {
      checkGlobal(this);
    },

    print() {
      checkGlobal(this);
    },

    stop() {
      checkGlobal(this);
    },

    // https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#simple-dialogs
    alert($message = "") {
      checkGlobal(this);
      askForDialog("alert", $message, "");
    },

    confirm($message = "") {
      checkGlobal(this);
      return askForDialog("confirm", $message, "") === true;
    },

    prompt($message = "", $default = "") {
      checkGlobal(this);
      return askForDialog("prompt", $message, $default);
    },

    // https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#dom-animationframeprovider-requestanimationframe
    requestAnimationFrame($callback) {
      checkGlobal(this);
      const context = "Failed to execute 'requestAnimationFrame' on 'Window'";
      if (arguments.length < 1) throw tooFew(context, 1, arguments.length);
      return requestFrame(toFrameCallback($callback, context + ": parameter 1"));
    },

    cancelAnimationFrame($handle) {
      checkGlobal(this);
      const context = "Failed to execute 'cancelAnimationFrame' on 'Window'";
      if (arguments.length < 1) throw tooFew(context, 1, arguments.length);
      const handle = unsignedLongValue($handle, context + ": parameter 1");
      const timer = tableGet(frames, handle);
      if (timer !== undefined) cancelSteps(timer);
      tableDelete(frames, handle);
    },

    // https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-window-status
    get status() {
      checkGlobal(this);
      return status;
    },

    set status($value) {
      checkGlobal(this);
      status = stringValue($value, "Failed to set the 'status' property on 'Window': The value");
    },

    get name() {
      checkGlobal(this);
      return windowName;
    },

    set name($value) {
      checkGlobal(this);
      windowName = stringValue($value, "Failed to set the 'name' property on 'Window': The value");
    },
  });
  defineProperty(world, toStringTag, property("Window", false, false));
  late("html_document", ["HTMLDocument"]);
  late("legacy_factories", ["Audio", "Image", "Option"]);
  if (page.opens) late("opened_windows", ["open", "close"], true, (name) => windowOpener(name));
  const ofLayout = ["getComputedStyle", "matchMedia", "scroll", "scrollTo", "scrollBy"];
  late("view", ofLayout, true, (name) => windowFunction(name));
  late("view", ["getSelection", "requestIdleCallback", "cancelIdleCallback"], true, (name) => windowFunction(name));
}
