// The windows that scripts open. Their documents are in contexts of their own, so that nothing in them can be reached.

const kindsOfDialogs = ["alert", "confirm", "prompt"];
const missingInWindows = "Members of another window are missing in this page";
const windowsByNumber = newList();

const askAbout = (number, kind, value = "", other = "") =>
  askWindow('"window",' + number + ',"' + kind + '",' + quote(value) + "," + quote(other));

function absoluteUrl(text, context) {
  const url = documentImpl().encodingParseAndSerialize(text);
  if (url === undefined) throw new DOMException(context + "Unable to open a window with invalid URL '" + text + "'.", "SyntaxError");
  return url;
}

// https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-windowproxy-exotic-object
// What scripts may do with a window of another origin, but for messages.
function openedWindow(number) {
  if (windowsByNumber[number] !== undefined) return windowsByNumber[number];
  const go = (url) => {
    askAbout(number, "navigate", absoluteUrl(stringValue(url, "Failed to navigate a window: The URL"), ""));
  };
  const location = {
    assign: go,
    replace: go,
    set href(url) {
      go(url);
    },
  };
  const members = {
    __proto__: null,
    blur: () => undefined,
    close: () => {
      askAbout(number, "close");
    },
    focus: () => undefined,
    length: 0,
    location,
    opener: world,
  };
  for (let index = 0; index < kindsOfDialogs.length; index++) {
    const kind = kindsOfDialogs[index];
    members[kind] = (message = "", value = "") => {
      const answer = askAbout(number, kind, stringValue(message, kind), stringValue(value, kind));
      return kind === "alert" ? undefined : kind === "confirm" ? answer === true : answer;
    };
  }
  const itself = { __proto__: null, frames: true, parent: true, self: true, top: true, window: true };
  const window = new Surrounded(
    { __proto__: null },
    {
      __proto__: null,
      get(target, name) {
        if (name === "closed") return askAbout(number, "closed");
        if (itself[name] === true) return window;
        if (name === toStringTag) return "Window";
        if (typeof name === "symbol") return undefined;
        if (name in members) return members[name];
        if (!(name in world)) return undefined;
        throw new DOMException(missingInWindows + ": " + name, "NotSupportedError");
      },
      set(target, name, value) {
        if (name === "location") go(value);
        else if (name !== "opener") throw new DOMException(missingInWindows + ": " + stringValue(name, ""), "NotSupportedError");
        return true;
      },
    },
  );
  windowsByNumber[number] = window;
  return window;
}

const featureWord = /^(noopener|noreferrer)(?:=(yes|1|true)?)?$/;

// https://html.spec.whatwg.org/multipage/nav-history-apis.html#window-open-steps
const windowOpeners = {
  __proto__: null,

  open($url = "", $target = "_blank", $features = "") {
    checkGlobal(this);
    const context = "Failed to execute 'open' on 'Window': ";
    const text = stringValue($url, context + "parameter 1");
    const target = stringValue($target, context + "parameter 2");
    const words = splitOnAsciiWhitespace(replaceAll(asciiLowercase(stringValue($features, context + "parameter 3")), ",", " "));
    const url = text === "" ? null : absoluteUrl(text, context);
    if (isThisWindow(target === "" ? "_blank" : target)) {
      if (url !== null) pageLocation().href = url;
      return world;
    }
    const frame = isLoaded.frames !== true ? undefined : frameOfTarget(documentImpl(), target);
    if (frame !== undefined) {
      if (url !== null) frame.goTo(url);
      return frame.contentWindow;
    }
    let hasOpener = true;
    for (let index = 0; index < words.length; index++) if (execute(featureWord, words[index]) !== null) hasOpener = false;
    const number = openWindow(url, target, hasOpener);
    return number === null ? null : openedWindow(number);
  },

  // https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-window-close
  close() {
    checkGlobal(this);
    askAbout("null", "close");
  },
};

const windowOpener = (name) => windowOpeners[name];
