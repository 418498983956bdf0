// The members of the global scope besides interfaces. The engine's own members stay, with two exceptions:
// timers if the host gives a clock, and queueMicrotask(), because a throwing microtask breaks some engines.
// https://html.spec.whatwg.org/multipage/webappapis.html#windoworworkerglobalscope-mixin

function queueMicrotaskImpl(callback) {
  then(resolved, () => {
    try {
      reportRejection(callback(undefined));
    } catch (error) {
      report(error);
    }
  });
}

const hasTransport = settings.hasTransport;

late("console", ["console"]);
late("css", ["CSS"]);
if (!hasProperty(world, "WebSocket")) late("web_socket", ["WebSocket"]);
const targetMethods = ["addEventListener", "removeEventListener", "dispatchEvent"];
late("dom_events", targetMethods, true, (name) => prototypeOf(EventTargetBrand)[name]);
if (!hasProperty(world, "self")) defineProperty(world, "self", property(world, true));
if (!hasProperty(world, "navigator")) {
  const prototype = {
    get userAgent() {
      return settings.userAgent;
    },
  };
  enumerable(prototype, ["userAgent"]);
  defineProperty(prototype, toStringTag, property("Navigator", false, false));
  defineProperty(world, "navigator", property(createObject(prototype), true));
}
