// structuredClone(): https://html.spec.whatwg.org/#structured-cloning
// By hand, and not written once, because it looks into values of any kind.
// Serialization and deserialization are one walk, because no script runs between them. The walk makes a clone
// when it meets the object; a list of unfinished clones replaces recursion.
//
// Engines hide two facts. One is whether an object is a Proxy: the clone is that of its target. The other is
// internal slots: an object whose prototype is Object.prototype or null counts as a plain object, unless its
// tag is "Arguments"; an object that inherits from Promise.prototype, for example, counts as a promise.

let cloneAction = ""; // the beginning of messages: what failed

function notClonable(value, problem) {
  let what = typeof value === "object" ? "an object" : "a " + typeof value;
  const inner = isObject(value) ? innerOf(value) : undefined;
  if (inner !== undefined) what = "an object of type '" + inner.brand.name + "'";
  const message = cloneAction + ": " + what + " " + (problem || "could not be cloned") + ".";
  return new DOMException(message, "DataCloneError");
}

function newBufferLike(buffer) {
  const length = bufferLength(buffer);
  if (!isResizable(buffer)) return new Buffers(length);
  /** @type {any} */
  const options = { __proto__: null, maxByteLength: mostBytesOf(buffer) };
  return new Buffers(length, options);
}

function copyBuffer(from, to) {
  setBytes(new Bytes(to), new Bytes(from));
  return to;
}

function cloneOfBuffer(buffer) {
  if (isDetached(buffer)) throw notClonable(buffer, "is detached");
  return copyBuffer(buffer, newBufferLike(buffer));
}

function cloneOfView(view, memory) {
  const name = typedArrayName(view) || "DataView";
  const parts = name === "DataView" ? dataViewParts : typedArrayParts;
  const buffer = parts.buffer(view);
  if (!isArrayBuffer(buffer) || !isInBounds(view, name)) throw notClonable(view);
  const offset = parts.offset(view);
  const clone = begun(buffer, memory);
  if (isResizable(buffer) && followsLength(view, name, parts, buffer)) {
    return new Views[name](clone, offset);
  }
  return new Views[name](clone, offset, name === "DataView" ? parts.length(view) : lengthOfView(view));
}

const isInBounds = (view, name) => fits(name === "DataView" ? dataViewParts.length : valuesOfView, view);

// Tell whether a view's length follows its resizable buffer: resize the buffer, and read the length. No
// script can see this, because none runs.
function followsLength(view, name, parts, buffer) {
  const size = name === "DataView" ? 1 : Views[name].BYTES_PER_ELEMENT;
  const length = bufferLength(buffer);
  const end = parts.offset(view) + parts.length(view);
  if (length - end >= size) return false;
  const isEmpty = parts.length(view) === 0;
  const rest = isEmpty ? undefined : new Bytes(new Bytes(buffer, end - 1));
  try {
    resizeBuffer(buffer, isEmpty ? end + size : end - 1);
  } catch (error) {
    return !isEmpty; // an empty view has no room to follow; memory of WebAssembly does not shrink
  }
  const follows = isEmpty ? parts.length(view) !== 0 : isInBounds(view, name);
  resizeBuffer(buffer, length);
  if (!isEmpty) setBytes(new Bytes(buffer, end - 1), rest);
  return follows;
}

function cloneOfExpression(expression) {
  let letters = "";
  for (let index = 0; index < flags.length; index++) {
    if (flags[index].isSet(expression)) letters += flags[index].letter;
  }
  return new Expressions(sourceOf(expression), letters);
}

// Return the descriptor of an object's own data property.
function dataProperty(object, name) {
  const descriptor = getOwnPropertyDescriptor(object, name);
  const isData =
    descriptor !== undefined && getOwnPropertyDescriptor(descriptor, "value") !== undefined;
  return isData ? descriptor : undefined;
}

// The clone has the error's stack, as in browsers, and no cause.
function cloneOfError(error) {
  const ErrorOfName = ErrorsByName[toString(error.name)] || ErrorsByName.Error;
  const message = dataProperty(error, "message");
  const clone =
    message === undefined ? new ErrorOfName() : new ErrorOfName(toString(message.value));
  defineProperty(clone, "stack", property(stackForClone(error), false));
  return clone;
}

function stackForClone(error) {
  const stack = error.stack;
  return typeof stack === "string" ? stack : undefined;
}

function cloneOfPlatformObject(object) {
  const exception = implemented(DOMExceptionBrand, object);
  if (exception !== undefined) return cloneOfException(exception, stackForClone(object));
  const inner = innerOf(object);
  if (inner.brand.cloneCode === 0) throw notClonable(object);
  return platformObject(query(object, inner, inner.brand.cloneCode, ""));
}

function itemsOfMap(map) {
  const items = newList();
  tableForEach(map, (value, key) => {
    items[items.length] = key;
    items[items.length] = value;
  });
  return items;
}

function itemsOfSet(set) {
  const items = newList();
  forEachOfSet(set, (item) => {
    items[items.length] = item;
  });
  return items;
}

// Clone an object. A clone without its items goes to `unfinished`, as a record of the object, the clone, the
// items, the number of finished items, and for a map the key of the next value.
function newClone(object, memory, unfinished) {
  if (typeof object === "function") throw notClonable(object);
  if (innerOf(object) !== undefined) return cloneOfPlatformObject(object);
  if (isView(object)) return cloneOfView(object, memory);
  let clone;
  let kind = "properties";
  let items;
  const prototype = getPrototypeOf(object);
  if (isArray(object)) {
    clone = [];
    clone.length = object.length;
  } else if (prototype !== null && prototype !== objectPrototype) {
    if (fits(tableSize, object)) {
      kind = "map";
      clone = new Table();
      items = itemsOfMap(object);
    } else if (fits(sizeOfSet, object)) {
      kind = "set";
      clone = new Sets();
      items = itemsOfSet(object);
    } else if (isError(object)) {
      clone = cloneOfError(object);
      if (dataProperty(object, "cause") === undefined) return clone;
      kind = "cause";
      items = newList();
      items[0] = "cause";
    } else {
      clone = cloneWithoutItems(object, prototype);
      if (clone !== undefined) return clone;
    }
  }
  if (clone === undefined) {
    if (hasTag(object, "[object Arguments]")) throw notClonable(object);
    clone = {};
  }
  if (items === undefined) items = enumerableKeys(object, false);
  unfinished[unfinished.length] = { __proto__: null, kind, object, clone, items, done: 0, key: null };
  return clone;
}

function cloneWithoutItems(object, prototype) {
  for (let index = 0; index < valuesOfWrappers.length; index++) {
    if (fits(valuesOfWrappers[index], object)) return toObject(valuesOfWrappers[index](object));
  }
  if (fits(timeOfDate, object)) return new Dates(timeOfDate(object));
  if (fits(isGlobal, object)) return cloneOfExpression(object);
  if (isArrayBuffer(object)) return cloneOfBuffer(object);
  for (let each = prototype; each !== null; each = getPrototypeOf(each)) {
    if (isRefusedPrototype(each)) throw notClonable(object);
  }
  return undefined;
}

function begun(value, memory, unfinished) {
  if (!isObject(value)) {
    if (typeof value === "symbol") throw notClonable(value);
    return value;
  }
  let clone = tableGet(memory, value);
  if (clone === undefined) {
    clone = newClone(value, memory, unfinished);
    tableSet(memory, value, clone);
  }
  return clone;
}

function cloneOf(value, memory) {
  const unfinished = newList();
  const whole = begun(value, memory, unfinished);
  while (unfinished.length !== 0) {
    const last = unfinished[unfinished.length - 1];
    if (last.done === last.items.length) {
      unfinished.length--;
      continue;
    }
    const item = last.items[last.done++];
    if (last.kind === "properties" || last.kind === "cause") {
      if (getOwnPropertyDescriptor(last.object, item) === undefined) continue;
      const clone = begun(last.object[item], memory, unfinished);
      defineProperty(last.clone, item, property(clone, last.kind === "properties"));
    } else {
      const clone = begun(item, memory, unfinished);
      if (last.kind === "set") addToSet(last.clone, clone);
      else if (last.done & 1) last.key = clone;
      else tableSet(last.clone, last.key, clone);
    }
  }
  return whole;
}

// https://html.spec.whatwg.org/multipage/structured-data.html#structuredserializewithtransfer, and the deserialization.
// Return the clone, and what the transferred objects became, in their order.
function cloneWithTransfer(value, transfer, action) {
  const outerAction = cloneAction;
  cloneAction = action;
  try {
    return transferredClone(value, transfer);
  } finally {
    cloneAction = outerAction; // a getter of `value` can clone, too
  }
}

function transferredClone(value, transfer) {
  const memory = new Table();
  for (let index = 0; index < transfer.length; index++) {
    const object = transfer[index];
    const port = implemented(MessagePortBrand, object);
    if (port === undefined && (!isArrayBuffer(object) || transferBuffer === undefined)) {
      throw notClonable(object, "cannot be transferred");
    }
    if (tableGet(memory, object) !== undefined) throw notClonable(object, "is listed twice");
    tableSet(memory, object, port === undefined ? newBufferLike(object) : objectOf(port.newReceiver()));
  }
  const clone = cloneOf(value, memory);
  const received = newList();
  for (let index = 0; index < transfer.length; index++) {
    const object = transfer[index];
    const port = implemented(MessagePortBrand, object);
    if (port === undefined ? isDetached(object) : port.isDetached) throw notClonable(object, "is detached");
    received[index] = tableGet(memory, object);
    if (port !== undefined) continue;
    if (isResizable(object)) resizeBuffer(received[index], bufferLength(object));
    copyBuffer(object, received[index]);
  }
  for (let index = 0; index < transfer.length; index++) {
    const port = implemented(MessagePortBrand, transfer[index]);
    if (port === undefined) transferBuffer(transfer[index], 0);
    else port.transferTo(innerOf(received[index]));
  }
  return { __proto__: null, clone, received };
}

function structuredCloneImpl(value, options) {
  const action = "Failed to execute 'structuredClone' on 'WorkerGlobalScope'";
  return cloneWithTransfer(value, options.transfer, action).clone;
}
