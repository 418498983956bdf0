// Timers: https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#timers
// `eventLoop` asks Python for the time and tells it when the next timer is due: ["now"] is answered by
// milliseconds, ["due", milliseconds or null, whether a timer ran] and ["error", text] by nothing.
// Python runs one timer for each call of `runTimer`, since only Python can wait.

const askEventLoop = (message) => parse(eventLoop(flat(message)));
const world = globalThis;
const evaluate = eval; // called by another name, it evaluates in the global scope
const waiting = newList(); // a heap of timers, the next one first
const active = new Map();
const getTimer = boundTo(active, Map.prototype.get);
const setTimer = boundTo(active, Map.prototype.set);
const deleteTimer = boundTo(active, Map.prototype.delete);
const activeCount = boundTo(active, getOwnPropertyDescriptor(Map.prototype, "size").get);
const engineSetTimeout = settings.hasClock ? undefined : world.setTimeout;
const longestTimeout = 2147483647; // milliseconds, of an engine's timer
let lastTimer = 0;
let scheduled = 0;
let nestingLevel = 0;

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

function schedule(timer) {
  timer.due = askEventLoop('["now"]') + timer.timeout;
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

// A timer that was cleared stays in the heap until its turn, or until such timers are the most.
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
function initializeTimer(name, handler, timeout, values, repeats) {
  const context = "Failed to execute '" + name + "' on 'WorkerGlobalScope': parameter 2";
  const callback = typeof handler === "function" ? handler : toString(handler);
  const milliseconds = toNumber(timeout, context) | 0;
  const timer = new Timer(++lastTimer, callback, values, repeats);
  timer.requested = milliseconds < 0 ? 0 : milliseconds;
  setTimer(timer.id, timer);
  startTimer(timer);
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
      this.timeout = 0;
      this.level = 0;
      this.due = 0;
      this.order = 0;
    }
  },
);

function startTimer(timer) {
  timer.timeout = nestingLevel > 5 && timer.requested < 4 ? 4 : timer.requested;
  timer.level = nestingLevel + 1;
  schedule(timer);
}

// https://html.spec.whatwg.org/#run-steps-after-a-timeout, by the engine's own timers if scripts have
// those. No script can clear it.
function runStepsAfterTimeout(milliseconds, steps) {
  if (engineSetTimeout === undefined) {
    const timer = new Timer(steps, steps, [], false);
    timer.timeout = milliseconds;
    setTimer(timer.id, timer);
    schedule(timer);
  } else if (milliseconds > longestTimeout) {
    const rest = milliseconds - longestTimeout;
    apply(engineSetTimeout, world, [() => runStepsAfterTimeout(rest, steps), longestTimeout]);
  } else {
    apply(engineSetTimeout, world, [steps, milliseconds || 1]); // mini_racer's own fails with 0
  }
}

function clearTimer(id) {
  if (deleteTimer(toNumber(id, "Failed to execute 'clearTimeout': parameter 1") | 0)) dropCleared();
}

const timerFunctions = {
  setTimeout(handler, timeout = 0, ...values) {
    if (arguments.length === 0) throw tooFew("Failed to execute 'setTimeout' on 'WorkerGlobalScope'", 1, 0);
    return initializeTimer("setTimeout", handler, timeout, values, false);
  },

  setInterval(handler, timeout = 0, ...values) {
    if (arguments.length === 0) throw tooFew("Failed to execute 'setInterval' on 'WorkerGlobalScope'", 1, 0);
    return initializeTimer("setInterval", handler, timeout, values, true);
  },

  clearTimeout(id = 0) {
    clearTimer(id);
  },

  clearInterval(id = 0) {
    clearTimer(id);
  },
};

// Run the first timer that is due at a time.
function runTimer(now) {
  let ran = false;
  isReporting = false; // an interrupted task may have left it
  while (waiting.length !== 0 && !ran && waiting[0].due <= now) {
    const timer = waiting[0];
    unschedule();
    if (getTimer(timer.id) !== timer) continue;
    ran = true;
    if (!timer.repeats) deleteTimer(timer.id);
    nestingLevel = timer.level;
    try {
      if (typeof timer.callback === "function") apply(timer.callback, world, timer.values);
      else evaluate(timer.callback);
    } catch (error) {
      report(error);
    }
    if (timer.repeats && getTimer(timer.id) === timer) startTimer(timer);
    nestingLevel = 0;
  }
  while (waiting.length !== 0 && getTimer(waiting[0].id) !== waiting[0]) unschedule();
  const due = waiting.length === 0 ? "null" : "" + waiting[0].due;
  askEventLoop('["due",' + due + "," + ran + "]");
}
