// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLOutputElement: https://html.spec.whatwg.org/multipage/

class HTMLOutputElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLOutputElement': Illegal constructor");
  }

  get htmlFor() {
    return objectOf(reflectedTokens(internals(HTMLOutputElementBrand, this), "for", undefined));
  }

  set htmlFor($value) {
    internals(HTMLOutputElementBrand, this);
    const target = this.htmlFor;
    if (!isObject(target)) throw new Errors.TypeError("Failed to set the 'htmlFor' property on 'HTMLOutputElement': its value is not an object.");
    setProperty(target, "value", $value);
  }

  get name() {
    return reflectedDomstring(internals(HTMLOutputElementBrand, this), "name");
  }

  set name($value) {
    setReflectedDomstring(internals(HTMLOutputElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLOutputElement': The value"));
  }
}

expose(HTMLOutputElementBrand, HTMLOutputElement, [],
  ["htmlFor", "name"]);
