// Storage: https://html.spec.whatwg.org/multipage/webstorage.html
// The data is Python's, a webapi.html.storage.StorageArea, because the host gives and reads it.

const askStorage = (inner, request) => askWindow('"storage","' + inner.kind + '",' + request);

class StorageImpl {
  constructor(kind) {
    this.platformObject = undefined;
    this.kind = kind;
  }

  get length() {
    return askStorage(this, '"length"');
  }

  key(index) {
    return orUndefined(askStorage(this, '"key",' + index));
  }

  getItem(key) {
    return orUndefined(askStorage(this, '"get",' + quote(key)));
  }

  setItem(key, value) {
    const refused = askStorage(this, '"set",' + quote(key) + "," + quote(value));
    if (refused === null) return;
    const numbers = { __proto__: null, quota: refused[1], requested: refused[2] };
    throw new QuotaExceededError(refused[0], numbers);
  }

  removeItem(key) {
    askStorage(this, '"remove",' + quote(key));
  }

  clear() {
    askStorage(this, '"clear"');
  }

  keys() {
    return listOfAnswer(askStorage(this, '"keys"'));
  }
}

const orUndefined = (answer) => (answer === null ? undefined : answer);
const listOfAnswer = (answer) => setPrototypeOf(answer, null);

// A legacy platform object with named properties: https://webidl.spec.whatwg.org/#js-legacy-platform-objects
// The handlers' target has the other properties.

// https://webidl.spec.whatwg.org/#dfn-named-property-visibility: the value, or undefined
function visibleItem(target, key) {
  if (typeof key === "symbol" || hasProperty(target, key)) return undefined;
  return innerOf(target).getItem(key);
}

StorageBrand.indexed = {
  __proto__: null,

  get(target, key, receiver) {
    const value = visibleItem(target, key);
    return value === undefined ? getProperty(target, key, receiver) : value;
  },

  set(target, key, value, receiver) {
    const inner = innerOf(target);
    if (typeof key === "symbol" || innerOf(receiver) !== inner) {
      return setProperty(target, key, value, receiver);
    }
    const context = "Failed to set a named property on 'Storage': The value";
    inner.setItem(key, stringValue(value, context));
    return true;
  },

  has(target, key) {
    return hasProperty(target, key) || visibleItem(target, key) !== undefined;
  },

  getOwnPropertyDescriptor(target, key) {
    const value = visibleItem(target, key);
    if (value !== undefined) return property(value, true);
    const descriptor = getOwnPropertyDescriptor(target, key);
    return descriptor === undefined ? undefined : setPrototypeOf(descriptor, null);
  },

  defineProperty(target, key, given) {
    const descriptor = setPrototypeOf(given, null);
    if (typeof key === "symbol" || getOwnPropertyDescriptor(target, key) !== undefined) {
      return defineProperty(target, key, descriptor);
    }
    if (!hasProperty(descriptor, "value") && !hasProperty(descriptor, "writable")) return false;
    const context = "Failed to define a named property on 'Storage': The value";
    innerOf(target).setItem(key, stringValue(descriptor.value, context));
    return true;
  },

  deleteProperty(target, key) {
    if (visibleItem(target, key) === undefined) return deleteProperty(target, key);
    innerOf(target).removeItem(key);
    return true;
  },

  preventExtensions() {
    return false;
  },

  ownKeys(target) {
    const items = innerOf(target).keys();
    const others = ownKeys(target);
    const keys = newList();
    for (let index = 0; index < items.length; index++) {
      if (!hasProperty(target, items[index])) keys[keys.length] = items[index];
    }
    for (let index = 0; index < others.length; index++) keys[keys.length] = others[index];
    return keys;
  },
};

const storages = { __proto__: null };

// https://html.spec.whatwg.org/multipage/webstorage.html#dom-localstorage
function storageImpl(kind) {
  if (page.origin === "null") {
    const action = "Failed to read the '" + kind + "Storage' property from 'Window'";
    throw new DOMException(action + ": its origin is opaque.", "SecurityError");
  }
  if (storages[kind] === undefined) storages[kind] = new StorageImpl(kind);
  return storages[kind];
}

class StorageEventImpl extends EventImpl {
  constructor() {
    super();
    this.key = undefined;
    this.oldValue = undefined;
    this.newValue = undefined;
    this.url = "";
    this.storageArea = undefined;
  }

  constructorSteps(type, init) {
    super.constructorSteps(type, init);
    this.key = init.key;
    this.oldValue = init.oldValue;
    this.newValue = init.newValue;
    this.url = init.url;
    this.storageArea = init.storageArea;
  }

  // https://html.spec.whatwg.org/multipage/webstorage.html#dom-storageevent-initstorageevent
  initStorageEvent(type, bubbles, cancelable, key, oldValue, newValue, url, storageArea) {
    if (this.dispatchFlag) return;
    this.initEvent(type, bubbles, cancelable);
    this.key = key;
    this.oldValue = oldValue;
    this.newValue = newValue;
    this.url = url;
    this.storageArea = storageArea;
  }
}

const newStorageEvent = () => new StorageEventImpl();
