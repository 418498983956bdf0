// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.

const keywords1 = tableOf({"none": "none", "metadata": "metadata", "auto": "auto", "": "auto"});
const keywords2 = tableOf({"anonymous": "anonymous", "use-credentials": "use-credentials"});
const as3 = nullableValue(stringValue);
const keywords4 = tableOf({"lazy": "lazy", "eager": "eager"});

// HTMLMediaElement: https://html.spec.whatwg.org/multipage/

class HTMLMediaElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLMediaElement': Illegal constructor");
  }

  get error() {
    return internals(HTMLMediaElementBrand, this).error;
  }

  get networkState() {
    return internals(HTMLMediaElementBrand, this).networkState;
  }

  get preload() {
    return reflectedKeyword(internals(HTMLMediaElementBrand, this), "preload", keywords1, "metadata", "metadata");
  }

  set preload($value) {
    try {
      setReflectedDomstring(internals(HTMLMediaElementBrand, this), "preload", stringValue($value, "Failed to set the 'preload' property on 'HTMLMediaElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get buffered() {
    return objectOf(internals(HTMLMediaElementBrand, this).buffered);
  }

  load() {
    const inner = internals(HTMLMediaElementBrand, this);
    inner.load();
  }

  canPlayType($type) {
    const inner = internals(HTMLMediaElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'canPlayType' on 'HTMLMediaElement'", 1, arguments.length);
    return inner.canPlayType(stringValue($type, "Failed to execute 'canPlayType' on 'HTMLMediaElement': parameter 1"));
  }

  get readyState() {
    return internals(HTMLMediaElementBrand, this).readyState;
  }

  get seeking() {
    return internals(HTMLMediaElementBrand, this).seeking;
  }

  get currentTime() {
    return internals(HTMLMediaElementBrand, this).currentTime;
  }

  set currentTime($value) {
    const inner = internals(HTMLMediaElementBrand, this);
    inner.currentTime = doubleValue($value, "Failed to set the 'currentTime' property on 'HTMLMediaElement': The value");
  }

  get currentSrc() {
    return internals(HTMLMediaElementBrand, this).currentSrc;
  }

  get duration() {
    return internals(HTMLMediaElementBrand, this).duration;
  }

  get paused() {
    return internals(HTMLMediaElementBrand, this).paused;
  }

  get defaultPlaybackRate() {
    return internals(HTMLMediaElementBrand, this).defaultPlaybackRate;
  }

  set defaultPlaybackRate($value) {
    const inner = internals(HTMLMediaElementBrand, this);
    inner.defaultPlaybackRate = doubleValue($value, "Failed to set the 'defaultPlaybackRate' property on 'HTMLMediaElement': The value");
  }

  get playbackRate() {
    return internals(HTMLMediaElementBrand, this).playbackRate;
  }

  set playbackRate($value) {
    const inner = internals(HTMLMediaElementBrand, this);
    inner.playbackRate = doubleValue($value, "Failed to set the 'playbackRate' property on 'HTMLMediaElement': The value");
  }

  get preservesPitch() {
    return internals(HTMLMediaElementBrand, this).preservesPitch;
  }

  set preservesPitch($value) {
    const inner = internals(HTMLMediaElementBrand, this);
    inner.preservesPitch = !!$value;
  }

  get played() {
    return objectOf(internals(HTMLMediaElementBrand, this).played);
  }

  get seekable() {
    return objectOf(internals(HTMLMediaElementBrand, this).seekable);
  }

  get ended() {
    return internals(HTMLMediaElementBrand, this).ended;
  }

  get src() {
    return scalarValueString(reflectedUrl(internals(HTMLMediaElementBrand, this), "src"), "");
  }

  set src($value) {
    try {
      setReflectedDomstring(internals(HTMLMediaElementBrand, this), "src", scalarValueString($value, "Failed to set the 'src' property on 'HTMLMediaElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get crossOrigin() {
    return orNull(reflectedKeyword(internals(HTMLMediaElementBrand, this), "crossorigin", keywords2, undefined, "anonymous"));
  }

  set crossOrigin($value) {
    try {
      setReflectedNullable(internals(HTMLMediaElementBrand, this), "crossorigin", as3($value, "Failed to set the 'crossOrigin' property on 'HTMLMediaElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get autoplay() {
    return reflectedBoolean(internals(HTMLMediaElementBrand, this), "autoplay");
  }

  set autoplay($value) {
    try {
      setReflectedBoolean(internals(HTMLMediaElementBrand, this), "autoplay", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get loop() {
    return reflectedBoolean(internals(HTMLMediaElementBrand, this), "loop");
  }

  set loop($value) {
    try {
      setReflectedBoolean(internals(HTMLMediaElementBrand, this), "loop", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  play() {
    try {
      const inner = internals(HTMLMediaElementBrand, this);
      return inner.play();
    } catch (error) {
      return rejectedWith(error);
    }
  }

  pause() {
    const inner = internals(HTMLMediaElementBrand, this);
    inner.pause();
  }

  get controls() {
    return reflectedBoolean(internals(HTMLMediaElementBrand, this), "controls");
  }

  set controls($value) {
    try {
      setReflectedBoolean(internals(HTMLMediaElementBrand, this), "controls", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get volume() {
    return internals(HTMLMediaElementBrand, this).volume;
  }

  set volume($value) {
    const inner = internals(HTMLMediaElementBrand, this);
    inner.volume = doubleValue($value, "Failed to set the 'volume' property on 'HTMLMediaElement': The value");
  }

  get muted() {
    return internals(HTMLMediaElementBrand, this).muted;
  }

  set muted($value) {
    const inner = internals(HTMLMediaElementBrand, this);
    inner.muted = !!$value;
  }

  get defaultMuted() {
    return reflectedBoolean(internals(HTMLMediaElementBrand, this), "muted");
  }

  set defaultMuted($value) {
    try {
      setReflectedBoolean(internals(HTMLMediaElementBrand, this), "muted", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get loading() {
    return reflectedKeyword(internals(HTMLMediaElementBrand, this), "loading", keywords4, "eager", "eager");
  }

  set loading($value) {
    try {
      setReflectedDomstring(internals(HTMLMediaElementBrand, this), "loading", stringValue($value, "Failed to set the 'loading' property on 'HTMLMediaElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLMediaElementBrand, HTMLMediaElement, [],
  ["error", "networkState", "preload", "buffered", "load", "canPlayType", "readyState", "seeking", "currentTime", "currentSrc", "duration", "paused", "defaultPlaybackRate", "playbackRate", "preservesPitch", "played", "seekable", "ended", "src", "crossOrigin", "autoplay", "loop", "play", "pause", "controls", "volume", "muted", "defaultMuted", "loading"]);
constants(HTMLMediaElement, { __proto__: null, NETWORK_EMPTY: 0, NETWORK_IDLE: 1, NETWORK_LOADING: 2, NETWORK_NO_SOURCE: 3, HAVE_NOTHING: 0, HAVE_METADATA: 1, HAVE_CURRENT_DATA: 2, HAVE_FUTURE_DATA: 3, HAVE_ENOUGH_DATA: 4 });
