// Interfaces, made by python -m idl from idl/dom.webidl: change that, not this.


// DOMTokenList: https://dom.spec.whatwg.org/

class DOMTokenList {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'DOMTokenList': Illegal constructor");
  }

  get length() {
    return internals(DOMTokenListBrand, this).length;
  }

  item($index) {
    const inner = internals(DOMTokenListBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'item' on 'DOMTokenList'", 1, arguments.length);
    return orNull(inner.item(unsignedLongValue($index, "Failed to execute 'item' on 'DOMTokenList': parameter 1")));
  }

  contains($token) {
    const inner = internals(DOMTokenListBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'contains' on 'DOMTokenList'", 1, arguments.length);
    return inner.contains(stringValue($token, "Failed to execute 'contains' on 'DOMTokenList': parameter 1"));
  }

  add(...$tokens) {
    const inner = internals(DOMTokenListBrand, this);
    try {
      inner.add(listValue($tokens, stringValue, "Failed to execute 'add' on 'DOMTokenList': parameter 1"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  remove(...$tokens) {
    const inner = internals(DOMTokenListBrand, this);
    try {
      inner.remove(listValue($tokens, stringValue, "Failed to execute 'remove' on 'DOMTokenList': parameter 1"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  toggle($token, $force = undefined) {
    const inner = internals(DOMTokenListBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'toggle' on 'DOMTokenList'", 1, arguments.length);
    try {
      return inner.toggle(stringValue($token, "Failed to execute 'toggle' on 'DOMTokenList': parameter 1"), $force === undefined ? undefined : !!$force);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  replace($token, $newToken) {
    const inner = internals(DOMTokenListBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'replace' on 'DOMTokenList'", 2, arguments.length);
    try {
      return inner.replace(stringValue($token, "Failed to execute 'replace' on 'DOMTokenList': parameter 1"), stringValue($newToken, "Failed to execute 'replace' on 'DOMTokenList': parameter 2"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  supports($token) {
    const inner = internals(DOMTokenListBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'supports' on 'DOMTokenList'", 1, arguments.length);
    return inner.supports(stringValue($token, "Failed to execute 'supports' on 'DOMTokenList': parameter 1"));
  }

  get value() {
    return internals(DOMTokenListBrand, this).value;
  }

  set value($value) {
    try {
      const inner = internals(DOMTokenListBrand, this);
      inner.value = stringValue($value, "Failed to set the 'value' property on 'DOMTokenList': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  toString() {
    return internals(DOMTokenListBrand, this).value;
  }
}

iterableAsArray(DOMTokenList);
expose(DOMTokenListBrand, DOMTokenList, [],
  ["length", "item", "contains", "add", "remove", "toggle", "replace", "supports", "value", "toString"]);
indexed(DOMTokenListBrand, DOMTokenList, (inner) => inner.length, (inner, index) => orNull(inner.item(index)));
