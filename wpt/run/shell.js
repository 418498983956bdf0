// What a .any.js file of the Web Platform Tests expects of its global besides the classes under test.
// `send` takes and returns ASCII text of JSON: ["fetch", url], ["report", results], ["sleep", ms].

const ascii = (value) =>
  JSON.stringify(value).replace(/[^ -~]/g, (unit) => {
    return "\\u" + unit.charCodeAt(0).toString(16).padStart(4, "0");
  });
const tell = (...message) => JSON.parse(send(ascii(message)));
const give = (name, value) => {
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
};

give("self", globalThis);
give("location", settings.location);
give("GLOBAL", {
  isWindow: () => false,
  isWorker: () => false,
  isShadowRealm: () => false,
});

class Response {
  constructor(answer) {
    this.status = answer.status;
    this.ok = answer.status === 200;
    this.body = answer.text;
  }

  async text() {
    return this.body;
  }

  async json() {
    return JSON.parse(this.body);
  }
}
give("fetch", async (resource) => new Response(tell("fetch", `${resource}`)));

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
// Assigned, because an engine's own may be writable but not configurable.
for (const [name, value] of Object.entries(timerFunctions)) globalThis[name] = value;

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
    each.callback(...each.values);
  }
  tell("sleep", timers.length ? Math.max(0, Math.min(...timers.map((each) => each.due)) - now) : 10);
});

give("shellReport", (tests, status) => {
  tell("report", {
    status: status.status,
    message: status.message,
    tests: tests.map(({ name, status, message }) => ({ name, status, message })),
  });
});
