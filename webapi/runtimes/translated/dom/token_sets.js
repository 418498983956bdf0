// Sets of tokens: https://dom.spec.whatwg.org/#sets
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://dom.spec.whatwg.org/#concept-ordered-set-parser
function orderedSet(text) {
  return withoutDuplicates(splitOnAsciiWhitespace(text));
}

// The tokens, each at its first place.
function withoutDuplicates(tokens) {
  const seen = new Table();
  const kept = newList();
  for (let index = 0; index < tokens.length; index++) {
    const each = tokens[index];
    if (!tableHas(seen, each)) {
      tableSet(seen, each, true);
      kept[kept.length] = each;
    }
  }
  return kept;
}

// https://dom.spec.whatwg.org/#concept-ordered-set-serializer
function serializeOrderedSet(tokens) {
  const parts = newList();
  for (let index = 0; index < tokens.length; index++) {
    const each = tokens[index];
    if (parts.length > 0) {
      parts[parts.length] = " ";
    }
    parts[parts.length] = each;
  }
  return joinedTexts(parts);
}

// https://dom.spec.whatwg.org/#interface-domtokenlist
class DOMTokenListImpl {
  constructor(element, localName, supported) {
    this.platformObject = undefined;
    this.element = element;
    this.localName = localName;
    // https://dom.spec.whatwg.org/#concept-supported-tokens, in lower case
    this.supported = supported;
    this._parsed = undefined;
    this._tokens = newList();
  }

  // https://dom.spec.whatwg.org/#concept-dtl-tokens, in a list that does not change
  get tokens() {
    const value = this.element.attributeValue(this.localName);
    if (value !== this._parsed) {
      this._parsed = value;
      this._tokens = value === undefined ? newList() : orderedSet(value);
    }
    return this._tokens;
  }

  // https://dom.spec.whatwg.org/#concept-dtl-update
  _update(tokens) {
    if (tokens.length === 0 && this.element.attributeValue(this.localName) === undefined) {
      return;
    }
    this.element.setAnAttributeValue(this.localName, serializeOrderedSet(tokens));
  }

  // https://dom.spec.whatwg.org/#dom-domtokenlist-length
  get length() {
    return this.tokens.length;
  }

  // https://dom.spec.whatwg.org/#dom-domtokenlist-item
  item(index) {
    const tokens = this.tokens;
    return index < tokens.length ? tokens[index] : undefined;
  }

  // https://dom.spec.whatwg.org/#dom-domtokenlist-contains
  contains(token) {
    return _has(this.tokens, token);
  }

  // https://dom.spec.whatwg.org/#dom-domtokenlist-add
  add(tokens) {
    _checkTokens(tokens, "add");
    const new_ = copyOfList(this.tokens);
    for (let index = 0; index < tokens.length; index++) {
      const token = tokens[index];
      new_[new_.length] = token;
    }
    this._update(withoutDuplicates(new_));
  }

  // https://dom.spec.whatwg.org/#dom-domtokenlist-remove
  remove(tokens) {
    _checkTokens(tokens, "remove");
    const removed = new Table();
    for (let index = 0; index < tokens.length; index++) {
      const token = tokens[index];
      tableSet(removed, token, true);
    }
    const kept = newList();
    const items = this.tokens;
    for (let index = 0; index < items.length; index++) {
      const token = items[index];
      if (!tableHas(removed, token)) {
        kept[kept.length] = token;
      }
    }
    this._update(kept);
  }

  // https://dom.spec.whatwg.org/#dom-domtokenlist-toggle
  toggle(token, force) {
    _checkTokens(listOf([token]), "toggle");
    if (_has(this.tokens, token)) {
      if (force === true) return true;
      this.remove(listOf([token]));
      return false;
    }
    if (force === false) return false;
    this.add(listOf([token]));
    return true;
  }

  // https://dom.spec.whatwg.org/#dom-domtokenlist-replace
  replace(token, newToken) {
    _checkEmptyTokens(listOf([token, newToken]), "replace");
    _checkTokens(listOf([token, newToken]), "replace");
    const tokens = this.tokens;
    if (!_has(tokens, token)) return false;
    const replaced = newList();
    for (let index = 0; index < tokens.length; index++) {
      const each = tokens[index];
      listAppend(replaced, each === token ? newToken : each);
    }
    this._update(withoutDuplicates(replaced));
    return true;
  }

  // https://dom.spec.whatwg.org/#dom-domtokenlist-supports
  supports(token) {
    if (this.supported === undefined) {
      throw new Errors.TypeError(
        "Failed to execute 'supports' on 'DOMTokenList': the attribute has no list of supported tokens.",
      );
    }
    return _has(this.supported, asciiLowercase(token));
  }

  // https://dom.spec.whatwg.org/#dom-domtokenlist-value
  get value() {
    const value = this.element.attributeValue(this.localName);
    return value === undefined ? "" : value;
  }

  set value(value) {
    this.element.setAnAttributeValue(this.localName, value);
  }

  // https://dom.spec.whatwg.org/#dom-domtokenlist-value
  stringificationBehavior() {
    return this.value;
  }
}
withoutParent(DOMTokenListImpl);

function _has(tokens, token) {
  for (let index = 0; index < tokens.length; index++) {
    const each = tokens[index];
    if (each === token) return true;
  }
  return false;
}

// The checks that methods of DOMTokenList share.
function _checkTokens(tokens, method) {
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    _checkEmptyTokens(listOf([token]), method);
    if (hasAsciiWhitespace(token)) {
      throw new DOMException(
        "Failed to execute '" + method + "' on 'DOMTokenList': the token has white space.",
        "InvalidCharacterError",
      );
    }
  }
}

function _checkEmptyTokens(tokens, method) {
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (token === "") {
      throw new DOMException(
        "Failed to execute '" + method + "' on 'DOMTokenList': the token is empty.",
        "SyntaxError",
      );
    }
  }
}
