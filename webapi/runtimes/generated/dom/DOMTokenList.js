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
    inner.add(listValue($tokens, stringValue, "Failed to execute 'add' on 'DOMTokenList': parameter 1"));
  }

  remove(...$tokens) {
    const inner = internals(DOMTokenListBrand, this);
    inner.remove(listValue($tokens, stringValue, "Failed to execute 'remove' on 'DOMTokenList': parameter 1"));
  }

  toggle($token, $force = undefined) {
    const inner = internals(DOMTokenListBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'toggle' on 'DOMTokenList'", 1, arguments.length);
    return inner.toggle(stringValue($token, "Failed to execute 'toggle' on 'DOMTokenList': parameter 1"), $force === undefined ? undefined : !!$force);
  }

  replace($token, $newToken) {
    const inner = internals(DOMTokenListBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'replace' on 'DOMTokenList'", 2, arguments.length);
    return inner.replace(stringValue($token, "Failed to execute 'replace' on 'DOMTokenList': parameter 1"), stringValue($newToken, "Failed to execute 'replace' on 'DOMTokenList': parameter 2"));
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
    const inner = internals(DOMTokenListBrand, this);
    inner.value = stringValue($value, "Failed to set the 'value' property on 'DOMTokenList': The value");
  }

  toString() {
    return internals(DOMTokenListBrand, this).value;
  }
}

iterableAsArray(DOMTokenList);
expose(DOMTokenListBrand, DOMTokenList, [],
  ["length", "item", "contains", "add", "remove", "toggle", "replace", "supports", "value", "toString"]);
indexed(DOMTokenListBrand, DOMTokenList, (inner) => inner.length, (inner, index) => orNull(inner.item(index)));
