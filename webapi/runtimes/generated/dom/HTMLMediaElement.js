// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.

const keywords1 = tableOf({"anonymous": "anonymous", "use-credentials": "use-credentials"});
const as2 = nullableValue(stringValue);
const keywords3 = tableOf({"none": "none", "metadata": "metadata", "auto": "auto", "": "auto"});
const keywords4 = tableOf({"lazy": "lazy", "eager": "eager"});

// HTMLMediaElement: https://html.spec.whatwg.org/multipage/

class HTMLMediaElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLMediaElement': Illegal constructor");
  }

  get networkState() {
    return internals(HTMLMediaElementBrand, this).networkState;
  }

  get readyState() {
    return internals(HTMLMediaElementBrand, this).readyState;
  }

  get seeking() {
    return internals(HTMLMediaElementBrand, this).seeking;
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
    return orNull(reflectedKeyword(internals(HTMLMediaElementBrand, this), "crossorigin", keywords1, undefined, "anonymous"));
  }

  set crossOrigin($value) {
    try {
      setReflectedNullable(internals(HTMLMediaElementBrand, this), "crossorigin", as2($value, "Failed to set the 'crossOrigin' property on 'HTMLMediaElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get preload() {
    return reflectedKeyword(internals(HTMLMediaElementBrand, this), "preload", keywords3, "metadata", "metadata");
  }

  set preload($value) {
    try {
      setReflectedDomstring(internals(HTMLMediaElementBrand, this), "preload", stringValue($value, "Failed to set the 'preload' property on 'HTMLMediaElement': The value"));
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
  ["networkState", "readyState", "seeking", "currentSrc", "duration", "paused", "ended", "src", "crossOrigin", "preload", "autoplay", "loop", "controls", "defaultMuted", "loading"]);
constants(HTMLMediaElement, { __proto__: null, NETWORK_EMPTY: 0, NETWORK_IDLE: 1, NETWORK_LOADING: 2, NETWORK_NO_SOURCE: 3, HAVE_NOTHING: 0, HAVE_METADATA: 1, HAVE_CURRENT_DATA: 2, HAVE_FUTURE_DATA: 3, HAVE_ENOUGH_DATA: 4 });
