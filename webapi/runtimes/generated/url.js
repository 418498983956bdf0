// Interfaces, made by python -m idl from idl/url.webidl: change that, not this.

const convert1 = interfaceOf(BlobBrand);
const convert2 = unionOf({ __proto__: null, sequence: iteratedOf(sequenceOf(toStringText)), record: recordOf(toStringText, toStringText), string: toStringText });

// URL: https://url.spec.whatwg.org/

class URL {
  constructor($url, $base = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'URL'", 1, arguments.length);
    constructed(URLBrand, this, "[61," + toStringText($url, "Failed to construct 'URL': parameter 1") + "," + ($base === undefined ? "null" : toStringText($base, "Failed to construct 'URL': parameter 2")) + "]");
  }

  static parse($url, $base = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to execute 'parse' on 'URL'", 1, arguments.length);
    return made(URLBrand, "[62," + toStringText($url, "Failed to execute 'parse' on 'URL': parameter 1") + "," + ($base === undefined ? "null" : toStringText($base, "Failed to execute 'parse' on 'URL': parameter 2")) + "]");
  }

  static canParse($url, $base = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to execute 'canParse' on 'URL'", 1, arguments.length);
    return ask("[63," + toStringText($url, "Failed to execute 'canParse' on 'URL': parameter 1") + "," + ($base === undefined ? "null" : toStringText($base, "Failed to execute 'canParse' on 'URL': parameter 2")) + "]")[1];
  }

  get href() {
    return value(URLBrand, this, 1);
  }

  set href($value) {
    assign(this, internals(URLBrand, this), 64, toStringText($value, "Failed to set the 'href' property on 'URL': The value"));
  }

  toString() {
    return value(URLBrand, this, 1);
  }

  get origin() {
    return value(URLBrand, this, 2);
  }

  get protocol() {
    return value(URLBrand, this, 3);
  }

  set protocol($value) {
    assign(this, internals(URLBrand, this), 65, toStringText($value, "Failed to set the 'protocol' property on 'URL': The value"));
  }

  get username() {
    return value(URLBrand, this, 4);
  }

  set username($value) {
    assign(this, internals(URLBrand, this), 66, toStringText($value, "Failed to set the 'username' property on 'URL': The value"));
  }

  get password() {
    return value(URLBrand, this, 5);
  }

  set password($value) {
    assign(this, internals(URLBrand, this), 67, toStringText($value, "Failed to set the 'password' property on 'URL': The value"));
  }

  get host() {
    return value(URLBrand, this, 6);
  }

  set host($value) {
    assign(this, internals(URLBrand, this), 68, toStringText($value, "Failed to set the 'host' property on 'URL': The value"));
  }

  get hostname() {
    return value(URLBrand, this, 7);
  }

  set hostname($value) {
    assign(this, internals(URLBrand, this), 69, toStringText($value, "Failed to set the 'hostname' property on 'URL': The value"));
  }

  get port() {
    return value(URLBrand, this, 8);
  }

  set port($value) {
    assign(this, internals(URLBrand, this), 70, toStringText($value, "Failed to set the 'port' property on 'URL': The value"));
  }

  get pathname() {
    return value(URLBrand, this, 9);
  }

  set pathname($value) {
    assign(this, internals(URLBrand, this), 71, toStringText($value, "Failed to set the 'pathname' property on 'URL': The value"));
  }

  get search() {
    return value(URLBrand, this, 10);
  }

  set search($value) {
    assign(this, internals(URLBrand, this), 72, toStringText($value, "Failed to set the 'search' property on 'URL': The value"));
  }

  get searchParams() {
    return sameObject(this, internals(URLBrand, this), "$searchParams", 73);
  }

  get hash() {
    return value(URLBrand, this, 11);
  }

  set hash($value) {
    assign(this, internals(URLBrand, this), 74, toStringText($value, "Failed to set the 'hash' property on 'URL': The value"));
  }

  toJSON() {
    return value(URLBrand, this, 12);
  }

  static createObjectURL($obj) {
    if (arguments.length < 1) throw tooFew("Failed to execute 'createObjectURL' on 'URL'", 1, arguments.length);
    return ask("[75," + convert1($obj, "Failed to execute 'createObjectURL' on 'URL': parameter 1") + "]")[1];
  }

  static revokeObjectURL($url) {
    if (arguments.length < 1) throw tooFew("Failed to execute 'revokeObjectURL' on 'URL'", 1, arguments.length);
    ask("[76," + toStringText($url, "Failed to execute 'revokeObjectURL' on 'URL': parameter 1") + "]");
  }
}

expose(URLBrand, URL, ["parse", "canParse", "createObjectURL", "revokeObjectURL"],
  ["href", "origin", "protocol", "username", "password", "host", "hostname", "port", "pathname", "search", "searchParams", "hash", "toJSON", "toString"]);

// URLSearchParams: https://url.spec.whatwg.org/

class URLSearchParams {
  constructor($init = undefined) {
    constructed(URLSearchParamsBrand, this, "[77," + ($init === undefined ? "null" : convert2($init, "Failed to construct 'URLSearchParams': parameter 1")) + "]");
  }

  get size() {
    return value(URLSearchParamsBrand, this, 1);
  }

  append($name, $value) {
    const inner = internals(URLSearchParamsBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'append' on 'URLSearchParams'", 2, arguments.length);
    call(this, inner, 78, "," + toStringText($name, "Failed to execute 'append' on 'URLSearchParams': parameter 1") + "," + toStringText($value, "Failed to execute 'append' on 'URLSearchParams': parameter 2"));
  }

  delete($name, $value = undefined) {
    const inner = internals(URLSearchParamsBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'delete' on 'URLSearchParams'", 1, arguments.length);
    call(this, inner, 79, "," + toStringText($name, "Failed to execute 'delete' on 'URLSearchParams': parameter 1") + "," + ($value === undefined ? "null" : toStringText($value, "Failed to execute 'delete' on 'URLSearchParams': parameter 2")));
  }

  get($name) {
    const inner = internals(URLSearchParamsBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'get' on 'URLSearchParams'", 1, arguments.length);
    return query(this, inner, 80, "," + toStringText($name, "Failed to execute 'get' on 'URLSearchParams': parameter 1"));
  }

  getAll($name) {
    const inner = internals(URLSearchParamsBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getAll' on 'URLSearchParams'", 1, arguments.length);
    return query(this, inner, 81, "," + toStringText($name, "Failed to execute 'getAll' on 'URLSearchParams': parameter 1"));
  }

  has($name, $value = undefined) {
    const inner = internals(URLSearchParamsBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'has' on 'URLSearchParams'", 1, arguments.length);
    return query(this, inner, 82, "," + toStringText($name, "Failed to execute 'has' on 'URLSearchParams': parameter 1") + "," + ($value === undefined ? "null" : toStringText($value, "Failed to execute 'has' on 'URLSearchParams': parameter 2")));
  }

  set($name, $value) {
    const inner = internals(URLSearchParamsBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'set' on 'URLSearchParams'", 2, arguments.length);
    call(this, inner, 83, "," + toStringText($name, "Failed to execute 'set' on 'URLSearchParams': parameter 1") + "," + toStringText($value, "Failed to execute 'set' on 'URLSearchParams': parameter 2"));
  }

  sort() {
    const inner = internals(URLSearchParamsBrand, this);
    call(this, inner, 84, "");
  }

  entries() {
    return iterateURLSearchParams(internals(URLSearchParamsBrand, this), 2);
  }

  keys() {
    return iterateURLSearchParams(internals(URLSearchParamsBrand, this), 0);
  }

  values() {
    return iterateURLSearchParams(internals(URLSearchParamsBrand, this), 1);
  }

  forEach($callback, $this = undefined) {
    const inner = internals(URLSearchParamsBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'forEach' on 'URLSearchParams'", 1, arguments.length);
    if (typeof $callback !== "function") throw new Errors.TypeError("Failed to execute 'forEach' on 'URLSearchParams': parameter 1 is not of type 'Function'.");
    forEachPair(this, cursor(inner, 85, identity), $callback, $this);
  }

  toString() {
    return query(this, internals(URLSearchParamsBrand, this), 86, "");
  }
}

const iterateURLSearchParams = pairIterators("URLSearchParams", 85, identity);
defineProperty(URLSearchParams.prototype, iteratorSymbol, property(URLSearchParams.prototype.entries, false));
expose(URLSearchParamsBrand, URLSearchParams, [],
  ["size", "append", "delete", "get", "getAll", "has", "set", "sort", "entries", "keys", "values", "forEach", "toString"]);
