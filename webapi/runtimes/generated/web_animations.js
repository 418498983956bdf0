// Interfaces, made by python -m idl from idl/engines/web_animations.webidl: change that, not this.

const asDocumentTimelineOptions = dictionaryValue("DocumentTimelineOptions", [["originTime", doubleValue, 0]]);
const asElement = implementationValue(ElementBrand);
const as3 = nullableValue(asElement);
const asPlaybackDirection = enumValue("PlaybackDirection", ["normal", "reverse", "alternate", "alternate-reverse"]);
const as5 = unionValue({ __proto__: null, numeric: unrestrictedDoubleValue, string: stringValue });
const asFillMode = enumValue("FillMode", ["none", "forwards", "backwards", "both", "auto"]);
const as7 = nullableValue(stringValue);
const asKeyframeEffectOptions = dictionaryValue("KeyframeEffectOptions", [["delay", doubleValue, 0], ["direction", asPlaybackDirection, "normal"], ["duration", as5, "auto"], ["easing", stringValue, "linear"], ["endDelay", doubleValue, 0], ["fill", asFillMode, "auto"], ["iterationStart", doubleValue, 0.0], ["iterations", unrestrictedDoubleValue, 1.0], ["pseudoElement", as7, undefined]]);
const as9 = unionValue({ __proto__: null, numeric: unrestrictedDoubleValue, dictionary: asKeyframeEffectOptions });
const asAnimationEffect = implementationValue(AnimationEffectBrand);
const as11 = nullableValue(asAnimationEffect);
const asAnimationTimeline = implementationValue(AnimationTimelineBrand);
const as13 = nullableValue(asAnimationTimeline);
const as14 = nullableValue(doubleValue);
const asEventHandlerNonNull = objectOrNullFunctionValue((callback) => (self, $event) => (self === theGiven ? callback : apply(callback, self, [objectOf($event)])));
const asAnimationPlaybackEventInit = dictionaryValue("AnimationPlaybackEventInit", [["bubbles", booleanValue, false], ["cancelable", booleanValue, false], ["composed", booleanValue, false], ["currentTime", as14, undefined], ["timelineTime", as14, undefined]]);

// AnimationTimeline: https://drafts.csswg.org/web-animations-1/

class AnimationTimeline {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'AnimationTimeline': Illegal constructor");
  }

  get currentTime() {
    return orNull(internals(AnimationTimelineBrand, this).currentTime);
  }
}

expose(AnimationTimelineBrand, AnimationTimeline, [],
  ["currentTime"]);
implementation(AnimationTimelineBrand, AnimationTimelineImpl);

// DocumentTimeline: https://drafts.csswg.org/web-animations-1/

class DocumentTimeline {
  constructor($options = undefined) {
    adopt(this, new DocumentTimelineImpl()).constructorSteps(asDocumentTimelineOptions($options, "Failed to construct 'DocumentTimeline': parameter 1"));
  }
}

expose(DocumentTimelineBrand, DocumentTimeline, [],
  []);
implementation(DocumentTimelineBrand, DocumentTimelineImpl);

// AnimationEffect: https://drafts.csswg.org/web-animations-1/

class AnimationEffect {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'AnimationEffect': Illegal constructor");
  }

  getTiming() {
    const inner = internals(AnimationEffectBrand, this);
    return inner.getTiming();
  }

  getComputedTiming() {
    const inner = internals(AnimationEffectBrand, this);
    return inner.getComputedTiming();
  }
}

expose(AnimationEffectBrand, AnimationEffect, [],
  ["getTiming", "getComputedTiming"]);
implementation(AnimationEffectBrand, AnimationEffectImpl);

// KeyframeEffect: https://drafts.csswg.org/web-animations-1/

class KeyframeEffect {
  constructor($target, $keyframes, $options = undefined) {
    if (arguments.length < 2) throw tooFew("Failed to construct 'KeyframeEffect'", 2, arguments.length);
    adopt(this, new KeyframeEffectImpl()).constructorSteps(as3($target, "Failed to construct 'KeyframeEffect': parameter 1"), $keyframes, as9($options, "Failed to construct 'KeyframeEffect': parameter 3"));
  }

  get target() {
    return objectOrNull(internals(KeyframeEffectBrand, this).target);
  }

  get pseudoElement() {
    return orNull(internals(KeyframeEffectBrand, this).pseudoElement);
  }
}

expose(KeyframeEffectBrand, KeyframeEffect, [],
  ["target", "pseudoElement"]);
implementation(KeyframeEffectBrand, KeyframeEffectImpl);

// Animation: https://drafts.csswg.org/web-animations-1/

class Animation {
  constructor($effect = undefined, $timeline = undefined) {
    adopt(this, new AnimationImpl()).constructorSteps(as11($effect, "Failed to construct 'Animation': parameter 1"), as13($timeline, "Failed to construct 'Animation': parameter 2"));
  }

  get id() {
    return internals(AnimationBrand, this).id;
  }

  set id($value) {
    const inner = internals(AnimationBrand, this);
    inner.id = stringValue($value, "Failed to set the 'id' property on 'Animation': The value");
  }

  get effect() {
    return objectOrNull(internals(AnimationBrand, this).effect);
  }

  get timeline() {
    return objectOrNull(internals(AnimationBrand, this).timeline);
  }

  get startTime() {
    return orNull(internals(AnimationBrand, this).startTime);
  }

  set startTime($value) {
    const inner = internals(AnimationBrand, this);
    inner.startTime = as14($value, "Failed to set the 'startTime' property on 'Animation': The value");
  }

  get currentTime() {
    return orNull(internals(AnimationBrand, this).currentTime);
  }

  set currentTime($value) {
    const inner = internals(AnimationBrand, this);
    inner.currentTime = as14($value, "Failed to set the 'currentTime' property on 'Animation': The value");
  }

  get playbackRate() {
    return internals(AnimationBrand, this).playbackRate;
  }

  set playbackRate($value) {
    const inner = internals(AnimationBrand, this);
    inner.playbackRate = doubleValue($value, "Failed to set the 'playbackRate' property on 'Animation': The value");
  }

  get playState() {
    return internals(AnimationBrand, this).playState;
  }

  get pending() {
    return internals(AnimationBrand, this).pending;
  }

  get ready() {
    try {
      return internals(AnimationBrand, this).ready;
    } catch (error) {
      return rejectedWith(error);
    }
  }

  get finished() {
    try {
      return internals(AnimationBrand, this).finished;
    } catch (error) {
      return rejectedWith(error);
    }
  }

  get onfinish() {
    return givenOrNull(internals(AnimationBrand, this).getEventHandler("finish"));
  }

  set onfinish($value) {
    const inner = internals(AnimationBrand, this);
    inner.setEventHandler("finish", asEventHandlerNonNull($value));
  }

  get oncancel() {
    return givenOrNull(internals(AnimationBrand, this).getEventHandler("cancel"));
  }

  set oncancel($value) {
    const inner = internals(AnimationBrand, this);
    inner.setEventHandler("cancel", asEventHandlerNonNull($value));
  }

  cancel() {
    const inner = internals(AnimationBrand, this);
    inner.cancel();
  }

  finish() {
    const inner = internals(AnimationBrand, this);
    inner.finish();
  }

  play() {
    const inner = internals(AnimationBrand, this);
    inner.play();
  }

  pause() {
    const inner = internals(AnimationBrand, this);
    inner.pause();
  }

  updatePlaybackRate($playbackRate) {
    const inner = internals(AnimationBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'updatePlaybackRate' on 'Animation'", 1, arguments.length);
    inner.updatePlaybackRate(doubleValue($playbackRate, "Failed to execute 'updatePlaybackRate' on 'Animation': parameter 1"));
  }

  reverse() {
    const inner = internals(AnimationBrand, this);
    inner.reverse();
  }
}

expose(AnimationBrand, Animation, [],
  ["id", "effect", "timeline", "startTime", "currentTime", "playbackRate", "playState", "pending", "ready", "finished", "onfinish", "oncancel", "cancel", "finish", "play", "pause", "updatePlaybackRate", "reverse"]);
implementation(AnimationBrand, AnimationImpl);

// CSSTransition: https://drafts.csswg.org/web-animations-1/

class CSSTransition {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'CSSTransition': Illegal constructor");
  }

  get transitionProperty() {
    return internals(CSSTransitionBrand, this).transitionProperty;
  }
}

expose(CSSTransitionBrand, CSSTransition, [],
  ["transitionProperty"]);
implementation(CSSTransitionBrand, CSSTransitionImpl);

// CSSAnimation: https://drafts.csswg.org/web-animations-1/

class CSSAnimation {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'CSSAnimation': Illegal constructor");
  }

  get animationName() {
    return internals(CSSAnimationBrand, this).animationName;
  }
}

expose(CSSAnimationBrand, CSSAnimation, [],
  ["animationName"]);
implementation(CSSAnimationBrand, CSSAnimationImpl);

// AnimationPlaybackEvent: https://drafts.csswg.org/web-animations-1/

class AnimationPlaybackEvent {
  constructor($type, $eventInitDict = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'AnimationPlaybackEvent'", 1, arguments.length);
    adopt(this, new AnimationPlaybackEventImpl()).constructorSteps(stringValue($type, "Failed to construct 'AnimationPlaybackEvent': parameter 1"), asAnimationPlaybackEventInit($eventInitDict, "Failed to construct 'AnimationPlaybackEvent': parameter 2"));
  }

  get currentTime() {
    return orNull(internals(AnimationPlaybackEventBrand, this).currentTime);
  }

  get timelineTime() {
    return orNull(internals(AnimationPlaybackEventBrand, this).timelineTime);
  }
}

expose(AnimationPlaybackEventBrand, AnimationPlaybackEvent, [],
  ["currentTime", "timelineTime"]);
implementation(AnimationPlaybackEventBrand, AnimationPlaybackEventImpl);
