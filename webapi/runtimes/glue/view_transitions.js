// View transitions: https://drafts.csswg.org/css-view-transitions-1/
// By hand, and not written once, because the host keeps the time. Nothing is drawn: a transition calls back with the
// next frame, and takes as long as the animations of the standard's sheet.

const durationOfViews = 250; // https://drafts.csswg.org/css-view-transitions-1/#ua-styles

let activeTransition;

class ViewTransitionTypeSetImpl extends CustomStateSetImpl {}

class ViewTransitionImpl {
  constructor() {
    this.platformObject = undefined;
    this.updateCallbackDone = newPromise();
    this.ready = newPromise();
    this.finished = newPromise();
    this.types = new ViewTransitionTypeSetImpl();
    this.transitionRoot = undefined;
    this.update = undefined;
    this.isCalled = false;
    this.isReady = false;
    this.isDone = false;
  }

  // https://drafts.csswg.org/css-view-transitions-1/#call-the-update-callback
  callUpdate() {
    if (this.isCalled) return;
    this.isCalled = true;
    let promise = resolved;
    try {
      if (this.update !== undefined) promise = this.update(undefined);
    } catch (error) {
      promise = rejectedWith(error);
    }
    const done = () => {
      resolve(this.updateCallbackDone, undefined);
      if (this.isDone) resolve(this.finished, undefined);
      else this.activate();
    };
    const failed = (reason) => {
      reject(this.updateCallbackDone, reason);
      if (!this.isDone) this.skip(reason);
      markAsHandled(this.finished);
      reject(this.finished, reason);
    };
    then(promise, done, failed);
  }

  // https://drafts.csswg.org/css-view-transitions-1/#activate-view-transition
  activate() {
    this.isReady = true;
    resolve(this.ready, undefined);
    runStepsAfterTimeout(durationOfViews, () => {
      if (!this.isDone) this.end();
    });
  }

  end() {
    this.isDone = true;
    if (activeTransition === this) activeTransition = undefined;
    resolve(this.finished, undefined);
  }

  // https://drafts.csswg.org/css-view-transitions-1/#skip-the-view-transition
  skip(reason) {
    if (this.isReady) {
      this.end();
      return;
    }
    this.isDone = true;
    if (activeTransition === this) activeTransition = undefined;
    markAsHandled(this.ready);
    reject(this.ready, reason);
    if (!this.isCalled) queueATask(() => this.callUpdate());
  }

  // https://drafts.csswg.org/css-view-transitions-1/#dom-viewtransition-skiptransition
  skipTransition() {
    if (!this.isDone) this.skip(new DOMException("Transition was skipped", "AbortError"));
  }
}

// https://drafts.csswg.org/css-view-transitions-1/#dom-document-startviewtransition
function startViewTransition(document, options) {
  const transition = new ViewTransitionImpl();
  const isFunction = typeof options === "function";
  const update = isFunction ? options : options.update;
  if (update !== undefined && update !== null) transition.update = update;
  const types = isFunction || options.types === null ? undefined : options.types;
  for (let index = 0; types !== undefined && index < types.length; index++) transition.types.add(types[index]);
  transition.transitionRoot = document.documentElement;
  if (activeTransition !== undefined) activeTransition.skipTransition();
  activeTransition = transition;
  runStepsAfterTimeout(untilNextFrame(), () => {
    if (!transition.isDone) transition.callUpdate();
  });
  return transition;
}

const getActiveViewTransition = () => activeTransition;
