async () => {
  const logs = {};
  const wait = (time) => new Promise((then) => setTimeout(then, time));
  const watch = (transition, log) => {
    for (const name of ["updateCallbackDone", "ready", "finished"]) {
      const failed = (error) => log.push([name, error === undefined ? "undefined" : error.name || String(error)]);
      transition[name].then((value) => log.push([name, value === undefined]), failed);
    }
  };
  const start = (options) => document.startViewTransition(options);
  const scenarios = {
    plain(log) {
      const transition = start(() => log.push("called"));
      log.push("after", transition.constructor.name);
      return transition;
    },
    asynchronous: (log) => start(async () => {
      log.push("called");
      await wait(50);
      log.push("done");
    }),
    none: () => start(),
    throws: (log) => start(() => {
      log.push("called");
      throw new TypeError("x");
    }),
    rejects: () => start(async () => { throw "no"; }),
    skipped(log) {
      const transition = start(() => log.push("called"));
      transition.skipTransition();
      return transition;
    },
    options(log) {
      const transition = start({ update: () => log.push("called"), types: ["a", "b"] });
      log.push([...transition.types], transition.types.size, transition.types.has("a"));
      log.push(document.activeViewTransition === transition);
      log.push(transition.transitionRoot === document.documentElement);
      return transition;
    },
    second(log) {
      watch(start(() => log.push("one")), log);
      return start(() => log.push("two"));
    },
    later(log) {
      const transition = start(() => log.push("called"));
      transition.ready.then(() => transition.skipTransition());
      return transition;
    },
  };
  for (const name in scenarios) {
    const log = (logs[name] = []);
    watch(scenarios[name](log), log);
    await wait(900);
    log.push(document.activeViewTransition === null);
  }
  return logs;
}
