// JSON. These functions halve a long text, because engines without ropes copy a string that grows, and
// QuickJS's regular expressions run out of memory in a text of megabytes.

const notASCII = /[^\0-\x7f]/;
const blockLength = 4096; // code units for one call of a native function

function quote(string) {
  const text = stringify(string);
  return ascii(text, 0, text.length);
}

function ascii(text, start, end) {
  if (end - start > blockLength) {
    const middle = (start + end) >> 1;
    return ascii(text, start, middle) + ascii(text, middle, end);
  }
  const part = slice(text, start, end);
  return execute(notASCII, part) === null ? part : escaped(part);
}

// escape() writes U+00E9 as %E9 and U+65E5 as %u65E5; replacements make \u00E9 and \u65E5 of these. Then
// unescape() restores ASCII characters that escape() encoded. A loop over many characters takes longer.
function escaped(text) {
  let result = replaceAll(percentEncode(text), percentU, "\\u");
  if (execute(percentLatin1, result) === null) return percentDecode(result);
  for (let index = 0; index < latin1Digits.length; index++) {
    result = replaceAll(result, latin1Digits[index].percent, latin1Digits[index].escape);
  }
  return percentDecode(result);
}

// A text to search for. For a string, replaceAll() calls a method of the prototype, which scripts can patch.
const searched = (text) => ({ __proto__: null, toString: () => text });

const percentU = searched("%u");
const percentLatin1 = /%[89A-F]/;
const latin1Digits = newList();
for (let digit = 8; digit < 16; digit++) {
  const letter = slice("0123456789ABCDEF", digit, digit + 1);
  const percent = searched("%" + letter);
  latin1Digits[digit - 8] = { __proto__: null, percent, escape: "\\u00" + letter };
}

function joined(list, start, end) {
  if (end - start > 1) {
    const middle = (start + end) >> 1;
    return joined(list, start, middle) + "," + joined(list, middle, end);
  }
  return start === end ? "" : list[start];
}

// Conversions of any value to the text of a request.
// https://webidl.spec.whatwg.org/#js-type-mapping

function toStringText(value, context) {
  if (typeof value === "string") return quote(value);
  if (typeof value === "symbol") throw inconvertible("Symbol", "string", context);
  return quote(toString(value));
}

function toNumber(value, context) {
  if (typeof value === "symbol") throw inconvertible("Symbol", "number", context);
  if (typeof value === "bigint") throw inconvertible("BigInt", "number", context);
  return +value;
}

// Chromium's words: the message names the action, and not the parameter.
function inconvertible(type, wanted, context) {
  const message = actionOf(context) + ": Cannot convert a " + type + " value to a " + wanted;
  return new Errors.TypeError(message);
}

// A context is an action and a value's place: "Failed to construct 'URL': parameter 1".
const actionOf = (context) => slice(context, 0, lastIndexOf(context, ": "));

const toBooleanText = (value) => (value ? "true" : "false");

// Python reads a number with a point as a float. As an int, JavaScript's text of 2 ** 64 is another number.
function toIntegerText(value, context) {
  const number = toNumber(value, context);
  if (number - number !== 0) return "0";
  const isLong = number > 9007199254740991 || number < -9007199254740991;
  return isLong && number < 1e21 && number > -1e21 ? number + ".0" : "" + number;
}

// [Clamp]: Python only rounds the result.
function toClampedText(value, context) {
  const number = toNumber(value, context);
  if (number !== number) return "0";
  if (number > 9007199254740991) return "9007199254740991";
  if (number < -9007199254740991) return "-9007199254740991";
  return "" + number;
}

// https://webidl.spec.whatwg.org/#js-ByteString
function toByteStringText(value, context) {
  if (typeof value === "symbol") throw new Errors.TypeError("A symbol is not a string.");
  const string = toString(value);
  for (let index = 0; index < string.length; index++) {
    if (charCodeAt(string, index) > 255) {
      throw new Errors.TypeError(context + " has a character beyond U+00FF.");
    }
  }
  return quote(string);
}

// A list, which Python's `decoders.anything` reads: JSON has neither NaN nor infinities.
const toUnrestrictedText = (value) => '["' + +value + '"]';

function toDoubleText(value, context) {
  const number = toNumber(value, context);
  if (number - number !== 0) throw new Errors.TypeError(context + " is non-finite.");
  return "" + number;
}

function iteratorMethod(value, context) {
  const method = value[iteratorSymbol];
  if (method === undefined || method === null) return undefined;
  if (typeof method !== "function") {
    throw new Errors.TypeError(context + ": its Symbol.iterator is not a function.");
  }
  return method;
}

function sequenceMethod(value, context) {
  const method = isObject(value) ? iteratorMethod(value, context) : undefined;
  if (method !== undefined) return method;
  throw new Errors.TypeError(context + " cannot be converted to a sequence.");
}

const sequenceOf = (convert) => (value, context) =>
  sequenceText(value, sequenceMethod(value, context), convert, context);

const sequenceText = (value, method, convert, context) => {
  const items = sequenceItems(value, method, convert, context);
  return "[" + joined(items, 0, items.length) + "]";
};

function sequenceItems(value, method, convert, context) {
  const iterator = apply(method, value, []);
  if (!isObject(iterator)) {
    throw new Errors.TypeError(context + ": its iterator is not an object.");
  }
  const next = iterator.next;
  const items = newList();
  for (;;) {
    const result = apply(next, iterator, []);
    if (!isObject(result)) {
      throw new Errors.TypeError(context + ": its iterator did not return an object.");
    }
    if (result.done) return items;
    items[items.length] = convert(result.value, context);
  }
}

const recordOf = (convertKey, convert) => (value, context) => {
  if (!isObject(value)) {
    throw new Errors.TypeError(context + " cannot be converted to a record.");
  }
  const keys = ownKeys(value);
  const items = newList();
  for (let index = 0; index < keys.length; index++) {
    const descriptor = getOwnPropertyDescriptor(value, keys[index]);
    if (descriptor !== undefined && descriptor.enumerable) {
      const key = convertKey(keys[index], context);
      items[items.length] = key + ":" + convert(value[keys[index]], context);
    }
  }
  return "{" + joined(items, 0, items.length) + "}";
};

const enumOf = (name, values) => (value, context) => {
  const text = toStringText(value, context);
  for (let index = 0; index < values.length; index++) {
    if (stringify(values[index]) === text) return text;
  }
  throw new Errors.TypeError(context + " " + text + " is not a valid enum value of type " + name + ".");
};

// `members` are pairs of a name and a conversion.
const dictionaryOf = (name, members) => (value, context) => {
  if (value === undefined || value === null) return "null";
  if (!isObject(value)) throw new Errors.TypeError(context + " is not of type '" + name + "'.");
  const items = newList();
  for (let index = 0; index < members.length; index++) {
    const key = members[index][0];
    const member = value[key];
    if (member !== undefined) {
      const action = actionOf(context) + ": Failed to read the '" + key + "' property";
      const inner = action + " from '" + name + "': The value";
      items[items.length] = stringify(key) + ":" + members[index][1](member, inner);
    }
  }
  return "{" + joined(items, 0, items.length) + "}";
};

const interfaceOf = (brand) => (value, context) => {
  if (implemented(brand, value) === undefined) {
    throw new Errors.TypeError(context + " is not of type '" + brand.name + "'.");
  }
  return toHandleText(value);
};

// Make Python keep the object.
function toHandleText(object) {
  const inner = innerOf(object);
  if (inner.handle === 0) {
    const state = ask("[" + inner.brand.valuesCode + "," + inner.recipe + "]");
    keep(object, inner, state[0]);
  }
  return "" + inner.handle;
}

// Python's `decoders.anything` reads this text. JSON's null is undefined, and its numbers are handles. So
// lists carry null and numbers.
function toAnyText(value) {
  if (value === undefined) return "null";
  if (value === null) return "[]";
  if (typeof value === "string") return quote(value);
  if (typeof value === "boolean") return toBooleanText(value);
  if (typeof value === "number") return '["' + value + '"]';
  const inner = isObject(value) ? innerOf(value) : undefined;
  if (inner === undefined) return "{}";
  if (inner.twin !== undefined) return "" + inner.twin();
  return inner.handle !== undefined ? toHandleText(value) : "{}";
}

function toObjectText(value, context) {
  if (!isObject(value)) throw new Errors.TypeError(context + " is not of type 'Object'.");
  return toAnyText(value);
}

const toNullText = () => "null";

const nullableOf = (convert) => (value, context) =>
  value === undefined || value === null ? "null" : convert(value, context);

// The values of a variadic argument.
function listText(values, convert, context) {
  const items = newList();
  for (let index = 0; index < values.length; index++) items[index] = convert(values[index], context);
  return "[" + joined(items, 0, items.length) + "]";
}

// Choose one of several types, or overloads, for a value; undefined if none fits.
// https://webidl.spec.whatwg.org/#js-union and https://webidl.spec.whatwg.org/#js-overloads
function distinguish(value, choices, context) {
  if (value === undefined && choices.undefined !== undefined) return choices.undefined;
  if (value === undefined || value === null) {
    if (choices.nullable !== undefined) return choices.nullable;
    if (choices.dictionary !== undefined) return choices.dictionary;
  } else if (isObject(value)) {
    const found = choiceForObject(value, choices, context);
    if (found !== undefined) return found;
  } else if (typeof value === "boolean" && choices.boolean !== undefined) {
    return choices.boolean;
  } else if (typeof value === "number" && choices.numeric !== undefined) {
    return choices.numeric;
  }
  return choices.string || choices.numeric || choices.boolean;
}

function choiceForObject(value, choices, context) {
  const interfaces = choices.interfaces;
  for (let index = 0; interfaces !== undefined && index < interfaces.length; index++) {
    if (implemented(interfaces[index][0], value) !== undefined) return interfaces[index][1];
  }
  if (choices.buffer !== undefined && isBufferSource(value)) return choices.buffer;
  if (choices.callback !== undefined && typeof value === "function") return choices.callback;
  if (choices.asyncSequence !== undefined) {
    const method = value[asyncIteratorSymbol];
    if (method !== undefined && method !== null) return choices.asyncSequence(method);
  }
  if (choices.sequence !== undefined) {
    const method = iteratorMethod(value, context);
    if (method !== undefined) return choices.sequence(method);
  }
  return choices.dictionary || choices.record || choices.object;
}

const iteratedOf = (convert) => (method) => (value, context) =>
  sequenceText(value, method, convert, context);

const unionOf = (choices) => (value, context) => {
  const convert = distinguish(value, choices, context);
  if (convert !== undefined) return convert(value, context);
  throw new Errors.TypeError(context + " is not of an accepted type.");
};

// Choose the number of the overload to call. For each number of arguments, `table` has the overload's number,
// or the index of the argument that distinguishes several overloads and the choices, or null.
// https://webidl.spec.whatwg.org/#js-overloads
function overload(table, present, values, action) {
  const count = present < table.length ? present : table.length - 1;
  let least = 0;
  while (table[least] === null) least++;
  if (count < least) throw tooFew(action, least, present);
  const entry = table[count];
  if (entry === null) {
    throw new Errors.TypeError(action + ": no overload takes " + present + " arguments.");
  }
  if (typeof entry === "number") return entry;
  const context = action + ": parameter " + (entry.index + 1);
  const number = distinguish(values[entry.index], entry.choices, context);
  if (number !== undefined) return number;
  throw new Errors.TypeError(context + " is not of a type that an overload takes.");
}

// Results. A conversion changes the value of JSON in its place.

const identity = (answer) => answer;

const undefinedFrom = (answer) => (answer === null ? undefined : answer);

const nullableFrom = (convert) => (answer) => (answer === null ? null : convert(answer));

const listFrom = (convert) => (answer) => {
  for (let index = 0; index < answer.length; index++) answer[index] = convert(answer[index]);
  return answer;
};

const recordFrom = (convert) => (answer) => {
  const keys = ownKeys(answer);
  for (let index = 0; index < keys.length; index++) {
    answer[keys[index]] = convert(answer[keys[index]]);
  }
  return answer;
};

// `members` are pairs of a name and a conversion, for members that need one.
const dictionaryFrom = (members) => (answer) => {
  for (let index = 0; index < members.length; index++) {
    const key = members[index][0];
    if (getOwnPropertyDescriptor(answer, key) !== undefined) {
      answer[key] = members[index][1](answer[key]);
    }
  }
  return answer;
};

// Tell whether an object has the internal slot that a method or a getter needs.
function fits(method, object) {
  try {
    return method(object) !== undefined;
  } catch (error) {
    return false;
  }
}

function enumerableKeys(object, hasSymbols) {
  const keys = ownKeys(object);
  const found = newList();
  for (let index = 0; index < keys.length; index++) {
    if (!hasSymbols && typeof keys[index] === "symbol") continue;
    const descriptor = getOwnPropertyDescriptor(object, keys[index]);
    if (descriptor !== undefined && descriptor.enumerable) found[found.length] = keys[index];
  }
  return found;
}

// Bytes cross as their count and a list of 32-bit integers: engines and Python read numbers of JSON fastest.
// https://webidl.spec.whatwg.org/#js-buffer-source-types

function isArrayBuffer(value) {
  try {
    bufferLength(value);
    return true;
  } catch (error) {
    return false;
  }
}

const isDetached = (buffer) =>
  bufferLength(buffer) === 0 && !fits((each) => new Bytes(each), buffer);

const isBufferSource = (value) => isView(value) || (isObject(value) && isArrayBuffer(value));

function toBufferText(value, context) {
  if (!isBufferSource(value)) throw noBufferSource(context);
  return bufferText(value, fixedLength, context);
}

// [AllowShared]
function toSharedBufferText(value, context) {
  if (!isBufferSource(value) && !isSharedBuffer(value)) throw noBufferSource(context);
  return bufferText(value, fixedOrSharedLength, context);
}

function noBufferSource(context) {
  return new Errors.TypeError(context + " is not of type 'ArrayBuffer' or 'ArrayBufferView'.");
}

function bufferText(value, lengthOf, context) {
  if (!isView(value)) return bytesText(value, 0, lengthOf(value, context));
  const parts = typedArrayName(value) === undefined ? dataViewParts : typedArrayParts;
  const buffer = parts.buffer(value);
  if (lengthOf(buffer, context) === 0) return "[0,[]]"; // it may be detached
  return bytesText(buffer, parts.offset(value), parts.length(value));
}

const bufferOf = (type, names) => (value, context) => {
  let name = isView(value) ? typedArrayName(value) || "DataView" : "";
  if (isObject(value) && isArrayBuffer(value)) name = "ArrayBuffer";
  for (let index = 0; index < names.length; index++) {
    if (names[index] === name) return toBufferText(value, context);
  }
  throw new Errors.TypeError(context + " is not of type '" + type + "'.");
};

function fixedLength(buffer, context) {
  if (!isArrayBuffer(buffer)) {
    throw new Errors.TypeError(context + " is a view of shared memory.");
  }
  if (isResizable(buffer)) throw new Errors.TypeError(context + " is resizable.");
  return bufferLength(buffer);
}

function isSharedBuffer(value) {
  try {
    sharedLength(value);
    return true;
  } catch (error) {
    return false;
  }
}

function fixedOrSharedLength(buffer, context) {
  if (!isSharedBuffer(buffer)) return fixedLength(buffer, context);
  if (isGrowable(buffer)) throw new Errors.TypeError(context + " is growable.");
  return sharedLength(buffer);
}

function bytesText(buffer, offset, length) {
  if (length === 0) return "[0,[]]";
  const words = new Words((length + 3) >>> 2);
  setBytes(new Bytes(typedArrayParts.buffer(words)), new Bytes(buffer, offset, length));
  return "[" + length + ",[" + joinWords(words, ",") + "]]";
}

function newBytes(answer) {
  const list = answer[1];
  const words = new Words(list.length);
  for (let index = 0; index < list.length; index++) words[index] = list[index];
  const bytes = new Bytes(answer[0]);
  setBytes(bytes, new Bytes(typedArrayParts.buffer(words), 0, answer[0]));
  return bytes;
}

const newBuffer = (answer) => typedArrayParts.buffer(newBytes(answer));
