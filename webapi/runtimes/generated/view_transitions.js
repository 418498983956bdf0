// Interfaces, made by python -m idl from idl/engines/view_transitions.webidl: change that, not this.


// ViewTransition: https://drafts.csswg.org/css-view-transitions-2/

class ViewTransition {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'ViewTransition': Illegal constructor");
  }

  get updateCallbackDone() {
    try {
      return internals(ViewTransitionBrand, this).updateCallbackDone;
    } catch (error) {
      return rejectedWith(error);
    }
  }

  get ready() {
    try {
      return internals(ViewTransitionBrand, this).ready;
    } catch (error) {
      return rejectedWith(error);
    }
  }

  get finished() {
    try {
      return internals(ViewTransitionBrand, this).finished;
    } catch (error) {
      return rejectedWith(error);
    }
  }

  skipTransition() {
    const inner = internals(ViewTransitionBrand, this);
    inner.skipTransition();
  }

  get types() {
    return objectOf(internals(ViewTransitionBrand, this).types);
  }

  get transitionRoot() {
    return objectOf(internals(ViewTransitionBrand, this).transitionRoot);
  }
}

expose(ViewTransitionBrand, ViewTransition, [],
  ["updateCallbackDone", "ready", "finished", "skipTransition", "types", "transitionRoot"]);
implementation(ViewTransitionBrand, ViewTransitionImpl);

// ViewTransitionTypeSet: https://drafts.csswg.org/css-view-transitions-2/

class ViewTransitionTypeSet {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'ViewTransitionTypeSet': Illegal constructor");
  }

  get size() {
    return internals(ViewTransitionTypeSetBrand, this).size;
  }

  entries() {
    return iterateViewTransitionTypeSet(internals(ViewTransitionTypeSetBrand, this), 2);
  }

  keys() {
    return iterateViewTransitionTypeSet(internals(ViewTransitionTypeSetBrand, this), 0);
  }

  values() {
    return iterateViewTransitionTypeSet(internals(ViewTransitionTypeSetBrand, this), 1);
  }

  forEach($callback, $this = undefined) {
    const inner = internals(ViewTransitionTypeSetBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'forEach' on 'ViewTransitionTypeSet'", 1, arguments.length);
    if (typeof $callback !== "function") throw new Errors.TypeError("Failed to execute 'forEach' on 'ViewTransitionTypeSet': parameter 1 is not of type 'Function'.");
    forEachValuePair(this, inner, anyValue, anyValue, $callback, $this);
  }

  has($value) {
    const inner = internals(ViewTransitionTypeSetBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'has' on 'ViewTransitionTypeSet'", 1, arguments.length);
    return inner.has(stringValue($value, "Failed to execute 'has' on 'ViewTransitionTypeSet': parameter 1"));
  }

  add($value) {
    const inner = internals(ViewTransitionTypeSetBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'add' on 'ViewTransitionTypeSet'", 1, arguments.length);
    return objectOf(inner.add(stringValue($value, "Failed to execute 'add' on 'ViewTransitionTypeSet': parameter 1")));
  }

  delete($value) {
    const inner = internals(ViewTransitionTypeSetBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'delete' on 'ViewTransitionTypeSet'", 1, arguments.length);
    return inner.delete(stringValue($value, "Failed to execute 'delete' on 'ViewTransitionTypeSet': parameter 1"));
  }

  clear() {
    const inner = internals(ViewTransitionTypeSetBrand, this);
    inner.clear();
  }
}

const iterateViewTransitionTypeSet = valuePairIterators("ViewTransitionTypeSet", anyValue, anyValue);
defineProperty(ViewTransitionTypeSet.prototype, iteratorSymbol, property(ViewTransitionTypeSet.prototype.values, false));
expose(ViewTransitionTypeSetBrand, ViewTransitionTypeSet, [],
  ["size", "has", "add", "delete", "clear", "entries", "keys", "values", "forEach"]);
implementation(ViewTransitionTypeSetBrand, ViewTransitionTypeSetImpl);
