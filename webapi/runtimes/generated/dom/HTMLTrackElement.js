// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.

const keywords1 = tableOf({"subtitles": "subtitles", "captions": "captions", "descriptions": "descriptions", "chapters": "chapters", "metadata": "metadata"});

// HTMLTrackElement: https://html.spec.whatwg.org/multipage/

class HTMLTrackElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLTrackElement': Illegal constructor");
  }

  get kind() {
    return reflectedKeyword(internals(HTMLTrackElementBrand, this), "kind", keywords1, "subtitles", "metadata");
  }

  set kind($value) {
    try {
      setReflectedDomstring(internals(HTMLTrackElementBrand, this), "kind", stringValue($value, "Failed to set the 'kind' property on 'HTMLTrackElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get src() {
    return scalarValueString(reflectedUrl(internals(HTMLTrackElementBrand, this), "src"), "");
  }

  set src($value) {
    try {
      setReflectedDomstring(internals(HTMLTrackElementBrand, this), "src", scalarValueString($value, "Failed to set the 'src' property on 'HTMLTrackElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get srclang() {
    return reflectedDomstring(internals(HTMLTrackElementBrand, this), "srclang");
  }

  set srclang($value) {
    try {
      setReflectedDomstring(internals(HTMLTrackElementBrand, this), "srclang", stringValue($value, "Failed to set the 'srclang' property on 'HTMLTrackElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get label() {
    return reflectedDomstring(internals(HTMLTrackElementBrand, this), "label");
  }

  set label($value) {
    try {
      setReflectedDomstring(internals(HTMLTrackElementBrand, this), "label", stringValue($value, "Failed to set the 'label' property on 'HTMLTrackElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get default() {
    return reflectedBoolean(internals(HTMLTrackElementBrand, this), "default");
  }

  set default($value) {
    try {
      setReflectedBoolean(internals(HTMLTrackElementBrand, this), "default", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLTrackElementBrand, HTMLTrackElement, [],
  ["kind", "src", "srclang", "label", "default"]);
