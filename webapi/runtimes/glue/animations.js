// Animations on the clock of the page: https://drafts.csswg.org/web-animations-1/
// By hand, and not written once, because the host keeps the time. Nothing is drawn between keyframes.

class AnimationTimelineImpl {
  constructor() {
    this.platformObject = undefined;
    this.originTime = 0;
  }

  get currentTime() {
    return coarseNow() - this.originTime;
  }
}

class DocumentTimelineImpl extends AnimationTimelineImpl {
  constructorSteps(options) {
    this.originTime = options.originTime;
  }
}

let theTimeline;

function getTimeline(document) {
  if (theTimeline === undefined) theTimeline = new DocumentTimelineImpl();
  return theTimeline;
}

class AnimationEffectImpl {
  constructor() {
    this.platformObject = undefined;
    this.timing = undefined;
    this.curve = undefined; // the easing function
    this.animation = undefined;
  }

  take(timing) {
    checkTiming(timing);
    this.curve = checkedEasing(timing.easing);
    this.timing = timing;
  }

  // https://drafts.csswg.org/web-animations-1/#dom-animationeffect-gettiming
  getTiming() {
    const { delay, direction, duration, endDelay, fill, iterationStart, iterations } = this.timing;
    return { delay, direction, duration, easing: this.curve.text, endDelay, fill, iterationStart, iterations };
  }

  // https://drafts.csswg.org/web-animations-1/#dom-animationeffect-getcomputedtiming
  getComputedTiming() {
    const timing = this.getTiming();
    if (timing.fill === "auto") timing.fill = "none";
    if (timing.duration === "auto") timing.duration = 0;
    timing.activeDuration = this.activeDuration;
    timing.endTime = this.endTime;
    const localTime = this.localTime;
    timing.localTime = localTime === undefined ? null : localTime;
    const { progress, iteration } = this.place;
    timing.progress = progress === undefined ? null : progress;
    timing.currentIteration = iteration === undefined ? null : iteration;
    return timing;
  }

  // https://drafts.csswg.org/web-animations-1/#dom-animationeffect-updatetiming
  updateTiming(given) {
    const timing = { __proto__: null };
    const names = ownKeys(this.timing);
    for (let index = 0; index < names.length; index++) {
      const value = given[names[index]];
      timing[names[index]] = value === undefined ? this.timing[names[index]] : value;
    }
    this.take(timing);
    if (this.animation !== undefined) this.animation.update(false, false);
  }

  get localTime() {
    return this.animation === undefined ? undefined : this.animation.currentTime;
  }

  // https://drafts.csswg.org/web-animations-1/#active-duration
  get activeDuration() {
    const { duration, iterations } = this.timing;
    return duration === "auto" || duration === 0 || iterations === 0 ? 0 : duration * iterations;
  }

  // https://drafts.csswg.org/web-animations-1/#end-time
  get endTime() {
    return max(this.timing.delay + this.activeDuration + this.timing.endDelay, 0);
  }

  // https://drafts.csswg.org/web-animations-1/#animation-effect-phases-and-states
  get phase() {
    const time = this.localTime;
    if (time === undefined) return "idle";
    const isForwards = this.animation.rate >= 0;
    const start = max(min(this.timing.delay, this.endTime), 0);
    if (time < start || (!isForwards && time === start)) return "before";
    const end = max(min(this.timing.delay + this.activeDuration, this.endTime), 0);
    return time > end || (isForwards && time === end) ? "after" : "active";
  }

  // https://drafts.csswg.org/web-animations-1/#calculating-the-active-time
  activeTimeIn(phase) {
    const { delay, fill } = this.timing;
    if (phase === "active") return this.localTime - delay;
    if (phase === "before") return fill === "backwards" || fill === "both" ? max(this.localTime - delay, 0) : undefined;
    const fills = phase === "after" && (fill === "forwards" || fill === "both");
    return fills ? max(min(this.localTime - delay, this.activeDuration), 0) : undefined;
  }

  // https://drafts.csswg.org/web-animations-1/#calculating-the-transformed-progress, and the current iteration
  get place() {
    const phase = this.phase;
    const activeTime = phase === "idle" ? undefined : this.activeTimeIn(phase);
    if (activeTime === undefined) return { __proto__: null, progress: undefined, iteration: undefined };
    const { direction, duration, iterationStart, iterations } = this.timing;
    const isInstant = duration === "auto" || duration === 0;
    const passed = isInstant ? (phase === "before" ? 0 : iterations) : activeTime / duration;
    const overall = passed + iterationStart;
    let simple = overall === Infinity ? iterationStart % 1 : overall % 1;
    const isAtEnd = activeTime === this.activeDuration && iterations !== 0;
    if (simple === 0 && phase !== "before" && isAtEnd) simple = 1;
    let iteration = simple === 1 ? floor(overall) - 1 : floor(overall);
    if (phase === "after" && iterations === Infinity) iteration = Infinity;
    let isForwards = direction === "normal";
    if (textStarts(direction, "alternate")) {
      isForwards = (iteration === Infinity ? 0 : iteration % 2) === (direction === "alternate" ? 0 : 1);
    }
    const directed = isForwards ? simple : 1 - simple;
    const isBefore = (isForwards && phase === "before") || (!isForwards && phase === "after");
    return { __proto__: null, progress: this.curve.progressAt(directed, isBefore), iteration };
  }
}

// Refuse times that no effect has.
function checkTiming(timing) {
  const { duration, iterationStart, iterations } = timing;
  const isDuration = typeof duration === "string" ? duration === "auto" : duration >= 0;
  if (!isDuration) throw new Errors.TypeError("duration must be non-negative or auto.");
  if (!(iterations >= 0)) throw new Errors.TypeError("iterationCount must be non-negative.");
  if (iterationStart < 0) throw new Errors.TypeError("iterationStart must be non-negative.");
}

const pseudoElementInCss = /^(?:::[a-z-]+(?:\([^()]*\))?|:(?:before|after|first-letter|first-line))$/i;

class KeyframeEffectImpl extends AnimationEffectImpl {
  constructor() {
    super();
    this.target = undefined;
    this.pseudo = undefined;
    this.composite = "replace";
    this.frames = newList();
  }

  // https://drafts.csswg.org/web-animations-1/#dom-keyframeeffect-keyframeeffect
  constructorSteps(target, keyframes, options) {
    const timing = typeof options === "number" ? { __proto__: null, duration: options } : options;
    if (typeof options === "number") {
      timing.delay = timing.endDelay = timing.iterationStart = 0;
      timing.direction = "normal";
      timing.easing = "linear";
      timing.fill = "auto";
      timing.iterations = 1;
    }
    this.take(timing);
    this.target = target;
    this.pseudoElement = timing.pseudoElement;
    if (timing.composite !== undefined) this.composite = timing.composite;
    this.frames = processKeyframes(keyframes);
  }

  // https://drafts.csswg.org/web-animations-1/#dom-keyframeeffect-keyframeeffect-source
  constructorSteps_2(source) {
    this.take(source.timing);
    this.target = source.target;
    this.pseudo = source.pseudo;
    this.composite = source.composite;
    this.frames = source.frames;
  }

  get pseudoElement() {
    return this.pseudo;
  }

  // https://drafts.csswg.org/web-animations-1/#dom-keyframeeffect-pseudoelement
  set pseudoElement(text) {
    if (text !== undefined && execute(pseudoElementInCss, text) === null) {
      throw new DOMException("'" + text + "' is no pseudo-element.", "SyntaxError");
    }
    this.pseudo = text !== undefined && !textStarts(text, "::") ? ":" + text : text;
  }

  getKeyframes() {
    const objects = newList();
    for (let index = 0; index < this.frames.length; index++) objects[index] = this.frames[index].toObject();
    return objects;
  }

  setKeyframes(keyframes) {
    this.frames = processKeyframes(keyframes);
  }

  // The value of a property while the effect is at a keyframe; nothing is computed between keyframes.
  valueOf(name) {
    const { progress } = this.place;
    return progress === undefined ? undefined : valueAtPlace(this.frames, progress, name);
  }
}

const fillingAnimations = newList(); // relevant ones that have keyframes, as transitions have not

class AnimationImpl extends EventTargetImpl {
  constructor() {
    super();
    this.id = "";
    this.shown = undefined; // the effect
    this.line = undefined; // the timeline
    this.replaceState = "active";
    this.start = undefined;
    this.hold = undefined;
    this.rate = 1; // https://drafts.csswg.org/web-animations-1/#effective-playback-rate
    this.shownRate = 1;
    this.task = ""; // https://drafts.csswg.org/web-animations-1/#pending-play-task, or pause
    this.pendingFrame = undefined;
    this.end = undefined; // the steps that wait for the end
    this.isFinished = false; // whether the finished promise is resolved
    this.ready = undefined;
    this.finished = undefined;
  }

  constructorSteps(effect, timeline) {
    this.shown = effect;
    if (effect !== undefined) effect.animation = this;
    this.line = timeline === undefined ? getTimeline() : timeline;
    this.ready = newPromise();
    resolve(this.ready, objectOf(this));
    this.finished = newPromise();
  }

  get effect() {
    return this.shown;
  }

  // https://drafts.csswg.org/web-animations-1/#setting-the-associated-effect
  set effect(effect) {
    if (this.shown === effect) return;
    if (this.shown !== undefined) this.shown.animation = undefined;
    if (effect !== undefined && effect.animation !== undefined) effect.animation.effect = undefined;
    this.shown = effect;
    if (effect !== undefined) effect.animation = this;
    this.update(false, false);
    if (!this.isRelevant) this.leaveOthers();
  }

  get timeline() {
    return this.line;
  }

  // https://drafts.csswg.org/web-animations-1/#setting-the-timeline
  set timeline(timeline) {
    const current = this.currentTime;
    this.line = timeline;
    if (timeline === undefined && current !== undefined) {
      this.hold = current;
      this.start = undefined;
    } else if (this.start !== undefined) this.hold = undefined;
    this.update(false, false);
  }

  // https://drafts.csswg.org/web-animations-1/#dom-animation-persist
  persist() {
    this.replaceState = "persisted";
  }

  // https://drafts.csswg.org/web-animations-1/#dom-animation-commitstyles
  commitStyles() {
    const target = this.effect === undefined ? undefined : this.effect.target;
    const style = target === undefined || this.effect.pseudoElement !== undefined ? undefined : target.style;
    if (style === undefined) {
      throw new DOMException("Animated elements that are committed need a style attribute.", "NoModificationAllowedError");
    }
    if (!isRendered(target)) throw new DOMException("The target of the animation is not rendered.", "InvalidStateError");
    const values = new Table();
    for (let index = 0; index < this.effect.frames.length; index++) {
      const names = this.effect.frames[index].declared.names;
      for (let place = 0; place < names.length; place++) {
        const value = this.effect.valueOf(names[place]);
        if (value !== undefined) tableSet(values, names[place], value);
      }
    }
    const names = newList();
    tableForEach(values, (value, name) => (names[names.length] = name));
    sortList(names, (one, other) => (one < other ? -1 : 1));
    for (let index = 0; index < names.length; index++) style.setProperty(names[index], tableGet(values, names[index]), "");
  }

  get endTime() {
    return this.effect === undefined ? 0 : this.effect.endTime;
  }

  get pending() {
    return this.task !== "";
  }

  // https://drafts.csswg.org/web-animations-1/#the-current-time-of-an-animation
  get currentTime() {
    if (this.hold !== undefined) return this.hold;
    return this.start === undefined || this.line === undefined ? undefined : (this.timeline.currentTime - this.start) * this.rate;
  }

  set currentTime(time) {
    if (time === undefined) {
      if (this.currentTime !== undefined) throw new Errors.TypeError("currentTime may not be changed from resolved to unresolved");
      return;
    }
    this.seek(time);
    if (this.task === "pause") {
      this.hold = time;
      this.start = undefined;
      this.endTask();
    }
    this.update(true, false);
  }

  // https://drafts.csswg.org/web-animations-1/#silently-set-the-current-time
  seek(time) {
    if (this.hold !== undefined || this.start === undefined || this.rate === 0) this.hold = time;
    else this.start = this.timeline.currentTime - time / this.rate;
  }

  get startTime() {
    return this.start;
  }

  // https://drafts.csswg.org/web-animations-1/#setting-the-start-time-of-an-animation
  set startTime(time) {
    const current = this.currentTime;
    this.start = time;
    if (time === undefined) this.hold = current;
    else if (this.rate !== 0) this.hold = undefined;
    if (this.task !== "") this.endTask();
    this.update(true, false);
  }

  get playbackRate() {
    return this.shownRate;
  }

  // https://drafts.csswg.org/web-animations-1/#setting-the-playback-rate-of-an-animation
  set playbackRate(rate) {
    const current = this.currentTime;
    this.rate = this.shownRate = rate;
    if (current !== undefined) this.currentTime = current;
  }

  // https://drafts.csswg.org/web-animations-1/#dom-animation-updateplaybackrate
  updatePlaybackRate(rate) {
    this.playbackRate = rate;
  }

  // https://drafts.csswg.org/web-animations-1/#play-states
  get playState() {
    const current = this.currentTime;
    if (current === undefined && this.start === undefined && this.task === "") return "idle";
    if (this.task === "pause" || (this.start === undefined && this.task !== "play")) return "paused";
    const isAtEnd = (this.rate > 0 && current >= this.endTime) || (this.rate < 0 && current <= 0);
    return current !== undefined && isAtEnd ? "finished" : "running";
  }

  // https://drafts.csswg.org/web-animations-1/#playing-an-animation-section
  play() {
    const current = this.currentTime;
    const end = this.endTime;
    const isPaused = this.task === "pause";
    let seek;
    if (this.rate >= 0 && (current === undefined || current < 0 || current >= end)) seek = 0;
    else if (this.rate < 0 && (current === undefined || current <= 0 || current > end)) {
      if (end === Infinity) throw new DOMException("The animation has no end to play from.", "InvalidStateError");
      seek = end;
    }
    if (seek !== undefined) this.hold = seek;
    else if (this.hold === undefined && !isPaused) return;
    if (this.hold !== undefined) this.start = undefined;
    this.begin("play");
  }

  // https://drafts.csswg.org/web-animations-1/#pausing-an-animation-section
  pause() {
    if (this.task === "pause" || this.playState === "paused") return;
    if (this.currentTime === undefined) {
      if (this.rate < 0 && this.endTime === Infinity) {
        throw new DOMException("The animation has no end to pause at.", "InvalidStateError");
      }
      this.hold = this.rate >= 0 ? 0 : this.endTime;
    }
    this.begin("pause");
  }

  // The task runs with the next frame.
  begin(task) {
    if (this.task === "") this.ready = newPromise();
    this.task = task;
    if (this.pendingFrame === undefined) {
      this.pendingFrame = runStepsAfterTimeout(untilNextFrame(), () => {
        this.pendingFrame = undefined;
        if (this.line !== undefined) this.runTask();
      });
    }
    this.note();
    this.update(false, false);
  }

  runTask() {
    const now = this.timeline.currentTime;
    if (this.task === "play" && this.hold !== undefined) {
      this.start = this.rate === 0 ? now : now - this.hold / this.rate;
      if (this.rate !== 0) this.hold = undefined;
    } else if (this.task === "pause") {
      if (this.start !== undefined && this.hold === undefined) this.hold = (now - this.start) * this.rate;
      this.start = undefined;
    }
    this.endTask();
    this.update(false, false);
  }

  endTask() {
    this.task = "";
    this.shownRate = this.rate;
    this.dropFrame();
    resolve(this.ready, objectOf(this));
  }

  dropFrame() {
    if (this.pendingFrame !== undefined) cancelSteps(this.pendingFrame);
    this.pendingFrame = undefined;
  }

  // https://drafts.csswg.org/web-animations-1/#finishing-an-animation-section
  finish() {
    if (this.rate === 0 || (this.rate > 0 && this.endTime === Infinity)) {
      const reason = this.rate === 0 ? "a playbackRate of 0" : "an infinite target effect end";
      throw new DOMException("Failed to execute 'finish' on 'Animation': Cannot finish Animation with " + reason + ".", "InvalidStateError");
    }
    const limit = this.rate > 0 ? this.endTime : 0;
    this.seek(limit);
    if (this.start === undefined) this.start = this.timeline.currentTime - limit / this.rate;
    if (this.task !== "") {
      this.hold = undefined;
      this.endTask();
    }
    this.update(true, true);
  }

  // https://drafts.csswg.org/web-animations-1/#canceling-an-animation-section
  cancel() {
    if (this.playState !== "idle") {
      const reason = new DOMException("The user aborted a request.", "AbortError");
      const { finished, ready, task } = this;
      this.task = "";
      this.dropFrame();
      if (task !== "") {
        markAsHandled(ready);
        reject(ready, reason);
        this.ready = newPromise();
        resolve(this.ready, objectOf(this));
      }
      markAsHandled(finished);
      reject(finished, reason);
      this.isFinished = false;
      this.finished = newPromise();
      const timelineTime = this.timeline.currentTime;
      runStepsAfterTimeout(untilNextFrame(), () => this.fire("cancel", undefined, timelineTime));
    }
    this.hold = this.start = undefined;
    this.waitForEnd();
    this.leaveOthers();
  }

  // https://drafts.csswg.org/web-animations-1/#reversing-an-animation-section
  reverse() {
    const current = this.currentTime;
    this.rate = -this.rate;
    if (current !== undefined) this.seek(current);
    try {
      this.play();
    } catch (error) {
      this.rate = -this.rate;
      if (current !== undefined) this.seek(current);
      throw error;
    }
    this.update(false, false);
  }

  // https://drafts.csswg.org/web-animations-1/#update-an-animations-finished-state
  update(didSeek, isNow) {
    const current = this.currentTime;
    if (current !== undefined && this.start !== undefined && this.task === "") {
      if (this.rate > 0 && current >= this.endTime) this.hold = didSeek ? current : this.endTime;
      else if (this.rate < 0 && current <= 0) this.hold = didSeek ? current : 0;
      else if (this.rate !== 0) {
        if (didSeek && this.hold !== undefined) this.start = this.timeline.currentTime - this.hold / this.rate;
        this.hold = undefined;
      }
    }
    if (this.playState === "finished") {
      if (!this.isFinished && isNow) this.settle();
      else if (!this.isFinished && this.task === "") queueAMicrotask(() => this.settle());
    } else {
      if (this.isFinished) this.finished = newPromise();
      this.isFinished = false;
      this.note();
    }
    this.waitForEnd();
  }

  // https://drafts.csswg.org/web-animations-1/#finish-notification-steps
  settle() {
    if (this.isFinished || this.playState !== "finished") return;
    this.isFinished = true;
    resolve(this.finished, objectOf(this));
    const currentTime = this.currentTime;
    const timelineTime = this.timeline.currentTime;
    runStepsAfterTimeout(0, () => this.fire("finish", currentTime, timelineTime));
    if (!this.isRelevant) this.leaveOthers();
  }

  // https://drafts.csswg.org/web-animations-1/#relevant-animations-section
  get isRelevant() {
    const state = this.playState;
    if (state !== "finished" || this.effect === undefined) return state === "running" || state === "paused";
    const fill = this.effect.timing.fill;
    return fill === "both" || fill === (this.rate > 0 ? "forwards" : "backwards");
  }

  note() {
    if (!this.isRelevant || placeIn(relevantAnimations, this) >= 0) return;
    relevantAnimations[relevantAnimations.length] = this;
    if (!(this instanceof CSSTransitionImpl)) fillingAnimations[fillingAnimations.length] = this;
  }

  leaveOthers() {
    removeFrom(relevantAnimations, this);
    removeFrom(fillingAnimations, this);
  }

  waitForEnd() {
    if (this.end !== undefined) cancelSteps(this.end);
    this.end = undefined;
    if (this.task !== "" || this.playState !== "running" || this.rate === 0) return;
    const left = (this.rate > 0 ? this.endTime - this.currentTime : this.currentTime) / (this.rate > 0 ? this.rate : -this.rate);
    if (left === Infinity) return;
    this.end = runStepsAfterTimeout(max(-floor(-left), 0), () => {
      this.end = undefined;
      this.update(false, false);
    });
  }

  fire(type, currentTime, timelineTime) {
    const event = new AnimationPlaybackEventImpl();
    event.type = type;
    event.isTrusted = true;
    event.currentTime = currentTime;
    event.timelineTime = timelineTime;
    dispatch(event, this);
  }
}

class AnimationPlaybackEventImpl extends EventImpl {
  constructor() {
    super();
    this.currentTime = undefined;
    this.timelineTime = undefined;
  }

  constructorSteps(type, init) {
    super.constructorSteps(type, init);
    this.currentTime = init.currentTime;
    this.timelineTime = init.timelineTime;
  }
}

// https://drafts.csswg.org/web-animations-1/#dom-animatable-animate
function animate(element, keyframes, options) {
  flushStyles(element);
  const effect = new KeyframeEffectImpl();
  effect.constructorSteps(element, keyframes, options);
  const animation = new AnimationImpl();
  const isNumber = typeof options === "number";
  animation.constructorSteps(effect, isNumber ? undefined : options.timeline);
  if (!isNumber) animation.id = options.id;
  const fill = effect.timing.fill;
  if (fill !== "auto" && fill !== "none") watchMotion(element.nodeDocument);
  animation.play();
  return animation;
}

// https://drafts.csswg.org/web-animations-1/#dom-animatable-getanimations
function animationsOf(element, options) {
  flushStyles(element);
  const found = newList();
  for (let index = 0; index < relevantAnimations.length; index++) {
    const target = relevantAnimations[index].effect === undefined ? undefined : relevantAnimations[index].effect.target;
    const isWithin = target !== undefined && options.subtree && isInclusiveAncestor(element, target);
    const isOther = target !== undefined && relevantAnimations[index].effect.pseudoElement !== options.pseudoElement;
    if ((target === element && !(isOther && !options.subtree)) || isWithin) found[found.length] = relevantAnimations[index];
  }
  return found;
}

// https://drafts.csswg.org/web-animations-1/#dom-documentorshadowroot-getanimations
function animationsInDocument(document) {
  const root = document.documentElement;
  return root === undefined ? newList() : animationsOf(root, { __proto__: null, subtree: true });
}
