// Interfaces, made by python -m idl from idl/html.webidl: change that, not this.

const convert1 = interfaceOf(OriginBrand);

// HTMLElement: https://html.spec.whatwg.org/multipage/

class HTMLElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLElement': Illegal constructor");
  }
}

expose(HTMLElementBrand, HTMLElement, [],
  []);

// HTMLBaseElement: https://html.spec.whatwg.org/multipage/

class HTMLBaseElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLBaseElement': Illegal constructor");
  }

  get href() {
    return query(this, internals(HTMLBaseElementBrand, this), 62, "");
  }

  set href($value) {
    assign(this, internals(HTMLBaseElementBrand, this), 63, toStringText($value, "Failed to set the 'href' property on 'HTMLBaseElement': The value"));
  }

  get target() {
    return query(this, internals(HTMLBaseElementBrand, this), 64, "");
  }

  set target($value) {
    assign(this, internals(HTMLBaseElementBrand, this), 65, toStringText($value, "Failed to set the 'target' property on 'HTMLBaseElement': The value"));
  }
}

expose(HTMLBaseElementBrand, HTMLBaseElement, [],
  ["href", "target"]);

// HTMLAnchorElement: https://html.spec.whatwg.org/multipage/

class HTMLAnchorElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLAnchorElement': Illegal constructor");
  }

  get download() {
    return query(this, internals(HTMLAnchorElementBrand, this), 66, "");
  }

  set download($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 67, toStringText($value, "Failed to set the 'download' property on 'HTMLAnchorElement': The value"));
  }

  get ping() {
    return query(this, internals(HTMLAnchorElementBrand, this), 68, "");
  }

  set ping($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 69, toStringText($value, "Failed to set the 'ping' property on 'HTMLAnchorElement': The value"));
  }

  get rel() {
    return query(this, internals(HTMLAnchorElementBrand, this), 70, "");
  }

  set rel($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 71, toStringText($value, "Failed to set the 'rel' property on 'HTMLAnchorElement': The value"));
  }

  get text() {
    return query(this, internals(HTMLAnchorElementBrand, this), 72, "");
  }

  set text($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 73, toStringText($value, "Failed to set the 'text' property on 'HTMLAnchorElement': The value"));
  }

  get origin() {
    return query(this, internals(HTMLAnchorElementBrand, this), 74, "");
  }

  get protocol() {
    return query(this, internals(HTMLAnchorElementBrand, this), 75, "");
  }

  set protocol($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 76, toStringText($value, "Failed to set the 'protocol' property on 'HTMLAnchorElement': The value"));
  }

  get username() {
    return query(this, internals(HTMLAnchorElementBrand, this), 77, "");
  }

  set username($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 78, toStringText($value, "Failed to set the 'username' property on 'HTMLAnchorElement': The value"));
  }

  get password() {
    return query(this, internals(HTMLAnchorElementBrand, this), 79, "");
  }

  set password($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 80, toStringText($value, "Failed to set the 'password' property on 'HTMLAnchorElement': The value"));
  }

  get host() {
    return query(this, internals(HTMLAnchorElementBrand, this), 81, "");
  }

  set host($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 82, toStringText($value, "Failed to set the 'host' property on 'HTMLAnchorElement': The value"));
  }

  get hostname() {
    return query(this, internals(HTMLAnchorElementBrand, this), 83, "");
  }

  set hostname($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 84, toStringText($value, "Failed to set the 'hostname' property on 'HTMLAnchorElement': The value"));
  }

  get port() {
    return query(this, internals(HTMLAnchorElementBrand, this), 85, "");
  }

  set port($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 86, toStringText($value, "Failed to set the 'port' property on 'HTMLAnchorElement': The value"));
  }

  get pathname() {
    return query(this, internals(HTMLAnchorElementBrand, this), 87, "");
  }

  set pathname($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 88, toStringText($value, "Failed to set the 'pathname' property on 'HTMLAnchorElement': The value"));
  }

  get search() {
    return query(this, internals(HTMLAnchorElementBrand, this), 89, "");
  }

  set search($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 90, toStringText($value, "Failed to set the 'search' property on 'HTMLAnchorElement': The value"));
  }

  get hash() {
    return query(this, internals(HTMLAnchorElementBrand, this), 91, "");
  }

  set hash($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 92, toStringText($value, "Failed to set the 'hash' property on 'HTMLAnchorElement': The value"));
  }

  get hreflang() {
    return query(this, internals(HTMLAnchorElementBrand, this), 93, "");
  }

  set hreflang($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 94, toStringText($value, "Failed to set the 'hreflang' property on 'HTMLAnchorElement': The value"));
  }

  get type() {
    return query(this, internals(HTMLAnchorElementBrand, this), 95, "");
  }

  set type($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 96, toStringText($value, "Failed to set the 'type' property on 'HTMLAnchorElement': The value"));
  }

  get href() {
    return query(this, internals(HTMLAnchorElementBrand, this), 97, "");
  }

  set href($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 98, toStringText($value, "Failed to set the 'href' property on 'HTMLAnchorElement': The value"));
  }

  toString() {
    return query(this, internals(HTMLAnchorElementBrand, this), 97, "");
  }

  get target() {
    return query(this, internals(HTMLAnchorElementBrand, this), 99, "");
  }

  set target($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 100, toStringText($value, "Failed to set the 'target' property on 'HTMLAnchorElement': The value"));
  }
}

expose(HTMLAnchorElementBrand, HTMLAnchorElement, [],
  ["download", "ping", "rel", "text", "origin", "protocol", "username", "password", "host", "hostname", "port", "pathname", "search", "hash", "hreflang", "type", "href", "target", "toString"]);

// HTMLAreaElement: https://html.spec.whatwg.org/multipage/

class HTMLAreaElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLAreaElement': Illegal constructor");
  }

  get alt() {
    return query(this, internals(HTMLAreaElementBrand, this), 101, "");
  }

  set alt($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 102, toStringText($value, "Failed to set the 'alt' property on 'HTMLAreaElement': The value"));
  }

  get coords() {
    return query(this, internals(HTMLAreaElementBrand, this), 103, "");
  }

  set coords($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 104, toStringText($value, "Failed to set the 'coords' property on 'HTMLAreaElement': The value"));
  }

  get shape() {
    return query(this, internals(HTMLAreaElementBrand, this), 105, "");
  }

  set shape($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 106, toStringText($value, "Failed to set the 'shape' property on 'HTMLAreaElement': The value"));
  }

  get download() {
    return query(this, internals(HTMLAreaElementBrand, this), 107, "");
  }

  set download($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 108, toStringText($value, "Failed to set the 'download' property on 'HTMLAreaElement': The value"));
  }

  get ping() {
    return query(this, internals(HTMLAreaElementBrand, this), 109, "");
  }

  set ping($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 110, toStringText($value, "Failed to set the 'ping' property on 'HTMLAreaElement': The value"));
  }

  get rel() {
    return query(this, internals(HTMLAreaElementBrand, this), 111, "");
  }

  set rel($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 112, toStringText($value, "Failed to set the 'rel' property on 'HTMLAreaElement': The value"));
  }

  get origin() {
    return query(this, internals(HTMLAreaElementBrand, this), 113, "");
  }

  get protocol() {
    return query(this, internals(HTMLAreaElementBrand, this), 114, "");
  }

  set protocol($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 115, toStringText($value, "Failed to set the 'protocol' property on 'HTMLAreaElement': The value"));
  }

  get username() {
    return query(this, internals(HTMLAreaElementBrand, this), 116, "");
  }

  set username($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 117, toStringText($value, "Failed to set the 'username' property on 'HTMLAreaElement': The value"));
  }

  get password() {
    return query(this, internals(HTMLAreaElementBrand, this), 118, "");
  }

  set password($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 119, toStringText($value, "Failed to set the 'password' property on 'HTMLAreaElement': The value"));
  }

  get host() {
    return query(this, internals(HTMLAreaElementBrand, this), 120, "");
  }

  set host($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 121, toStringText($value, "Failed to set the 'host' property on 'HTMLAreaElement': The value"));
  }

  get hostname() {
    return query(this, internals(HTMLAreaElementBrand, this), 122, "");
  }

  set hostname($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 123, toStringText($value, "Failed to set the 'hostname' property on 'HTMLAreaElement': The value"));
  }

  get port() {
    return query(this, internals(HTMLAreaElementBrand, this), 124, "");
  }

  set port($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 125, toStringText($value, "Failed to set the 'port' property on 'HTMLAreaElement': The value"));
  }

  get pathname() {
    return query(this, internals(HTMLAreaElementBrand, this), 126, "");
  }

  set pathname($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 127, toStringText($value, "Failed to set the 'pathname' property on 'HTMLAreaElement': The value"));
  }

  get search() {
    return query(this, internals(HTMLAreaElementBrand, this), 128, "");
  }

  set search($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 129, toStringText($value, "Failed to set the 'search' property on 'HTMLAreaElement': The value"));
  }

  get hash() {
    return query(this, internals(HTMLAreaElementBrand, this), 130, "");
  }

  set hash($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 131, toStringText($value, "Failed to set the 'hash' property on 'HTMLAreaElement': The value"));
  }

  get hreflang() {
    return query(this, internals(HTMLAreaElementBrand, this), 132, "");
  }

  set hreflang($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 133, toStringText($value, "Failed to set the 'hreflang' property on 'HTMLAreaElement': The value"));
  }

  get type() {
    return query(this, internals(HTMLAreaElementBrand, this), 134, "");
  }

  set type($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 135, toStringText($value, "Failed to set the 'type' property on 'HTMLAreaElement': The value"));
  }

  get href() {
    return query(this, internals(HTMLAreaElementBrand, this), 136, "");
  }

  set href($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 137, toStringText($value, "Failed to set the 'href' property on 'HTMLAreaElement': The value"));
  }

  toString() {
    return query(this, internals(HTMLAreaElementBrand, this), 136, "");
  }

  get target() {
    return query(this, internals(HTMLAreaElementBrand, this), 138, "");
  }

  set target($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 139, toStringText($value, "Failed to set the 'target' property on 'HTMLAreaElement': The value"));
  }
}

expose(HTMLAreaElementBrand, HTMLAreaElement, [],
  ["alt", "coords", "shape", "download", "ping", "rel", "origin", "protocol", "username", "password", "host", "hostname", "port", "pathname", "search", "hash", "hreflang", "type", "href", "target", "toString"]);

// Location: https://html.spec.whatwg.org/multipage/

class Location {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'Location': Illegal constructor");
  }

  get navigations() {
    return frozenArray(this, internals(LocationBrand, this), "$navigations", 160, platformObject);
  }
}

expose(LocationBrand, Location, [],
  ["navigations"]);
unforgeable(LocationBrand, {
  get href() {
    return query(this, internals(LocationBrand, this), 140, "");
  },

  set href($value) {
    assign(this, internals(LocationBrand, this), 141, toStringText($value, "Failed to set the 'href' property on 'Location': The value"));
    navigated();
  },

  toString() {
    return query(this, internals(LocationBrand, this), 140, "");
  },

  get origin() {
    return query(this, internals(LocationBrand, this), 142, "");
  },

  get protocol() {
    return query(this, internals(LocationBrand, this), 143, "");
  },

  set protocol($value) {
    assign(this, internals(LocationBrand, this), 144, toStringText($value, "Failed to set the 'protocol' property on 'Location': The value"));
    navigated();
  },

  get host() {
    return query(this, internals(LocationBrand, this), 145, "");
  },

  set host($value) {
    assign(this, internals(LocationBrand, this), 146, toStringText($value, "Failed to set the 'host' property on 'Location': The value"));
    navigated();
  },

  get hostname() {
    return query(this, internals(LocationBrand, this), 147, "");
  },

  set hostname($value) {
    assign(this, internals(LocationBrand, this), 148, toStringText($value, "Failed to set the 'hostname' property on 'Location': The value"));
    navigated();
  },

  get port() {
    return query(this, internals(LocationBrand, this), 149, "");
  },

  set port($value) {
    assign(this, internals(LocationBrand, this), 150, toStringText($value, "Failed to set the 'port' property on 'Location': The value"));
    navigated();
  },

  get pathname() {
    return query(this, internals(LocationBrand, this), 151, "");
  },

  set pathname($value) {
    assign(this, internals(LocationBrand, this), 152, toStringText($value, "Failed to set the 'pathname' property on 'Location': The value"));
    navigated();
  },

  get search() {
    return query(this, internals(LocationBrand, this), 153, "");
  },

  set search($value) {
    assign(this, internals(LocationBrand, this), 154, toStringText($value, "Failed to set the 'search' property on 'Location': The value"));
    navigated();
  },

  get hash() {
    return query(this, internals(LocationBrand, this), 155, "");
  },

  set hash($value) {
    assign(this, internals(LocationBrand, this), 156, toStringText($value, "Failed to set the 'hash' property on 'Location': The value"));
    navigated();
  },

  assign($url) {
    const inner = internals(LocationBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'assign' on 'Location'", 1, arguments.length);
    query(this, inner, 157, "," + toStringText($url, "Failed to execute 'assign' on 'Location': parameter 1"));
    navigated();
  },

  replace($url) {
    const inner = internals(LocationBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'replace' on 'Location'", 1, arguments.length);
    query(this, inner, 158, "," + toStringText($url, "Failed to execute 'replace' on 'Location': parameter 1"));
    navigated();
  },

  reload() {
    const inner = internals(LocationBrand, this);
    query(this, inner, 159, "");
    navigated();
  },
});

// WorkerLocation: https://html.spec.whatwg.org/multipage/

class WorkerLocation {
  constructor($url) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'WorkerLocation'", 1, arguments.length);
    constructed(WorkerLocationBrand, this, "[161," + toStringText($url, "Failed to construct 'WorkerLocation': parameter 1") + "]");
  }

  get href() {
    return value(WorkerLocationBrand, this, 1);
  }

  toString() {
    return value(WorkerLocationBrand, this, 1);
  }

  get origin() {
    return value(WorkerLocationBrand, this, 2);
  }

  get protocol() {
    return value(WorkerLocationBrand, this, 3);
  }

  get host() {
    return value(WorkerLocationBrand, this, 4);
  }

  get hostname() {
    return value(WorkerLocationBrand, this, 5);
  }

  get port() {
    return value(WorkerLocationBrand, this, 6);
  }

  get pathname() {
    return value(WorkerLocationBrand, this, 7);
  }

  get search() {
    return value(WorkerLocationBrand, this, 8);
  }

  get hash() {
    return value(WorkerLocationBrand, this, 9);
  }
}

expose(WorkerLocationBrand, WorkerLocation, [],
  ["href", "origin", "protocol", "host", "hostname", "port", "pathname", "search", "hash", "toString"]);

// Origin: https://html.spec.whatwg.org/multipage/

class Origin {
  constructor() {
    constructed(OriginBrand, this, "[162]");
  }

  static from($value) {
    if (arguments.length < 1) throw tooFew("Failed to execute 'from' on 'Origin'", 1, arguments.length);
    return made(OriginBrand, "[163," + toAnyText($value) + "]");
  }

  get opaque() {
    return value(OriginBrand, this, 1);
  }

  isSameOrigin($other) {
    const inner = internals(OriginBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'isSameOrigin' on 'Origin'", 1, arguments.length);
    return query(this, inner, 164, "," + convert1($other, "Failed to execute 'isSameOrigin' on 'Origin': parameter 1"));
  }

  isSameSite($other) {
    const inner = internals(OriginBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'isSameSite' on 'Origin'", 1, arguments.length);
    return query(this, inner, 165, "," + convert1($other, "Failed to execute 'isSameSite' on 'Origin': parameter 1"));
  }
}

expose(OriginBrand, Origin, ["from"],
  ["opaque", "isSameOrigin", "isSameSite"]);
