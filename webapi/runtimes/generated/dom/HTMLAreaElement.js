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
    try {
      setReflectedDomstring(internals(HTMLAreaElementBrand, this), "alt", stringValue($value, "Failed to set the 'alt' property on 'HTMLAreaElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get coords() {
    return reflectedDomstring(internals(HTMLAreaElementBrand, this), "coords");
  }

  set coords($value) {
    try {
      setReflectedDomstring(internals(HTMLAreaElementBrand, this), "coords", stringValue($value, "Failed to set the 'coords' property on 'HTMLAreaElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get shape() {
    return reflectedDomstring(internals(HTMLAreaElementBrand, this), "shape");
  }

  set shape($value) {
    try {
      setReflectedDomstring(internals(HTMLAreaElementBrand, this), "shape", stringValue($value, "Failed to set the 'shape' property on 'HTMLAreaElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get download() {
    return reflectedDomstring(internals(HTMLAreaElementBrand, this), "download");
  }

  set download($value) {
    try {
      setReflectedDomstring(internals(HTMLAreaElementBrand, this), "download", stringValue($value, "Failed to set the 'download' property on 'HTMLAreaElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ping() {
    return scalarValueString(reflectedDomstring(internals(HTMLAreaElementBrand, this), "ping"), "");
  }

  set ping($value) {
    try {
      setReflectedDomstring(internals(HTMLAreaElementBrand, this), "ping", scalarValueString($value, "Failed to set the 'ping' property on 'HTMLAreaElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get rel() {
    return reflectedDomstring(internals(HTMLAreaElementBrand, this), "rel");
  }

  set rel($value) {
    try {
      setReflectedDomstring(internals(HTMLAreaElementBrand, this), "rel", stringValue($value, "Failed to set the 'rel' property on 'HTMLAreaElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
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
    try {
      setReflectedDomstring(internals(HTMLAreaElementBrand, this), "referrerpolicy", stringValue($value, "Failed to set the 'referrerPolicy' property on 'HTMLAreaElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get noHref() {
    return reflectedBoolean(internals(HTMLAreaElementBrand, this), "nohref");
  }

  set noHref($value) {
    try {
      setReflectedBoolean(internals(HTMLAreaElementBrand, this), "nohref", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get origin() {
    return internals(HTMLAreaElementBrand, this).origin;
  }

  get protocol() {
    return internals(HTMLAreaElementBrand, this).protocol;
  }

  set protocol($value) {
    try {
      const inner = internals(HTMLAreaElementBrand, this);
      inner.protocol = scalarValueString($value, "Failed to set the 'protocol' property on 'HTMLAreaElement': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get username() {
    return internals(HTMLAreaElementBrand, this).username;
  }

  set username($value) {
    try {
      const inner = internals(HTMLAreaElementBrand, this);
      inner.username = scalarValueString($value, "Failed to set the 'username' property on 'HTMLAreaElement': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get password() {
    return internals(HTMLAreaElementBrand, this).password;
  }

  set password($value) {
    try {
      const inner = internals(HTMLAreaElementBrand, this);
      inner.password = scalarValueString($value, "Failed to set the 'password' property on 'HTMLAreaElement': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get host() {
    return internals(HTMLAreaElementBrand, this).host;
  }

  set host($value) {
    try {
      const inner = internals(HTMLAreaElementBrand, this);
      inner.host = scalarValueString($value, "Failed to set the 'host' property on 'HTMLAreaElement': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get hostname() {
    return internals(HTMLAreaElementBrand, this).hostname;
  }

  set hostname($value) {
    try {
      const inner = internals(HTMLAreaElementBrand, this);
      inner.hostname = scalarValueString($value, "Failed to set the 'hostname' property on 'HTMLAreaElement': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get port() {
    return internals(HTMLAreaElementBrand, this).port;
  }

  set port($value) {
    try {
      const inner = internals(HTMLAreaElementBrand, this);
      inner.port = scalarValueString($value, "Failed to set the 'port' property on 'HTMLAreaElement': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get pathname() {
    return internals(HTMLAreaElementBrand, this).pathname;
  }

  set pathname($value) {
    try {
      const inner = internals(HTMLAreaElementBrand, this);
      inner.pathname = scalarValueString($value, "Failed to set the 'pathname' property on 'HTMLAreaElement': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get search() {
    return internals(HTMLAreaElementBrand, this).search;
  }

  set search($value) {
    try {
      const inner = internals(HTMLAreaElementBrand, this);
      inner.search = scalarValueString($value, "Failed to set the 'search' property on 'HTMLAreaElement': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get hash() {
    return internals(HTMLAreaElementBrand, this).hash;
  }

  set hash($value) {
    try {
      const inner = internals(HTMLAreaElementBrand, this);
      inner.hash = scalarValueString($value, "Failed to set the 'hash' property on 'HTMLAreaElement': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get hreflang() {
    return reflectedDomstring(internals(HTMLAreaElementBrand, this), "hreflang");
  }

  set hreflang($value) {
    try {
      setReflectedDomstring(internals(HTMLAreaElementBrand, this), "hreflang", stringValue($value, "Failed to set the 'hreflang' property on 'HTMLAreaElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get type() {
    return reflectedDomstring(internals(HTMLAreaElementBrand, this), "type");
  }

  set type($value) {
    try {
      setReflectedDomstring(internals(HTMLAreaElementBrand, this), "type", stringValue($value, "Failed to set the 'type' property on 'HTMLAreaElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get href() {
    return internals(HTMLAreaElementBrand, this).href;
  }

  set href($value) {
    try {
      setReflectedDomstring(internals(HTMLAreaElementBrand, this), "href", scalarValueString($value, "Failed to set the 'href' property on 'HTMLAreaElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  toString() {
    return internals(HTMLAreaElementBrand, this).href;
  }

  get target() {
    return reflectedDomstring(internals(HTMLAreaElementBrand, this), "target");
  }

  set target($value) {
    try {
      setReflectedDomstring(internals(HTMLAreaElementBrand, this), "target", stringValue($value, "Failed to set the 'target' property on 'HTMLAreaElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLAreaElementBrand, HTMLAreaElement, [],
  ["alt", "coords", "shape", "download", "ping", "rel", "relList", "referrerPolicy", "noHref", "origin", "protocol", "username", "password", "host", "hostname", "port", "pathname", "search", "hash", "hreflang", "type", "href", "target", "toString"]);
