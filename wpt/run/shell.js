// What a test of the Web Platform Tests expects of its global besides the classes under test.
// `send` takes and returns ASCII text of JSON: ["fetch", url, method], ["result", subtest],
// ["complete", results], ["sleep", ms]. `settings` has the location's members and the global's kind.

const ascii = (value) =>
  JSON.stringify(value).replace(/[^ -~]/g, (unit) => {
    return "\\u" + unit.charCodeAt(0).toString(16).padStart(4, "0");
  });
const tell = (...message) => {
  const answer = JSON.parse(send(ascii(message)));
  if (Array.isArray(answer)) throw new Error(answer.join(": ")); // an exception of Python's
  return answer;
};
const give = (name, value) => {
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
};
const textOf = (value) => {
  try {
    return value instanceof Error ? `${value.name}: ${value.message}` : String(value);
  } catch (error) {
    return "a value that cannot be shown";
  }
};

const location = { ...settings.location };
Object.defineProperty(location, "toString", { value: () => location.href });
give("self", globalThis);
if (!("document" in globalThis)) give("location", location);
give("GLOBAL", {
  isWindow: () => settings.kind !== "worker",
  isWorker: () => settings.kind === "worker",
  isShadowRealm: () => false,
});

// testharness.js takes a global with a document for that of a page that loads.
const hidden = settings.kind === "page" ? [] : ["document", "window"];
const ofPage = hidden.flatMap((name) => {
  const descriptor = Object.getOwnPropertyDescriptor(globalThis, name);
  delete globalThis[name];
  return descriptor === undefined ? [] : [[name, descriptor]];
});

// What tells testharness.js and idlharness.js the kind of the global. The first one would ask more of
// it than is here, so this is called when it has been loaded.
give("shellLoaded", () => {
  const isWindow = settings.kind === "window";
  const is = { [Symbol.hasInstance]: (object) => object === globalThis };
  const scope = isWindow ? class Window {} : class DedicatedWorkerGlobalScope {};
  give(scope.name, Object.defineProperties(scope, Object.getOwnPropertyDescriptors(is)));
  if (!isWindow) return;
  give("window", globalThis);
  for (const [name, descriptor] of ofPage) Object.defineProperty(globalThis, name, descriptor);
  if (ofPage.length !== 0) document.getElementsByTagName = () => []; // the harness looks for scripts
});

// Events of the global: our classes' own, or what is enough for the harness. The harness says which errors
// nobody caught, so that they are not logged as well.

if (settings.kind === "page") {
  // The harness of a page sees everything.
} else if (typeof ErrorEvent === "function" && typeof dispatchEvent === "function") {
  addEventListener("error", (event) => event.preventDefault());
} else {
  const listeners = { __proto__: null };
  give("addEventListener", (type, listener) => {
    (listeners[type] ??= new Set()).add(listener);
  });
  give("removeEventListener", (type, listener) => {
    listeners[type]?.delete(listener);
  });
  give("ErrorEvent", class ErrorEvent {
    constructor(type, init) {
      Object.assign(this, { type, target: globalThis, preventDefault() {}, ...init });
    }
  });
  give("dispatchEvent", (event) => {
    for (const listener of [...(listeners[event.type] ?? [])]) {
      if (typeof listener === "function") listener.call(globalThis, event);
      else listener.handleEvent(event);
    }
  });
}
const { ErrorEvent: UncaughtError, dispatchEvent: dispatch } = globalThis;
const report = (error, message = `Uncaught ${textOf(error)}`) => {
  dispatch(new UncaughtError("error", { error, message, cancelable: true }));
};
give("shellError", (message) => report(null, message));

// fetch(), where only the engine's own classes are tested

class Headers {
  #fields;

  constructor(fields) {
    this.#fields = fields;
  }

  get(name) {
    return this.#fields[name.toLowerCase()] ?? null;
  }
}

class Fetched {
  #answer;

  constructor(answer) {
    this.#answer = answer;
    this.url = answer.url;
    this.status = answer.status;
    this.ok = answer.status === 200;
    this.type = "basic";
    this.headers = new Headers({
      __proto__: null,
      "content-type": answer.type,
      "content-length": `${answer.bytes.length}`,
    });
  }

  async text() {
    return this.#answer.text;
  }

  async json() {
    return JSON.parse(this.#answer.text);
  }

  async bytes() {
    return Uint8Array.from(this.#answer.bytes, (byte) => byte.charCodeAt(0));
  }

  async arrayBuffer() {
    return (await this.bytes()).buffer;
  }

  async blob() {
    return new Blob([await this.bytes()], { type: this.#answer.type });
  }
}
if (!("fetch" in globalThis)) {
  give("fetch", async (resource, options) => {
    const answer = tell("fetch", `${resource}`, `${options?.method ?? "GET"}`.toUpperCase());
    if (answer === null) throw new TypeError("Failed to fetch");
    return new Fetched(answer);
  });
}

// How tests come by shared memory, since pages do not always have SharedArrayBuffer.
if (typeof WebAssembly === "undefined" && typeof SharedArrayBuffer === "function") {
  give("WebAssembly", {
    Memory: class Memory {
      buffer = new SharedArrayBuffer(0);
    },
  });
}

// What tests read a blob's bytes by, where only the engine's own classes are tested.
if (!("Response" in globalThis)) {
  give(
    "Response",
    class Response {
      constructor(blob) {
        this.text = () => blob.text();
        this.arrayBuffer = () => blob.arrayBuffer();
      }
    },
  );
}

// Timers, where only the engine's own classes are tested and it has no timers

let timers = [];
let timerCount = 0;
let now = 0;
const setTimer = (callback, delay, interval, values) => {
  const due = now + Math.max(0, Number(delay) || 0);
  timers.push({ id: ++timerCount, due, callback, interval, values });
  return timerCount;
};
const clearTimer = (id) => {
  timers = timers.filter((each) => each.id !== id);
};
const timerFunctions = {
  setTimeout: (callback, delay, ...values) => setTimer(callback, delay, undefined, values),
  setInterval: (callback, delay, ...values) => setTimer(callback, delay, delay, values),
  clearTimeout: clearTimer,
  clearInterval: clearTimer,
};
if (typeof setTimeout !== "function") {
  for (const [name, value] of Object.entries(timerFunctions)) give(name, value);
}

// One turn of the event loop, at so many milliseconds since the start.
give("shellTurn", (milliseconds) => {
  now = milliseconds;
  const due = timers.filter((each) => each.due <= now).sort((a, b) => a.due - b.due || a.id - b.id);
  for (const each of due) {
    if (!timers.includes(each)) continue;
    clearTimer(each.id);
    if (each.interval !== undefined) {
      timers.push({ ...each, due: now + Math.max(1, Number(each.interval) || 0) });
    }
    try {
      each.callback(...each.values);
    } catch (error) {
      report(error);
    }
  }
  tell("sleep", timers.length ? Math.max(0, Math.min(...timers.map((each) => each.due)) - now) : 10);
});

// Results

const result = ({ name, status, message }) => ({ name, status, message });
give("shellResult", (test) => {
  tell("result", result(test));
});
give("shellComplete", (tests, { status, message }) => {
  tell("complete", { status, message, tests: tests.map(result) });
});
