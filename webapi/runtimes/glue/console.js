// The console: https://console.spec.whatwg.org/
// By hand, and not written once, because it looks into values of any kind.
// Messages go to Python's logging. A message shows values without calling their getters, up to a length.

const mostText = 100000; // UTF-16 code units of a message
const mostOfValue = 10000; // of a value, without its last item
const mostOfString = 1000; // of a string in a value
const mostItems = 100;
const mostLevels = 3;
const bareKey = /^(?:[A-Za-z_$][\w$]*|\d+)$/;

const shortened = (text, most) => (text.length > most ? slice(text, 0, most) + "..." : text);

// Read an object's own property, unless it has a getter.
function ownValue(object, key) {
  const descriptor = getOwnPropertyDescriptor(object, key);
  return descriptor === undefined ? undefined : setPrototypeOf(descriptor, null).value;
}

// "Optimally useful formatting" is this one: https://console.spec.whatwg.org/#formatting-specifiers
function formatted(value) {
  try {
    return valueText(value, { __proto__: null, left: mostOfValue, ancestors: newList() });
  } catch (error) {
    return "[a value that cannot be shown]";
  }
}

function valueText(value, room) {
  if (room.left < 0) return "...";
  const text = isObject(value) ? objectText(value, room) : primitiveText(value);
  room.left -= text.length;
  return text;
}

function primitiveText(value) {
  if (typeof value === "string") return stringify(shortened(value, mostOfString));
  if (typeof value === "bigint") return value + "n";
  if (value === 0 && 1 / value < 0) return "-0";
  return toString(value);
}

function objectText(object, room) {
  if (typeof object === "function") {
    const name = ownValue(object, "name");
    return "[Function: " + (typeof name === "string" && name !== "" ? name : "(anonymous)") + "]";
  }
  const special = specialText(object);
  if (special !== undefined) return shortened(special, mostOfValue);
  const ancestors = room.ancestors;
  for (let index = 0; index < ancestors.length; index++) {
    if (ancestors[index] === object) return "[Circular]";
  }
  const name = classOf(object);
  if (ancestors.length === mostLevels) return "[" + name + "]";
  ancestors[ancestors.length] = object;
  const text = itemsText(object, name, room);
  ancestors.length--;
  return text;
}

function specialText(object) {
  if (isError(object) || implemented(DOMExceptionBrand, object) !== undefined) {
    return errorText(object);
  }
  if (innerOf(object) !== undefined) {
    const name = innerOf(object).brand.name;
    const text = toString(object);
    return slice(text, 0, 8) === "[object " ? name + " {}" : name + " " + stringify(text);
  }
  if (fits(isGlobal, object)) return expressionText(object);
  if (!fits(timeOfDate, object)) return undefined;
  return timeOfDate(object) === timeOfDate(object) ? isoDate(object) : "Invalid Date";
}

function errorText(error) {
  const text = toString(error);
  const stack = stackOf(error);
  if (stack === "") return text;
  return slice(stack, 0, text.length) === text ? stack : text + "\n" + stack;
}

function stackOf(error) {
  const stack = error.stack;
  if (typeof stack !== "string") return "";
  const end = stack.length - 1;
  return stack[end] === "\n" ? slice(stack, 0, end) : stack;
}

function classOf(object) {
  const prototype = getPrototypeOf(object);
  if (prototype === null) return "[null prototype]";
  const constructor = ownValue(prototype, "constructor");
  const name = typeof constructor === "function" ? ownValue(constructor, "name") : "";
  return typeof name === "string" && name !== "" ? name : "Object";
}

function itemsText(object, name, room) {
  const items = newList();
  if (isArray(object) || typedArrayName(object) !== undefined) {
    const length = isArray(object) ? object.length : lengthOfView(object);
    for (let index = 0; index < length && index < mostItems && room.left >= 0; index++) {
      items[index] = valueText(ownValue(object, "" + index), room);
    }
    const prefix = name === "Array" ? "" : name + "(" + length + ") ";
    return prefix + surrounded("[", items, length, "]");
  }
  if (fits(tableSize, object)) {
    tableForEach(object, (value, key) => {
      if (items.length === mostItems || room.left < 0) return;
      items[items.length] = valueText(key, room) + " => " + valueText(value, room);
    });
    return name + "(" + tableSize(object) + ") " + surrounded("{", items, tableSize(object), "}");
  }
  if (fits(sizeOfSet, object)) {
    forEachOfSet(object, (value) => {
      if (items.length !== mostItems && room.left >= 0) items[items.length] = valueText(value, room);
    });
    return name + "(" + sizeOfSet(object) + ") " + surrounded("{", items, sizeOfSet(object), "}");
  }
  const keys = enumerableKeys(object, true);
  for (let index = 0; index < keys.length && index < mostItems && room.left >= 0; index++) {
    items[index] = keyText(keys[index]) + ": " + propertyText(object, keys[index], room);
  }
  return (name === "Object" ? "" : name + " ") + surrounded("{", items, keys.length, "}");
}

function surrounded(open, items, count, close) {
  if (count > items.length) items[items.length] = "... " + (count - items.length) + " more";
  let text = open;
  for (let index = 0; index < items.length; index++) text += (index === 0 ? " " : ", ") + items[index];
  return items.length === 0 ? open + close : text + " " + close;
}

function keyText(key) {
  if (typeof key === "symbol") return "[" + toString(key) + "]";
  return execute(bareKey, key) === null ? stringify(shortened(key, mostOfString)) : key;
}

function propertyText(object, key, room) {
  const descriptor = getOwnPropertyDescriptor(object, key);
  if (descriptor === undefined) return "undefined";
  setPrototypeOf(descriptor, null);
  return descriptor.get === undefined ? valueText(descriptor.value, room) : "[Getter]";
}

// https://console.spec.whatwg.org/#formatter
// A specifier inside a replacement stays text, as in every engine.
function format(values) {
  const parts = newList();
  let next = 0;
  if (values.length > 1 && typeof values[0] === "string") {
    const target = values[0];
    let text = "";
    let start = 0;
    next = 1;
    for (let index = 0; index + 1 < target.length && next < values.length; index++) {
      if (target[index] !== "%") continue;
      const converted = convertedBy(target[index + 1], values[next]);
      if (converted === undefined) continue;
      text += slice(target, start, index) + converted;
      next++;
      index++;
      start = index + 1;
    }
    parts[0] = text + slice(target, start);
  }
  for (; next < values.length; next++) {
    const value = values[next];
    parts[parts.length] = typeof value === "string" ? value : formatted(value);
  }
  return parts;
}

function convertedBy(specifier, value) {
  if (specifier === "s") return toString(value);
  if (specifier === "d" || specifier === "i" || specifier === "f") {
    if (typeof value === "symbol") return "NaN";
    return "" + (specifier === "f" ? parseNumber(value) : parseInteger(value, 10));
  }
  if (specifier === "o" || specifier === "O") return formatted(value);
  return specifier === "c" ? "" : undefined;
}

// https://console.spec.whatwg.org/#printer
// A page also hears of the type of the message, and of the values.
function print(level, parts, type = level, values = parts) {
  let text = "";
  for (let index = 0; index < parts.length && text.length <= mostText; index++) {
    text += (index === 0 ? "" : " ") + shortened(parts[index], mostText);
  }
  const message = quote(shortened(text, mostText));
  askEventLoop('["console","' + level + '",' + openGroups + "," + message + "]");
  tellListener(type, values);
}

// https://console.spec.whatwg.org/#logger
function logValues(level, values, type = level) {
  if (values.length !== 0) print(level, format(values), type, values);
}

const consoleValues = (value) => {
  const list = newList();
  list[0] = value;
  return list;
};

let openGroups = 0;
const counts = new Table();
const startTimes = new Table();

const labelOf = (label, name) =>
  label === undefined
    ? "default"
    : stringValue(label, "Failed to execute '" + name + "' on 'console': parameter 1");

// https://console.spec.whatwg.org/#timelog and https://console.spec.whatwg.org/#timeend
function printTime(label, values, type) {
  const start = tableGet(startTimes, label);
  if (start === undefined) {
    print("warning", ["Timer '" + label + "' does not exist"]);
    return;
  }
  const parts = format(values);
  const duration = now() - start;
  const all = newList();
  all[0] = label + ": " + floor(duration * 1000) / 1000 + " ms";
  const told = consoleValues(all[0]);
  for (let index = 0; index < parts.length; index++) all[index + 1] = parts[index];
  for (let index = 0; index < values.length; index++) told[index + 1] = values[index];
  print("info", all, type, told);
}

const toProperties = (value) => {
  const context = "Failed to execute 'table' on 'console': parameter 2";
  return sequenceItems(value, sequenceMethod(value, context), stringValue, context);
};

// https://console.spec.whatwg.org/#table
// Write a line for each row. A value without rows is logged as it is.
function printTable(data, properties) {
  const keys = isObject(data) ? enumerableKeys(data, true) : newList();
  if (keys.length === 0) {
    logValues("info", [data], "table");
    return;
  }
  const rows = newList();
  for (let index = 0; index < keys.length && index < mostItems; index++) {
    const row = ownValue(data, keys[index]);
    let shown = row;
    if (properties !== null && isObject(row)) {
      shown = {};
      for (let column = 0; column < properties.length; column++) {
        const name = properties[column];
        defineProperty(shown, name, property(ownValue(row, name), true));
      }
    }
    rows[index] = keyText(keys[index]) + ": " + formatted(shown);
  }
  let text = rows[0];
  for (let index = 1; index < rows.length; index++) text += "\n" + rows[index];
  if (keys.length > rows.length) text += "\n... " + (keys.length - rows.length) + " more";
  print("info", [text], "table", consoleValues(data));
}

const consoleFunctions = {
  assert(condition = false, ...data) {
    if (condition) return;
    const values = newList();
    values[0] = "Assertion failed";
    for (let index = 0; index < data.length; index++) {
      if (index === 0 && typeof data[0] === "string") values[0] += ": " + data[0];
      else values[values.length] = data[index];
    }
    print("error", format(values), "assert", data.length === 0 ? consoleValues("console.assert") : data);
  },

  clear() {
    openGroups = 0;
    tellListener("clear", consoleValues("console.clear"));
  },

  debug(...data) {
    logValues("debug", data);
  },

  error(...data) {
    logValues("error", data);
  },

  info(...data) {
    logValues("info", data);
  },

  log(...data) {
    logValues("log", data);
  },

  table(tabularData = undefined, properties = undefined) {
    printTable(tabularData, properties === undefined ? null : toProperties(properties));
  },

  trace(...data) {
    const parts = format(data);
    const all = newList();
    all[0] = parts.length === 0 ? "Trace" : "Trace:";
    for (let index = 0; index < parts.length; index++) all[index + 1] = parts[index];
    all[all.length] = "\n" + stackOf(new NewError());
    print("info", all, "trace", data.length === 0 ? consoleValues("console.trace") : data);
  },

  warn(...data) {
    logValues("warning", data);
  },

  dir(item = undefined, options = undefined) {
    print("info", [formatted(item)], "dir", consoleValues(item));
  },

  dirxml(...data) {
    logValues("info", data, "dirxml");
  },

  count(label = undefined) {
    const key = labelOf(label, "count");
    const count = (tableGet(counts, key) || 0) + 1;
    tableSet(counts, key, count);
    print("info", [key + ": " + count], "count");
  },

  countReset(label = undefined) {
    const key = labelOf(label, "countReset");
    if (!tableDelete(counts, key)) print("warning", ["Count for '" + key + "' does not exist"]);
  },

  group(...data) {
    logValues("info", data, "startGroup");
    if (data.length === 0) tellListener("startGroup", consoleValues("console.group"));
    openGroups++;
  },

  groupCollapsed(...data) {
    logValues("info", data, "startGroupCollapsed");
    if (data.length === 0) tellListener("startGroupCollapsed", consoleValues("console.groupCollapsed"));
    openGroups++;
  },

  groupEnd() {
    if (openGroups !== 0) openGroups--;
    tellListener("endGroup", consoleValues("console.groupEnd"));
  },

  time(label = undefined) {
    const key = labelOf(label, "time");
    if (tableGet(startTimes, key) === undefined) tableSet(startTimes, key, now());
    else print("warning", ["Timer '" + key + "' already exists"]);
  },

  timeLog(label = undefined, ...data) {
    printTime(labelOf(label, "timeLog"), data, "log");
  },

  timeEnd(label = undefined) {
    const key = labelOf(label, "timeEnd");
    printTime(key, [], "timeEnd");
    tableDelete(startTimes, key);
  },
};

// https://webidl.spec.whatwg.org/#js-namespaces
const console = createObject({});
const consoleNames = ownKeys(consoleFunctions);
for (let index = 0; index < consoleNames.length; index++) {
  const name = consoleNames[index];
  const descriptor = property(consoleFunctions[name], true);
  noteBuiltIns(descriptor);
  defineProperty(console, name, descriptor);
}
defineProperty(console, toStringTag, property("console", false, false));
offered.console = console;
