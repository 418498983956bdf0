// What a global scope has besides interfaces. The engine's own stays, with two exceptions: its timers if
// a clock is given, and its queueMicrotask(), as a microtask that throws makes some engines unusable.
// https://html.spec.whatwg.org/multipage/webappapis.html#windoworworkerglobalscope-mixin

const microtaskFunctions = {
  queueMicrotask(callback) {
    const action = "Failed to execute 'queueMicrotask' on 'WorkerGlobalScope'";
    if (arguments.length === 0) throw tooFew(action, 1, 0);
    if (typeof callback !== "function") {
      throw new Errors.TypeError(action + ": parameter 1 is not of type 'Function'.");
    }
    then(resolved, () => {
      try {
        apply(callback, undefined, []);
      } catch (error) {
        report(error);
      }
    });
  },
};

giveFunctions(timerFunctions, settings.hasClock);
giveFunctions(microtaskFunctions, true);
if (!hasProperty(world, "self")) defineProperty(world, "self", property(world, true));
if (!hasProperty(world, "navigator")) {
  const prototype = {
    get userAgent() {
      return settings.userAgent;
    },
  };
  enumerable(prototype, ["userAgent"]);
  defineProperty(prototype, Symbol.toStringTag, property("Navigator", false, false));
  defineProperty(world, "navigator", property(createObject(prototype), true));
}
