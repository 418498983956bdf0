// Interfaces, made by python -m idl from idl/data_transfer.webidl: change that, not this.

const asElement = implementationValue(ElementBrand);
const overloadsOfDataTransferItemListAdd = ([null, 2, 1]);
const asFile = platformObjectValue(FileBrand);
const asFunctionStringCallback = functionValue((callback) => (self, $data) => (self === theGiven ? callback : apply(callback, self, [$data])));
const as5 = nullableValue(asFunctionStringCallback);
const asEventTarget = implementationValue(EventTargetBrand);
const as7 = nullableValue(asEventTarget);
const asDataTransfer = implementationValue(DataTransferBrand);
const as9 = nullableValue(asDataTransfer);
const asDragEventInit = dictionaryValue("DragEventInit", [["bubbles", booleanValue, false], ["cancelable", booleanValue, false], ["composed", booleanValue, false], ["detail", longValue, 0], ["view", as7, undefined], ["which", unsignedLongValue, 0], ["altKey", booleanValue, false], ["ctrlKey", booleanValue, false], ["metaKey", booleanValue, false], ["modifierAltGraph", booleanValue, false], ["modifierCapsLock", booleanValue, false], ["modifierFn", booleanValue, false], ["modifierFnLock", booleanValue, false], ["modifierHyper", booleanValue, false], ["modifierNumLock", booleanValue, false], ["modifierScrollLock", booleanValue, false], ["modifierSuper", booleanValue, false], ["modifierSymbol", booleanValue, false], ["modifierSymbolLock", booleanValue, false], ["shiftKey", booleanValue, false], ["button", shortValue, 0], ["buttons", unsignedShortValue, 0], ["clientX", longValue, 0], ["clientY", longValue, 0], ["movementX", doubleValue, 0], ["movementY", doubleValue, 0], ["relatedTarget", as7, undefined], ["screenX", longValue, 0], ["screenY", longValue, 0], ["dataTransfer", as9, undefined]]);
const asClipboardEventInit = dictionaryValue("ClipboardEventInit", [["bubbles", booleanValue, false], ["cancelable", booleanValue, false], ["composed", booleanValue, false], ["clipboardData", as9, undefined]]);

// DataTransfer: https://html.spec.whatwg.org/multipage/dnd.html

class DataTransfer {
  constructor() {
    adopt(this, new DataTransferImpl());
  }

  get dropEffect() {
    return internals(DataTransferBrand, this).dropEffect;
  }

  set dropEffect($value) {
    const inner = internals(DataTransferBrand, this);
    inner.dropEffect = stringValue($value, "Failed to set the 'dropEffect' property on 'DataTransfer': The value");
  }

  get effectAllowed() {
    return internals(DataTransferBrand, this).effectAllowed;
  }

  set effectAllowed($value) {
    const inner = internals(DataTransferBrand, this);
    inner.effectAllowed = stringValue($value, "Failed to set the 'effectAllowed' property on 'DataTransfer': The value");
  }

  get items() {
    return objectOf(internals(DataTransferBrand, this).items);
  }

  setDragImage($image, $x, $y) {
    const inner = internals(DataTransferBrand, this);
    if (arguments.length < 3) throw tooFew("Failed to execute 'setDragImage' on 'DataTransfer'", 3, arguments.length);
    inner.setDragImage(asElement($image, "Failed to execute 'setDragImage' on 'DataTransfer': parameter 1"), longValue($x, "Failed to execute 'setDragImage' on 'DataTransfer': parameter 2"), longValue($y, "Failed to execute 'setDragImage' on 'DataTransfer': parameter 3"));
  }

  get types() {
    return frozenArrayOf(internals(DataTransferBrand, this), "types", anyValue);
  }

  getData($format) {
    const inner = internals(DataTransferBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getData' on 'DataTransfer'", 1, arguments.length);
    return inner.getData(stringValue($format, "Failed to execute 'getData' on 'DataTransfer': parameter 1"));
  }

  setData($format, $data) {
    const inner = internals(DataTransferBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'setData' on 'DataTransfer'", 2, arguments.length);
    inner.setData(stringValue($format, "Failed to execute 'setData' on 'DataTransfer': parameter 1"), stringValue($data, "Failed to execute 'setData' on 'DataTransfer': parameter 2"));
  }

  clearData($format = undefined) {
    const inner = internals(DataTransferBrand, this);
    inner.clearData($format === undefined ? undefined : stringValue($format, "Failed to execute 'clearData' on 'DataTransfer': parameter 1"));
  }

  get files() {
    return objectOf(internals(DataTransferBrand, this).files);
  }
}

expose(DataTransferBrand, DataTransfer, [],
  ["dropEffect", "effectAllowed", "items", "setDragImage", "types", "getData", "setData", "clearData", "files"]);
implementation(DataTransferBrand, DataTransferImpl);

// DataTransferItemList: https://html.spec.whatwg.org/multipage/dnd.html

class DataTransferItemList {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'DataTransferItemList': Illegal constructor");
  }

  get length() {
    return internals(DataTransferItemListBrand, this).length;
  }

  add($1, $2 = undefined) {
    const inner = internals(DataTransferItemListBrand, this);
    switch (overload(overloadsOfDataTransferItemListAdd, arguments.length, [$1, $2], "Failed to execute 'add' on 'DataTransferItemList'")) {
      case 1: {
        return objectOrNull(inner.add(stringValue($1, "Failed to execute 'add' on 'DataTransferItemList': parameter 1"), stringValue($2, "Failed to execute 'add' on 'DataTransferItemList': parameter 2")));
      }
      case 2: {
        return objectOrNull(inner.add_2(asFile($1, "Failed to execute 'add' on 'DataTransferItemList': parameter 1")));
      }
    }
  }

  remove($index) {
    const inner = internals(DataTransferItemListBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'remove' on 'DataTransferItemList'", 1, arguments.length);
    inner.remove(unsignedLongValue($index, "Failed to execute 'remove' on 'DataTransferItemList': parameter 1"));
  }

  clear() {
    const inner = internals(DataTransferItemListBrand, this);
    inner.clear();
  }
}

expose(DataTransferItemListBrand, DataTransferItemList, [],
  ["length", "add", "remove", "clear"]);
indexed(DataTransferItemListBrand, DataTransferItemList, (inner) => inner.length, (inner, index) => index < inner.length ? objectOf(inner.item(index)) : null);
implementation(DataTransferItemListBrand, DataTransferItemListImpl);

// DataTransferItem: https://html.spec.whatwg.org/multipage/dnd.html

class DataTransferItem {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'DataTransferItem': Illegal constructor");
  }

  get kind() {
    return internals(DataTransferItemBrand, this).kind;
  }

  get type() {
    return internals(DataTransferItemBrand, this).type;
  }

  getAsString($callback) {
    const inner = internals(DataTransferItemBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getAsString' on 'DataTransferItem'", 1, arguments.length);
    inner.getAsString(as5($callback, "Failed to execute 'getAsString' on 'DataTransferItem': parameter 1"));
  }

  getAsFile() {
    const inner = internals(DataTransferItemBrand, this);
    return orNull(inner.getAsFile());
  }
}

expose(DataTransferItemBrand, DataTransferItem, [],
  ["kind", "type", "getAsString", "getAsFile"]);
implementation(DataTransferItemBrand, DataTransferItemImpl);

// DragEvent: https://html.spec.whatwg.org/multipage/dnd.html

class DragEvent {
  constructor($type, $eventInitDict = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'DragEvent'", 1, arguments.length);
    adopt(this, new DragEventImpl()).constructorSteps(stringValue($type, "Failed to construct 'DragEvent': parameter 1"), asDragEventInit($eventInitDict, "Failed to construct 'DragEvent': parameter 2"));
  }

  get dataTransfer() {
    return objectOrNull(internals(DragEventBrand, this).dataTransfer);
  }
}

expose(DragEventBrand, DragEvent, [],
  ["dataTransfer"]);
implementation(DragEventBrand, DragEventImpl);

// ClipboardEvent: https://html.spec.whatwg.org/multipage/dnd.html

class ClipboardEvent {
  constructor($type, $eventInitDict = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'ClipboardEvent'", 1, arguments.length);
    adopt(this, new ClipboardEventImpl()).constructorSteps(stringValue($type, "Failed to construct 'ClipboardEvent': parameter 1"), asClipboardEventInit($eventInitDict, "Failed to construct 'ClipboardEvent': parameter 2"));
  }

  get clipboardData() {
    return objectOrNull(internals(ClipboardEventBrand, this).clipboardData);
  }
}

expose(ClipboardEventBrand, ClipboardEvent, [],
  ["clipboardData"]);
implementation(ClipboardEventBrand, ClipboardEventImpl);
