// Interfaces, made by python -m idl from idl/cssom.webidl: change that, not this.


// CSSStyleDeclaration: https://drafts.csswg.org/cssom/

class CSSStyleDeclaration {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'CSSStyleDeclaration': Illegal constructor");
  }

  get cssText() {
    return internals(CSSStyleDeclarationBrand, this).cssText;
  }

  set cssText($value) {
    try {
      const inner = internals(CSSStyleDeclarationBrand, this);
      inner.cssText = stringValue($value, "Failed to set the 'cssText' property on 'CSSStyleDeclaration': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get length() {
    return internals(CSSStyleDeclarationBrand, this).length;
  }

  item($index) {
    const inner = internals(CSSStyleDeclarationBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'item' on 'CSSStyleDeclaration'", 1, arguments.length);
    return inner.item(unsignedLongValue($index, "Failed to execute 'item' on 'CSSStyleDeclaration': parameter 1"));
  }

  getPropertyValue($property) {
    const inner = internals(CSSStyleDeclarationBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getPropertyValue' on 'CSSStyleDeclaration'", 1, arguments.length);
    return inner.getPropertyValue(stringValue($property, "Failed to execute 'getPropertyValue' on 'CSSStyleDeclaration': parameter 1"));
  }

  getPropertyPriority($property) {
    const inner = internals(CSSStyleDeclarationBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getPropertyPriority' on 'CSSStyleDeclaration'", 1, arguments.length);
    return inner.getPropertyPriority(stringValue($property, "Failed to execute 'getPropertyPriority' on 'CSSStyleDeclaration': parameter 1"));
  }

  get parentRule() {
    return objectOrNull(internals(CSSStyleDeclarationBrand, this).parentRule);
  }

  setProperty($property, $value, $priority = undefined) {
    const inner = internals(CSSStyleDeclarationBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'setProperty' on 'CSSStyleDeclaration'", 2, arguments.length);
    try {
      inner.setProperty(stringValue($property, "Failed to execute 'setProperty' on 'CSSStyleDeclaration': parameter 1"), nullToEmptyStringValue($value, "Failed to execute 'setProperty' on 'CSSStyleDeclaration': parameter 2"), $priority === undefined ? "" : nullToEmptyStringValue($priority, "Failed to execute 'setProperty' on 'CSSStyleDeclaration': parameter 3"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  removeProperty($property) {
    const inner = internals(CSSStyleDeclarationBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'removeProperty' on 'CSSStyleDeclaration'", 1, arguments.length);
    try {
      return inner.removeProperty(stringValue($property, "Failed to execute 'removeProperty' on 'CSSStyleDeclaration': parameter 1"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(CSSStyleDeclarationBrand, CSSStyleDeclaration, [],
  ["cssText", "length", "item", "getPropertyValue", "getPropertyPriority", "parentRule", "setProperty", "removeProperty"]);
indexed(CSSStyleDeclarationBrand, CSSStyleDeclaration, (inner) => inner.length, (inner, index) => index < inner.length ? inner.item(index) : null);
implementation(CSSStyleDeclarationBrand, CSSStyleDeclarationImpl);

// CSSStyleProperties: https://drafts.csswg.org/cssom/

class CSSStyleProperties {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'CSSStyleProperties': Illegal constructor");
  }

  get cssFloat() {
    return internals(CSSStylePropertiesBrand, this).cssFloat;
  }

  set cssFloat($value) {
    try {
      const inner = internals(CSSStylePropertiesBrand, this);
      inner.cssFloat = nullToEmptyStringValue($value, "Failed to set the 'cssFloat' property on 'CSSStyleProperties': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(CSSStylePropertiesBrand, CSSStyleProperties, [],
  ["cssFloat"]);
implementation(CSSStylePropertiesBrand, CSSStylePropertiesImpl);
