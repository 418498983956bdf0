// Interfaces, made by python -m idl from idl/engines/storage.webidl: change that, not this.

const as1 = nullableValue(stringValue);
const asStorage = implementationValue(StorageBrand);
const as3 = nullableValue(asStorage);
const asStorageEventInit = dictionaryValue("StorageEventInit", [["bubbles", booleanValue, false], ["cancelable", booleanValue, false], ["composed", booleanValue, false], ["key", as1, undefined], ["newValue", as1, undefined], ["oldValue", as1, undefined], ["storageArea", as3, undefined], ["url", scalarValueString, ""]]);

// Storage: https://html.spec.whatwg.org/multipage/webstorage.html

class Storage {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'Storage': Illegal constructor");
  }

  get length() {
    return internals(StorageBrand, this).length;
  }

  key($index) {
    const inner = internals(StorageBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'key' on 'Storage'", 1, arguments.length);
    return orNull(inner.key(unsignedLongValue($index, "Failed to execute 'key' on 'Storage': parameter 1")));
  }

  getItem($key) {
    const inner = internals(StorageBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getItem' on 'Storage'", 1, arguments.length);
    return orNull(inner.getItem(stringValue($key, "Failed to execute 'getItem' on 'Storage': parameter 1")));
  }

  setItem($key, $value) {
    const inner = internals(StorageBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'setItem' on 'Storage'", 2, arguments.length);
    inner.setItem(stringValue($key, "Failed to execute 'setItem' on 'Storage': parameter 1"), stringValue($value, "Failed to execute 'setItem' on 'Storage': parameter 2"));
  }

  removeItem($key) {
    const inner = internals(StorageBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'removeItem' on 'Storage'", 1, arguments.length);
    inner.removeItem(stringValue($key, "Failed to execute 'removeItem' on 'Storage': parameter 1"));
  }

  clear() {
    const inner = internals(StorageBrand, this);
    inner.clear();
  }
}

expose(StorageBrand, Storage, [],
  ["length", "key", "getItem", "setItem", "removeItem", "clear"]);
implementation(StorageBrand, StorageImpl);

// StorageEvent: https://html.spec.whatwg.org/multipage/webstorage.html

class StorageEvent {
  constructor($type, $eventInitDict = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'StorageEvent'", 1, arguments.length);
    adopt(this, new StorageEventImpl()).constructorSteps(stringValue($type, "Failed to construct 'StorageEvent': parameter 1"), asStorageEventInit($eventInitDict, "Failed to construct 'StorageEvent': parameter 2"));
  }

  get key() {
    return orNull(internals(StorageEventBrand, this).key);
  }

  get oldValue() {
    return orNull(internals(StorageEventBrand, this).oldValue);
  }

  get newValue() {
    return orNull(internals(StorageEventBrand, this).newValue);
  }

  get url() {
    return internals(StorageEventBrand, this).url;
  }

  get storageArea() {
    return objectOrNull(internals(StorageEventBrand, this).storageArea);
  }

  initStorageEvent($type, $bubbles = undefined, $cancelable = undefined, $key = undefined, $oldValue = undefined, $newValue = undefined, $url = undefined, $storageArea = undefined) {
    const inner = internals(StorageEventBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'initStorageEvent' on 'StorageEvent'", 1, arguments.length);
    inner.initStorageEvent(stringValue($type, "Failed to execute 'initStorageEvent' on 'StorageEvent': parameter 1"), !!$bubbles, !!$cancelable, as1($key, "Failed to execute 'initStorageEvent' on 'StorageEvent': parameter 4"), as1($oldValue, "Failed to execute 'initStorageEvent' on 'StorageEvent': parameter 5"), as1($newValue, "Failed to execute 'initStorageEvent' on 'StorageEvent': parameter 6"), $url === undefined ? "" : scalarValueString($url, "Failed to execute 'initStorageEvent' on 'StorageEvent': parameter 7"), as3($storageArea, "Failed to execute 'initStorageEvent' on 'StorageEvent': parameter 8"));
  }
}

expose(StorageEventBrand, StorageEvent, [],
  ["key", "oldValue", "newValue", "url", "storageArea", "initStorageEvent"]);
implementation(StorageEventBrand, StorageEventImpl);
