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
    try {
      setReflectedDomstring(internals(HTMLAnchorElementBrand, this), "download", stringValue($value, "Failed to set the 'download' property on 'HTMLAnchorElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ping() {
    return scalarValueString(reflectedDomstring(internals(HTMLAnchorElementBrand, this), "ping"), "");
  }

  set ping($value) {
    try {
      setReflectedDomstring(internals(HTMLAnchorElementBrand, this), "ping", scalarValueString($value, "Failed to set the 'ping' property on 'HTMLAnchorElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get rel() {
    return reflectedDomstring(internals(HTMLAnchorElementBrand, this), "rel");
  }

  set rel($value) {
    try {
      setReflectedDomstring(internals(HTMLAnchorElementBrand, this), "rel", stringValue($value, "Failed to set the 'rel' property on 'HTMLAnchorElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get text() {
    return internals(HTMLAnchorElementBrand, this).text;
  }

  set text($value) {
    try {
      const inner = internals(HTMLAnchorElementBrand, this);
      inner.text = stringValue($value, "Failed to set the 'text' property on 'HTMLAnchorElement': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
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
    try {
      setReflectedDomstring(internals(HTMLAnchorElementBrand, this), "referrerpolicy", stringValue($value, "Failed to set the 'referrerPolicy' property on 'HTMLAnchorElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get coords() {
    return reflectedDomstring(internals(HTMLAnchorElementBrand, this), "coords");
  }

  set coords($value) {
    try {
      setReflectedDomstring(internals(HTMLAnchorElementBrand, this), "coords", stringValue($value, "Failed to set the 'coords' property on 'HTMLAnchorElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get charset() {
    return reflectedDomstring(internals(HTMLAnchorElementBrand, this), "charset");
  }

  set charset($value) {
    try {
      setReflectedDomstring(internals(HTMLAnchorElementBrand, this), "charset", stringValue($value, "Failed to set the 'charset' property on 'HTMLAnchorElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get name() {
    return reflectedDomstring(internals(HTMLAnchorElementBrand, this), "name");
  }

  set name($value) {
    try {
      setReflectedDomstring(internals(HTMLAnchorElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLAnchorElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get rev() {
    return reflectedDomstring(internals(HTMLAnchorElementBrand, this), "rev");
  }

  set rev($value) {
    try {
      setReflectedDomstring(internals(HTMLAnchorElementBrand, this), "rev", stringValue($value, "Failed to set the 'rev' property on 'HTMLAnchorElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get shape() {
    return reflectedDomstring(internals(HTMLAnchorElementBrand, this), "shape");
  }

  set shape($value) {
    try {
      setReflectedDomstring(internals(HTMLAnchorElementBrand, this), "shape", stringValue($value, "Failed to set the 'shape' property on 'HTMLAnchorElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get origin() {
    return internals(HTMLAnchorElementBrand, this).origin;
  }

  get protocol() {
    return internals(HTMLAnchorElementBrand, this).protocol;
  }

  set protocol($value) {
    try {
      const inner = internals(HTMLAnchorElementBrand, this);
      inner.protocol = scalarValueString($value, "Failed to set the 'protocol' property on 'HTMLAnchorElement': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get username() {
    return internals(HTMLAnchorElementBrand, this).username;
  }

  set username($value) {
    try {
      const inner = internals(HTMLAnchorElementBrand, this);
      inner.username = scalarValueString($value, "Failed to set the 'username' property on 'HTMLAnchorElement': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get password() {
    return internals(HTMLAnchorElementBrand, this).password;
  }

  set password($value) {
    try {
      const inner = internals(HTMLAnchorElementBrand, this);
      inner.password = scalarValueString($value, "Failed to set the 'password' property on 'HTMLAnchorElement': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get host() {
    return internals(HTMLAnchorElementBrand, this).host;
  }

  set host($value) {
    try {
      const inner = internals(HTMLAnchorElementBrand, this);
      inner.host = scalarValueString($value, "Failed to set the 'host' property on 'HTMLAnchorElement': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get hostname() {
    return internals(HTMLAnchorElementBrand, this).hostname;
  }

  set hostname($value) {
    try {
      const inner = internals(HTMLAnchorElementBrand, this);
      inner.hostname = scalarValueString($value, "Failed to set the 'hostname' property on 'HTMLAnchorElement': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get port() {
    return internals(HTMLAnchorElementBrand, this).port;
  }

  set port($value) {
    try {
      const inner = internals(HTMLAnchorElementBrand, this);
      inner.port = scalarValueString($value, "Failed to set the 'port' property on 'HTMLAnchorElement': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get pathname() {
    return internals(HTMLAnchorElementBrand, this).pathname;
  }

  set pathname($value) {
    try {
      const inner = internals(HTMLAnchorElementBrand, this);
      inner.pathname = scalarValueString($value, "Failed to set the 'pathname' property on 'HTMLAnchorElement': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get search() {
    return internals(HTMLAnchorElementBrand, this).search;
  }

  set search($value) {
    try {
      const inner = internals(HTMLAnchorElementBrand, this);
      inner.search = scalarValueString($value, "Failed to set the 'search' property on 'HTMLAnchorElement': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get hash() {
    return internals(HTMLAnchorElementBrand, this).hash;
  }

  set hash($value) {
    try {
      const inner = internals(HTMLAnchorElementBrand, this);
      inner.hash = scalarValueString($value, "Failed to set the 'hash' property on 'HTMLAnchorElement': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get hreflang() {
    return reflectedDomstring(internals(HTMLAnchorElementBrand, this), "hreflang");
  }

  set hreflang($value) {
    try {
      setReflectedDomstring(internals(HTMLAnchorElementBrand, this), "hreflang", stringValue($value, "Failed to set the 'hreflang' property on 'HTMLAnchorElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get type() {
    return reflectedDomstring(internals(HTMLAnchorElementBrand, this), "type");
  }

  set type($value) {
    try {
      setReflectedDomstring(internals(HTMLAnchorElementBrand, this), "type", stringValue($value, "Failed to set the 'type' property on 'HTMLAnchorElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get href() {
    return internals(HTMLAnchorElementBrand, this).href;
  }

  set href($value) {
    try {
      setReflectedDomstring(internals(HTMLAnchorElementBrand, this), "href", scalarValueString($value, "Failed to set the 'href' property on 'HTMLAnchorElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  toString() {
    return internals(HTMLAnchorElementBrand, this).href;
  }

  get target() {
    return reflectedDomstring(internals(HTMLAnchorElementBrand, this), "target");
  }

  set target($value) {
    try {
      setReflectedDomstring(internals(HTMLAnchorElementBrand, this), "target", stringValue($value, "Failed to set the 'target' property on 'HTMLAnchorElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLAnchorElementBrand, HTMLAnchorElement, [],
  ["download", "ping", "rel", "text", "relList", "referrerPolicy", "coords", "charset", "name", "rev", "shape", "origin", "protocol", "username", "password", "host", "hostname", "port", "pathname", "search", "hash", "hreflang", "type", "href", "target", "toString"]);
