// Interfaces, made by python -m idl from idl/html_forms.webidl: change that, not this.


// RadioNodeList: https://html.spec.whatwg.org/multipage/

class RadioNodeList {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'RadioNodeList': Illegal constructor");
  }

  get value() {
    return internals(RadioNodeListBrand, this).value;
  }

  set value($value) {
    const inner = internals(RadioNodeListBrand, this);
    inner.value = stringValue($value, "Failed to set the 'value' property on 'RadioNodeList': The value");
  }
}

expose(RadioNodeListBrand, RadioNodeList, [],
  ["value"]);
