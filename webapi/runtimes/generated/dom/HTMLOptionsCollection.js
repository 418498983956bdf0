// Interfaces, made by python -m idl from idl/html_forms.webidl: change that, not this.

const asHTMLOptionElement = implementationValue(HTMLOptionElementBrand);
const asHTMLOptGroupElement = implementationValue(HTMLOptGroupElementBrand);
const as3 = unionValue({ __proto__: null, interfaces: [[HTMLOptionElementBrand, asHTMLOptionElement], [HTMLOptGroupElementBrand, asHTMLOptGroupElement]] });
const asHTMLElement = implementationValue(HTMLElementBrand);
const as5 = unionValue({ __proto__: null, nullable: undefinedValue, numeric: longValue, interfaces: [[HTMLElementBrand, asHTMLElement]] });

// HTMLOptionsCollection: https://html.spec.whatwg.org/multipage/

class HTMLOptionsCollection {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLOptionsCollection': Illegal constructor");
  }

  get length() {
    return internals(HTMLOptionsCollectionBrand, this).length;
  }

  set length($value) {
    try {
      const inner = internals(HTMLOptionsCollectionBrand, this);
      inner.length = unsignedLongValue($value, "Failed to set the 'length' property on 'HTMLOptionsCollection': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  add($element, $before = undefined) {
    const inner = internals(HTMLOptionsCollectionBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'add' on 'HTMLOptionsCollection'", 1, arguments.length);
    try {
      inner.add(as3($element, "Failed to execute 'add' on 'HTMLOptionsCollection': parameter 1"), as5($before, "Failed to execute 'add' on 'HTMLOptionsCollection': parameter 2"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  remove($index) {
    const inner = internals(HTMLOptionsCollectionBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'remove' on 'HTMLOptionsCollection'", 1, arguments.length);
    try {
      inner.remove(longValue($index, "Failed to execute 'remove' on 'HTMLOptionsCollection': parameter 1"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get selectedIndex() {
    return internals(HTMLOptionsCollectionBrand, this).selectedIndex;
  }

  set selectedIndex($value) {
    const inner = internals(HTMLOptionsCollectionBrand, this);
    inner.selectedIndex = longValue($value, "Failed to set the 'selectedIndex' property on 'HTMLOptionsCollection': The value");
  }
}

expose(HTMLOptionsCollectionBrand, HTMLOptionsCollection, [],
  ["length", "add", "remove", "selectedIndex"]);
