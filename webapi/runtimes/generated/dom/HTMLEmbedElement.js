// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLEmbedElement: https://html.spec.whatwg.org/multipage/

class HTMLEmbedElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLEmbedElement': Illegal constructor");
  }

  get src() {
    return scalarValueString(reflectedUrl(internals(HTMLEmbedElementBrand, this), "src"), "");
  }

  set src($value) {
    try {
      setReflectedDomstring(internals(HTMLEmbedElementBrand, this), "src", scalarValueString($value, "Failed to set the 'src' property on 'HTMLEmbedElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get type() {
    return reflectedDomstring(internals(HTMLEmbedElementBrand, this), "type");
  }

  set type($value) {
    try {
      setReflectedDomstring(internals(HTMLEmbedElementBrand, this), "type", stringValue($value, "Failed to set the 'type' property on 'HTMLEmbedElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get width() {
    return reflectedDomstring(internals(HTMLEmbedElementBrand, this), "width");
  }

  set width($value) {
    try {
      setReflectedDomstring(internals(HTMLEmbedElementBrand, this), "width", stringValue($value, "Failed to set the 'width' property on 'HTMLEmbedElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get height() {
    return reflectedDomstring(internals(HTMLEmbedElementBrand, this), "height");
  }

  set height($value) {
    try {
      setReflectedDomstring(internals(HTMLEmbedElementBrand, this), "height", stringValue($value, "Failed to set the 'height' property on 'HTMLEmbedElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get align() {
    return reflectedDomstring(internals(HTMLEmbedElementBrand, this), "align");
  }

  set align($value) {
    try {
      setReflectedDomstring(internals(HTMLEmbedElementBrand, this), "align", stringValue($value, "Failed to set the 'align' property on 'HTMLEmbedElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get name() {
    return reflectedDomstring(internals(HTMLEmbedElementBrand, this), "name");
  }

  set name($value) {
    try {
      setReflectedDomstring(internals(HTMLEmbedElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLEmbedElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLEmbedElementBrand, HTMLEmbedElement, [],
  ["src", "type", "width", "height", "align", "name"]);
