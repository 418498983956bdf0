// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLMarqueeElement: https://html.spec.whatwg.org/multipage/

class HTMLMarqueeElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLMarqueeElement': Illegal constructor");
  }

  get behavior() {
    return reflectedDomstring(internals(HTMLMarqueeElementBrand, this), "behavior");
  }

  set behavior($value) {
    try {
      setReflectedDomstring(internals(HTMLMarqueeElementBrand, this), "behavior", stringValue($value, "Failed to set the 'behavior' property on 'HTMLMarqueeElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get bgColor() {
    return reflectedDomstring(internals(HTMLMarqueeElementBrand, this), "bgcolor");
  }

  set bgColor($value) {
    try {
      setReflectedDomstring(internals(HTMLMarqueeElementBrand, this), "bgcolor", stringValue($value, "Failed to set the 'bgColor' property on 'HTMLMarqueeElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get direction() {
    return reflectedDomstring(internals(HTMLMarqueeElementBrand, this), "direction");
  }

  set direction($value) {
    try {
      setReflectedDomstring(internals(HTMLMarqueeElementBrand, this), "direction", stringValue($value, "Failed to set the 'direction' property on 'HTMLMarqueeElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get height() {
    return reflectedDomstring(internals(HTMLMarqueeElementBrand, this), "height");
  }

  set height($value) {
    try {
      setReflectedDomstring(internals(HTMLMarqueeElementBrand, this), "height", stringValue($value, "Failed to set the 'height' property on 'HTMLMarqueeElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get hspace() {
    return reflectedInteger(internals(HTMLMarqueeElementBrand, this), "hspace", 0, 0);
  }

  set hspace($value) {
    try {
      setReflectedUnsigned(internals(HTMLMarqueeElementBrand, this), "hspace", unsignedLongValue($value, "Failed to set the 'hspace' property on 'HTMLMarqueeElement': The value"), 0);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get scrollAmount() {
    return reflectedInteger(internals(HTMLMarqueeElementBrand, this), "scrollamount", 6, 0);
  }

  set scrollAmount($value) {
    try {
      setReflectedUnsigned(internals(HTMLMarqueeElementBrand, this), "scrollamount", unsignedLongValue($value, "Failed to set the 'scrollAmount' property on 'HTMLMarqueeElement': The value"), 6);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get scrollDelay() {
    return reflectedInteger(internals(HTMLMarqueeElementBrand, this), "scrolldelay", 85, 0);
  }

  set scrollDelay($value) {
    try {
      setReflectedUnsigned(internals(HTMLMarqueeElementBrand, this), "scrolldelay", unsignedLongValue($value, "Failed to set the 'scrollDelay' property on 'HTMLMarqueeElement': The value"), 85);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get trueSpeed() {
    return reflectedBoolean(internals(HTMLMarqueeElementBrand, this), "truespeed");
  }

  set trueSpeed($value) {
    try {
      setReflectedBoolean(internals(HTMLMarqueeElementBrand, this), "truespeed", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get vspace() {
    return reflectedInteger(internals(HTMLMarqueeElementBrand, this), "vspace", 0, 0);
  }

  set vspace($value) {
    try {
      setReflectedUnsigned(internals(HTMLMarqueeElementBrand, this), "vspace", unsignedLongValue($value, "Failed to set the 'vspace' property on 'HTMLMarqueeElement': The value"), 0);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get width() {
    return reflectedDomstring(internals(HTMLMarqueeElementBrand, this), "width");
  }

  set width($value) {
    try {
      setReflectedDomstring(internals(HTMLMarqueeElementBrand, this), "width", stringValue($value, "Failed to set the 'width' property on 'HTMLMarqueeElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLMarqueeElementBrand, HTMLMarqueeElement, [],
  ["behavior", "bgColor", "direction", "height", "hspace", "scrollAmount", "scrollDelay", "trueSpeed", "vspace", "width"]);
