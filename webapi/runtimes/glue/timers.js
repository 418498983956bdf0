// Timers: https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#timers
// By hand, and not written once, because the host keeps the time: asyncio in Python, the bridge's clock here.
// `eventLoop` sends Python a message. ["now"] asks for the time in milliseconds. ["due", milliseconds or
// null, whether a timer ran] tells when the next timer is due. ["error", text] reports an exception.
// Only Python can wait. Each call of `runTimer` runs one timer.

const askEventLoop = (message) => parse(eventLoop(flat(message)));
const waiting = newList(); // a heap of timers; the next one is first
const active = new Map();
const getTimer = boundTo(active, Map.prototype.get);
const setTimer = boundTo(active, Map.prototype.set);
const deleteTimer = boundTo(active, Map.prototype.delete);
const activeCount = boundTo(active, getOwnPropertyDescriptor(Map.prototype, "size").get);
const hasALoop = settings.hasALoop; // of its own, without which it takes no microtasks
const engineSetTimeout = settings.keepsTimers ? world.setTimeout : undefined;
const engineClearTimeout = world.clearTimeout;
const timeOrigin = settings.timeOrigin;
const longestTimeout = 2147483647; // milliseconds of an engine's timer
let lastTimer = 0;
let scheduled = 0;
let nestingLevel = 0;

const now = () => askEventLoop('["now"]');

// https://w3c.github.io/hr-time/#dfn-coarsen-time: to 100 microseconds
const coarseNow = () => floor(now() * 10) / 10;

const isBefore = (one, other) =>
  one.due < other.due || (one.due === other.due && one.order < other.order);

function siftDown(index) {
  const length = waiting.length;
  const timer = waiting[index];
  for (;;) {
    let child = 2 * index + 1;
    if (child >= length) break;
    if (child + 1 < length && isBefore(waiting[child + 1], waiting[child])) child++;
    if (isBefore(timer, waiting[child])) break;
    waiting[index] = waiting[child];
    index = child;
  }
  waiting[index] = timer;
}

function schedule(timer, due) {
  timer.due = due;
  timer.order = ++scheduled;
  let index = waiting.length;
  while (index > 0) {
    const parent = (index - 1) >> 1;
    if (isBefore(waiting[parent], timer)) break;
    waiting[index] = waiting[parent];
    index = parent;
  }
  waiting[index] = timer;
}

function unschedule() {
  const last = waiting[waiting.length - 1];
  waiting.length--;
  if (waiting.length !== 0) {
    waiting[0] = last;
    siftDown(0);
  }
}

// A cleared timer stays in the heap until its turn, or until most timers are cleared ones.
function dropCleared() {
  if (waiting.length < 64 || waiting.length < 2 * activeCount()) return;
  let length = 0;
  for (let index = 0; index < waiting.length; index++) {
    if (getTimer(waiting[index].id) === waiting[index]) waiting[length++] = waiting[index];
  }
  waiting.length = length;
  for (let index = (length >> 1) - 1; index >= 0; index--) siftDown(index);
}

// https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#timer-initialisation-steps
function initializeTimer(handler, timeout, values, repeats) {
  const timer = new Timer(++lastTimer, handler, values, repeats);
  timer.requested = timeout < 0 ? 0 : timeout;
  setTimer(timer.id, timer);
  startTimer(timer, now(), 0);
  return timer.id;
}

const Timer = withoutParent(
  class {
    constructor(id, callback, values, repeats) {
      this.id = id;
      this.callback = callback;
      this.values = values;
      this.repeats = repeats;
      this.requested = 0;
      this.level = 0;
      this.due = 0;
      this.order = 0;
    }
  },
);

// As in browsers, an interval counts from the time when it was due, not from its callback. If the callback
// began `late` milliseconds late, it skips the times that have passed.
function startTimer(timer, began, late) {
  const timeout = nestingLevel > 5 && timer.requested < 4 ? 4 : timer.requested;
  timer.level = nestingLevel + 1;
  schedule(timer, began + timeout - (timeout === 0 ? 0 : late % timeout));
}

// https://html.spec.whatwg.org/#run-steps-after-a-timeout, with the engine's own timers if scripts have them.
// No script can clear this timer. The result is for cancelSteps().
function runStepsAfterTimeout(milliseconds, steps) {
  if (engineSetTimeout === undefined) {
    const timer = new Timer(steps, steps, [], false);
    setTimer(timer.id, timer);
    schedule(timer, now() + milliseconds);
    return steps;
  }
  if (milliseconds > longestTimeout) {
    const rest = milliseconds - longestTimeout;
    const restart = () => runStepsAfterTimeout(rest, steps);
    return apply(engineSetTimeout, world, [restart, longestTimeout]);
  }
  return apply(engineSetTimeout, world, [steps, milliseconds]);
}

function cancelSteps(timer) {
  if (engineSetTimeout === undefined) clearTimeoutImpl(timer);
  else apply(engineClearTimeout, world, [timer]);
}

const setTimeoutImpl = (handler, timeout, values) => initializeTimer(handler, timeout, values, false);

const setIntervalImpl = (handler, timeout, values) => initializeTimer(handler, timeout, values, true);

function clearTimeoutImpl(id) {
  if (deleteTimer(id)) dropCleared();
}

const clearIntervalImpl = clearTimeoutImpl;

// An engine's own timers stay if they work, unless the host gives a clock.
const enginesTimers = { __proto__: null };
if (settings.keepsTimers) {
  const names = ["setTimeout", "setInterval", "clearTimeout", "clearInterval"];
  for (let index = 0; index < names.length; index++) {
    enginesTimers[names[index]] = hasProperty(world, names[index]);
  }
}

// Run the first timer that is due at this time.
function runTimer(time) {
  let ran = false;
  isReporting = false; // an interrupted task can have left it true
  while (waiting.length !== 0 && !ran && waiting[0].due <= time) {
    const timer = waiting[0];
    unschedule();
    if (getTimer(timer.id) !== timer) continue;
    ran = true;
    if (!timer.repeats) deleteTimer(timer.id);
    const began = timer.repeats ? now() : 0;
    const late = began - timer.due;
    nestingLevel = timer.level;
    try {
      if (typeof timer.callback === "function") reportRejection(timer.callback(world, timer.values));
      else evaluate(withImportCalls(timer.callback));
    } catch (error) {
      report(error);
    }
    if (timer.repeats && getTimer(timer.id) === timer) startTimer(timer, began, late);
    nestingLevel = 0;
  }
  while (waiting.length !== 0 && getTimer(waiting[0].id) !== waiting[0]) unschedule();
  const due = waiting.length === 0 ? "null" : "" + waiting[0].due;
  askEventLoop('["due",' + due + "," + ran + "]");
}
