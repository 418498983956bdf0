// The host of translated standards: https://webapi-dom.github.io/webapi/written-once/
// webapi/webidl/host.py is the counterpart in Python.
// By hand, because promises, microtasks, callbacks and buffers are the engine's own.

function tableValues(table) {
  const list = newList();
  tableForEach(table, (value) => {
    list[list.length] = value;
  });
  return list;
}

function tableKeys(table) {
  const list = newList();
  tableForEach(table, (value, key) => {
    list[list.length] = key;
  });
  return list;
}

// The table of an object's properties.
function tableOf(object) {
  const table = new Table();
  const names = ownKeys(object);
  for (let index = 0; index < names.length; index++) {
    tableSet(table, names[index], object[names[index]]);
  }
  return table;
}

const listOf = (array) => setPrototypeOf(array, null);

function copyOfList(list) {
  const copy = newList();
  for (let index = 0; index < list.length; index++) copy[index] = list[index];
  return copy;
}

function listAppend(list, item) {
  list[list.length] = item;
}

function listPop(list) {
  const last = list[list.length - 1];
  list.length--;
  return last;
}

// The part of collections.deque that queues use. It frees taken items 1,024 at a time.
class Queue {
  constructor() {
    this.items = newList();
    this.head = 0;
  }

  get length() {
    return this.items.length - this.head;
  }

  append(item) {
    this.items[this.items.length] = item;
  }

  first() {
    return this.items[this.head];
  }

  popleft() {
    const items = this.items;
    const item = items[this.head];
    items[this.head++] = undefined;
    if (this.head === items.length) {
      items.length = this.head = 0;
    } else if (this.head === 1024) {
      let length = 0;
      for (let index = 1024; index < items.length; index++) items[length++] = items[index];
      items.length = length;
      this.head = 0;
    }
    return item;
  }
}
withoutParent(Queue);

// A list that holds its items weakly. Whenever the list has doubled, it drops collected items. An engine
// without weak references holds items until their removal.
class WeakList {
  constructor() {
    this.references = new Table();
    this.known = new WeakTable();
    this.room = 64;
  }

  append(item) {
    const references = this.references;
    if (tableSize(references) >= this.room) {
      tableForEach(references, (_, reference) => {
        if (dereference(reference) === undefined) tableDelete(references, reference);
      });
      this.room = tableSize(references) < 32 ? 64 : 2 * tableSize(references);
    }
    let reference = apply(weakGet, this.known, [item]);
    if (reference === undefined) {
      reference = newReference(item);
      apply(weakSet, this.known, [item, reference]);
    }
    tableSet(references, reference, true);
    return reference;
  }

  remove(reference) {
    tableDelete(this.references, reference);
  }

  items() {
    const items = newList();
    tableForEach(this.references, (_, reference) => {
      const item = dereference(reference);
      if (item !== undefined) items[items.length] = item;
    });
    return items;
  }
}
withoutParent(WeakList);

// Promises are the engine's own. A record keeps the functions that settle a promise.

class Settling {
  constructor() {
    this.resolve = undefined;
    this.reject = undefined;
    this.isSettled = false;
  }
}
withoutParent(Settling);

// Gives a promise a private field. V8 finds it faster than an entry of a WeakMap.
function returnObject(object) {
  return object;
}
class Settled extends /** @type {any} */ (returnObject) {
  #settling;

  constructor(promise, settling) {
    super(promise);
    this.#settling = settling;
  }

  static settlingOf(promise) {
    try {
      return promise.#settling;
    } catch (error) {
      return undefined; // newPromise did not make it
    }
  }
}
const settlingOf = Settled.settlingOf;
const ignore = () => undefined;

function newPromise() {
  const settling = new Settling();
  const promise = new Later((resolve, reject) => {
    settling.resolve = resolve;
    settling.reject = reject;
  });
  new Settled(promise, settling);
  return promise;
}

function resolve(promise, value) {
  const settling = settlingOf(promise);
  if (settling === undefined) return;
  settling.isSettled = true;
  settling.resolve(value);
}

function reject(promise, reason) {
  const settling = settlingOf(promise);
  if (settling === undefined) return;
  settling.isSettled = true;
  settling.reject(reason);
}

const promiseResolvedWith = promiseValue;
const promiseRejectedWith = rejectedWith;
const react = (promise, fulfilled, rejected) => then(promise, fulfilled, rejected);

function markAsHandled(promise) {
  then(promise, undefined, ignore);
}

function queueAMicrotask(steps) {
  then(resolved, () => {
    try {
      steps();
    } catch (error) {
      report(error);
    }
  });
}

// In an engine, no task awaits a promise.
const whenCancelled = ignore;

function isPending(promise) {
  const settling = settlingOf(promise);
  return settling !== undefined && !settling.isSettled;
}

const isNan = (number) => number !== number;
const remainder = (dividend, divisor) => dividend % divisor;

// Buffers and views

const partsOfView = (view) => (typedArrayName(view) === undefined ? dataViewParts : typedArrayParts);
const viewedBuffer = (view) => partsOfView(view).buffer(view);
const viewByteOffset = (view) => partsOfView(view).offset(view);
const viewByteLength = (view) => partsOfView(view).length(view);
const viewLength = (view) =>
  typedArrayName(view) === undefined ? dataViewParts.length(view) : lengthOfView(view);
const kindOfView = (view) => Views[typedArrayName(view) || "DataView"];
const kindOfBytes = () => Bytes;
const elementSize = (kind) => kind.BYTES_PER_ELEMENT || 1;
const newView = (kind, buffer, byteOffset, byteLength) =>
  new kind(buffer, byteOffset, byteLength / elementSize(kind));
const bufferByteLength = (buffer) => bufferLength(buffer);
const allocateBuffer = (byteLength) => new Buffers(byteLength);

// An engine that cannot transfer buffers copies them.
function transferArrayBuffer(buffer) {
  if (transferBuffer !== undefined) return transferBuffer(buffer);
  return cloneBuffer(buffer, 0, bufferLength(buffer));
}

function cloneBuffer(buffer, byteOffset, byteLength) {
  const copy = new Bytes(byteLength);
  setBytes(copy, new Bytes(buffer, byteOffset, byteLength));
  return typedArrayParts.buffer(copy);
}

function cloneAsBytes(view) {
  return new Bytes(cloneBuffer(viewedBuffer(view), viewByteOffset(view), viewByteLength(view)));
}

function copyBytes(toBuffer, toIndex, fromBuffer, fromIndex, count) {
  setBytes(new Bytes(toBuffer, toIndex, count), new Bytes(fromBuffer, fromIndex, count));
}

// Values of streams for scripts

const readResult = (value, done) => ({ value, done });
const twoValues = (first, second) => [first, second];

const sizeFunctions = {
  __proto__: null,
  byteLength: {
    size(chunk) {
      return chunk.byteLength;
    },
  }.size,
  count: {
    size() {
      return 1;
    },
  }.size,
};
const byteLengthSize = () => sizeFunctions.byteLength;
const countSize = () => sizeFunctions.count;
