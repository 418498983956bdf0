// Interfaces, made by python -m idl from idl/html.webidl: change that, not this.

const tokens1 = listOf(["noreferrer", "noopener", "opener"]);
const keywords2 = tableOf({"no-referrer": "no-referrer", "no-referrer-when-downgrade": "no-referrer-when-downgrade", "same-origin": "same-origin", "origin": "origin", "strict-origin": "strict-origin", "origin-when-cross-origin": "origin-when-cross-origin", "strict-origin-when-cross-origin": "strict-origin-when-cross-origin", "unsafe-url": "unsafe-url"});

// HTMLAreaElement: https://html.spec.whatwg.org/multipage/

class HTMLAreaElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLAreaElement': Illegal constructor");
  }

  get alt() {
    return reflectedDomstring(internals(HTMLAreaElementBrand, this), "alt");
  }

  set alt($value) {
    setReflectedDomstring(internals(HTMLAreaElementBrand, this), "alt", stringValue($value, "Failed to set the 'alt' property on 'HTMLAreaElement': The value"));
  }

  get coords() {
    return reflectedDomstring(internals(HTMLAreaElementBrand, this), "coords");
  }

  set coords($value) {
    setReflectedDomstring(internals(HTMLAreaElementBrand, this), "coords", stringValue($value, "Failed to set the 'coords' property on 'HTMLAreaElement': The value"));
  }

  get shape() {
    return reflectedDomstring(internals(HTMLAreaElementBrand, this), "shape");
  }

  set shape($value) {
    setReflectedDomstring(internals(HTMLAreaElementBrand, this), "shape", stringValue($value, "Failed to set the 'shape' property on 'HTMLAreaElement': The value"));
  }

  get download() {
    return reflectedDomstring(internals(HTMLAreaElementBrand, this), "download");
  }

  set download($value) {
    setReflectedDomstring(internals(HTMLAreaElementBrand, this), "download", stringValue($value, "Failed to set the 'download' property on 'HTMLAreaElement': The value"));
  }

  get ping() {
    return scalarValueString(reflectedDomstring(internals(HTMLAreaElementBrand, this), "ping"), "");
  }

  set ping($value) {
    setReflectedDomstring(internals(HTMLAreaElementBrand, this), "ping", scalarValueString($value, "Failed to set the 'ping' property on 'HTMLAreaElement': The value"));
  }

  get rel() {
    return reflectedDomstring(internals(HTMLAreaElementBrand, this), "rel");
  }

  set rel($value) {
    setReflectedDomstring(internals(HTMLAreaElementBrand, this), "rel", stringValue($value, "Failed to set the 'rel' property on 'HTMLAreaElement': The value"));
  }

  get relList() {
    return objectOf(reflectedTokens(internals(HTMLAreaElementBrand, this), "rel", tokens1));
  }

  set relList($value) {
    internals(HTMLAreaElementBrand, this);
    const target = this.relList;
    if (!isObject(target)) throw new Errors.TypeError("Failed to set the 'relList' property on 'HTMLAreaElement': its value is not an object.");
    setProperty(target, "value", $value);
  }

  get referrerPolicy() {
    return reflectedKeyword(internals(HTMLAreaElementBrand, this), "referrerpolicy", keywords2, "", "");
  }

  set referrerPolicy($value) {
    setReflectedDomstring(internals(HTMLAreaElementBrand, this), "referrerpolicy", stringValue($value, "Failed to set the 'referrerPolicy' property on 'HTMLAreaElement': The value"));
  }

  get noHref() {
    return reflectedBoolean(internals(HTMLAreaElementBrand, this), "nohref");
  }

  set noHref($value) {
    setReflectedBoolean(internals(HTMLAreaElementBrand, this), "nohref", !!$value);
  }

  get origin() {
    return internals(HTMLAreaElementBrand, this).origin;
  }

  get protocol() {
    return internals(HTMLAreaElementBrand, this).protocol;
  }

  set protocol($value) {
    const inner = internals(HTMLAreaElementBrand, this);
    inner.protocol = scalarValueString($value, "Failed to set the 'protocol' property on 'HTMLAreaElement': The value");
  }

  get username() {
    return internals(HTMLAreaElementBrand, this).username;
  }

  set username($value) {
    const inner = internals(HTMLAreaElementBrand, this);
    inner.username = scalarValueString($value, "Failed to set the 'username' property on 'HTMLAreaElement': The value");
  }

  get password() {
    return internals(HTMLAreaElementBrand, this).password;
  }

  set password($value) {
    const inner = internals(HTMLAreaElementBrand, this);
    inner.password = scalarValueString($value, "Failed to set the 'password' property on 'HTMLAreaElement': The value");
  }

  get host() {
    return internals(HTMLAreaElementBrand, this).host;
  }

  set host($value) {
    const inner = internals(HTMLAreaElementBrand, this);
    inner.host = scalarValueString($value, "Failed to set the 'host' property on 'HTMLAreaElement': The value");
  }

  get hostname() {
    return internals(HTMLAreaElementBrand, this).hostname;
  }

  set hostname($value) {
    const inner = internals(HTMLAreaElementBrand, this);
    inner.hostname = scalarValueString($value, "Failed to set the 'hostname' property on 'HTMLAreaElement': The value");
  }

  get port() {
    return internals(HTMLAreaElementBrand, this).port;
  }

  set port($value) {
    const inner = internals(HTMLAreaElementBrand, this);
    inner.port = scalarValueString($value, "Failed to set the 'port' property on 'HTMLAreaElement': The value");
  }

  get pathname() {
    return internals(HTMLAreaElementBrand, this).pathname;
  }

  set pathname($value) {
    const inner = internals(HTMLAreaElementBrand, this);
    inner.pathname = scalarValueString($value, "Failed to set the 'pathname' property on 'HTMLAreaElement': The value");
  }

  get search() {
    return internals(HTMLAreaElementBrand, this).search;
  }

  set search($value) {
    const inner = internals(HTMLAreaElementBrand, this);
    inner.search = scalarValueString($value, "Failed to set the 'search' property on 'HTMLAreaElement': The value");
  }

  get hash() {
    return internals(HTMLAreaElementBrand, this).hash;
  }

  set hash($value) {
    const inner = internals(HTMLAreaElementBrand, this);
    inner.hash = scalarValueString($value, "Failed to set the 'hash' property on 'HTMLAreaElement': The value");
  }

  get hreflang() {
    return reflectedDomstring(internals(HTMLAreaElementBrand, this), "hreflang");
  }

  set hreflang($value) {
    setReflectedDomstring(internals(HTMLAreaElementBrand, this), "hreflang", stringValue($value, "Failed to set the 'hreflang' property on 'HTMLAreaElement': The value"));
  }

  get type() {
    return reflectedDomstring(internals(HTMLAreaElementBrand, this), "type");
  }

  set type($value) {
    setReflectedDomstring(internals(HTMLAreaElementBrand, this), "type", stringValue($value, "Failed to set the 'type' property on 'HTMLAreaElement': The value"));
  }

  get href() {
    return internals(HTMLAreaElementBrand, this).href;
  }

  set href($value) {
    setReflectedDomstring(internals(HTMLAreaElementBrand, this), "href", scalarValueString($value, "Failed to set the 'href' property on 'HTMLAreaElement': The value"));
  }

  toString() {
    return internals(HTMLAreaElementBrand, this).href;
  }

  get target() {
    return reflectedDomstring(internals(HTMLAreaElementBrand, this), "target");
  }

  set target($value) {
    setReflectedDomstring(internals(HTMLAreaElementBrand, this), "target", stringValue($value, "Failed to set the 'target' property on 'HTMLAreaElement': The value"));
  }
}

expose(HTMLAreaElementBrand, HTMLAreaElement, [],
  ["alt", "coords", "shape", "download", "ping", "rel", "relList", "referrerPolicy", "noHref", "origin", "protocol", "username", "password", "host", "hostname", "port", "pathname", "search", "hash", "hreflang", "type", "href", "target", "toString"]);
