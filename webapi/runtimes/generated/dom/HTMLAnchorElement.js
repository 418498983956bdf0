// Interfaces, made by python -m idl from idl/html.webidl: change that, not this.

const tokens1 = listOf(["noreferrer", "noopener", "opener"]);
const keywords2 = tableOf({"no-referrer": "no-referrer", "no-referrer-when-downgrade": "no-referrer-when-downgrade", "same-origin": "same-origin", "origin": "origin", "strict-origin": "strict-origin", "origin-when-cross-origin": "origin-when-cross-origin", "strict-origin-when-cross-origin": "strict-origin-when-cross-origin", "unsafe-url": "unsafe-url"});

// HTMLAnchorElement: https://html.spec.whatwg.org/multipage/

class HTMLAnchorElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLAnchorElement': Illegal constructor");
  }

  get download() {
    return reflectedDomstring(internals(HTMLAnchorElementBrand, this), "download");
  }

  set download($value) {
    setReflectedDomstring(internals(HTMLAnchorElementBrand, this), "download", stringValue($value, "Failed to set the 'download' property on 'HTMLAnchorElement': The value"));
  }

  get ping() {
    return scalarValueString(reflectedDomstring(internals(HTMLAnchorElementBrand, this), "ping"), "");
  }

  set ping($value) {
    setReflectedDomstring(internals(HTMLAnchorElementBrand, this), "ping", scalarValueString($value, "Failed to set the 'ping' property on 'HTMLAnchorElement': The value"));
  }

  get rel() {
    return reflectedDomstring(internals(HTMLAnchorElementBrand, this), "rel");
  }

  set rel($value) {
    setReflectedDomstring(internals(HTMLAnchorElementBrand, this), "rel", stringValue($value, "Failed to set the 'rel' property on 'HTMLAnchorElement': The value"));
  }

  get text() {
    return internals(HTMLAnchorElementBrand, this).text;
  }

  set text($value) {
    const inner = internals(HTMLAnchorElementBrand, this);
    inner.text = stringValue($value, "Failed to set the 'text' property on 'HTMLAnchorElement': The value");
  }

  get relList() {
    return objectOf(reflectedTokens(internals(HTMLAnchorElementBrand, this), "rel", tokens1));
  }

  set relList($value) {
    internals(HTMLAnchorElementBrand, this);
    const target = this.relList;
    if (!isObject(target)) throw new Errors.TypeError("Failed to set the 'relList' property on 'HTMLAnchorElement': its value is not an object.");
    setProperty(target, "value", $value);
  }

  get referrerPolicy() {
    return reflectedKeyword(internals(HTMLAnchorElementBrand, this), "referrerpolicy", keywords2, "", "");
  }

  set referrerPolicy($value) {
    setReflectedDomstring(internals(HTMLAnchorElementBrand, this), "referrerpolicy", stringValue($value, "Failed to set the 'referrerPolicy' property on 'HTMLAnchorElement': The value"));
  }

  get charset() {
    return reflectedDomstring(internals(HTMLAnchorElementBrand, this), "charset");
  }

  set charset($value) {
    setReflectedDomstring(internals(HTMLAnchorElementBrand, this), "charset", stringValue($value, "Failed to set the 'charset' property on 'HTMLAnchorElement': The value"));
  }

  get name() {
    return reflectedDomstring(internals(HTMLAnchorElementBrand, this), "name");
  }

  set name($value) {
    setReflectedDomstring(internals(HTMLAnchorElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLAnchorElement': The value"));
  }

  get rev() {
    return reflectedDomstring(internals(HTMLAnchorElementBrand, this), "rev");
  }

  set rev($value) {
    setReflectedDomstring(internals(HTMLAnchorElementBrand, this), "rev", stringValue($value, "Failed to set the 'rev' property on 'HTMLAnchorElement': The value"));
  }

  get shape() {
    return reflectedDomstring(internals(HTMLAnchorElementBrand, this), "shape");
  }

  set shape($value) {
    setReflectedDomstring(internals(HTMLAnchorElementBrand, this), "shape", stringValue($value, "Failed to set the 'shape' property on 'HTMLAnchorElement': The value"));
  }

  get origin() {
    return internals(HTMLAnchorElementBrand, this).origin;
  }

  get protocol() {
    return internals(HTMLAnchorElementBrand, this).protocol;
  }

  set protocol($value) {
    const inner = internals(HTMLAnchorElementBrand, this);
    inner.protocol = scalarValueString($value, "Failed to set the 'protocol' property on 'HTMLAnchorElement': The value");
  }

  get username() {
    return internals(HTMLAnchorElementBrand, this).username;
  }

  set username($value) {
    const inner = internals(HTMLAnchorElementBrand, this);
    inner.username = scalarValueString($value, "Failed to set the 'username' property on 'HTMLAnchorElement': The value");
  }

  get password() {
    return internals(HTMLAnchorElementBrand, this).password;
  }

  set password($value) {
    const inner = internals(HTMLAnchorElementBrand, this);
    inner.password = scalarValueString($value, "Failed to set the 'password' property on 'HTMLAnchorElement': The value");
  }

  get host() {
    return internals(HTMLAnchorElementBrand, this).host;
  }

  set host($value) {
    const inner = internals(HTMLAnchorElementBrand, this);
    inner.host = scalarValueString($value, "Failed to set the 'host' property on 'HTMLAnchorElement': The value");
  }

  get hostname() {
    return internals(HTMLAnchorElementBrand, this).hostname;
  }

  set hostname($value) {
    const inner = internals(HTMLAnchorElementBrand, this);
    inner.hostname = scalarValueString($value, "Failed to set the 'hostname' property on 'HTMLAnchorElement': The value");
  }

  get port() {
    return internals(HTMLAnchorElementBrand, this).port;
  }

  set port($value) {
    const inner = internals(HTMLAnchorElementBrand, this);
    inner.port = scalarValueString($value, "Failed to set the 'port' property on 'HTMLAnchorElement': The value");
  }

  get pathname() {
    return internals(HTMLAnchorElementBrand, this).pathname;
  }

  set pathname($value) {
    const inner = internals(HTMLAnchorElementBrand, this);
    inner.pathname = scalarValueString($value, "Failed to set the 'pathname' property on 'HTMLAnchorElement': The value");
  }

  get search() {
    return internals(HTMLAnchorElementBrand, this).search;
  }

  set search($value) {
    const inner = internals(HTMLAnchorElementBrand, this);
    inner.search = scalarValueString($value, "Failed to set the 'search' property on 'HTMLAnchorElement': The value");
  }

  get hash() {
    return internals(HTMLAnchorElementBrand, this).hash;
  }

  set hash($value) {
    const inner = internals(HTMLAnchorElementBrand, this);
    inner.hash = scalarValueString($value, "Failed to set the 'hash' property on 'HTMLAnchorElement': The value");
  }

  get hreflang() {
    return reflectedDomstring(internals(HTMLAnchorElementBrand, this), "hreflang");
  }

  set hreflang($value) {
    setReflectedDomstring(internals(HTMLAnchorElementBrand, this), "hreflang", stringValue($value, "Failed to set the 'hreflang' property on 'HTMLAnchorElement': The value"));
  }

  get type() {
    return reflectedDomstring(internals(HTMLAnchorElementBrand, this), "type");
  }

  set type($value) {
    setReflectedDomstring(internals(HTMLAnchorElementBrand, this), "type", stringValue($value, "Failed to set the 'type' property on 'HTMLAnchorElement': The value"));
  }

  get href() {
    return internals(HTMLAnchorElementBrand, this).href;
  }

  set href($value) {
    setReflectedDomstring(internals(HTMLAnchorElementBrand, this), "href", scalarValueString($value, "Failed to set the 'href' property on 'HTMLAnchorElement': The value"));
  }

  toString() {
    return internals(HTMLAnchorElementBrand, this).href;
  }

  get target() {
    return reflectedDomstring(internals(HTMLAnchorElementBrand, this), "target");
  }

  set target($value) {
    setReflectedDomstring(internals(HTMLAnchorElementBrand, this), "target", stringValue($value, "Failed to set the 'target' property on 'HTMLAnchorElement': The value"));
  }
}

expose(HTMLAnchorElementBrand, HTMLAnchorElement, [],
  ["download", "ping", "rel", "text", "relList", "referrerPolicy", "charset", "name", "rev", "shape", "origin", "protocol", "username", "password", "host", "hostname", "port", "pathname", "search", "hash", "hreflang", "type", "href", "target", "toString"]);
