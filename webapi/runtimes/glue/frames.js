// The windows of frames: https://html.spec.whatwg.org/multipage/document-sequences.html#child-navigable
// By hand, because the global object belongs to the engine. Frames of the page's origin share the objects of its
// engine, and have windows of their own; scripts find the names of theirs in a scope. No script runs in other frames.
// Python's half is webapi/runtimes/frames.py; webapi/modules/frame_scripts.py prepares scripts.

const mostFrames = 1000; // of a page, as in Chromium
const hiddenFrames = newList(); // of the page's shadow trees
let frameCount = 0;
let lastFrameNumber = 0;

// https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-window-object, of a frame
class FrameWindowImpl extends EventTargetImpl {
  constructor(navigable) {
    super();
    this.navigable = navigable;
    this.document = undefined;
    this.children = newList(); // the frames of its document
    this.hidden = newList(); // its frames in shadow trees, which it does not show
    this.properties = createObject(null); // what scripts have defined
    this.functions = createObject(null); // its own functions, once scripts have asked for them
    this.lexical = createObject(null); // the accessors of what scripts declare by let, const and class
    this.assigned = createObject(null); // names that scripts assign
    this.hoisted = undefined; // the functions that a script declares, while they become properties
    this.timers = new Table();
    this.scope = new Surrounded(createObject(null), handlersOfScope(this));
  }

  get isOfViewport() {
    return true;
  }

  get isClosed() {
    return !isShownIn(this) || this.navigable.isOpaque;
  }
}
implementation(GlobalScopeBrand, FrameWindowImpl);

// What scripts of a frame see around them. Names that begin so are those of runInFrame().
const reservedPrefix = "$frame";

const handlersOfScope = (window) => ({
  __proto__: null,
  has(target, name) {
    if (typeof name !== "string" || textStarts(name, reservedPrefix)) return false;
    const hoisted = window.hoisted;
    if (hoisted !== undefined && getOwnPropertyDescriptor(hoisted, name) !== undefined) return false;
    if (window.lexical[name] !== undefined || window.assigned[name] === true) return true;
    return hasInFrame(window, name) || hasProperty(world, name); // what only the page has is undefined here
  },
  get(target, name) {
    if (name === unscopables) return undefined;
    const accessors = window.lexical[name];
    if (accessors !== undefined) return accessors[0]();
    if (name === "eval" && getOwnPropertyDescriptor(window.properties, name) === undefined) return evaluate;
    return getInFrame(window, name);
  },
  set(target, name, value) {
    const accessors = window.lexical[name];
    if (accessors !== undefined) accessors[1](value);
    else setInFrame(window, name, value);
    return true;
  },
  deleteProperty(target, name) {
    return deleteProperty(window.properties, name);
  },
});

// Run a classic script in the window of a frame, and return its value.
function runInFrame(window, text, url = "") {
  const script = askEventLoop('["frameScript",' + quote(text) + "]");
  if (script[0] !== 0) throw errorFrom(script[0], script[1]);
  const mark = script[5];
  declareVariables(window, script[2], script[3]);
  const environment = {
    __proto__: null,
    code: url === "" || execute(spaceInUrl, url) !== null ? script[1] : script[1] + "\n//# sourceURL=" + url,
    scope: window.scope,
    Top: world,
    Scope: window.scope,
    Window: window.platformObject,
    This: (self) => toFrame(self, window),
    Poster: (target) => posterFrom(window, target),
    Declare: (functions, lexical, shown) => declareInFrame(window, functions, lexical, shown),
  };
  let names = "";
  for (let index = 0; index < namesOfEnvironment.length; index++) {
    const name = namesOfEnvironment[index];
    names += (index === 0 ? "" : ", ") + mark + name + " = $frame0." + name;
  }
  const intrinsics = script[4];
  for (let index = 0; index < intrinsics.length; index++) {
    const name = intrinsics[index];
    if (window.lexical[name] !== undefined || getOwnPropertyDescriptor(window.properties, name) !== undefined) continue;
    environment[name] = getInFrame(window, name);
    names += ", " + name + " = $frame0." + name;
  }
  const enter = new Compiled("$frame0", "with ($frame0.scope) { const " + names + "; return eval($frame0.code); }");
  return apply(enter, window.platformObject, [environment]);
}

const namesOfEnvironment = listOf(["Top", "Scope", "Window", "This", "Poster", "Declare"]);
const spaceInUrl = /[\s"'<>]/;

function declareVariables(window, variables, assigned) {
  for (let index = 0; index < variables.length; index++) {
    const name = variables[index];
    if (!hasInFrame(window, name)) defineProperty(window.properties, name, property(undefined, true));
  }
  for (let index = 0; index < assigned.length; index++) window.assigned[assigned[index]] = true;
}

// https://tc39.es/ecma262/#sec-globaldeclarationinstantiation. A script begins with it.
function declareInFrame(window, functions, lexical, shown) {
  const names = keysOf(functions);
  window.hoisted = functions;
  try {
    for (let index = 0; index < names.length; index++) {
      defineProperty(window.properties, names[index], property(functions[names[index]](), true));
    }
  } finally {
    window.hoisted = undefined;
  }
  const declared = keysOf(lexical);
  for (let index = 0; index < declared.length; index++) window.lexical[declared[index]] = lexical[declared[index]];
  // What var and function declare in a strict script
  for (let index = 0; index < shown.length; index++) {
    const accessors = lexical[shown[index]];
    defineProperty(window.properties, shown[index], {
      __proto__: null,
      get: () => accessors[0](),
      set: (value) => void accessors[1](value),
      enumerable: true,
      configurable: true,
    });
  }
}

// new Function() of a frame
function compiledInFrame(window, values) {
  construct(Compiled, values); // It throws for what is no function.
  let parameters = "";
  const last = values.length - 1;
  for (let index = 0; index < last; index++) parameters += (index === 0 ? "" : ",") + toString(values[index]);
  const body = last < 0 ? "" : toString(values[last]);
  return runInFrame(window, "(function anonymous(" + parameters + "\n) {\n" + body + "\n})");
}

// An event handler of an attribute, whose text returns it.
function handlerInFrame(window, text, scopes) {
  return apply(runInFrame(window, "(function () { " + text + " })"), undefined, scopes);
}

// The members of a frame's window. Attributes first.

const parentWindow = (navigable) => objectOf(navigable.parentDocument.window);

const frameAttributes = {
  __proto__: null,
  window: (window) => window.platformObject,
  self: (window) => window.platformObject,
  frames: (window) => window.platformObject,
  globalThis: (window) => window.platformObject,
  top: (window) => (window.navigable.isAlive ? world : null),
  parent: (window) => (window.navigable.isAlive ? parentWindow(window.navigable) : null),
  opener: () => null,
  closed: (window) => !window.navigable.isAlive,
  length: (window) => window.children.length,
  name: (window) => window.navigable.name,
  frameElement: (window) => (window.navigable.isAlive ? objectOf(window.navigable.element) : null),
  document: (window) => objectOf(window.document),
  location: (window) => window.document.location,
  origin: () => page.origin,
  event: () => getProperty(world, "event"),
  constructor: () => getProperty(world, "Window"),
  customElements: (window) => objectOf(window.document.customElementRegistry),
  innerWidth: (window) => sizeOfFrame(window, "width", 300),
  innerHeight: (window) => sizeOfFrame(window, "height", 150),
  history: () => undefined,
  status: () => "",
};

function sizeOfFrame(window, name, otherwise) {
  const value = +window.navigable.element.attributeValue(name);
  return value >= 0 ? floor(value) : otherwise;
}

// Functions of the page's window that are alike in all windows
const sharedFunctions = splitOnAsciiWhitespace(
  "alert atob btoa cancelAnimationFrame cancelIdleCallback clearInterval clearTimeout confirm getComputedStyle matchMedia " +
    "prompt queueMicrotask reportError requestIdleCallback scroll scrollBy scrollTo structuredClone",
);

const nothingToDo = (name) => () => ({ [name]() {} })[name];

const frameFunctions = {
  __proto__: null,
  addEventListener: (window) => targetMethod(window, "addEventListener"),
  removeEventListener: (window) => targetMethod(window, "removeEventListener"),
  dispatchEvent: (window) => targetMethod(window, "dispatchEvent"),
  blur: nothingToDo("blur"),
  close: nothingToDo("close"),
  focus: nothingToDo("focus"),
  print: nothingToDo("print"),
  stop: nothingToDo("stop"),
  setTimeout: (window) => timerFunction(window, "setTimeout", setTimeoutImpl),
  setInterval: (window) => timerFunction(window, "setInterval", setIntervalImpl),

  requestAnimationFrame: (window) =>
    function requestAnimationFrame($callback) {
      const callback = toFrameCallback($callback, "Failed to execute 'requestAnimationFrame' on 'Window': parameter 1");
      return requestFrame((time) => {
        if (isShownIn(window)) apply(callback, window.platformObject, [time]);
      });
    },

  getSelection: (window) =>
    function getSelection() {
      return objectOf(selectionOf(window.document));
    },

  postMessage: (window) =>
    function postMessage($message, $options = undefined, $transfer = undefined) {
      const source = this === window.scope || this === undefined ? window : globalTarget();
      postMessageTo(window, source, $message, $options, $transfer, arguments.length);
    },

  open: (window) =>
    function open($url = "", $target = "_blank", $features = "") {
      const url = toString($url);
      const absolute = url === "" ? "" : window.document.encodingParseAndSerialize(url);
      const found = frameOfTarget(window.document, toString($target));
      if (found === undefined || absolute === undefined) return world.open(absolute === undefined ? url : absolute, $target, $features);
      if (absolute !== "") found.goTo(absolute);
      return found.contentWindow;
    },

  fetch: (window) =>
    function fetch($input, $init = undefined) {
      return world.fetch(absoluteInput(window, $input), $init);
    },

  eval: (window) => (text) => (typeof text === "string" ? runInFrame(window, text) : text),

  Function: (window) =>
    new Surrounded(Compiled, {
      __proto__: null,
      apply: (target, self, values) => compiledInFrame(window, values),
      construct: (target, values) => compiledInFrame(window, values),
    }),

  Image: (window) => elementFactory(window, "Image"),
  Audio: (window) => elementFactory(window, "Audio"),
  Option: (window) => elementFactory(window, "Option"),
  Request: (window) => {
    const Request = getProperty(world, "Request");
    return asInPage(window, Request, () => class extends Request {
      constructor(input, init) {
        super(absoluteInput(window, input), init);
      }
    });
  },
  XMLHttpRequest: (window) => {
    const XMLHttpRequest = getProperty(world, "XMLHttpRequest");
    return asInPage(window, XMLHttpRequest, () => class extends XMLHttpRequest {
      open(method, url) {
        const values = [];
        for (let index = 0; index < arguments.length; index++) defineProperty(values, index, property(arguments[index], true));
        if (values.length > 1) values[1] = absoluteInput(window, url);
        return apply(XMLHttpRequest.prototype.open, this, values);
      }
    });
  },
};

for (let index = 0; index < sharedFunctions.length; index++) {
  const name = sharedFunctions[index];
  frameFunctions[name] = () => ({ [name]: (...values) => apply(getProperty(world, name), undefined, values) })[name];
}

const isShownIn = (window) => window.navigable.isAlive && window.navigable.window === window;

function targetMethod(window, name) {
  const method = prototypeOf(EventTargetBrand)[name];
  const methods = {
    [name](...values) {
      const self = toFrame(this, window);
      return apply(method, self, values);
    },
  };
  return methods[name];
}

// https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#timer-initialisation-steps
function timerFunction(window, name, start) {
  const context = "Failed to execute '" + name + "' on 'Window'";
  const functions = {
    [name]($handler, $timeout = undefined, ...values) {
      if (arguments.length < 1) throw tooFew(context, 1, 0);
      const isText = typeof $handler !== "function";
      const handler = isText ? toString($handler) : $handler;
      const timeout = $timeout === undefined ? 0 : longValue($timeout, context + ": parameter 2");
      const steps = () => {
        if (!isShownIn(window)) return undefined;
        return isText ? runInFrame(window, handler) : apply(handler, window.platformObject, values);
      };
      const id = start(steps, timeout, newList());
      tableSet(window.timers, id, true);
      return id;
    },
  };
  return functions[name];
}

const elementFactory = (window, name) => {
  const Factory = getProperty(world, name);
  return new Surrounded(Factory, {
    __proto__: null,
    construct: (target, values) => objectOf(window.document).adoptNode(construct(target, values)),
  });
};

// What a function of a frame has as its `this`: the window, if it is called without an object.
const toFrame = (self, window) =>
  self === undefined || self === null || self === world || self === window.scope ? window.platformObject : self;

// URLs are relative to the document of the frame.
function absoluteInput(window, input) {
  if (implemented(RequestBrand, input) !== undefined) return input;
  const text = toString(input);
  const url = window.document.encodingParseAndSerialize(text);
  return url === undefined ? text : url;
}

function asInPage(window, Interface, otherwise) {
  if (window.document.serializedBaseUrl() === documentImpl().serializedBaseUrl()) return Interface;
  const Own = otherwise();
  defineProperty(Own, "name", property(Interface.name, false));
  return Own;
}

function functionOfFrame(window, name) {
  let found = window.functions[name];
  if (found === undefined) {
    found = frameFunctions[name](window);
    if (typeof found === "function") noteBuiltIns({ __proto__: null, value: found });
    window.functions[name] = found;
  }
  return found;
}

// Names whose objects all windows share, besides those of interfaces
const sharedNames = listed(
  "AggregateError Array ArrayBuffer Atomics BigInt BigInt64Array BigUint64Array Boolean DataView Date Error EvalError " +
      "FinalizationRegistry Float16Array Float32Array Float64Array Infinity Int16Array Int32Array Int8Array Intl Iterator " +
      "JSON Map Math NaN Number Object Promise Proxy RangeError ReferenceError Reflect RegExp Set SharedArrayBuffer " +
      "String Symbol SyntaxError TypeError URIError Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef " +
      "WeakSet WebAssembly decodeURI decodeURIComponent encodeURI encodeURIComponent escape isFinite isNaN parseFloat " +
      "parseInt undefined unescape Window clientInformation crossOriginIsolated crypto devicePixelRatio isSecureContext " +
      "localStorage navigator outerHeight outerWidth pageXOffset pageYOffset performance screen screenLeft screenTop " +
      "screenX screenY scrollX scrollY sessionStorage",
);

function isSharedName(name) {
  if (sharedNames[name] !== true && openers[name] === undefined && offered[name] === undefined) return false;
  return hasProperty(world, name);
}

const isHandlerName = (name) => textStarts(name, "on") && kindOfHandler(name) !== undefined;

// A frame or an element of a name
function namedInFrame(window, name) {
  for (let index = 0; index < window.children.length; index++) {
    if (window.children[index].name === name) return window.children[index].contentWindow;
  }
  const element = name === "" ? undefined : window.document.namedElements.itemOfWindow(name);
  return element === undefined ? undefined : objectOf(element);
}

function hasInFrame(window, name) {
  if (getOwnPropertyDescriptor(window.properties, name) !== undefined) return true;
  if (typeof name === "symbol") return name === toStringTag || hasProperty(objectPrototype, name);
  if (frameAttributes[name] !== undefined || frameFunctions[name] !== undefined) return name !== "history";
  const index = arrayIndex(name);
  if (index !== -1) return index < window.children.length;
  return isHandlerName(name) || isSharedName(name) || hasProperty(objectPrototype, name) || namedInFrame(window, name) !== undefined;
}

function getInFrame(window, name) {
  const object = window.platformObject;
  if (getOwnPropertyDescriptor(window.properties, name) !== undefined) return getProperty(window.properties, name, object);
  if (typeof name === "symbol") return name === toStringTag ? "Window" : getProperty(objectPrototype, name, object);
  if (frameAttributes[name] !== undefined) return frameAttributes[name](window);
  if (frameFunctions[name] !== undefined) return functionOfFrame(window, name);
  const index = arrayIndex(name);
  if (index !== -1) return index < window.children.length ? window.children[index].contentWindow : undefined;
  if (isHandlerName(name)) return givenOrNull(window.getEventHandler(slice(name, 2)));
  if (isSharedName(name)) return getProperty(world, name);
  const found = namedInFrame(window, name);
  return found === undefined ? getProperty(objectPrototype, name, object) : found;
}

function setInFrame(window, name, value) {
  const own = getOwnPropertyDescriptor(window.properties, name);
  if (own !== undefined) {
    if (setPrototypeOf(own, null).set !== undefined) apply(own.set, window.platformObject, [value]);
    else if (own.writable) window.properties[name] = value;
  } else if (name === "location") {
    window.document.location.href = value;
  } else if (name === "name") {
    window.navigable.rename(stringValue(value, "Failed to set the 'name' property on 'Window': The value"));
  } else if (typeof name === "string" && isHandlerName(name)) {
    window.setEventHandler(slice(name, 2), toEventHandler(value));
  } else if (name !== "window" && name !== "document" && name !== "top") {
    defineProperty(window.properties, name, property(value, true));
  }
}

function describeInFrame(window, name) {
  const own = getOwnPropertyDescriptor(window.properties, name);
  if (own !== undefined) return setPrototypeOf(own, null);
  if (name === "constructor" || !hasInFrame(window, name) || hasProperty(objectPrototype, name)) return undefined;
  const isFunction = typeof name === "string" && frameFunctions[name] !== undefined;
  return property(getInFrame(window, name), isFunction || frameAttributes[name] !== undefined);
}

// https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-windowproxy-exotic-object

const handlersOfWindowProxy = (navigable) => ({
  __proto__: null,
  getPrototypeOf: () => (navigable.isOpaque ? null : Window.prototype),
  setPrototypeOf: (target, prototype) => !navigable.isOpaque && prototype === Window.prototype,
  preventExtensions: () => false,
  has(target, name) {
    if (navigable.isOpaque) return getAcrossOrigins(navigable, name) !== undefined;
    return hasInFrame(navigable.window, name);
  },
  get: (target, name) => (navigable.isOpaque ? getAcrossOrigins(navigable, name) : getInFrame(navigable.window, name)),
  set(target, name, value) {
    if (!navigable.isOpaque) setInFrame(navigable.window, name, value);
    else if (name === "location") goAcrossOrigins(navigable, value);
    else throw refusedAcrossOrigins(name);
    return true;
  },
  getOwnPropertyDescriptor(target, name) {
    if (!navigable.isOpaque) return describeInFrame(navigable.window, name);
    const value = getAcrossOrigins(navigable, name);
    return value === undefined && crossOriginNames[name] === undefined ? undefined : property(value, false);
  },
  defineProperty(target, name, descriptor) {
    if (navigable.isOpaque) throw refusedAcrossOrigins(name);
    const given = setPrototypeOf(descriptor, null);
    given.configurable = true;
    return defineProperty(navigable.window.properties, name, given);
  },
  deleteProperty(target, name) {
    if (navigable.isOpaque) throw refusedAcrossOrigins(name);
    return deleteProperty(navigable.window.properties, name);
  },
  ownKeys(target) {
    if (navigable.isOpaque) return keysOf(crossOriginNames);
    const keys = ["window", "document", "location", "top", "self", "parent", "frames", "length", "name"];
    const own = ownKeys(navigable.window.properties);
    for (let index = 0; index < own.length; index++) {
      let isNew = true;
      for (let other = 0; other < 9; other++) if (keys[other] === own[index]) isNew = false;
      if (isNew) defineProperty(keys, keys.length, property(own[index], true));
    }
    return keys;
  },
});

// https://html.spec.whatwg.org/multipage/nav-history-apis.html#crossoriginproperties-(-o-)

const crossOriginNames = listed("window self location close closed focus blur frames length top opener parent postMessage");

const refusedAcrossOrigins = (name) => {
  const text = "Failed to read a named property '" + (typeof name === "string" ? name : "a symbol") + "' from 'Window': ";
  return new DOMException(text + "Blocked a frame with origin " + quote(page.origin) + " from accessing a cross-origin frame.", "SecurityError");
};

function getAcrossOrigins(navigable, name) {
  if (name === "then" || name === toStringTag || typeof name === "symbol") return undefined;
  if (crossOriginNames[name] === undefined) throw refusedAcrossOrigins(name);
  if (name === "location") return locationAcrossOrigins(navigable);
  if (frameAttributes[name] !== undefined) return frameAttributes[name](navigable.window);
  return functionOfFrame(navigable.window, name);
}

function goAcrossOrigins(navigable, url) {
  const text = toString(url);
  const absolute = documentImpl().encodingParseAndSerialize(text);
  if (absolute === undefined) throw new DOMException("Failed to navigate a frame: " + quote(text) + " is not a valid URL.", "SyntaxError");
  navigable.goTo(absolute);
}

function locationAcrossOrigins(navigable) {
  const go = (url) => goAcrossOrigins(navigable, url);
  return new Surrounded(
    { __proto__: null, replace: go },
    {
      __proto__: null,
      get(target, name) {
        if (name === "replace") return go;
        if (name === "then" || typeof name === "symbol") return undefined;
        throw refusedAcrossOrigins(name);
      },
      set(target, name, value) {
        if (name !== "href") throw refusedAcrossOrigins(name);
        go(value);
        return true;
      },
    },
  );
}

// Messages: what a script of a frame calls has its window as their source.

function posterFrom(window, target) {
  const inner = target === world ? globalTarget() : innerOf(target);
  const isWindow = inner === globalTarget() || inner instanceof FrameWindowImpl;
  if (!isWindow) return (...values) => apply(target.postMessage, target, values);
  return function postMessage($message, $options = undefined, $transfer = undefined) {
    postMessageTo(inner, window, $message, $options, $transfer, arguments.length);
  };
}

// Where a link, a form or a script goes: a frame, or nothing for the page and for pages that are opened.
// https://html.spec.whatwg.org/multipage/document-sequences.html#the-rules-for-choosing-a-navigable
function frameOfTarget(document, target) {
  const name = asciiLowercase(target);
  const own = frameOf(document);
  if (name === "" || name === "_self") return own;
  if (name === "_top" || name === "_blank") return undefined;
  if (name === "_parent") return own === undefined ? undefined : frameOf(own.parentDocument);
  return frameWithName(childFrames, target);
}

// The frame that shows a document, or nothing for that of the page and for what is not shown.
function frameOf(document) {
  const window = document.window;
  return window instanceof FrameWindowImpl ? window.navigable : undefined;
}

function frameWithName(frames, name) {
  for (let index = 0; index < frames.length; index++) {
    if (frames[index].name === name) return frames[index];
    const found = frameWithName(frames[index].window.children, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

// The first frame of the page for which `isIt` says so, also in shadow trees
const anyFrame = (isIt) => frameAmong(childFrames, isIt) || frameAmong(hiddenFrames, isIt);

function frameAmong(frames, isIt) {
  for (let index = 0; index < frames.length; index++) {
    const window = frames[index].window;
    if (isIt(frames[index])) return frames[index];
    const found = frameAmong(window.children, isIt) || frameAmong(window.hidden, isIt);
    if (found !== undefined) return found;
  }
  return undefined;
}

// Go where the locations and forms of frames have gone.
function followFrameNavigations() {
  const navigations = askWindow('"frame","navigations"');
  for (let index = 0; index < navigations.length; index++) {
    const handle = navigations[index][0];
    const frame = anyFrame((each) => each.window.document.handle === handle);
    if (frame !== undefined) frame.followNavigation(navigations[index]);
  }
}

// https://html.spec.whatwg.org/multipage/document-sequences.html#child-navigable
class FrameNavigable extends ContentNavigable {
  constructor(element) {
    super();
    this.element = element;
    this.number = ++lastFrameNumber;
    this.parentDocument = element.nodeDocument;
    this.isInShadow = rootOf(element) !== this.parentDocument;
    this.name = element.attributeValue("name") || "";
    this.isAlive = true;
    this.isOpaque = false; // Whether scripts of the page may not see the document
    this.runsScripts = true;
    this.isInitial = true; // https://html.spec.whatwg.org/multipage/dom.html#is-initial-about:blank
    this.isHolding = false; // the load event of the parent's document
    this.navigations = 0;
    this.proxy = new Surrounded(createObject(null), handlersOfWindowProxy(this));
    this.window = undefined;
    this.setWindow(new FrameWindowImpl(this));
  }

  setWindow(window) {
    this.window = window;
    window.platformObject = this.proxy;
    setInner(this.proxy, window);
  }

  get siblings() {
    const parent = frameOf(this.parentDocument);
    if (parent !== undefined) return this.isInShadow ? parent.window.hidden : parent.window.children;
    return this.isInShadow ? hiddenFrames : childFrames;
  }

  get contentDocument() {
    return this.isOpaque ? undefined : this.window.document;
  }

  get contentWindow() {
    return this.proxy;
  }

  tell(event) {
    const parent = numberOfFrame(this.parentDocument);
    const document = this.window.document;
    const url = document === undefined ? "" : document.url;
    // Playwright takes the ID of the element for a name, unless another process has the document.
    let name = event === "attached" ? "" : this.name;
    if (name === "" && event !== "attached" && !this.isOpaque) name = this.element.attributeValue("id") || "";
    const text = "[" + quote(event) + "," + this.number + "," + parent + "," + quote(name) + "," + quote(url) + "]";
    askEventLoop('["reported","frame",' + quote(text) + "]");
  }

  rename(name) {
    const old = this.name;
    this.name = name;
    this.showInPage();
    if (old !== "" && this.siblings === childFrames) showNameOfPage(old);
  }

  showInPage() {
    if (this.siblings !== childFrames) return;
    if (this.name !== "") showNameOfPage(this.name);
    while (shownFrames < childFrames.length) {
      const index = shownFrames++;
      const get = () => childFrames[index].contentWindow;
      defineProperty(world, "" + index, { __proto__: null, get, enumerable: true, configurable: true });
    }
    while (shownFrames > childFrames.length) deleteProperty(world, "" + --shownFrames);
  }

  // https://html.spec.whatwg.org/multipage/iframe-embed-object.html#process-the-iframe-attributes
  processAttributes(isInitial) {
    const element = this.element;
    const isFrame = element instanceof HTMLIFrameElementImpl;
    if (isFrame && element.attributeValue("srcdoc") !== undefined) {
      this.navigate("about:srcdoc", null);
      return;
    }
    const source = element.attributeValue("src");
    const isBlank = source === undefined || source === "";
    const found = isBlank ? undefined : element.nodeDocument.encodingParseAndSerialize(source);
    const url = found === undefined ? "about:blank" : found;
    if (isInitial && isAboutBlank(url)) {
      this.tell("navigated");
      this.fireLoad();
    } else if (!this.isOfAncestors(url)) {
      this.navigate(url, null);
    }
  }

  isOfAncestors(url) {
    const wanted = urlBefore(url, "#");
    let document = this.parentDocument;
    let count = 0;
    for (;;) {
      if (urlBefore(document.url, "#") === wanted && ++count > 1) return true; // one is allowed, as in browsers
      const frame = frameOf(document);
      if (frame === undefined) return false;
      document = frame.parentDocument;
    }
  }

  // https://html.spec.whatwg.org/multipage/browsing-the-web.html#navigate
  navigate(url, resource) {
    const number = ++this.navigations;
    const isCurrent = () => this.isAlive && this.navigations === number;
    this.hold();
    const later = (steps) =>
      inPageTask(() => {
        if (isCurrent()) steps();
      });
    // Browsers create the document in another process.
    const muchLater = (steps) => inPageTask(() => later(steps));
    if (url === "about:srcdoc") {
      muchLater(() => this.load(url, quote(this.element.attributeValue("srcdoc") || ""), true));
    } else if (isAboutBlank(url)) {
      muchLater(() => this.load(url, '""', true));
    } else if (textStarts(url, "javascript:")) {
      later(() => this.runJavascriptUrl(url));
    } else {
      const fetched = (answer) =>
        later(() => {
          if (answer === undefined || answer === null) this.load(url, '""', false);
          else this.load(answer[0], "" + answer[1], answer[2]);
        });
      whenFetched(askEventLoop('["fetchFrame",' + quote(url) + "," + resource + "]"), fetched);
    }
  }

  // Go where a link or a script wants.
  goTo(url) {
    this.window.document.location.href = url;
  }

  // https://html.spec.whatwg.org/multipage/browsing-the-web.html#the-javascript:-url-special-case
  runJavascriptUrl(url) {
    let result;
    try {
      if (this.runsScripts) result = runScript(() => runInFrame(this.window, percentDecodedText(slice(url, 11))));
    } catch (error) {
      report(error, url);
    }
    if (typeof result === "string") this.load(this.window.document.url, quote(result), true);
    else this.release();
  }

  followNavigation(navigation) {
    const kind = navigation[1];
    const url = navigation[2];
    if (kind === "fragment") {
      const change = askWindow('"frame","change",' + navigation[0]);
      if (change === null) return;
      this.tell("navigated");
      runStepsAfterTimeout(0, () => fireHashChange(this.window, change));
      return;
    }
    const target = navigation[3];
    const found = frameOfTarget(this.window.document, target);
    if (found !== undefined) found.navigate(url, navigation[4] === null ? "null" : navigation[4]);
    else if (asciiLowercase(target) === "_top" || asciiLowercase(target) === "_parent") pageLocation().href = url;
    else if (page.opens) openWindow(url, target, asciiLowercase(target) !== "_blank");
  }

  load(url, source, isOfOurOrigin) {
    this.show(url, source, isOfOurOrigin);
    this.tell("navigated");
    this.loader.parse();
  }

  // Show a document. Its source is a text in quotes, or the number of what Python has fetched.
  show(url, source, isOfOurOrigin) {
    const isFirst = this.window.document === undefined;
    const wasOpaque = this.isOpaque;
    this.takeSandbox(isOfOurOrigin);
    this.unload();
    if (!isFirst && (!this.isInitial || wasOpaque || this.isOpaque)) this.setWindow(new FrameWindowImpl(this));
    this.isInitial = isFirst;
    const isAbout = textStarts(url, "about:");
    const base = isAbout ? quote(this.parentDocument.serializedBaseUrl()) : "null";
    const answer = askWindow('"frame","document",' + quote(url) + "," + base + "," + source + "," + this.runsScripts);
    const type = answer[1];
    const isHtml = type === "text/html";
    const document = new (isHtml ? HTMLDocumentImpl : XMLDocumentImpl)(type, isHtml);
    const parsed = new ParsedHTML(answer[2]);
    document.setTwin(answer[0]);
    document.creator = isAbout ? this.parentDocument : undefined;
    document.aboutBaseUrl = isAbout ? this.parentDocument.serializedBaseUrl() : undefined;
    document.window = this.window;
    document.hasBrowsingContext = true;
    document.referrer = this.parentDocument.url;
    document.mode = parsed.mode;
    document.readyState = "loading";
    this.window.document = document;
    this.loader = new FrameScripts(this, document, parsed);
    if (this.runsScripts) document.scriptRunner = this.loader;
  }

  // https://html.spec.whatwg.org/multipage/browsers.html#determining-the-creation-sandboxing-flags
  takeSandbox(isOfOurOrigin) {
    const value = this.element instanceof HTMLIFrameElementImpl ? this.element.attributeValue("sandbox") : undefined;
    const words = value === undefined ? undefined : splitOnAsciiWhitespace(asciiLowercase(value));
    const allows = (word) => {
      if (words === undefined) return true;
      for (let index = 0; index < words.length; index++) if (words[index] === word) return true;
      return false;
    };
    const parent = frameOf(this.parentDocument);
    const isInOpaque = parent !== undefined && parent.isOpaque;
    this.isOpaque = !isOfOurOrigin || isInOpaque || !allows("allow-same-origin");
    this.runsScripts = !this.isOpaque && allows("allow-scripts");
    if (this.isOpaque && allows("allow-scripts")) {
      const text = "The scripts of a frame of another origin are missing in this page.";
      askEventLoop('["console","warning",0,' + quote(text) + "]");
      tellListener("warning", [text]);
    }
  }

  // https://html.spec.whatwg.org/multipage/document-lifecycle.html#unload-a-document
  unload() {
    const window = this.window;
    const document = window.document;
    if (document === undefined) return;
    if (isLoaded.dom_events === true && window.hasListeners) {
      fireWithDocument("pagehide", window, document);
      fireWithDocument("unload", window, document);
    }
    while (window.children.length !== 0) window.children[window.children.length - 1].destroy();
    while (window.hidden.length !== 0) window.hidden[window.hidden.length - 1].destroy();
    tableForEach(window.timers, (value, id) => clearTimeoutImpl(id));
    window.timers = new Table();
    leaveTheFocus(document);
    document.window = undefined;
    document.scriptRunner = undefined;
  }

  // Let the document of the parent wait for this one.
  hold() {
    if (this.isHolding) return;
    this.isHolding = true;
    const runner = this.parentDocument.scriptRunner;
    if (runner instanceof FrameScripts) runner.delaying++;
    else delayPageLoad();
  }

  release() {
    if (!this.isHolding) return;
    this.isHolding = false;
    const runner = this.parentDocument.scriptRunner;
    if (runner instanceof FrameScripts) runner.endDelay();
    else endDelayOfPageLoad();
  }

  // https://html.spec.whatwg.org/multipage/iframe-embed-object.html#iframe-load-event-steps
  fireLoad() {
    fireAnEvent("load", this.element);
    this.release();
  }

  destroy() {
    if (!this.isAlive) return;
    this.unload();
    this.isAlive = false;
    this.element.content = undefined;
    frameCount--;
    takeFromList(this.siblings, this);
    this.showInPage();
    this.tell("detached");
    this.release();
  }
}

// The frames of the page are properties of its window, by index and by name.
let shownFrames = 0;

function showNameOfPage(name) {
  const named = documentImpl().namedElements;
  named.access.nameChanged(name, named.isNameOfWindow(name));
}

const isAboutBlank = (url) => urlBefore(urlBefore(url, "#"), "?") === "about:blank";

function urlBefore(text, mark) {
  const index = findText(text, mark);
  return index === -1 ? text : slice(text, 0, index);
}

function percentDecodedText(text) {
  try {
    return getProperty(world, "decodeURIComponent")(text);
  } catch (error) {
    return text;
  }
}

// Runs the scripts of a frame's document, and loads it.
class FrameScripts extends PageScripts {
  constructor(frame, document, parsed) {
    super();
    this.frame = frame;
    this.document = document;
    this.builder = new TreeBuilder(document, parsed, true);
    this.blocking = undefined; // the script for which the parser waits
    this.deferred = new Queue();
    this.delaying = 0;
    this.isParsed = false;
    this.isContentLoaded = false;
    this.isEnding = false;
    this.isOpened = false; // by a script
  }

  get isCurrent() {
    return this.frame.isAlive && this.frame.window.document === this.document;
  }

  // Scripts cannot write yet while the frame is parsed.
  activeParser() {
    if (this.document.parser === undefined && this.document.readyState === "loading") {
      throw new DOMException("Writing into a frame that is parsed is missing in this page.", "NotSupportedError");
    }
    return this.document.parser;
  }

  beginParsing() {
    this.blocking = undefined;
    this.deferred = new Queue();
    this.isOpened = true;
    this.isParsed = this.isContentLoaded = this.isEnding = this.frame.isInitial = false;
    updateReadiness(this.document, "loading");
  }

  isBlockingTheParser() {
    return this.blocking !== undefined;
  }

  stopParsing() {
    this.isParsed = true;
    updateReadiness(this.document, "interactive");
    this.continue();
  }

  // As in Chromium, a document that a script opened is loaded at once.
  later(steps) {
    if (this.isOpened) steps();
    else inPageTask(steps);
  }

  parse() {
    if (this.isOpened) {
      if (this.document.parser !== undefined) this.document.parser.process();
      return;
    }
    while (this.blocking === undefined) {
      const element = this.builder.build();
      if (!this.isCurrent) return;
      if (element === undefined) {
        this.stopParsing();
        return;
      }
      prepareTheScriptElement(element);
      if (!this.isCurrent) return;
    }
  }

  // The end of https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element
  prepare(element, type, sourceText, isParserInserted) {
    if (type !== "classic") {
      report(new DOMException("Modules of frames are missing in this page.", "NotSupportedError"));
      return;
    }
    const source = element.attributeValue("src");
    const parser = isParserInserted ? this.document.parser : undefined;
    if (source === undefined) {
      if (parser !== undefined) parser.beginScript();
      this.run(element, sourceText, this.document.url);
      if (parser !== undefined) parser.finishScript();
      return;
    }
    const url = source === "" ? undefined : this.document.encodingParseAndSerialize(source);
    if (url === undefined) {
      inPageTask(() => fireAnEvent("error", element));
      return;
    }
    const script = { __proto__: null, element, url, source: undefined };
    const isAsync = element.attributeValue("async") !== undefined || element.forceAsync || !isParserInserted;
    const isDeferred = !isAsync && element.attributeValue("defer") !== undefined;
    if (isDeferred) this.deferred.append(script);
    else if (isAsync) this.delaying++;
    else this.blocking = script;
    const fetched = (number) =>
      inPageTask(() => {
        if (!this.isCurrent) return;
        const isThere = number !== undefined && number !== null;
        script.source = isThere ? askEventLoop('["fetchedScript",' + number + "]") : null;
        if (isDeferred) {
          this.continue();
        } else if (isAsync) {
          this.runFetched(script);
          this.endDelay();
        } else {
          this.blocking = undefined;
          const isOfParser = parser !== undefined && parser === this.document.parser;
          if (isOfParser) parser.beginScript();
          this.runFetched(script);
          if (isOfParser) parser.finishScript();
          this.parse();
        }
      });
    whenFetched(askEventLoop('["fetchScript",' + requestParts(element, url) + "]"), fetched);
  }

  runFetched(script) {
    if (script.source !== null) this.run(script.element, script.source, script.url);
    fireAnEvent(script.source === null ? "error" : "load", script.element);
  }

  run(element, text, url) {
    const document = this.document;
    const window = document.window;
    const oldCurrentScript = document.runningScript;
    document.runningScript = element;
    try {
      runScript(() => void runInFrame(window, text, url));
    } catch (error) {
      report(error, url);
    }
    document.runningScript = oldCurrentScript;
  }

  endDelay() {
    this.delaying--;
    this.continue();
  }

  // https://html.spec.whatwg.org/multipage/parsing.html#the-end
  continue() {
    if (!this.isParsed || this.isEnding || !this.isCurrent) return;
    while (this.deferred.length !== 0) {
      const script = this.deferred.first();
      if (script.source === undefined) return;
      this.deferred.popleft();
      this.runFetched(script);
      if (!this.isCurrent) return;
    }
    if (!this.isContentLoaded) {
      this.isContentLoaded = true;
      this.delaying++;
      this.later(() => {
        if (!this.isCurrent) return;
        fireContentLoaded(this.document);
        this.endDelay();
      });
    } else if (this.delaying === 0) {
      this.isEnding = true;
      this.later(() => {
        if (!this.isCurrent) return;
        updateReadiness(this.document, "complete");
        if (!this.isCurrent) return;
        fireWithDocument("load", this.document.window, this.document);
        if (this.isCurrent) this.frame.fireLoad();
      });
    }
  }
}

// Create a frame with its initial document, which scripts may change at once.
// https://html.spec.whatwg.org/multipage/document-sequences.html#create-a-new-child-navigable
function newFrame(element) {
  if (frameCount >= mostFrames) return undefined;
  frameCount++;
  const frame = new FrameNavigable(element);
  listAppend(frame.siblings, frame); // in the order of creation, as in browsers
  frame.showInPage();
  frame.show("about:blank", '""', true);
  frame.loader.builder.build();
  frame.window.document.readyState = "complete";
  frame.tell("attached");
  return frame;
}

// What the host asks: of a frame by its number, of a document or of an element.
const frameRequests = {
  __proto__: null,
  // The document of a frame, or null
  document: (number) => {
    const frame = frameWithNumber(number);
    return frame === undefined ? null : objectOf(frame.window.document);
  },
  element: (number) => {
    const frame = frameWithNumber(number);
    return frame === undefined ? null : objectOf(frame.element);
  },
  // The document in an element, or null
  content: (element) => {
    const frame = implemented(NodeBrand, element).content;
    return frame === undefined ? null : objectOf(frame.window.document);
  },
  contentNumber: (element) => {
    const frame = implemented(NodeBrand, element).content;
    return frame === undefined ? null : frame.number;
  },
  // The number of the frame that shows the document of a node; 0 for that of the page
  numberOf: (node) => numberOfFrame(implemented(NodeBrand, node).nodeDocument),
  // The value of a script in the window of a frame
  run: (number, text) => runInFrame(frameWithNumber(number).window, text),
  navigate: (number, url) => {
    frameWithNumber(number).navigate(url, null);
  },
  show: (number, html) => {
    const frame = frameWithNumber(number);
    inPageTask(() => frame.isAlive && frame.load(frame.window.document.url, quote(html), !frame.isOpaque));
  },
};

const askFrames = (kind, first, second) => frameRequests[kind](first, second);

const frameWithNumber = (number) => anyFrame((each) => each.number === number);

function numberOfFrame(document) {
  const frame = frameOf(document);
  return frame === undefined ? 0 : frame.number;
}
