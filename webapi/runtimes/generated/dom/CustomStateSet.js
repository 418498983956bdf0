// Interfaces, made by python -m idl from idl/element_internals.webidl: change that, not this.


// CustomStateSet: https://html.spec.whatwg.org/multipage/custom-elements.html

class CustomStateSet {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'CustomStateSet': Illegal constructor");
  }

  get size() {
    return internals(CustomStateSetBrand, this).size;
  }

  entries() {
    return iterateCustomStateSet(internals(CustomStateSetBrand, this), 2);
  }

  keys() {
    return iterateCustomStateSet(internals(CustomStateSetBrand, this), 0);
  }

  values() {
    return iterateCustomStateSet(internals(CustomStateSetBrand, this), 1);
  }

  forEach($callback, $this = undefined) {
    const inner = internals(CustomStateSetBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'forEach' on 'CustomStateSet'", 1, arguments.length);
    if (typeof $callback !== "function") throw new Errors.TypeError("Failed to execute 'forEach' on 'CustomStateSet': parameter 1 is not of type 'Function'.");
    forEachValuePair(this, inner, anyValue, anyValue, $callback, $this);
  }

  has($value) {
    const inner = internals(CustomStateSetBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'has' on 'CustomStateSet'", 1, arguments.length);
    return inner.has(stringValue($value, "Failed to execute 'has' on 'CustomStateSet': parameter 1"));
  }

  add($value) {
    const inner = internals(CustomStateSetBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'add' on 'CustomStateSet'", 1, arguments.length);
    return objectOf(inner.add(stringValue($value, "Failed to execute 'add' on 'CustomStateSet': parameter 1")));
  }

  delete($value) {
    const inner = internals(CustomStateSetBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'delete' on 'CustomStateSet'", 1, arguments.length);
    return inner.delete(stringValue($value, "Failed to execute 'delete' on 'CustomStateSet': parameter 1"));
  }

  clear() {
    const inner = internals(CustomStateSetBrand, this);
    inner.clear();
  }
}

const iterateCustomStateSet = valuePairIterators("CustomStateSet", anyValue, anyValue);
defineProperty(CustomStateSet.prototype, iteratorSymbol, property(CustomStateSet.prototype.values, false));
expose(CustomStateSetBrand, CustomStateSet, [],
  ["size", "has", "add", "delete", "clear", "entries", "keys", "values", "forEach"]);
