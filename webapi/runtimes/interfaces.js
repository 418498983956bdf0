// The interfaces, made by python -m idl from idl/*.webidl: change those, not this.
// The numbers are places in CALLS of exposed.py.

// URL: https://url.spec.whatwg.org/

const URLBrand = newBrand("URL", 1);

class URL {
  constructor($url, $base = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'URL'", 1, arguments.length);
    construct(URLBrand, this, "[2," + toStringText($url) + "," + ($base === undefined ? "null" : toStringText($base)) + "]");
  }

  static parse($url, $base = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to execute 'parse' on 'URL'", 1, arguments.length);
    return made(URLBrand, "[3," + toStringText($url) + "," + ($base === undefined ? "null" : toStringText($base)) + "]");
  }

  static canParse($url, $base = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to execute 'canParse' on 'URL'", 1, arguments.length);
    return ask("[4," + toStringText($url) + "," + ($base === undefined ? "null" : toStringText($base)) + "]")[1];
  }

  get href() {
    return value(URLBrand, this, 1);
  }

  set href($value) {
    assign(this, own(URLBrand, this), 5, toStringText($value));
  }

  get origin() {
    return value(URLBrand, this, 2);
  }

  get protocol() {
    return value(URLBrand, this, 3);
  }

  set protocol($value) {
    assign(this, own(URLBrand, this), 6, toStringText($value));
  }

  get username() {
    return value(URLBrand, this, 4);
  }

  set username($value) {
    assign(this, own(URLBrand, this), 7, toStringText($value));
  }

  get password() {
    return value(URLBrand, this, 5);
  }

  set password($value) {
    assign(this, own(URLBrand, this), 8, toStringText($value));
  }

  get host() {
    return value(URLBrand, this, 6);
  }

  set host($value) {
    assign(this, own(URLBrand, this), 9, toStringText($value));
  }

  get hostname() {
    return value(URLBrand, this, 7);
  }

  set hostname($value) {
    assign(this, own(URLBrand, this), 10, toStringText($value));
  }

  get port() {
    return value(URLBrand, this, 8);
  }

  set port($value) {
    assign(this, own(URLBrand, this), 11, toStringText($value));
  }

  get pathname() {
    return value(URLBrand, this, 9);
  }

  set pathname($value) {
    assign(this, own(URLBrand, this), 12, toStringText($value));
  }

  get search() {
    return value(URLBrand, this, 10);
  }

  set search($value) {
    assign(this, own(URLBrand, this), 13, toStringText($value));
  }

  get searchParams() {
    return sameObject(this, own(URLBrand, this), "$searchParams", 14, URLSearchParamsBrand);
  }

  get hash() {
    return value(URLBrand, this, 11);
  }

  set hash($value) {
    assign(this, own(URLBrand, this), 15, toStringText($value));
  }

  toJSON() {
    return value(URLBrand, this, 12);
  }

  toString() {
    return value(URLBrand, this, 1);
  }
}

expose(URLBrand, URL, ["parse", "canParse"],
  ["href", "origin", "protocol", "username", "password", "host", "hostname", "port", "pathname", "search", "searchParams", "hash", "toJSON", "toString"]);

// URLSearchParams: https://url.spec.whatwg.org/

const URLSearchParamsBrand = newBrand("URLSearchParams", 16);
const toURLSearchParams1 = unionOf({ __proto__: null, sequence: sequenceOf(toStringText), record: recordOf(toStringText, toStringText), string: toStringText });

class URLSearchParams {
  constructor($init = undefined) {
    construct(URLSearchParamsBrand, this, "[17," + ($init === undefined ? "null" : toURLSearchParams1($init, "Failed to construct 'URLSearchParams': parameter 1")) + "]");
  }

  get size() {
    return value(URLSearchParamsBrand, this, 1);
  }

  append($name, $value) {
    const inner = own(URLSearchParamsBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'append' on 'URLSearchParams'", 2, arguments.length);
    call(this, inner, 18, "," + toStringText($name) + "," + toStringText($value));
  }

  delete($name, $value = undefined) {
    const inner = own(URLSearchParamsBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'delete' on 'URLSearchParams'", 1, arguments.length);
    call(this, inner, 19, "," + toStringText($name) + "," + ($value === undefined ? "null" : toStringText($value)));
  }

  get($name) {
    const inner = own(URLSearchParamsBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'get' on 'URLSearchParams'", 1, arguments.length);
    return look(this, inner, 20, "," + toStringText($name));
  }

  getAll($name) {
    const inner = own(URLSearchParamsBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getAll' on 'URLSearchParams'", 1, arguments.length);
    return look(this, inner, 21, "," + toStringText($name));
  }

  has($name, $value = undefined) {
    const inner = own(URLSearchParamsBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'has' on 'URLSearchParams'", 1, arguments.length);
    return look(this, inner, 22, "," + toStringText($name) + "," + ($value === undefined ? "null" : toStringText($value)));
  }

  set($name, $value) {
    const inner = own(URLSearchParamsBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'set' on 'URLSearchParams'", 2, arguments.length);
    call(this, inner, 23, "," + toStringText($name) + "," + toStringText($value));
  }

  sort() {
    const inner = own(URLSearchParamsBrand, this);
    call(this, inner, 24, "");
  }

  entries() {
    return iterateURLSearchParams(own(URLSearchParamsBrand, this), 2);
  }

  keys() {
    return iterateURLSearchParams(own(URLSearchParamsBrand, this), 0);
  }

  values() {
    return iterateURLSearchParams(own(URLSearchParamsBrand, this), 1);
  }

  forEach($callback, $this = undefined) {
    const inner = own(URLSearchParamsBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'forEach' on 'URLSearchParams'", 1, arguments.length);
    if (typeof $callback !== "function") throw new Errors.TypeError("Failed to execute 'forEach' on 'URLSearchParams': parameter 1 is not of type 'Function'.");
    forEachPair(this, inner, 25, $callback, $this);
  }

  toString() {
    return look(this, own(URLSearchParamsBrand, this), 26, "");
  }
}

const iterateURLSearchParams = pairIterators("URLSearchParams", 25);
defineProperty(URLSearchParams.prototype, iteratorSymbol, property(URLSearchParams.prototype.entries, false));
expose(URLSearchParamsBrand, URLSearchParams, [],
  ["size", "append", "delete", "get", "getAll", "has", "set", "sort", "entries", "keys", "values", "forEach", "toString"]);
