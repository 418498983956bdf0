// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.

const asHTMLOptionElement = implementationValue(HTMLOptionElementBrand);
const asHTMLOptGroupElement = implementationValue(HTMLOptGroupElementBrand);
const as3 = unionValue({ __proto__: null, interfaces: [[HTMLOptionElementBrand, asHTMLOptionElement], [HTMLOptGroupElementBrand, asHTMLOptGroupElement]] });
const asHTMLElement = implementationValue(HTMLElementBrand);
const as5 = unionValue({ __proto__: null, nullable: undefinedValue, numeric: longValue, interfaces: [[HTMLElementBrand, asHTMLElement]] });
const overloadsOfHTMLSelectElementRemove = ([1, 2]);

// HTMLSelectElement: https://html.spec.whatwg.org/multipage/

class HTMLSelectElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLSelectElement': Illegal constructor");
  }

  get disabled() {
    return reflectedBoolean(internals(HTMLSelectElementBrand, this), "disabled");
  }

  set disabled($value) {
    try {
      setReflectedBoolean(internals(HTMLSelectElementBrand, this), "disabled", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get multiple() {
    return reflectedBoolean(internals(HTMLSelectElementBrand, this), "multiple");
  }

  set multiple($value) {
    try {
      setReflectedBoolean(internals(HTMLSelectElementBrand, this), "multiple", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get name() {
    return reflectedDomstring(internals(HTMLSelectElementBrand, this), "name");
  }

  set name($value) {
    try {
      setReflectedDomstring(internals(HTMLSelectElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLSelectElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get required() {
    return reflectedBoolean(internals(HTMLSelectElementBrand, this), "required");
  }

  set required($value) {
    try {
      setReflectedBoolean(internals(HTMLSelectElementBrand, this), "required", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get size() {
    return reflectedInteger(internals(HTMLSelectElementBrand, this), "size", 0, 0);
  }

  set size($value) {
    try {
      setReflectedUnsigned(internals(HTMLSelectElementBrand, this), "size", unsignedLongValue($value, "Failed to set the 'size' property on 'HTMLSelectElement': The value"), 0);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get autocomplete() {
    return internals(HTMLSelectElementBrand, this).autocomplete;
  }

  set autocomplete($value) {
    try {
      setReflectedDomstring(internals(HTMLSelectElementBrand, this), "autocomplete", stringValue($value, "Failed to set the 'autocomplete' property on 'HTMLSelectElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get type() {
    return internals(HTMLSelectElementBrand, this).type;
  }

  get options() {
    return objectOf(internals(HTMLSelectElementBrand, this).options);
  }

  get length() {
    return internals(HTMLSelectElementBrand, this).length;
  }

  set length($value) {
    try {
      const inner = internals(HTMLSelectElementBrand, this);
      inner.length = unsignedLongValue($value, "Failed to set the 'length' property on 'HTMLSelectElement': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  item($index) {
    const inner = internals(HTMLSelectElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'item' on 'HTMLSelectElement'", 1, arguments.length);
    return objectOrNull(inner.item(unsignedLongValue($index, "Failed to execute 'item' on 'HTMLSelectElement': parameter 1")));
  }

  namedItem($name) {
    const inner = internals(HTMLSelectElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'namedItem' on 'HTMLSelectElement'", 1, arguments.length);
    return objectOrNull(inner.namedItem(stringValue($name, "Failed to execute 'namedItem' on 'HTMLSelectElement': parameter 1")));
  }

  add($element, $before = undefined) {
    const inner = internals(HTMLSelectElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'add' on 'HTMLSelectElement'", 1, arguments.length);
    try {
      inner.add(as3($element, "Failed to execute 'add' on 'HTMLSelectElement': parameter 1"), as5($before, "Failed to execute 'add' on 'HTMLSelectElement': parameter 2"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  remove($1 = undefined) {
    const inner = internals(HTMLSelectElementBrand, this);
    switch (overload(overloadsOfHTMLSelectElementRemove, arguments.length, [$1], "Failed to execute 'remove' on 'HTMLSelectElement'")) {
      case 1: {
        try {
          inner.remove();
        } finally {
          if (elementQueue.length !== 0) invokeReactions();
        }
        return;
      }
      case 2: {
        try {
          inner.remove_2(longValue($1, "Failed to execute 'remove' on 'HTMLSelectElement': parameter 1"));
        } finally {
          if (elementQueue.length !== 0) invokeReactions();
        }
        return;
      }
    }
  }

  get selectedOptions() {
    return objectOf(internals(HTMLSelectElementBrand, this).selectedOptions);
  }

  get selectedIndex() {
    return internals(HTMLSelectElementBrand, this).selectedIndex;
  }

  set selectedIndex($value) {
    const inner = internals(HTMLSelectElementBrand, this);
    inner.selectedIndex = longValue($value, "Failed to set the 'selectedIndex' property on 'HTMLSelectElement': The value");
  }

  get value() {
    return internals(HTMLSelectElementBrand, this).value;
  }

  set value($value) {
    const inner = internals(HTMLSelectElementBrand, this);
    inner.value = stringValue($value, "Failed to set the 'value' property on 'HTMLSelectElement': The value");
  }

  get form() {
    return objectOrNull(internals(HTMLSelectElementBrand, this).form);
  }

  get labels() {
    return objectOf(internals(HTMLSelectElementBrand, this).labels);
  }

  get willValidate() {
    return internals(HTMLSelectElementBrand, this).willValidate;
  }

  get validity() {
    return objectOf(internals(HTMLSelectElementBrand, this).validity);
  }

  get validationMessage() {
    return internals(HTMLSelectElementBrand, this).validationMessage;
  }

  checkValidity() {
    const inner = internals(HTMLSelectElementBrand, this);
    return inner.checkValidity();
  }

  reportValidity() {
    const inner = internals(HTMLSelectElementBrand, this);
    return inner.reportValidity();
  }

  setCustomValidity($error) {
    const inner = internals(HTMLSelectElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'setCustomValidity' on 'HTMLSelectElement'", 1, arguments.length);
    inner.setCustomValidity(stringValue($error, "Failed to execute 'setCustomValidity' on 'HTMLSelectElement': parameter 1"));
  }
}

expose(HTMLSelectElementBrand, HTMLSelectElement, [],
  ["disabled", "multiple", "name", "required", "size", "autocomplete", "type", "options", "length", "item", "namedItem", "add", "remove", "selectedOptions", "selectedIndex", "value", "form", "labels", "willValidate", "validity", "validationMessage", "checkValidity", "reportValidity", "setCustomValidity"]);
indexed(HTMLSelectElementBrand, HTMLSelectElement, (inner) => inner.length, (inner, index) => objectOrNull(inner.item(index)));
