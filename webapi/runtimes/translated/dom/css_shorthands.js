// Shorthands: https://drafts.csswg.org/css-cascade-5/#shorthand
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const MOST_SIDE_BY_SIDE = 8;

// The values of the longhands; one value if the shorthand is kept; None if it is not valid.
function expanded(shorthand, components) {
  const kind = shorthand.kind;
  if (components.length === 1 && isCssWideKeyword(components[0])) {
    const values = newList();
    const items = PROPERTIES.longhandsOf(shorthand);
    for (let index = 0; index < items.length; index++) {
      const _ = items[index];
      listAppend(values, components[0].name);
    }
    return values;
  }
  for (let index = 0; index < components.length; index++) {
    const each = components[index];
    if (isCssWideKeyword(each)) return undefined;
  }
  if (kind === "sides") {
    const sides = _sides(shorthand, components);
    if (sides === undefined && shorthand.name === "border-radius") return _radii(components);
    return sides;
  }
  if (kind === "flex") return _flex(components);
  if (kind === "text") return listOf([joinedComponents(components)]);
  const found = _any(shorthand, components);
  if (kind === "border" && found !== undefined) return _border(shorthand, found);
  if (found === undefined && shorthand.name === "background") {
    return listOf([joinedComponents(components)]);
  }
  return found;
}

// One to four values for the four sides, or one or two for two.
function _sides(shorthand, components) {
  const names = shorthand.longhands;
  if (components.length === 0 || components.length > names.length) return undefined;
  const values = newList();
  const end = names.length;
  for (let index = 0; index < end; index++) {
    let place = index < components.length ? index : index - 2;
    if (place < 0 || place >= components.length) {
      place = 0;
    }
    const text = PROPERTIES.text(names[index], listOf([components[place]]));
    if (text === undefined) return undefined;
    values[values.length] = text;
  }
  return values;
}

// https://drafts.csswg.org/css-backgrounds-3/#border-radius with a slash, kept as it is
function _radii(components) {
  let slashes = 0;
  for (let index = 0; index < components.length; index++) {
    const each = components[index];
    if (each.kind === "/") {
      slashes += 1;
    } else if (PROPERTIES.text("border-top-left-radius", listOf([each])) === undefined) {
      return undefined;
    }
  }
  return slashes === 1 ? listOf([joinedComponents(components)]) : undefined;
}

// Values in any order, each for the first longhand that takes it.
function _any(shorthand, components) {
  const taken = newList();
  const values = newList();
  const end = shorthand.longhands.length;
  for (let index = 0; index < end; index++) {
    listAppend(taken, newList());
    listAppend(values, shorthand.fills[index]);
  }
  let last = -1;
  for (let index2 = 0; index2 < components.length; index2++) {
    const each = components[index2];
    const place = _place(shorthand, taken, each, last);
    if (place < 0) return undefined;
    listAppend(taken[place], each);
    last = place;
  }
  const end2 = taken.length;
  for (let index = 0; index < end2; index++) {
    if (taken[index].length > 0) {
      const text = PROPERTIES.text(longhand(shorthand, index), taken[index]);
      if (text === undefined) return undefined;
      values[index] = text;
    }
  }
  return values;
}

// A longhand, in place of one for four sides that of the first side.
function longhand(shorthand, index) {
  const name = shorthand.longhands[index];
  const sides = PROPERTIES.shorthand(name);
  return sides === undefined ? name : sides.longhands[0];
}

// The longhand that takes a component, or -1.
function _place(shorthand, taken, component, last) {
  const mayHaveMore = last >= 0 && taken[last].length < MOST_SIDE_BY_SIDE;
  if (mayHaveMore && PROPERTIES.hasSeveral(longhand(shorthand, last))) {
    const both = copyOfList(taken[last]);
    both[both.length] = component;
    if (PROPERTIES.text(longhand(shorthand, last), both) !== undefined) return last;
  }
  const end = shorthand.matched;
  for (let index = 0; index < end; index++) {
    if (taken[index].length === 0) {
      const text = PROPERTIES.text(longhand(shorthand, index), listOf([component]));
      if (text !== undefined) return index;
    }
  }
  return -1;
}

// The values of https://drafts.csswg.org/css-backgrounds-3/#border for all sides
function _border(shorthand, values) {
  const result = newList();
  const end = shorthand.longhands.length;
  for (let index = 0; index < end; index++) {
    const sides = PROPERTIES.shorthand(shorthand.longhands[index]);
    const items = sides === undefined ? listOf([""]) : sides.longhands;
    for (let index2 = 0; index2 < items.length; index2++) {
      const _ = items[index2];
      listAppend(result, values[index]);
    }
  }
  return result;
}

// https://drafts.csswg.org/css-flexbox-1/#flex-property
function _flex(components) {
  if (components.length === 1 && components[0].kind === IDENT) {
    if (components[0].name === "none") return listOf(["0", "0", "auto"]);
    if (components[0].name === "auto") return listOf(["1", "1", "auto"]);
  }
  const numbers = newList();
  let basis = "";
  for (let index = 0; index < components.length; index++) {
    const each = components[index];
    const isNumber = each.kind === NUMBER && numbers.length < 2;
    const number = isNumber ? PROPERTIES.text("flex-grow", listOf([each])) : undefined;
    if (number !== undefined) {
      numbers[numbers.length] = number;
      continue;
    }
    const text = PROPERTIES.text("flex-basis", listOf([each]));
    if (text === undefined || basis !== "") return undefined;
    basis = text;
  }
  if (components.length === 0) return undefined;
  const grow = numbers.length > 0 ? numbers[0] : "1";
  const shrink = numbers.length > 1 ? numbers[1] : "1";
  return listOf([grow, shrink, basis === "" ? "0%" : basis]);
}

// https://drafts.csswg.org/cssom/#serialize-a-css-value, of a shorthand
function shorthandText(shorthand, values) {
  if (_areEqual(values, 0, values.length) && isCssWideText(values[0])) return values[0];
  if (shorthand.kind === "border") return _borderText(values);
  const hasInitial = shorthand.kind === "any" && shorthand.fills[0] === "initial";
  for (let index2 = 0; index2 < values.length; index2++) {
    const each = values[index2];
    if (isCssWideText(each) && !(hasInitial && each === "initial")) return "";
  }
  if (shorthand.kind === "text") return "";
  if (shorthand.kind === "flex") return values[0] + " " + values[1] + " " + values[2];
  if (shorthand.kind === "sides") return sidesText(values);
  const end = values.length;
  for (let index = 0; index < end; index++) {
    if (index >= shorthand.matched && values[index] !== shorthand.fills[index]) return "";
  }
  return _anyText(values, shorthand.fills, shorthand.matched);
}

function _anyText(values, fills, matched) {
  const parts = newList();
  for (let index = 0; index < matched; index++) {
    if (values[index] !== fills[index]) {
      listAppend(parts, parts.length === 0 ? values[index] : " " + values[index]);
    }
  }
  if (parts.length > 0) return joinedTexts(parts);
  return fills[1] === "none" ? values[1] : values[0];
}

function _areEqual(values, start, end) {
  const end2 = end - start;
  for (let index = 0; index < end2; index++) {
    if (values[start + index] !== values[start]) return false;
  }
  return true;
}

// The shortest text of two or four values.
function sidesText(values) {
  const first = values[0];
  const second = values[1];
  if (values.length === 2) return first === second ? first : first + " " + second;
  const third = values[2];
  const fourth = values[3];
  if (second !== fourth) return first + " " + second + " " + third + " " + fourth;
  if (first !== third) return first + " " + second + " " + third;
  return first === second ? first : first + " " + second;
}

// https://drafts.csswg.org/css-backgrounds-3/#border, if all sides are equal
function _borderText(values) {
  for (let index = 0; index < 3; index++) {
    if (!_areEqual(values, index * 4, index * 4 + 4) || isCssWideText(values[index * 4])) {
      return "";
    }
  }
  const image = PROPERTIES.shorthand("border");
  if (image === undefined) return "";
  const end = image.fills.length;
  for (let index = 0; index < end; index++) {
    if (index > 2 && values[index + 9] !== image.fills[index]) return "";
  }
  return _anyText(listOf([values[0], values[4], values[8]]), image.fills, 3);
}
