// Header lists and the Headers class: https://fetch.spec.whatwg.org/#headers-class
//
// Written once: ``python -m idl`` translates this module to JavaScript. Names and values are byte
// sequences, which are strings of code points up to U+00FF here.

// The headers of a list that have the same name.
class HeadersOfName {
  constructor(name, values) {
    // As the first of them has it.
    this.name = name;
    this.values = values;
  }
}
withoutParent(HeadersOfName);

// https://fetch.spec.whatwg.org/#concept-header-list
//
// Headers of one name keep their order. HTTP gives no meaning to the order of names.
class HeaderList {
  constructor() {
    // By lowercase name.
    this._headers = new Table();
    // The result of `sort_and_combine`, until the list changes.
    this._sorted = undefined;
  }

  // https://fetch.spec.whatwg.org/#header-list-contains
  contains(name) {
    return tableHas(this._headers, byteLowercase(name));
  }

  // https://fetch.spec.whatwg.org/#concept-header-list-get
  get(name) {
    const headers = tableGet(this._headers, byteLowercase(name));
    return headers === undefined ? undefined : concatenated(headers.values, ", ");
  }

  // The values of the headers of a name, in order.
  valuesOf(name) {
    const headers = tableGet(this._headers, byteLowercase(name));
    return headers === undefined ? newList() : copyOfList(headers.values);
  }

  // https://fetch.spec.whatwg.org/#concept-header-list-append
  append(name, value) {
    const key = byteLowercase(name);
    const headers = tableGet(this._headers, key);
    if (headers === undefined) {
      tableSet(this._headers, key, new HeadersOfName(name, listOf([value])));
    } else {
      listAppend(headers.values, value);
    }
    this._sorted = undefined;
  }

  // https://fetch.spec.whatwg.org/#concept-header-list-delete
  delete(name) {
    const key = byteLowercase(name);
    if (tableHas(this._headers, key)) {
      tableDelete(this._headers, key);
      this._sorted = undefined;
    }
  }

  // https://fetch.spec.whatwg.org/#concept-header-list-set
  set(name, value) {
    const headers = tableGet(this._headers, byteLowercase(name));
    if (headers === undefined) {
      this.append(name, value);
    } else {
      headers.values = listOf([value]);
      this._sorted = undefined;
    }
  }

  // https://fetch.spec.whatwg.org/#concept-header-list-combine
  combine(name, value) {
    const before = this.get(name);
    this.set(name, before === undefined ? value : before + ", " + value);
  }

  // https://fetch.spec.whatwg.org/#concept-header-list-sort-and-combine
  sortAndCombine() {
    if (this._sorted !== undefined) return this._sorted;
    const result = newList();
    const items = sortedTokens(tableKeys(this._headers));
    for (let index = 0; index < items.length; index++) {
      const name = items[index];
      let values = this.valuesOf(name);
      if (name !== "set-cookie") {
        values = listOf([concatenated(values, ", ")]);
      }
      for (let index2 = 0; index2 < values.length; index2++) {
        const value = values[index2];
        listAppend(result, [name, value]);
      }
    }
    this._sorted = result;
    return result;
  }

  // A list of the same headers.
  copy() {
    const copied = new HeaderList();
    const items = this.headers();
    for (let index = 0; index < items.length; index++) {
      const header = items[index];
      copied.append(header[0], header[1]);
    }
    return copied;
  }

  // The headers, with the names as they were written.
  headers() {
    const result = newList();
    const items = tableValues(this._headers);
    for (let index = 0; index < items.length; index++) {
      const headers = items[index];
      const items2 = headers.values;
      for (let index2 = 0; index2 < items2.length; index2++) {
        const value = items2[index2];
        listAppend(result, [headers.name, value]);
      }
    }
    return result;
  }
}
withoutParent(HeaderList);

// https://fetch.spec.whatwg.org/#headers
class HeadersImpl {
  constructor() {
    this.platformObject = undefined;
    // https://fetch.spec.whatwg.org/#concept-headers-header-list
    this.headerList = new HeaderList();
    // https://fetch.spec.whatwg.org/#concept-headers-guard
    //
    // Only ``immutable`` forbids anything: as in server runtimes, no name is forbidden.
    this.guard = "none";
  }

  // https://fetch.spec.whatwg.org/#dom-headers
  constructorSteps(init) {
    if (init !== undefined) {
      this.fill(init);
    }
  }

  // https://fetch.spec.whatwg.org/#concept-headers-fill
  fill(init) {
    const items = pairsOfInit(init);
    for (let index = 0; index < items.length; index++) {
      const header = items[index];
      if (header.length !== 2) {
        throw new Errors.TypeError("Each header must be a pair of a name and a value.");
      }
      this.append(header[0], header[1]);
    }
  }

  // https://fetch.spec.whatwg.org/#concept-headers-append
  append(name, value) {
    value = normalizeHeaderValue(value);
    this._validate(name, value);
    this.headerList.append(name, value);
  }

  // https://fetch.spec.whatwg.org/#dom-headers-delete
  delete(name) {
    this._validate(name, "");
    this.headerList.delete(name);
  }

  // https://fetch.spec.whatwg.org/#dom-headers-get
  get(name) {
    checkHeaderName(name);
    return this.headerList.get(name);
  }

  // https://fetch.spec.whatwg.org/#dom-headers-getsetcookie
  getSetCookie() {
    return this.headerList.valuesOf("set-cookie");
  }

  // https://fetch.spec.whatwg.org/#dom-headers-has
  has(name) {
    checkHeaderName(name);
    return this.headerList.contains(name);
  }

  // https://fetch.spec.whatwg.org/#dom-headers-set
  set(name, value) {
    value = normalizeHeaderValue(value);
    this._validate(name, value);
    this.headerList.set(name, value);
  }

  // https://fetch.spec.whatwg.org/#headers-class
  valuePairsToIterateOver() {
    return this.headerList.sortAndCombine();
  }

  // https://fetch.spec.whatwg.org/#headers-validate
  //
  // It never returns false, as no name is forbidden.
  _validate(name, value) {
    checkHeaderName(name);
    if (!isHeaderValue(value)) {
      throw new Errors.TypeError(
        "The value of the header '" + name + "' has a CR, LF or NUL in it.",
      );
    }
    if (this.guard === "immutable") {
      throw new Errors.TypeError("These headers are immutable.");
    }
  }
}
withoutParent(HeadersImpl);

// Raise `TypeError` unless it is a header name: https://fetch.spec.whatwg.org/#header-name
function checkHeaderName(name) {
  if (!isToken(name)) {
    throw new Errors.TypeError(
      "A header's name has letters, digits and -!#$%&'*+.^_`|~ of ASCII only.",
    );
  }
}
