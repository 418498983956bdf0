// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLMetaElement: https://html.spec.whatwg.org/multipage/

class HTMLMetaElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLMetaElement': Illegal constructor");
  }

  get name() {
    return reflectedDomstring(internals(HTMLMetaElementBrand, this), "name");
  }

  set name($value) {
    try {
      setReflectedDomstring(internals(HTMLMetaElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLMetaElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get httpEquiv() {
    return reflectedDomstring(internals(HTMLMetaElementBrand, this), "http-equiv");
  }

  set httpEquiv($value) {
    try {
      setReflectedDomstring(internals(HTMLMetaElementBrand, this), "http-equiv", stringValue($value, "Failed to set the 'httpEquiv' property on 'HTMLMetaElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get content() {
    return reflectedDomstring(internals(HTMLMetaElementBrand, this), "content");
  }

  set content($value) {
    try {
      setReflectedDomstring(internals(HTMLMetaElementBrand, this), "content", stringValue($value, "Failed to set the 'content' property on 'HTMLMetaElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get media() {
    return reflectedDomstring(internals(HTMLMetaElementBrand, this), "media");
  }

  set media($value) {
    try {
      setReflectedDomstring(internals(HTMLMetaElementBrand, this), "media", stringValue($value, "Failed to set the 'media' property on 'HTMLMetaElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get scheme() {
    return reflectedDomstring(internals(HTMLMetaElementBrand, this), "scheme");
  }

  set scheme($value) {
    try {
      setReflectedDomstring(internals(HTMLMetaElementBrand, this), "scheme", stringValue($value, "Failed to set the 'scheme' property on 'HTMLMetaElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLMetaElementBrand, HTMLMetaElement, [],
  ["name", "httpEquiv", "content", "media", "scheme"]);
