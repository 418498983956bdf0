// Values that cross between scripts and the host, as JSON. The host's half is crossing.py. An object with the
// one member "$" stands for a value that JSON lacks: ["bytes", [count, words]], ["BigInt", hexadecimal],
// ["number", name], ["ReadableStream", number], or ["object", pairs] for an object with the one member "$".

const deepest = 100;

const cannotLeave = (what) => new Errors.TypeError("The value cannot leave the script: it has " + what + ".");

// The streams that the value which is being written has locked. If it cannot leave, they are unlocked.
let lockedStreams = newList();

function writtenWhole(write) {
  const before = lockedStreams;
  const own = (lockedStreams = newList());
  try {
    return write();
  } catch (error) {
    for (let index = 0; index < own.length; index++) streamStays(own[index]);
    throw error;
  } finally {
    lockedStreams = before;
  }
}

function crossingText(value, depth) {
  if (value === undefined || value === null) return "null";
  if (typeof value === "string") return quote(value);
  if (typeof value === "boolean") return toBooleanText(value);
  if (typeof value === "number") return finiteText(value);
  if (typeof value === "bigint") {
    return '{"$":["BigInt",' + stringify(integerText(value, 16)) + "]}";
  }
  if (typeof value === "object") return crossingObject(value, depth);
  throw cannotLeave("a " + typeof value);
}

function finiteText(number) {
  if (number - number !== 0) {
    return '{"$":["number",' + stringify("" + number) + "]}";
  }
  if (number === 0 && 1 / number < 0) return "-0.0";
  return toIntegerText(number);
}

function crossingObject(object, depth) {
  if (depth === deepest) throw cannotLeave("a cycle, or is nested more than " + deepest + " deep");
  if (isBufferSource(object)) {
    return '{"$":["bytes",' + bufferText(object, fixedLength, "The value") + "]}";
  }
  const stream = implemented(ReadableStreamBrand, object);
  if (stream !== undefined) {
    const number = streamLeaves(stream);
    lockedStreams[lockedStreams.length] = number;
    return '{"$":["ReadableStream",' + number + "]}";
  }
  const convert = object.toJSON;
  if (typeof convert === "function") return crossingText(apply(convert, object, [""]), depth + 1);
  const items = newList();
  if (isArray(object)) {
    for (let index = 0; index < object.length; index++) {
      items[index] = crossingText(object[index], depth + 1);
    }
    return "[" + joined(items, 0, items.length) + "]";
  }
  const prototype = getPrototypeOf(object);
  if (prototype !== objectPrototype && prototype !== null) refuseSpecial(object, prototype);
  const keys = keysOf(object);
  for (let index = 0; index < keys.length; index++) {
    const member = object[keys[index]];
    if (member === undefined) continue;
    items[items.length] = quote(keys[index]) + ":" + crossingText(member, depth + 1);
  }
  if (items.length === 1 && slice(items[0], 0, 4) === '"$":') {
    return '{"$":["object",[["$",' + slice(items[0], 4) + "]]]}";
  }
  return "{" + joined(items, 0, items.length) + "}";
}

// Refuse objects whose own members do not describe them.
function refuseSpecial(object, prototype) {
  const inner = innerOf(object);
  if (inner !== undefined) throw cannotLeave("a " + inner.brand.name);
  if (isError(object)) throw cannotLeave("an Error");
  if (fits(tableSize, object)) throw cannotLeave("a Map");
  if (fits(sizeOfSet, object)) throw cannotLeave("a Set");
  if (fits(sourceOf, object)) throw cannotLeave("a RegExp");
  for (let index = 0; index < valuesOfWrappers.length; index++) {
    if (fits(valuesOfWrappers[index], object)) throw cannotLeave("an object around a primitive value");
  }
  if (isRefusedPrototype(prototype)) throw cannotLeave("an object with internal state, like a Promise");
}

// `special` is true if some object of the text stands for a value that JSON lacks.
const valueFrom = (parsed, special) => (special ? revived(parsed) : parsed);

function revived(parsed) {
  if (!isObject(parsed)) return parsed;
  const keys = keysOf(parsed);
  if (!isArray(parsed) && keys.length === 1 && keys[0] === "$") return specialValue(parsed.$);
  for (let index = 0; index < keys.length; index++) {
    parsed[keys[index]] = revived(parsed[keys[index]]);
  }
  return parsed;
}

function specialValue(special) {
  const given = special[1];
  if (special[0] === "bytes") return newBytes(given);
  if (special[0] === "number") return +given;
  if (special[0] === "ReadableStream") return streamEnters(given);
  if (special[0] === "BigInt") {
    return given[0] === "-" ? -Integers("0x" + slice(given, 1)) : Integers("0x" + given);
  }
  return { [given[0][0]]: revived(given[0][1]) };
}
