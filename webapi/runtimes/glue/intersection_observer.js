// Intersections: https://w3c.github.io/IntersectionObserver/
// Nothing moves, so an observer tells once of each target, in the frame after it began to observe it.

const observed = (observer) => {
  observer.isWaiting = false;
  const targets = observer.added;
  observer.added = newList();
  for (let index = 0; index < targets.length; index++) {
    observer.records[observer.records.length] = new IntersectionObserverEntryImpl(observer, targets[index]);
  }
  if (observer.records.length === 0) return;
  try {
    reportRejection(observer.callback(observer, observer.takeRecords(), observer));
  } catch (error) {
    report(error);
  }
};

class IntersectionObserverImpl {
  constructor() {
    this.platformObject = undefined;
    this.callback = undefined;
    this.root = undefined;
    this.rootMargin = "";
    this.scrollMargin = "";
    this.thresholds = newList();
    this.delay = 0;
    this.trackVisibility = false;
    this.targets = newList();
    this.added = newList();
    this.records = newList();
    this.isWaiting = false;
  }

  // https://w3c.github.io/IntersectionObserver/#initialize-new-intersection-observer
  constructorSteps(callback, options) {
    this.callback = callback;
    this.root = options.root;
    this.rootMargin = marginText(options.rootMargin, "rootMargin");
    this.scrollMargin = marginText(options.scrollMargin, "scrollMargin");
    const given = options.threshold;
    const thresholds = typeof given === "number" ? listOf([given]) : given;
    for (let index = 0; index < thresholds.length; index++) {
      if (thresholds[index] < 0 || thresholds[index] > 1) {
        const action = "Failed to construct 'IntersectionObserver': ";
        throw new Errors.RangeError(action + "Threshold values must be numbers between 0 and 1");
      }
      this.thresholds[index] = thresholds[index];
    }
    sortList(this.thresholds, (one, other) => one - other);
    if (this.thresholds.length === 0) this.thresholds[0] = 0;
    this.delay = options.trackVisibility && options.delay < 100 ? 100 : options.delay;
    this.trackVisibility = options.trackVisibility;
  }

  observe(target) {
    if (placeIn(this.targets, target) >= 0) return;
    this.targets[this.targets.length] = target;
    this.added[this.added.length] = target;
    if (this.isWaiting) return;
    this.isWaiting = true;
    runStepsAfterTimeout(16, () => observed(this));
  }

  unobserve(target) {
    removeFrom(this.targets, target);
    removeFrom(this.added, target);
  }

  disconnect() {
    this.targets = newList();
    this.added = newList();
  }

  takeRecords() {
    const records = this.records;
    this.records = newList();
    return records;
  }
}

function placeIn(list, value) {
  for (let index = 0; index < list.length; index++) {
    if (list[index] === value) return index;
  }
  return -1;
}

function removeFrom(list, value) {
  const index = placeIn(list, value);
  if (index >= 0) splice(list, index, 1);
}

// https://w3c.github.io/IntersectionObserver/#parse-a-margin
const margin = /^([+-]?(?:\d+\.?\d*|\.\d+))(px|%)$/;

function marginText(text, name) {
  const words = splitOnAsciiWhitespace(text);
  const sides = newList();
  for (let index = 0; index < words.length; index++) {
    const found = execute(margin, toLowerCase(words[index]));
    if (found === null || words.length > 4) {
      const action = "Failed to construct 'IntersectionObserver': ";
      throw new DOMException(action + name + " must be specified in pixels or percent.", "SyntaxError");
    }
    sides[index] = +found[1] + found[2];
  }
  if (sides.length === 0) sides[0] = "0px";
  if (sides.length === 1) sides[1] = sides[0];
  if (sides.length === 2) sides[2] = sides[0];
  if (sides.length === 3) sides[3] = sides[1];
  return sides[0] + " " + sides[1] + " " + sides[2] + " " + sides[3];
}

class IntersectionObserverEntryImpl {
  constructor(observer, target) {
    this.platformObject = undefined;
    this.target = target;
    this.time = coarseNow();
    this.isIntersecting = isRendered(target);
    this.isVisible = false;
    this.intersectionRatio = this.isIntersecting ? 1 : 0;
    const box = getBoundingClientRect(target);
    this.boundingClientRect = readOnlyRect(box);
    this.intersectionRect = readOnlyRect(box);
    const root = observer.root instanceof ElementImpl ? observer.root : documentImpl().documentElement;
    this.rootBounds = root === undefined ? undefined : readOnlyRect(getBoundingClientRect(root));
  }
}

const readOnlyRect = (box) => new DOMRectReadOnlyImpl(box.x, box.y, box.width, box.height);
