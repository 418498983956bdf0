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
    return query(this, internals(HTMLBaseElementBrand, this), 63, "");
  }

  set href($value) {
    assign(this, internals(HTMLBaseElementBrand, this), 64, toStringText($value, "Failed to set the 'href' property on 'HTMLBaseElement': The value"));
  }

  get target() {
    return query(this, internals(HTMLBaseElementBrand, this), 65, "");
  }

  set target($value) {
    assign(this, internals(HTMLBaseElementBrand, this), 66, toStringText($value, "Failed to set the 'target' property on 'HTMLBaseElement': The value"));
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
    return query(this, internals(HTMLAnchorElementBrand, this), 67, "");
  }

  set download($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 68, toStringText($value, "Failed to set the 'download' property on 'HTMLAnchorElement': The value"));
  }

  get ping() {
    return query(this, internals(HTMLAnchorElementBrand, this), 69, "");
  }

  set ping($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 70, toStringText($value, "Failed to set the 'ping' property on 'HTMLAnchorElement': The value"));
  }

  get rel() {
    return query(this, internals(HTMLAnchorElementBrand, this), 71, "");
  }

  set rel($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 72, toStringText($value, "Failed to set the 'rel' property on 'HTMLAnchorElement': The value"));
  }

  get text() {
    return query(this, internals(HTMLAnchorElementBrand, this), 73, "");
  }

  set text($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 74, toStringText($value, "Failed to set the 'text' property on 'HTMLAnchorElement': The value"));
  }

  get origin() {
    return query(this, internals(HTMLAnchorElementBrand, this), 75, "");
  }

  get protocol() {
    return query(this, internals(HTMLAnchorElementBrand, this), 76, "");
  }

  set protocol($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 77, toStringText($value, "Failed to set the 'protocol' property on 'HTMLAnchorElement': The value"));
  }

  get username() {
    return query(this, internals(HTMLAnchorElementBrand, this), 78, "");
  }

  set username($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 79, toStringText($value, "Failed to set the 'username' property on 'HTMLAnchorElement': The value"));
  }

  get password() {
    return query(this, internals(HTMLAnchorElementBrand, this), 80, "");
  }

  set password($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 81, toStringText($value, "Failed to set the 'password' property on 'HTMLAnchorElement': The value"));
  }

  get host() {
    return query(this, internals(HTMLAnchorElementBrand, this), 82, "");
  }

  set host($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 83, toStringText($value, "Failed to set the 'host' property on 'HTMLAnchorElement': The value"));
  }

  get hostname() {
    return query(this, internals(HTMLAnchorElementBrand, this), 84, "");
  }

  set hostname($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 85, toStringText($value, "Failed to set the 'hostname' property on 'HTMLAnchorElement': The value"));
  }

  get port() {
    return query(this, internals(HTMLAnchorElementBrand, this), 86, "");
  }

  set port($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 87, toStringText($value, "Failed to set the 'port' property on 'HTMLAnchorElement': The value"));
  }

  get pathname() {
    return query(this, internals(HTMLAnchorElementBrand, this), 88, "");
  }

  set pathname($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 89, toStringText($value, "Failed to set the 'pathname' property on 'HTMLAnchorElement': The value"));
  }

  get search() {
    return query(this, internals(HTMLAnchorElementBrand, this), 90, "");
  }

  set search($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 91, toStringText($value, "Failed to set the 'search' property on 'HTMLAnchorElement': The value"));
  }

  get hash() {
    return query(this, internals(HTMLAnchorElementBrand, this), 92, "");
  }

  set hash($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 93, toStringText($value, "Failed to set the 'hash' property on 'HTMLAnchorElement': The value"));
  }

  get hreflang() {
    return query(this, internals(HTMLAnchorElementBrand, this), 94, "");
  }

  set hreflang($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 95, toStringText($value, "Failed to set the 'hreflang' property on 'HTMLAnchorElement': The value"));
  }

  get type() {
    return query(this, internals(HTMLAnchorElementBrand, this), 96, "");
  }

  set type($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 97, toStringText($value, "Failed to set the 'type' property on 'HTMLAnchorElement': The value"));
  }

  get href() {
    return query(this, internals(HTMLAnchorElementBrand, this), 98, "");
  }

  set href($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 99, toStringText($value, "Failed to set the 'href' property on 'HTMLAnchorElement': The value"));
  }

  toString() {
    return query(this, internals(HTMLAnchorElementBrand, this), 98, "");
  }

  get target() {
    return query(this, internals(HTMLAnchorElementBrand, this), 100, "");
  }

  set target($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 101, toStringText($value, "Failed to set the 'target' property on 'HTMLAnchorElement': The value"));
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
    return query(this, internals(HTMLAreaElementBrand, this), 102, "");
  }

  set alt($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 103, toStringText($value, "Failed to set the 'alt' property on 'HTMLAreaElement': The value"));
  }

  get coords() {
    return query(this, internals(HTMLAreaElementBrand, this), 104, "");
  }

  set coords($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 105, toStringText($value, "Failed to set the 'coords' property on 'HTMLAreaElement': The value"));
  }

  get shape() {
    return query(this, internals(HTMLAreaElementBrand, this), 106, "");
  }

  set shape($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 107, toStringText($value, "Failed to set the 'shape' property on 'HTMLAreaElement': The value"));
  }

  get download() {
    return query(this, internals(HTMLAreaElementBrand, this), 108, "");
  }

  set download($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 109, toStringText($value, "Failed to set the 'download' property on 'HTMLAreaElement': The value"));
  }

  get ping() {
    return query(this, internals(HTMLAreaElementBrand, this), 110, "");
  }

  set ping($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 111, toStringText($value, "Failed to set the 'ping' property on 'HTMLAreaElement': The value"));
  }

  get rel() {
    return query(this, internals(HTMLAreaElementBrand, this), 112, "");
  }

  set rel($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 113, toStringText($value, "Failed to set the 'rel' property on 'HTMLAreaElement': The value"));
  }

  get origin() {
    return query(this, internals(HTMLAreaElementBrand, this), 114, "");
  }

  get protocol() {
    return query(this, internals(HTMLAreaElementBrand, this), 115, "");
  }

  set protocol($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 116, toStringText($value, "Failed to set the 'protocol' property on 'HTMLAreaElement': The value"));
  }

  get username() {
    return query(this, internals(HTMLAreaElementBrand, this), 117, "");
  }

  set username($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 118, toStringText($value, "Failed to set the 'username' property on 'HTMLAreaElement': The value"));
  }

  get password() {
    return query(this, internals(HTMLAreaElementBrand, this), 119, "");
  }

  set password($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 120, toStringText($value, "Failed to set the 'password' property on 'HTMLAreaElement': The value"));
  }

  get host() {
    return query(this, internals(HTMLAreaElementBrand, this), 121, "");
  }

  set host($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 122, toStringText($value, "Failed to set the 'host' property on 'HTMLAreaElement': The value"));
  }

  get hostname() {
    return query(this, internals(HTMLAreaElementBrand, this), 123, "");
  }

  set hostname($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 124, toStringText($value, "Failed to set the 'hostname' property on 'HTMLAreaElement': The value"));
  }

  get port() {
    return query(this, internals(HTMLAreaElementBrand, this), 125, "");
  }

  set port($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 126, toStringText($value, "Failed to set the 'port' property on 'HTMLAreaElement': The value"));
  }

  get pathname() {
    return query(this, internals(HTMLAreaElementBrand, this), 127, "");
  }

  set pathname($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 128, toStringText($value, "Failed to set the 'pathname' property on 'HTMLAreaElement': The value"));
  }

  get search() {
    return query(this, internals(HTMLAreaElementBrand, this), 129, "");
  }

  set search($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 130, toStringText($value, "Failed to set the 'search' property on 'HTMLAreaElement': The value"));
  }

  get hash() {
    return query(this, internals(HTMLAreaElementBrand, this), 131, "");
  }

  set hash($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 132, toStringText($value, "Failed to set the 'hash' property on 'HTMLAreaElement': The value"));
  }

  get hreflang() {
    return query(this, internals(HTMLAreaElementBrand, this), 133, "");
  }

  set hreflang($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 134, toStringText($value, "Failed to set the 'hreflang' property on 'HTMLAreaElement': The value"));
  }

  get type() {
    return query(this, internals(HTMLAreaElementBrand, this), 135, "");
  }

  set type($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 136, toStringText($value, "Failed to set the 'type' property on 'HTMLAreaElement': The value"));
  }

  get href() {
    return query(this, internals(HTMLAreaElementBrand, this), 137, "");
  }

  set href($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 138, toStringText($value, "Failed to set the 'href' property on 'HTMLAreaElement': The value"));
  }

  toString() {
    return query(this, internals(HTMLAreaElementBrand, this), 137, "");
  }

  get target() {
    return query(this, internals(HTMLAreaElementBrand, this), 139, "");
  }

  set target($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 140, toStringText($value, "Failed to set the 'target' property on 'HTMLAreaElement': The value"));
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
    return frozenArray(this, internals(LocationBrand, this), "$navigations", 161, platformObject);
  }
}

expose(LocationBrand, Location, [],
  ["navigations"]);
unforgeable(LocationBrand, {
  get href() {
    return query(this, internals(LocationBrand, this), 141, "");
  },

  set href($value) {
    assign(this, internals(LocationBrand, this), 142, toStringText($value, "Failed to set the 'href' property on 'Location': The value"));
    navigated();
  },

  toString() {
    return query(this, internals(LocationBrand, this), 141, "");
  },

  get origin() {
    return query(this, internals(LocationBrand, this), 143, "");
  },

  get protocol() {
    return query(this, internals(LocationBrand, this), 144, "");
  },

  set protocol($value) {
    assign(this, internals(LocationBrand, this), 145, toStringText($value, "Failed to set the 'protocol' property on 'Location': The value"));
    navigated();
  },

  get host() {
    return query(this, internals(LocationBrand, this), 146, "");
  },

  set host($value) {
    assign(this, internals(LocationBrand, this), 147, toStringText($value, "Failed to set the 'host' property on 'Location': The value"));
    navigated();
  },

  get hostname() {
    return query(this, internals(LocationBrand, this), 148, "");
  },

  set hostname($value) {
    assign(this, internals(LocationBrand, this), 149, toStringText($value, "Failed to set the 'hostname' property on 'Location': The value"));
    navigated();
  },

  get port() {
    return query(this, internals(LocationBrand, this), 150, "");
  },

  set port($value) {
    assign(this, internals(LocationBrand, this), 151, toStringText($value, "Failed to set the 'port' property on 'Location': The value"));
    navigated();
  },

  get pathname() {
    return query(this, internals(LocationBrand, this), 152, "");
  },

  set pathname($value) {
    assign(this, internals(LocationBrand, this), 153, toStringText($value, "Failed to set the 'pathname' property on 'Location': The value"));
    navigated();
  },

  get search() {
    return query(this, internals(LocationBrand, this), 154, "");
  },

  set search($value) {
    assign(this, internals(LocationBrand, this), 155, toStringText($value, "Failed to set the 'search' property on 'Location': The value"));
    navigated();
  },

  get hash() {
    return query(this, internals(LocationBrand, this), 156, "");
  },

  set hash($value) {
    assign(this, internals(LocationBrand, this), 157, toStringText($value, "Failed to set the 'hash' property on 'Location': The value"));
    navigated();
  },

  assign($url) {
    const inner = internals(LocationBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'assign' on 'Location'", 1, arguments.length);
    query(this, inner, 158, "," + toStringText($url, "Failed to execute 'assign' on 'Location': parameter 1"));
    navigated();
  },

  replace($url) {
    const inner = internals(LocationBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'replace' on 'Location'", 1, arguments.length);
    query(this, inner, 159, "," + toStringText($url, "Failed to execute 'replace' on 'Location': parameter 1"));
    navigated();
  },

  reload() {
    const inner = internals(LocationBrand, this);
    query(this, inner, 160, "");
    navigated();
  },
});

// WorkerLocation: https://html.spec.whatwg.org/multipage/

class WorkerLocation {
  constructor($url) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'WorkerLocation'", 1, arguments.length);
    constructed(WorkerLocationBrand, this, "[162," + toStringText($url, "Failed to construct 'WorkerLocation': parameter 1") + "]");
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
    constructed(OriginBrand, this, "[163]");
  }

  static from($value) {
    if (arguments.length < 1) throw tooFew("Failed to execute 'from' on 'Origin'", 1, arguments.length);
    return made(OriginBrand, "[164," + toAnyText($value) + "]");
  }

  get opaque() {
    return value(OriginBrand, this, 1);
  }

  isSameOrigin($other) {
    const inner = internals(OriginBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'isSameOrigin' on 'Origin'", 1, arguments.length);
    return query(this, inner, 165, "," + convert1($other, "Failed to execute 'isSameOrigin' on 'Origin': parameter 1"));
  }

  isSameSite($other) {
    const inner = internals(OriginBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'isSameSite' on 'Origin'", 1, arguments.length);
    return query(this, inner, 166, "," + convert1($other, "Failed to execute 'isSameSite' on 'Origin': parameter 1"));
  }
}

expose(OriginBrand, Origin, ["from"],
  ["opaque", "isSameOrigin", "isSameSite"]);
