// Conversions for the interfaces that are whole in JavaScript: their results are values, not text.
// https://webidl.spec.whatwg.org/#js-type-mapping

const anyValue = (value) => value;

const booleanValue = (value) => !!value;

function stringValue(value, context) {
  if (typeof value === "symbol") throw inconvertible("Symbol", "string", context);
  return toString(value);
}

// https://webidl.spec.whatwg.org/#js-USVString
function scalarValueString(value, context) {
  const string = stringValue(value, context);
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

const unsignedLongValue = (value, context) => toNumber(value, context) >>> 0;

// [EnforceRange] unsigned long long: https://webidl.spec.whatwg.org/#abstract-opdef-converttoint
function enforcedIntegerValue(value, context) {
  const number = toNumber(value, context);
  const integer = number - (number % 1);
  if (integer >= 0 && integer <= 9007199254740991) return integer;
  throw new Errors.TypeError(context + " is outside the range of its type.");
}

function doubleValue(value, context) {
  const number = toNumber(value, context);
  if (number - number !== 0) throw new Errors.TypeError(context + " is non-finite.");
  return number;
}

const objectValue = (brand) => (value, context) => {
  if (isObject(value) && implemented(brand, value) !== undefined) return value;
  throw new Errors.TypeError(context + " is not of type '" + brand.name + "'.");
};

// `members` are lists of a name, a conversion and a default.
const dictionaryValue = (name, members) => (value, context) => {
  const isMissing = value === undefined || value === null;
  if (!isMissing && !isObject(value)) {
    throw new Errors.TypeError(context + " is not of type '" + name + "'.");
  }
  const result = createObject(null);
  for (let index = 0; index < members.length; index++) {
    const key = members[index][0];
    const member = isMissing ? undefined : value[key];
    if (member === undefined) {
      result[key] = members[index][2];
    } else {
      const action = actionOf(context) + ": Failed to read the '" + key + "' property";
      result[key] = members[index][1](member, action + " from '" + name + "': The value");
    }
  }
  return result;
};

// An object of an interface that is whole in JavaScript: `inner` holds its brand and its state.
function implement(object, inner) {
  setInner(object, inner);
  if (inner.brand.unforgeable !== null) forge(object, inner.brand.unforgeable);
  return inner;
}
