// Media elements: https://html.spec.whatwg.org/multipage/media.html#media-elements
//
// Nothing is loaded or decoded, so no element ever has media: its network state stays empty.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const NO_SOURCE = "The element has no supported sources.";

// https://html.spec.whatwg.org/multipage/media.html#timeranges, of which there are none
class TimeRangesImpl {
  constructor() {
    this.platformObject = undefined;
  }

  // https://html.spec.whatwg.org/multipage/media.html#dom-timeranges-length
  get length() {
    return 0;
  }

  // https://html.spec.whatwg.org/multipage/media.html#dom-timeranges-start
  start(index) {
    throw new DOMException("There is no range of this index.", "IndexSizeError");
  }

  // https://html.spec.whatwg.org/multipage/media.html#dom-timeranges-end
  end(index) {
    throw new DOMException("There is no range of this index.", "IndexSizeError");
  }
}
withoutParent(TimeRangesImpl);

// https://html.spec.whatwg.org/multipage/media.html#htmlmediaelement
class HTMLMediaElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
    this._isPaused = true;
    this._isMuted = false;
    this._volume = 1.0;
    this._currentTime = 0.0;
    this._playbackRate = 1.0;
    this._defaultPlaybackRate = 1.0;
    // https://html.spec.whatwg.org/multipage/media.html#dom-media-preservespitch
    this.preservesPitch = true;
    // https://html.spec.whatwg.org/multipage/media.html#list-of-pending-play-promises
    this._pending = newList();
    // How often `load` was called, which drops the events that wait.
    this._loads = 0;
  }

  // https://html.spec.whatwg.org/multipage/media.html#dom-media-networkstate
  get networkState() {
    return 0;
  }

  // https://html.spec.whatwg.org/multipage/media.html#dom-media-readystate
  get readyState() {
    return 0;
  }

  // https://html.spec.whatwg.org/multipage/media.html#dom-media-seeking
  get seeking() {
    return false;
  }

  // https://html.spec.whatwg.org/multipage/media.html#dom-media-error
  get error() {
    return undefined;
  }

  // https://html.spec.whatwg.org/multipage/media.html#dom-media-currentsrc
  get currentSrc() {
    return "";
  }

  // https://html.spec.whatwg.org/multipage/media.html#dom-media-duration
  get duration() {
    return NaN;
  }

  // https://html.spec.whatwg.org/multipage/media.html#dom-media-paused
  get paused() {
    return this._isPaused;
  }

  // https://html.spec.whatwg.org/multipage/media.html#dom-media-ended
  get ended() {
    return false;
  }

  // https://html.spec.whatwg.org/multipage/media.html#dom-media-buffered
  get buffered() {
    return new TimeRangesImpl();
  }

  // https://html.spec.whatwg.org/multipage/media.html#dom-media-played
  get played() {
    return new TimeRangesImpl();
  }

  // https://html.spec.whatwg.org/multipage/media.html#dom-media-seekable
  get seekable() {
    return new TimeRangesImpl();
  }

  // https://html.spec.whatwg.org/multipage/media.html#dom-media-currenttime
  get currentTime() {
    return this._currentTime;
  }

  set currentTime(value) {
    this._currentTime = value;
  }

  // https://html.spec.whatwg.org/multipage/media.html#dom-media-defaultplaybackrate
  get defaultPlaybackRate() {
    return this._defaultPlaybackRate;
  }

  set defaultPlaybackRate(value) {
    if (value !== this._defaultPlaybackRate) {
      this._defaultPlaybackRate = value;
      this._queueAnEvent("ratechange");
    }
  }

  // https://html.spec.whatwg.org/multipage/media.html#dom-media-playbackrate
  get playbackRate() {
    return this._playbackRate;
  }

  // Chromium plays backwards not at all, and between 0.0625 and 16 times the speed.
  set playbackRate(value) {
    if (value !== 0 && (value < 0.0625 || value > 16)) {
      const message = "The playback rate is not in the supported playback range.";
      throw new DOMException(message, "NotSupportedError");
    }
    if (value !== this._playbackRate) {
      this._playbackRate = value;
      this._queueAnEvent("ratechange");
    }
  }

  // https://html.spec.whatwg.org/multipage/media.html#dom-media-volume
  get volume() {
    return this._volume;
  }

  set volume(value) {
    if (value < 0 || value > 1) {
      throw new DOMException("The volume is outside the range [0, 1].", "IndexSizeError");
    }
    if (value !== this._volume) {
      this._volume = value;
      this._queueAnEvent("volumechange");
    }
  }

  // https://html.spec.whatwg.org/multipage/media.html#dom-media-muted
  get muted() {
    return this._isMuted;
  }

  set muted(value) {
    if (value !== this.muted) {
      this._queueAnEvent("volumechange");
    }
    this._isMuted = value;
  }

  // https://html.spec.whatwg.org/multipage/media.html#dom-navigator-canplaytype
  canPlayType(type) {
    return "";
  }

  // https://html.spec.whatwg.org/multipage/media.html#dom-media-load
  load() {
    this._loads += 1;
    const message = "The play() request was interrupted by a new load request.";
    rejectWith(this._takePending(), message, "AbortError");
    this.playbackRate = this._defaultPlaybackRate;
  }

  // https://html.spec.whatwg.org/multipage/media.html#dom-media-play
  //
  // If there is something to load, it turns out to be nothing that could be played.
  play() {
    const promise = newPromise();
    this._pending[this._pending.length] = promise;
    if (this._isPaused) {
      this._isPaused = false;
      this._queueAnEvent("play");
      this._queueAnEvent("waiting");
    }
    if (this._hasASource) {
      const pending = this._takePending();
      queueATask(() => rejectWith(pending, NO_SOURCE, "NotSupportedError"));
    }
    return promise;
  }

  // https://html.spec.whatwg.org/multipage/media.html#dom-media-pause
  pause() {
    if (this._isPaused) return;
    this._isPaused = true;
    this._queueAnEvent("timeupdate");
    this._queueAnEvent("pause");
    const pending = this._takePending();
    const message = "The play() request was interrupted by a call to pause().";
    queueATask(() => rejectWith(pending, message, "AbortError"));
  }

  get _hasASource() {
    if (this.attributeValue("src") !== undefined) return true;
    let each = followingElement(this.firstChild);
    while (each !== undefined) {
      if (isHtmlElement(each, "source")) return true;
      each = followingElement(each.nextSibling);
    }
    return false;
  }

  _takePending() {
    const pending = this._pending;
    this._pending = newList();
    return pending;
  }

  // https://html.spec.whatwg.org/multipage/media.html#queue-a-media-element-task-given-the-element-and-a-series-of-steps
  _queueAnEvent(type) {
    const loads = this._loads;
    const fireIt = () => {
      if (loads === this._loads) {
        const event = new EventImpl(type);
        event.isTrusted = true;
        dispatch(event, this);
      }
    };
    queueATask(fireIt);
  }
}

// Reject promises with a DOMException.
function rejectWith(promises, message, name) {
  for (let index = 0; index < promises.length; index++) {
    const each = promises[index];
    reject(each, new DOMException(message, name));
  }
}
