// Interfaces, made by python -m idl from idl/html_location.webidl: change that, not this.

const convert1 = interfaceOf(OriginBrand);

// Location: https://html.spec.whatwg.org/multipage/

class Location {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'Location': Illegal constructor");
  }

  get navigations() {
    return frozenArray(this, internals(LocationBrand, this), "$navigations", 55, platformObject);
  }
}

expose(LocationBrand, Location, [],
  ["navigations"]);
unforgeable(LocationBrand, {
  get href() {
    return query(this, internals(LocationBrand, this), 35, "");
  },

  set href($value) {
    assign(this, internals(LocationBrand, this), 36, toStringText($value, "Failed to set the 'href' property on 'Location': The value"));
    navigated();
  },

  toString() {
    return query(this, internals(LocationBrand, this), 35, "");
  },

  get origin() {
    return query(this, internals(LocationBrand, this), 37, "");
  },

  get protocol() {
    return query(this, internals(LocationBrand, this), 38, "");
  },

  set protocol($value) {
    assign(this, internals(LocationBrand, this), 39, toStringText($value, "Failed to set the 'protocol' property on 'Location': The value"));
    navigated();
  },

  get host() {
    return query(this, internals(LocationBrand, this), 40, "");
  },

  set host($value) {
    assign(this, internals(LocationBrand, this), 41, toStringText($value, "Failed to set the 'host' property on 'Location': The value"));
    navigated();
  },

  get hostname() {
    return query(this, internals(LocationBrand, this), 42, "");
  },

  set hostname($value) {
    assign(this, internals(LocationBrand, this), 43, toStringText($value, "Failed to set the 'hostname' property on 'Location': The value"));
    navigated();
  },

  get port() {
    return query(this, internals(LocationBrand, this), 44, "");
  },

  set port($value) {
    assign(this, internals(LocationBrand, this), 45, toStringText($value, "Failed to set the 'port' property on 'Location': The value"));
    navigated();
  },

  get pathname() {
    return query(this, internals(LocationBrand, this), 46, "");
  },

  set pathname($value) {
    assign(this, internals(LocationBrand, this), 47, toStringText($value, "Failed to set the 'pathname' property on 'Location': The value"));
    navigated();
  },

  get search() {
    return query(this, internals(LocationBrand, this), 48, "");
  },

  set search($value) {
    assign(this, internals(LocationBrand, this), 49, toStringText($value, "Failed to set the 'search' property on 'Location': The value"));
    navigated();
  },

  get hash() {
    return query(this, internals(LocationBrand, this), 50, "");
  },

  set hash($value) {
    assign(this, internals(LocationBrand, this), 51, toStringText($value, "Failed to set the 'hash' property on 'Location': The value"));
    navigated();
  },

  assign($url) {
    const inner = internals(LocationBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'assign' on 'Location'", 1, arguments.length);
    query(this, inner, 52, "," + toStringText($url, "Failed to execute 'assign' on 'Location': parameter 1"));
    navigated();
  },

  replace($url) {
    const inner = internals(LocationBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'replace' on 'Location'", 1, arguments.length);
    query(this, inner, 53, "," + toStringText($url, "Failed to execute 'replace' on 'Location': parameter 1"));
    navigated();
  },

  reload() {
    const inner = internals(LocationBrand, this);
    query(this, inner, 54, "");
    navigated();
  },
});

// WorkerLocation: https://html.spec.whatwg.org/multipage/

class WorkerLocation {
  constructor($url) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'WorkerLocation'", 1, arguments.length);
    constructed(WorkerLocationBrand, this, "[56," + toStringText($url, "Failed to construct 'WorkerLocation': parameter 1") + "]");
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
    constructed(OriginBrand, this, "[57]");
  }

  static from($value) {
    if (arguments.length < 1) throw tooFew("Failed to execute 'from' on 'Origin'", 1, arguments.length);
    return made(OriginBrand, "[58," + toAnyText($value) + "]");
  }

  get opaque() {
    return value(OriginBrand, this, 1);
  }

  isSameOrigin($other) {
    const inner = internals(OriginBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'isSameOrigin' on 'Origin'", 1, arguments.length);
    return query(this, inner, 59, "," + convert1($other, "Failed to execute 'isSameOrigin' on 'Origin': parameter 1"));
  }

  isSameSite($other) {
    const inner = internals(OriginBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'isSameSite' on 'Origin'", 1, arguments.length);
    return query(this, inner, 60, "," + convert1($other, "Failed to execute 'isSameSite' on 'Origin': parameter 1"));
  }
}

expose(OriginBrand, Origin, ["from"],
  ["opaque", "isSameOrigin", "isSameSite"]);
