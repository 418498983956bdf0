// Interfaces, made by python -m idl from idl/html.webidl: change that, not this.

const keywords1 = tableOf({"open": "open", "closed": "closed"});
const keywords2 = tableOf({"named": "named", "manual": "manual"});

// HTMLTemplateElement: https://html.spec.whatwg.org/multipage/

class HTMLTemplateElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLTemplateElement': Illegal constructor");
  }

  get content() {
    return objectOf(internals(HTMLTemplateElementBrand, this).content);
  }

  get htmlFor() {
    return reflectedDomstring(internals(HTMLTemplateElementBrand, this), "for");
  }

  set htmlFor($value) {
    try {
      setReflectedDomstring(internals(HTMLTemplateElementBrand, this), "for", stringValue($value, "Failed to set the 'htmlFor' property on 'HTMLTemplateElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get shadowRootMode() {
    return reflectedKeyword(internals(HTMLTemplateElementBrand, this), "shadowrootmode", keywords1, "", "");
  }

  set shadowRootMode($value) {
    try {
      setReflectedDomstring(internals(HTMLTemplateElementBrand, this), "shadowrootmode", stringValue($value, "Failed to set the 'shadowRootMode' property on 'HTMLTemplateElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get shadowRootDelegatesFocus() {
    return reflectedBoolean(internals(HTMLTemplateElementBrand, this), "shadowrootdelegatesfocus");
  }

  set shadowRootDelegatesFocus($value) {
    try {
      setReflectedBoolean(internals(HTMLTemplateElementBrand, this), "shadowrootdelegatesfocus", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get shadowRootSerializable() {
    return reflectedBoolean(internals(HTMLTemplateElementBrand, this), "shadowrootserializable");
  }

  set shadowRootSerializable($value) {
    try {
      setReflectedBoolean(internals(HTMLTemplateElementBrand, this), "shadowrootserializable", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get shadowRootSlotAssignment() {
    return reflectedKeyword(internals(HTMLTemplateElementBrand, this), "shadowrootslotassignment", keywords2, "named", "named");
  }

  set shadowRootSlotAssignment($value) {
    try {
      setReflectedDomstring(internals(HTMLTemplateElementBrand, this), "shadowrootslotassignment", stringValue($value, "Failed to set the 'shadowRootSlotAssignment' property on 'HTMLTemplateElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get shadowRootClonable() {
    return reflectedBoolean(internals(HTMLTemplateElementBrand, this), "shadowrootclonable");
  }

  set shadowRootClonable($value) {
    try {
      setReflectedBoolean(internals(HTMLTemplateElementBrand, this), "shadowrootclonable", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get shadowRootCustomElementRegistry() {
    return reflectedDomstring(internals(HTMLTemplateElementBrand, this), "shadowrootcustomelementregistry");
  }

  set shadowRootCustomElementRegistry($value) {
    try {
      setReflectedDomstring(internals(HTMLTemplateElementBrand, this), "shadowrootcustomelementregistry", stringValue($value, "Failed to set the 'shadowRootCustomElementRegistry' property on 'HTMLTemplateElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLTemplateElementBrand, HTMLTemplateElement, [],
  ["content", "htmlFor", "shadowRootMode", "shadowRootDelegatesFocus", "shadowRootSerializable", "shadowRootSlotAssignment", "shadowRootClonable", "shadowRootCustomElementRegistry"]);
