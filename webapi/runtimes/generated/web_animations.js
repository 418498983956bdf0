// Interfaces, made by python -m idl from idl/engines/web_animations.webidl: change that, not this.

const asDocumentTimelineOptions = dictionaryValue("DocumentTimelineOptions", [["originTime", doubleValue, 0]]);
const asPlaybackDirection = enumValue("PlaybackDirection", ["normal", "reverse", "alternate", "alternate-reverse"]);
const as3 = unionValue({ __proto__: null, numeric: unrestrictedDoubleValue, string: stringValue });
const asFillMode = enumValue("FillMode", ["none", "forwards", "backwards", "both", "auto"]);
const asOptionalEffectTiming = dictionaryValue("OptionalEffectTiming", [["delay", doubleValue, undefined], ["direction", asPlaybackDirection, undefined], ["duration", as3, undefined], ["easing", stringValue, undefined], ["endDelay", doubleValue, undefined], ["fill", asFillMode, undefined], ["iterationStart", doubleValue, undefined], ["iterations", unrestrictedDoubleValue, undefined]]);
const overloadsOfKeyframeEffectConstructor = ([null, 2, 1, 1]);
const asElement = implementationValue(ElementBrand);
const as8 = nullableValue(asElement);
const asCompositeOperation = enumValue("CompositeOperation", ["replace", "add", "accumulate"]);
const as10 = nullableValue(stringValue);
const asKeyframeEffectOptions = dictionaryValue("KeyframeEffectOptions", [["delay", doubleValue, 0], ["direction", asPlaybackDirection, "normal"], ["duration", as3, "auto"], ["easing", stringValue, "linear"], ["endDelay", doubleValue, 0], ["fill", asFillMode, "auto"], ["iterationStart", doubleValue, 0.0], ["iterations", unrestrictedDoubleValue, 1.0], ["composite", asCompositeOperation, "replace"], ["pseudoElement", as10, undefined]]);
const as12 = unionValue({ __proto__: null, numeric: unrestrictedDoubleValue, dictionary: asKeyframeEffectOptions });
const asKeyframeEffect = implementationValue(KeyframeEffectBrand);
const plain14 = arrayOf(anyValue);
const asAnimationEffect = implementationValue(AnimationEffectBrand);
const as16 = nullableValue(asAnimationEffect);
const asAnimationTimeline = implementationValue(AnimationTimelineBrand);
const as18 = nullableValue(asAnimationTimeline);
const as19 = nullableValue(doubleValue);
const asEventHandlerNonNull = objectOrNullFunctionValue((callback) => (self, $event) => (self === theGiven ? callback : apply(callback, self, [objectOf($event)])));
const asAnimationPlaybackEventInit = dictionaryValue("AnimationPlaybackEventInit", [["bubbles", booleanValue, false], ["cancelable", booleanValue, false], ["composed", booleanValue, false], ["currentTime", as19, undefined], ["timelineTime", as19, undefined]]);

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

  updateTiming($timing = undefined) {
    const inner = internals(AnimationEffectBrand, this);
    inner.updateTiming(asOptionalEffectTiming($timing, "Failed to execute 'updateTiming' on 'AnimationEffect': parameter 1"));
  }
}

expose(AnimationEffectBrand, AnimationEffect, [],
  ["getTiming", "getComputedTiming", "updateTiming"]);
implementation(AnimationEffectBrand, AnimationEffectImpl);

// KeyframeEffect: https://drafts.csswg.org/web-animations-1/

class KeyframeEffect {
  constructor($1, $2 = undefined, $3 = undefined) {
    switch (overload(overloadsOfKeyframeEffectConstructor, arguments.length, [$1, $2, $3], "Failed to construct 'KeyframeEffect'")) {
      case 1: {
        adopt(this, new KeyframeEffectImpl()).constructorSteps(as8($1, "Failed to construct 'KeyframeEffect': parameter 1"), $2, as12($3, "Failed to construct 'KeyframeEffect': parameter 3"));
        return;
      }
      case 2: {
        adopt(this, new KeyframeEffectImpl()).constructorSteps_2(asKeyframeEffect($1, "Failed to construct 'KeyframeEffect': parameter 1"));
        return;
      }
    }
  }

  get target() {
    return objectOrNull(internals(KeyframeEffectBrand, this).target);
  }

  set target($value) {
    const inner = internals(KeyframeEffectBrand, this);
    inner.target = as8($value, "Failed to set the 'target' property on 'KeyframeEffect': The value");
  }

  get pseudoElement() {
    return orNull(internals(KeyframeEffectBrand, this).pseudoElement);
  }

  set pseudoElement($value) {
    const inner = internals(KeyframeEffectBrand, this);
    inner.pseudoElement = as10($value, "Failed to set the 'pseudoElement' property on 'KeyframeEffect': The value");
  }

  get composite() {
    return internals(KeyframeEffectBrand, this).composite;
  }

  set composite($value) {
    const inner = internals(KeyframeEffectBrand, this);
    const value = stringValue($value, "Failed to set the 'composite' property on 'KeyframeEffect': The value");
    if (isEnumValue(["replace", "add", "accumulate"], value)) inner.composite = value;
  }

  getKeyframes() {
    const inner = internals(KeyframeEffectBrand, this);
    return plain14(inner.getKeyframes());
  }

  setKeyframes($keyframes) {
    const inner = internals(KeyframeEffectBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'setKeyframes' on 'KeyframeEffect'", 1, arguments.length);
    inner.setKeyframes($keyframes);
  }
}

expose(KeyframeEffectBrand, KeyframeEffect, [],
  ["target", "pseudoElement", "composite", "getKeyframes", "setKeyframes"]);
implementation(KeyframeEffectBrand, KeyframeEffectImpl);

// Animation: https://drafts.csswg.org/web-animations-1/

class Animation {
  constructor($effect = undefined, $timeline = undefined) {
    adopt(this, new AnimationImpl()).constructorSteps(as16($effect, "Failed to construct 'Animation': parameter 1"), as18($timeline, "Failed to construct 'Animation': parameter 2"));
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

  set effect($value) {
    const inner = internals(AnimationBrand, this);
    inner.effect = as16($value, "Failed to set the 'effect' property on 'Animation': The value");
  }

  get timeline() {
    return objectOrNull(internals(AnimationBrand, this).timeline);
  }

  set timeline($value) {
    const inner = internals(AnimationBrand, this);
    inner.timeline = as18($value, "Failed to set the 'timeline' property on 'Animation': The value");
  }

  get startTime() {
    return orNull(internals(AnimationBrand, this).startTime);
  }

  set startTime($value) {
    const inner = internals(AnimationBrand, this);
    inner.startTime = as19($value, "Failed to set the 'startTime' property on 'Animation': The value");
  }

  get currentTime() {
    return orNull(internals(AnimationBrand, this).currentTime);
  }

  set currentTime($value) {
    const inner = internals(AnimationBrand, this);
    inner.currentTime = as19($value, "Failed to set the 'currentTime' property on 'Animation': The value");
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

  get replaceState() {
    return internals(AnimationBrand, this).replaceState;
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

  get onremove() {
    return givenOrNull(internals(AnimationBrand, this).getEventHandler("remove"));
  }

  set onremove($value) {
    const inner = internals(AnimationBrand, this);
    inner.setEventHandler("remove", asEventHandlerNonNull($value));
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

  persist() {
    const inner = internals(AnimationBrand, this);
    inner.persist();
  }

  commitStyles() {
    const inner = internals(AnimationBrand, this);
    try {
      inner.commitStyles();
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(AnimationBrand, Animation, [],
  ["id", "effect", "timeline", "startTime", "currentTime", "playbackRate", "playState", "replaceState", "pending", "ready", "finished", "onfinish", "oncancel", "onremove", "cancel", "finish", "play", "pause", "updatePlaybackRate", "reverse", "persist", "commitStyles"]);
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
