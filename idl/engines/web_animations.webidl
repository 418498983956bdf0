// https://drafts.csswg.org/web-animations-1/

// Animations have times and events, and no effect between their keyframes. Left out are the replacement of animations,
// and other timelines than a document's.

enum AnimationPlayState { "idle", "running", "paused", "finished" };
enum AnimationReplaceState { "active", "removed", "persisted" };
enum CompositeOperation { "replace", "add", "accumulate" };
enum FillMode { "none", "forwards", "backwards", "both", "auto" };
enum PlaybackDirection { "normal", "reverse", "alternate", "alternate-reverse" };

[Exposed=Window, RunsIn=Engine]
interface AnimationTimeline {
  readonly attribute double? currentTime;
};

dictionary DocumentTimelineOptions {
  double originTime = 0;
};

[Exposed=Window, RunsIn=Engine]
interface DocumentTimeline : AnimationTimeline {
  constructor(optional DocumentTimelineOptions options = {});
};

dictionary EffectTiming {
  double delay = 0;
  DOMString easing = "linear";
  double endDelay = 0;
  FillMode fill = "auto";
  double iterationStart = 0.0;
  unrestricted double iterations = 1.0;
  PlaybackDirection direction = "normal";
  (unrestricted double or DOMString) duration = "auto";
};

dictionary OptionalEffectTiming {
  double delay;
  double endDelay;
  FillMode fill;
  double iterationStart;
  unrestricted double iterations;
  (unrestricted double or DOMString) duration;
  PlaybackDirection direction;
  DOMString easing;
};

dictionary KeyframeEffectOptions : EffectTiming {
  CompositeOperation composite = "replace";
  DOMString? pseudoElement = null;
};

dictionary KeyframeAnimationOptions : KeyframeEffectOptions {
  DOMString id = "";
  AnimationTimeline? timeline;
};

[Exposed=Window, RunsIn=Engine]
interface AnimationEffect {
  any getTiming();
  any getComputedTiming();
  undefined updateTiming(optional OptionalEffectTiming timing = {});
};

[Exposed=Window, RunsIn=Engine]
interface KeyframeEffect : AnimationEffect {
  constructor(Element? target, any keyframes, optional (unrestricted double or KeyframeEffectOptions) options = {});
  constructor(KeyframeEffect source);
  attribute Element? target;
  attribute DOMString? pseudoElement;
  attribute CompositeOperation composite;
  sequence<object> getKeyframes();
  undefined setKeyframes(any keyframes);
};

[Exposed=Window, RunsIn=Engine]
interface Animation : EventTarget {
  constructor(optional AnimationEffect? effect = null, optional AnimationTimeline? timeline);
  attribute DOMString id;
  attribute AnimationEffect? effect;
  attribute AnimationTimeline? timeline;
  attribute double? startTime;
  attribute double? currentTime;
  attribute double playbackRate;
  readonly attribute AnimationPlayState playState;
  readonly attribute AnimationReplaceState replaceState;
  readonly attribute boolean pending;
  readonly attribute Promise<Animation> ready;
  readonly attribute Promise<Animation> finished;
  attribute EventHandler onfinish;
  attribute EventHandler oncancel;
  attribute EventHandler onremove;
  undefined cancel();
  undefined finish();
  undefined play();
  undefined pause();
  undefined updatePlaybackRate(double playbackRate);
  undefined reverse();
  undefined persist();
  [CEReactions] undefined commitStyles();
};

// https://drafts.csswg.org/css-transitions-2/#the-CSSTransition-interface
[Exposed=Window, RunsIn=Engine]
interface CSSTransition : Animation {
  readonly attribute DOMString transitionProperty;
};

// https://drafts.csswg.org/css-animations-2/#the-CSSAnimation-interface
[Exposed=Window, RunsIn=Engine]
interface CSSAnimation : Animation {
  readonly attribute DOMString animationName;
};

dictionary AnimationPlaybackEventInit : EventInit {
  double? currentTime = null;
  double? timelineTime = null;
};

[Exposed=Window, RunsIn=Engine]
interface AnimationPlaybackEvent : Event {
  constructor(DOMString type, optional AnimationPlaybackEventInit eventInitDict = {});
  readonly attribute double? currentTime;
  readonly attribute double? timelineTime;
};

dictionary GetAnimationsOptions {
  boolean subtree = false;
  DOMString? pseudoElement = null;
};

[ByFunction] partial interface Element {
  Animation animate(any keyframes, optional (unrestricted double or KeyframeAnimationOptions) options = {});
  [ImplementedAs=animationsOf] sequence<Animation> getAnimations(optional GetAnimationsOptions options = {});
};

[ByFunction] partial interface Document {
  readonly attribute DocumentTimeline timeline;
  [ImplementedAs=animationsInDocument] sequence<Animation> getAnimations();
};
