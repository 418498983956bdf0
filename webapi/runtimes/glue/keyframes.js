// Keyframes and easing functions: https://drafts.csswg.org/web-animations-1/#processing-a-keyframes-argument
// By hand, because keyframes are objects of scripts of any shape.

const compositions = listed("replace add accumulate");
const stepsInCss = /^steps\( ?(\d+)(?:, (start|end|jump-start|jump-end|jump-none|jump-both))? ?\)$/;
const bezierInCss = /^cubic-bezier\( ?([-+.\de]+), ([-+.\de]+), ([-+.\de]+), ([-+.\de]+) ?\)$/;
const stopInCss = /^([-+.\de]+)(?: ([-+.\de]+)%)?(?: ([-+.\de]+)%)?$/;

const knownCurves = {
  __proto__: null,
  linear: [0, 0, 1, 1],
  ease: [0.25, 0.1, 0.25, 1],
  "ease-in": [0.42, 0, 1, 1],
  "ease-out": [0, 0, 0.58, 1],
  "ease-in-out": [0.42, 0, 0.58, 1],
};

class Easing {
  constructor(text, progressAt) {
    this.text = text;
    this.progressAt = progressAt;
  }
}
withoutParent(Easing);

// https://drafts.csswg.org/css-easing-2/#typedef-easing-function; nothing for a text that is none
function easingOf(given) {
  const components = readValue(given).components;
  if (components.length !== 1) return undefined;
  const text = components[0].text === "step-start" ? "steps(1, start)" : components[0].text === "step-end" ? "steps(1)" : components[0].text;
  const name = toLowerCase(text);
  if (knownCurves[name] !== undefined) return new Easing(name, bezier(knownCurves[name]));
  const curve = execute(bezierInCss, text);
  if (curve !== null) {
    const points = [+curve[1], +curve[2], +curve[3], +curve[4]];
    const isValid = points[0] >= 0 && points[0] <= 1 && points[2] >= 0 && points[2] <= 1;
    return isValid ? new Easing("cubic-bezier(" + joinList(points, ", ") + ")", bezier(points)) : undefined;
  }
  const steps = execute(stepsInCss, text);
  if (steps !== null) {
    const position = steps[2] === undefined ? "end" : steps[2];
    const count = +steps[1];
    if (count < (position === "jump-none" ? 2 : 1)) return undefined;
    const isDefault = position === "end" || position === "jump-end";
    return new Easing("steps(" + count + (isDefault ? "" : ", " + position) + ")", inSteps(count, position));
  }
  return textStarts(text, "linear(") ? linearEasing(splitAtCommas(slice(text, 7, text.length - 1))) : undefined;
}

// https://drafts.csswg.org/css-easing-2/#cubic-bezier-algo
function bezier(points) {
  if (points[0] === points[1] && points[2] === points[3]) return (progress) => progress;
  const at = (one, other, part) => {
    const rest = 1 - part;
    return 3 * one * part * rest * rest + 3 * other * part * part * rest + part * part * part;
  };
  return (progress) => {
    if (progress <= 0 || progress >= 1) return progress;
    let low = 0;
    let high = 1;
    for (let round = 0; round < 48; round++) {
      const middle = (low + high) / 2;
      if (at(points[0], points[2], middle) < progress) low = middle;
      else high = middle;
    }
    return at(points[1], points[3], low);
  };
}

// https://drafts.csswg.org/css-easing-2/#step-easing-algo
function inSteps(count, position) {
  const isAtStart = position === "start" || position === "jump-start" || position === "jump-both";
  const jumps = position === "jump-none" ? count - 1 : position === "jump-both" ? count + 1 : count;
  return (progress, isBefore) => {
    let step = floor(progress * count) + (isAtStart ? 1 : 0);
    if (isBefore && (progress * count) % 1 === 0) step--;
    if (progress >= 0) step = max(step, 0);
    if (progress <= 1) step = min(step, jumps);
    return step / jumps;
  };
}

// https://drafts.csswg.org/css-easing-2/#the-linear-easing-function
function linearEasing(items) {
  const stops = newList();
  for (let index = 0; index < items.length; index++) {
    const found = execute(stopInCss, items[index]);
    if (found === null) return undefined;
    stops[stops.length] = [+found[1], found[2] === undefined ? undefined : +found[2] / 100];
    if (found[3] !== undefined) stops[stops.length] = [+found[1], +found[3] / 100];
  }
  if (stops.length < 2) return undefined;
  if (stops[0][1] === undefined) stops[0][1] = 0;
  if (stops[stops.length - 1][1] === undefined) stops[stops.length - 1][1] = 1;
  spread(stops, 1);
  for (let index = 1; index < stops.length; index++) stops[index][1] = max(stops[index][1], stops[index - 1][1]);
  const texts = newList();
  for (let index = 0; index < stops.length; index++) {
    texts[index] = numberInCss(stops[index][0]) + " " + numberInCss(stops[index][1] * 100) + "%";
  }
  return new Easing("linear(" + joinList(texts, ", ") + ")", (progress) => {
    let index = 1;
    while (index < stops.length - 1 && stops[index][1] <= progress) index++;
    const before = stops[index - 1]; // a value, and the progress at which it is reached
    const after = stops[index];
    if (before[1] === after[1]) return after[0];
    return before[0] + ((after[0] - before[0]) * (progress - before[1])) / (after[1] - before[1]);
  });
}

// Give each item without a place one at equal distances between its neighbours.
function spread(items, key) {
  for (let index = 1; index < items.length; index++) {
    if (items[index][key] !== undefined) continue;
    let next = index;
    while (items[next][key] === undefined) next++;
    const start = items[index - 1][key];
    items[index][key] = start + (items[next][key] - start) / (next - index + 1);
  }
}

function checkedEasing(text) {
  const easing = easingOf(text);
  if (easing === undefined) throw new Errors.TypeError("'" + text + "' is not a valid value for easing");
  return easing;
}

let propertiesOfAttributes;

// https://drafts.csswg.org/web-animations-1/#idl-attribute-name-to-animation-property-name; nothing for one that is not animated
function propertyOfAttribute(attribute) {
  if (textStarts(attribute, "--")) return attribute;
  if (propertiesOfAttributes === undefined) {
    propertiesOfAttributes = { __proto__: null, cssFloat: "float", cssOffset: "offset" };
    const names = PROPERTIES.names;
    for (let index = 0; index < names.length; index++) {
      const name = names[index];
      const isOfMotion = textStarts(name, "animation") || textStarts(name, "transition");
      if (!isOfMotion && name !== "float" && name !== "offset") propertiesOfAttributes[cssAttribute(name, 0)] = name;
    }
  }
  return propertiesOfAttributes[attribute];
}

class Keyframe {
  constructor() {
    this.offset = undefined;
    this.computedOffset = undefined;
    this.easing = undefined;
    this.composite = "auto";
    this.given = new Table(); // by attribute: the text
    this.declared = new Declarations();
  }

  add(attribute, name, value) {
    const read = readValue(value);
    const found = read.isImportant ? undefined : declarationsOf(PROPERTIES.resolved(name), read);
    if (found === undefined) return;
    const isLonghand = found.length === 1 && found[0].name === name && !textStarts(name, "--");
    tableSet(this.given, attribute, isLonghand ? found[0].value : value);
    addDeclarations(this.declared, PROPERTIES.resolved(name), found, true);
  }

  // https://drafts.csswg.org/web-animations-1/#dom-keyframeeffect-getkeyframes
  toObject() {
    const { computedOffset, composite } = this;
    const object = { offset: this.offset === undefined ? null : this.offset, computedOffset, easing: this.easing.text, composite };
    tableForEach(this.given, (value, attribute) => defineProperty(object, attribute, property(value, true)));
    return object;
  }
}
withoutParent(Keyframe);

const orNullNumber = (value, context) => (value === null || value === undefined ? undefined : doubleValue(value, context));
const textsOf = (value, context) => listOrOne(value, context, stringValue);

function listOrOne(value, context, convert) {
  const method = isObject(value) ? getProperty(value, iteratorSymbol) : undefined;
  if (method !== undefined && method !== null) return sequenceItems(value, method, convert, context);
  const list = newList();
  list[0] = convert(value, context);
  return list;
}

function checkedComposite(text) {
  if (compositions[text] !== true && text !== "auto") throw new Errors.TypeError("'" + text + "' is no CompositeOperation.");
  return text;
}

// https://drafts.csswg.org/web-animations-1/#process-a-keyframes-argument
function processKeyframes(given) {
  const context = "Keyframes";
  if (given === null || given === undefined) return newList();
  if (!isObject(given)) throw new Errors.TypeError("Keyframes must be an array, an object, or null.");
  const method = getProperty(given, iteratorSymbol);
  const isList = method !== undefined && method !== null;
  const frames = isList
    ? sequenceItems(given, method, (each) => keyframeOf(each, context), context)
    : keyframesByProperty(given, context);
  let last = 0;
  for (let index = 0; index < frames.length; index++) {
    const { offset } = frames[index];
    if (offset === undefined) continue;
    if (offset < last || offset > 1) throw new Errors.TypeError("Offsets must be between 0 and 1, and not decrease.");
    last = offset;
  }
  for (let index = 0; index < frames.length; index++) frames[index].computedOffset = frames[index].offset;
  if (frames.length > 1 && frames[0].computedOffset === undefined) frames[0].computedOffset = 0;
  if (frames.length > 0 && frames[frames.length - 1].computedOffset === undefined) frames[frames.length - 1].computedOffset = 1;
  spread(frames, "computedOffset");
  return frames;
}

function keyframeOf(given, context) {
  const frame = new Keyframe();
  frame.easing = easingOf("linear");
  if (given === null || given === undefined) return frame;
  if (!isObject(given)) throw new Errors.TypeError("A keyframe is an object.");
  const keys = sortList(enumerableKeys(given, false), (one, other) => (one < other ? -1 : 1));
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index];
    const name = propertyOfAttribute(key);
    if (key === "offset") frame.offset = orNullNumber(getProperty(given, key), context);
    else if (key === "easing") frame.easing = checkedEasing(stringValue(getProperty(given, key), context));
    else if (key === "composite") frame.composite = checkedComposite(stringValue(getProperty(given, key), context));
    else if (name !== undefined) frame.add(key, name, stringValue(getProperty(given, key), context));
  }
  return frame;
}

function keyframesByProperty(given, context) {
  const frames = newList();
  const keys = sortList(enumerableKeys(given, false), (one, other) => (one < other ? -1 : 1));
  let offsets = newList();
  let easings = newList();
  let composites = newList();
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index];
    const name = propertyOfAttribute(key);
    if (key === "offset") offsets = listOrOne(getProperty(given, key), context, orNullNumber);
    else if (key === "easing") easings = textsOf(getProperty(given, key), context);
    else if (key === "composite") composites = textsOf(getProperty(given, key), context);
    else if (name !== undefined) {
      const values = textsOf(getProperty(given, key), context);
      for (let place = 0; place < values.length; place++) {
        frameAt(frames, values.length === 1 ? 1 : place / (values.length - 1)).add(key, name, values[place]);
      }
    }
  }
  sortList(frames, (one, other) => one.computedOffset - other.computedOffset);
  for (let index = 0; index < frames.length; index++) {
    const frame = frames[index];
    if (index < offsets.length) frame.offset = offsets[index];
    frame.easing = checkedEasing(easings.length === 0 ? "linear" : easings[index % easings.length]);
    if (composites.length > 0) frame.composite = checkedComposite(composites[index % composites.length]);
  }
  return frames;
}

function frameAt(frames, offset) {
  for (let index = 0; index < frames.length; index++) if (frames[index].computedOffset === offset) return frames[index];
  const frame = new Keyframe();
  frame.computedOffset = offset;
  frames[frames.length] = frame;
  return frame;
}

// The value at a place where a keyframe is; nothing between keyframes.
function valueAtPlace(frames, place, name) {
  for (let index = frames.length - 1; index >= 0; index--) {
    if (frames[index].computedOffset !== place) continue;
    const found = declarationOf(frames[index].declared, name);
    if (found !== undefined) return found.value;
  }
  return undefined;
}
