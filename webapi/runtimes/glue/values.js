// Conversions for members whose steps run in the engine. Their results are values, not text.
// https://webidl.spec.whatwg.org/#js-type-mapping
//
// For the steps, an object of an interface is its implementation, and a callback is a function whose first
// parameter is `this`. Null of a nullable type is undefined. Lists and dictionaries have no prototype.

const anyValue = (value) => value;

const booleanValue = (value) => !!value;

function stringValue(value, context) {
  if (typeof value === "symbol") throw inconvertible("Symbol", "string", context);
  return toString(value);
}

const nullToEmptyStringValue = (value, context) => (value === null ? "" : stringValue(value, context));

function byteStringValue(value, context) {
  const string = stringValue(value, context);
  for (let index = 0; index < string.length; index++) {
    if (charCodeAt(string, index) > 255) {
      throw new Errors.TypeError(context + " has a character beyond U+00FF.");
    }
  }
  return string;
}

// https://webidl.spec.whatwg.org/#js-USVString
function scalarValueString(value, context) {
  const string = stringValue(value, context);
  if (toWellFormed !== undefined) return toWellFormed(string);
  let result = "";
  let start = 0;
  for (let index = 0; index < string.length; index++) {
    const unit = charCodeAt(string, index);
    if (unit < 0xd800 || unit > 0xdfff) continue;
    const next = unit < 0xdc00 && index + 1 < string.length ? charCodeAt(string, index + 1) : 0;
    if (next >= 0xdc00 && next <= 0xdfff) {
      index++;
    } else {
      result += slice(string, start, index) + "\ufffd";
      start = index + 1;
    }
  }
  return start === 0 ? string : result + slice(string, start);
}

// https://webidl.spec.whatwg.org/#abstract-opdef-converttoint
const octetValue = (value, context) => toNumber(value, context) & 0xff;
const byteValue = (value, context) => (toNumber(value, context) << 24) >> 24;
const unsignedShortValue = (value, context) => toNumber(value, context) & 0xffff;
const shortValue = (value, context) => (toNumber(value, context) << 16) >> 16;
const unsignedLongValue = (value, context) => toNumber(value, context) >>> 0;
const longValue = (value, context) => toNumber(value, context) | 0;

// As in browsers, a number keeps its precision.
const longLongValue = (value, context) => toLongLong(toNumber(value, context), 9223372036854775808);
const unsignedLongLongValue = (value, context) => toLongLong(toNumber(value, context), 18446744073709551616);

function toLongLong(number, limit) {
  if (number - number !== 0) return 0;
  const integer = (number - (number % 1)) % 18446744073709551616;
  if (integer < 0 && limit === 18446744073709551616) return integer + limit;
  if (integer >= limit) return integer - 18446744073709551616;
  return integer < -limit ? integer + 18446744073709551616 : integer + 0;
}

// [EnforceRange]
const enforcedValue = (least, most) => (value, context) => {
  const number = toNumber(value, context);
  const integer = number - (number % 1);
  if (integer >= least && integer <= most) return integer + 0;
  throw new Errors.TypeError(context + " is outside the range of its type.");
};

// [Clamp]
const clampedValue = (least, most) => (value, context) => {
  const number = toNumber(value, context);
  if (number !== number) return 0;
  if (number <= least) return least;
  if (number >= most) return most;
  const below = number - (((number % 1) + 1) % 1);
  const rest = number - below;
  return (rest > 0.5 || (rest === 0.5 && below % 2 !== 0) ? below + 1 : below) + 0;
};

const unrestrictedDoubleValue = (value, context) => toNumber(value, context);

function doubleValue(value, context) {
  const number = toNumber(value, context);
  if (number - number !== 0) throw new Errors.TypeError(context + " is non-finite.");
  return number;
}

const floatValue = (value, context) => finite(roundToFloat(doubleValue(value, context)), context);
const unrestrictedFloatValue = (value, context) => roundToFloat(toNumber(value, context));

function finite(number, context) {
  if (number - number !== 0) throw new Errors.TypeError(context + " is out of range.");
  return number;
}

function plainObjectValue(value, context) {
  if (!isObject(value)) throw new Errors.TypeError(context + " is not of type 'Object'.");
  return value;
}

// Return the implementation of an object whose steps run here.
const implementationValue = (brand) => (value, context) => {
  const inner = isObject(value) ? implemented(brand, value) : undefined;
  if (inner === undefined) throw new Errors.TypeError(context + " is not of type '" + brand.name + "'.");
  return inner;
};

// Return an object whose steps run in Python, unchanged.
const platformObjectValue = (brand) => (value, context) => {
  if (isObject(value) && implemented(brand, value) !== undefined) return value;
  throw new Errors.TypeError(context + " is not of type '" + brand.name + "'.");
};

const nullableValue = (convert) => (value, context) =>
  value === undefined || value === null ? undefined : convert(value, context);

// A member of a dictionary that may be null, which differs from one that is missing.
const nullOrValue = (convert) => (value, context) => (value === null ? null : convert(value, context));

const undefinedValue = () => undefined;

const enumValue = (name, values) => (value, context) => {
  const string = stringValue(value, context);
  for (let index = 0; index < values.length; index++) if (values[index] === string) return string;
  const shown = stringify(string);
  throw new Errors.TypeError(context + " " + shown + " is not a valid enum value of type " + name + ".");
};

// Ignore a value that is not in the attribute's enumeration.
const isEnumValue = (values, string) => {
  for (let index = 0; index < values.length; index++) if (values[index] === string) return true;
  return false;
};

// `types` are the names of the accepted buffer types.
const bufferValue = (name, types, allowsShared) => (value, context) => {
  let type;
  if (isView(value)) type = typedArrayName(value) || "DataView";
  else if (isObject(value) && (isArrayBuffer(value) || (allowsShared && isSharedBuffer(value)))) {
    type = "ArrayBuffer";
  }
  for (let index = 0; index < types.length; index++) {
    if (types[index] !== type) continue;
    let buffer = value;
    if (type !== "ArrayBuffer") {
      buffer = (type === "DataView" ? dataViewParts : typedArrayParts).buffer(value);
    }
    if (allowsShared) fixedOrSharedLength(buffer, context);
    else fixedLength(buffer, context);
    return value;
  }
  throw new Errors.TypeError(context + " is not of type '" + name + "'.");
};

const sequenceValue = (convert) => (value, context) =>
  sequenceItems(value, sequenceMethod(value, context), convert, context);

const iteratedValue = (convert) => (method) => (value, context) =>
  sequenceItems(value, method, convert, context);

const frozenArrayValue = (convert) => (value, context) => frozen(sequenceValue(convert)(value, context));

const frozen = (list) => freeze(setPrototypeOf(list, arrayPrototype));

const recordValue = (convertKey, convert) => (value, context) => {
  if (!isObject(value)) throw new Errors.TypeError(context + " cannot be converted to a record.");
  const keys = ownKeys(value);
  const result = createObject(null);
  for (let index = 0; index < keys.length; index++) {
    const descriptor = getOwnPropertyDescriptor(value, keys[index]);
    if (descriptor === undefined || !descriptor.enumerable) continue;
    const key = convertKey(keys[index], context);
    result[key] = convert(value[keys[index]], context);
  }
  return result;
};

// The values of a variadic argument, in place.
function listValue(values, convert, context) {
  for (let index = 0; index < values.length; index++) values[index] = convert(values[index], context);
  return setPrototypeOf(values, null);
}

// `members` are lists of a name, a conversion and a default, which may be one of these.
const isRequired = freeze(createObject(null));
const anEmptyList = freeze(createObject(null));
const anEmptyDictionary = freeze(createObject(null));

/** @returns {(value: any, context: string) => any} */
const dictionaryValue = (name, members) => {
  const convert = dictionaryConversion(name, members);
  for (let index = 0; index < members.length; index++) {
    const fallback = members[index][2];
    if (fallback === isRequired || fallback === anEmptyDictionary || fallback === anEmptyList) {
      return convert;
    }
  }
  // No algorithm changes a dictionary, so all calls share the empty one.
  const ofNothing = freeze(convert(undefined, ""));
  return (value, context) =>
    value === undefined || value === null ? ofNothing : convert(value, context);
};

const dictionaryConversion = (name, members) => (value, context) => {
  const isMissing = value === undefined || value === null;
  if (!isMissing && !isObject(value)) {
    throw new Errors.TypeError(context + " is not of type '" + name + "'.");
  }
  const result = { __proto__: null };
  for (let index = 0; index < members.length; index++) {
    const key = members[index][0];
    const member = isMissing ? undefined : value[key];
    const fallback = members[index][2];
    if (member !== undefined || fallback === isRequired || fallback === anEmptyDictionary) {
      const action = actionOf(context) + ": Failed to read the '" + key + "' property from '" + name + "'";
      if (member === undefined && fallback === isRequired) {
        throw new Errors.TypeError(action + ": Required member is undefined.");
      }
      result[key] = members[index][1](member, action + ": The value");
    } else {
      result[key] = fallback === anEmptyList ? newList() : fallback;
    }
  }
  return result;
};

const unionValue = (choices) => (value, context) => {
  const convert = distinguish(value, choices, context);
  if (convert !== undefined) return convert(value, context);
  throw new Errors.TypeError(context + " is not of an accepted type.");
};

// https://webidl.spec.whatwg.org/#js-promise
const promiseValue = (value) =>
  isObject(value) ? new Later((resolve) => resolve(value)) : resolveWith(Later, value);

const rejectedWith = (reason) => new Later((resolve, reject) => reject(reason));

// Asynchronous sequences

// https://webidl.spec.whatwg.org/#js-to-async-iterable
function asyncSequenceValue(value, context) {
  if (isObject(value)) {
    const method = value[asyncIteratorSymbol];
    if (method !== undefined && method !== null) {
      if (typeof method === "function") return new AsyncSequence(value, method, false);
      throw new Errors.TypeError(context + ": its Symbol.asyncIterator is not a function.");
    }
    const syncMethod = iteratorMethod(value, context);
    if (syncMethod !== undefined) return new AsyncSequence(value, syncMethod, true);
  }
  throw new Errors.TypeError(context + " cannot be converted to an asynchronous sequence.");
}

// In a union, iterables that are not asynchronous may be strings.
const asyncIteratedValue = (method) => (value, context) => {
  if (typeof method === "function") return new AsyncSequence(value, method, false);
  throw new Errors.TypeError(context + ": its Symbol.asyncIterator is not a function.");
};

class AsyncSequence {
  constructor(object, method, isSync) {
    this.object = object;
    this.method = method;
    this.isSync = isSync;
  }

  // https://webidl.spec.whatwg.org/#async-sequence-open
  open() {
    const iterator = apply(this.method, this.object, []);
    if (!isObject(iterator)) throw new Errors.TypeError("The iterator is not an object.");
    const Iterator = this.isSync ? FromSyncIterator : AsyncSequenceIterator;
    return new Iterator(iterator, iterator.next);
  }
}
withoutParent(AsyncSequence);

class AsyncSequenceIterator {
  constructor(iterator, method) {
    this.iterator = iterator;
    this.method = method;
  }

  // https://webidl.spec.whatwg.org/#async-iterator-next: a promise of a value, or of endOfIteration
  next() {
    try {
      return then(resolveWith(Later, this.callNext()), valueOrEnd);
    } catch (error) {
      return rejectedWith(error);
    }
  }

  callNext() {
    return objectFromIterator(apply(this.method, this.iterator, []));
  }

  // https://webidl.spec.whatwg.org/#async-iterator-close
  close(reason) {
    try {
      const method = this.iterator.return;
      if (method === undefined || method === null) return resolveWith(Later, undefined);
      return then(resolveWith(Later, this.callReturn(method, reason)), (result) => {
        objectFromIterator(result);
      });
    } catch (error) {
      return rejectedWith(error);
    }
  }

  callReturn(method, reason) {
    return apply(method, this.iterator, [reason]);
  }
}
withoutParent(AsyncSequenceIterator);

const valueOrEnd = (result) => {
  objectFromIterator(result);
  return result.done ? endOfIteration : result.value;
};

function objectFromIterator(result) {
  if (isObject(result)) return result;
  throw new Errors.TypeError("The result of the iterator is not an object.");
}

// https://tc39.es/ecma262/#sec-createasyncfromsynciterator
class FromSyncIterator extends AsyncSequenceIterator {
  callNext() {
    return this.continuation(super.callNext(), true);
  }

  callReturn(method, reason) {
    return this.continuation(objectFromIterator(super.callReturn(method, reason)), false);
  }

  // https://tc39.es/ecma262/#sec-asyncfromsynciteratorcontinuation
  continuation(result, closes) {
    const done = !!result.done;
    const closing = (error) => {
      this.closeSync();
      throw error;
    };
    let value;
    try {
      value = resolveWith(Later, result.value);
    } catch (error) {
      if (!done && closes) closing(error);
      throw error;
    }
    const fulfilled = (settled) => iterationResult(settled, done);
    return then(value, fulfilled, done || !closes ? undefined : closing);
  }

  // https://tc39.es/ecma262/#sec-iteratorclose of a completion that throws
  closeSync() {
    try {
      const method = this.iterator.return;
      if (method !== undefined && method !== null) apply(method, this.iterator, []);
    } catch (error) {
      // The completion that throws counts.
    }
  }
}

// Callbacks. `make` makes a function that calls the script's function. With `theGiven` as `self`, it returns
// the script's function, which takes less memory than a property.
const theGiven = freeze(createObject(null));
const givenOf = (callback) => callback(theGiven);

const functionValue = (make) => (value, context) => {
  if (typeof value === "function") return make(value);
  throw new Errors.TypeError(context + " is not of type 'Function'.");
};

// [LegacyTreatNonObjectAsNull]: https://webidl.spec.whatwg.org/#js-callback-function
const objectOrNullFunctionValue = (make) => (value) => {
  if (!isObject(value)) return undefined;
  return typeof value === "function" ? make(value) : (self) => (self === theGiven ? value : undefined);
};

// https://webidl.spec.whatwg.org/#js-callback-interface
const callbackInterfaceValue = (name, make) => (value, context) => {
  if (isObject(value)) return make(value);
  throw new Errors.TypeError(context + " is not of type '" + name + "'.");
};

// https://webidl.spec.whatwg.org/#call-a-user-objects-operation, for an object that is not a function
function callMethodOf(object, name, values) {
  const method = object[name];
  if (typeof method !== "function") {
    throw new Errors.TypeError("The " + name + " of the callback is not a function.");
  }
  return apply(method, object, values);
}

// Remove missing optional values from the end of a call.
function withoutMissing(values, required) {
  while (values.length > required && values[values.length - 1] === undefined) values.length--;
  return values;
}

// Call a callback that returns a promise.
function promiseOfCall(callback, self, values) {
  try {
    return promiseValue(apply(callback, self, values));
  } catch (error) {
    return rejectedWith(error);
  }
}

// Implementations. If an interface's steps run here, an object has an implementation: an object of a class
// with the interface's members. The first use makes the object; `platformObject` keeps it.

// Tie a class to the brand of its interface.
function implementation(brand, Implementation) {
  const prototype = Implementation.prototype;
  if (getPrototypeOf(prototype) === objectPrototype) setPrototypeOf(prototype, null);
  defineProperty(prototype, "brand", property(brand, false));
}

// Make an object the platform object of an implementation.
function adopt(object, inner) {
  inner.platformObject = object;
  setInner(object, inner);
  if (inner.brand.unforgeable !== null) forge(object, inner.brand.unforgeable);
  return inner;
}

function objectOf(inner) {
  if (inner.platformObject !== undefined) return inner.platformObject;
  const brand = inner.brand;
  const target = createObject(prototypeOf(brand));
  if (brand.indexed === null) {
    adopt(target, inner);
  } else {
    setInner(target, inner);
    adopt(new Surrounded(target, brand.indexed), inner);
  }
  return inner.platformObject;
}

// Results

const orNull = (value) => (value === undefined ? null : value);
const convertedOrNull = (convert) => (value) => (value === undefined ? null : convert(value));
const objectOrNull = convertedOrNull(objectOf);
const givenOrNull = convertedOrNull(givenOf);

// For a union of interfaces and types of primitive values.
const objectOrPrimitive = (value) => (isObject(value) ? objectOf(value) : value);

const arrayOf = (convert) => (list) => {
  const array = newList();
  for (let index = 0; index < list.length; index++) array[index] = convert(list[index]);
  return setPrototypeOf(array, arrayPrototype);
};

// The frozen array of an attribute that reflects elements: it stays the same while the list does.
function frozenElementsOrNull(list) {
  if (list === undefined) return null;
  if (list.platformObject === undefined) list.platformObject = freeze(arrayOf(objectOf)(list.elements));
  return list.platformObject;
}

const recordOfValues = (convert) => (table) => {
  const record = {};
  const keys = ownKeys(table);
  for (let index = 0; index < keys.length; index++) {
    defineProperty(record, keys[index], property(convert(table[keys[index]]), true));
  }
  return record;
};

// `members` are pairs of a name and a conversion. An undefined member is missing.
const dictionaryOfValues = (members) => (dictionary) => {
  const object = {};
  for (let index = 0; index < members.length; index++) {
    const value = dictionary[members[index][0]];
    if (value === undefined) continue;
    defineProperty(object, members[index][0], property(members[index][1](value), true));
  }
  return object;
};

// Return the same array as before if its items are the same.
function frozenArrayOf(inner, name, convert) {
  const list = inner[name];
  const old = inner["$" + name];
  const items = newList();
  let same = old !== undefined && old.length === list.length;
  for (let index = 0; index < list.length; index++) {
    items[index] = convert(list[index]);
    same = same && items[index] === old[index];
  }
  if (!same) inner["$" + name] = frozen(items);
  return inner["$" + name];
}

// Iteration

// https://webidl.spec.whatwg.org/#js-iterable
const keyAndValue = (pair, convertKey, convertValue) => [convertKey(pair[0]), convertValue(pair[1])];

function valuePairIterators(name, convertKey, convertValue) {
  return pairIteratorsBy(name, (state) => {
    const pairs = state.inner.valuePairsToIterateOver();
    if (state.index >= pairs.length) return undefined;
    return keyAndValue(pairs[state.index++], convertKey, convertValue);
  });
}

function forEachValuePair(object, inner, convertKey, convertValue, callback, thisArgument) {
  for (let index = 0; ; index++) {
    const pairs = inner.valuePairsToIterateOver();
    if (index >= pairs.length) return;
    const pair = keyAndValue(pairs[index], convertKey, convertValue);
    apply(callback, thisArgument, [pair[1], pair[0], object]);
  }
}

// iterable<V>, for an interface with indexed properties
function iterableAsArray(Interface) {
  for (let index = 0; index < arrayIteration.length; index++) {
    const method = arrayIteration[index];
    defineProperty(Interface.prototype, method.name, property(method.value, true));
  }
}

// The value of a promise for an asynchronous iterator's next value, if there is none.
const endOfIteration = freeze(createObject(null));

const iterationResult = (value, done) => ({ value, done });

// https://webidl.spec.whatwg.org/#js-asynchronous-iterator-prototype-object
function asyncIterators(name, convert) {
  const brand = newBrand(name, null, "");
  const prototype = createObject(asyncIteratorPrototype);

  const nextSteps = (state) => {
    if (state.isFinished) return resolveWith(Later, iterationResult(undefined, true));
    return then(
      state.source.getTheNextIterationResult(),
      (value) => {
        state.ongoing = null;
        if (value !== endOfIteration) return iterationResult(convert(value), false);
        state.isFinished = true;
        return iterationResult(undefined, true);
      },
      (reason) => {
        state.ongoing = null;
        state.isFinished = true;
        throw reason;
      },
    );
  };

  const returnSteps = (state, value) => {
    if (state.isFinished) return resolveWith(Later, undefined);
    state.isFinished = true;
    return state.source.asynchronousIteratorReturn(value);
  };

  const afterOngoing = (state, steps) => {
    state.ongoing = state.ongoing === null ? steps() : then(state.ongoing, steps, steps);
    return state.ongoing;
  };

  const methods = {
    next() {
      try {
        const state = internals(brand, this);
        return afterOngoing(state, () => nextSteps(state));
      } catch (error) {
        return rejectedWith(error);
      }
    },

    return($value) {
      try {
        const state = internals(brand, this);
        const ongoing = afterOngoing(state, () => returnSteps(state, $value));
        return then(ongoing, () => iterationResult($value, true));
      } catch (error) {
        return rejectedWith(error);
      }
    },
  };
  defineProperty(prototype, "next", property(methods.next, true));
  defineProperty(prototype, "return", property(methods.return, true));
  const tag = property(name + " AsyncIterator", false, false);
  defineProperty(prototype, toStringTag, tag);
  return (source) => {
    const iterator = createObject(prototype);
    setInner(iterator, { __proto__: null, brand, source, ongoing: null, isFinished: false });
    return iterator;
  };
}
