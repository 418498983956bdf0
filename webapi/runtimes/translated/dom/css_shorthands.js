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
  if (kind === "container") return _container(components);
  if (kind === "font") return _font(shorthand, components);
  if (kind === "text") return listOf([joinedComponents(components)]);
  if (kind === "list") return _list(shorthand, components);
  if (shorthand.name === "list-style") return _listStyle(shorthand, components);
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

// https://drafts.csswg.org/css-lists-3/#list-style-property: one ``none`` is for the type
function _listStyle(shorthand, components) {
  const others = newList();
  for (let index = 0; index < components.length; index++) {
    const each = components[index];
    if (each.name !== "none") {
      others[others.length] = each;
    }
  }
  if (components.length - others.length !== 1) return _any(shorthand, components);
  const values = _any(shorthand, others);
  if (values !== undefined) {
    const place = values[2] === "initial" ? 2 : 1;
    values[place] = "none";
  }
  return values;
}

// The values of https://drafts.csswg.org/css-transitions-1/#transition-shorthand-property
//
// Each item gives each longhand one value; the longhands behind those have no list.
function _list(shorthand, components) {
  const lists = newList();
  const end = shorthand.matched;
  for (let _ = 0; _ < end; _++) {
    listAppend(lists, newList());
  }
  let hasNone = false;
  const items = itemsOf(components);
  for (let index2 = 0; index2 < items.length; index2++) {
    const item = items[index2];
    const values = copyOfList(shorthand.fills);
    const taken = new Table();
    for (let index3 = 0; index3 < item.length; index3++) {
      const each = item[index3];
      const place = _placeInAnItem(shorthand, taken, each);
      if (place < 0) return undefined;
      tableSet(taken, shorthand.longhands[place], true);
      const text = PROPERTIES.text(shorthand.longhands[place], listOf([each]));
      values[place] = text === undefined ? "" : text;
    }
    if (item.length === 0) return undefined;
    const last = values[shorthand.matched - 1];
    hasNone = hasNone || shorthand.name === "transition" && last === "none";
    const end2 = shorthand.matched;
    for (let index = 0; index < end2; index++) {
      const separator = lists[index].length === 0 ? "" : ", ";
      listAppend(lists[index], separator + values[index]);
    }
  }
  if (hasNone && lists[0].length > 1) return undefined;
  const result = newList();
  const end3 = shorthand.longhands.length;
  for (let index = 0; index < end3; index++) {
    const isListed = index < shorthand.matched;
    listAppend(result, isListed ? joinedTexts(lists[index]) : shorthand.fills[index]);
  }
  return result;
}

// The first longhand that takes a component and has none; -1 if there is none.
function _placeInAnItem(shorthand, taken, component) {
  const end = shorthand.matched;
  for (let index = 0; index < end; index++) {
    const name = shorthand.longhands[index];
    if (!tableHas(taken, name) && PROPERTIES.text(name, listOf([component])) !== undefined) {
      return index;
    }
  }
  return -1;
}

// The components between commas.
function itemsOf(components) {
  const items = listOf([newList()]);
  for (let index = 0; index < components.length; index++) {
    const each = components[index];
    if (each.kind === ",") {
      listAppend(items, newList());
    } else {
      listAppend(items[items.length - 1], each);
    }
  }
  return items;
}

// The items of a shorthand whose longhands are lists of one length.
function _listText(shorthand, values) {
  const lists = newList();
  const end = values.length;
  for (let index = 0; index < end; index++) {
    if (index >= shorthand.matched) {
      if (values[index] !== shorthand.fills[index]) return "";
      continue;
    }
    listAppend(lists, itemsOf(readValue(values[index]).components));
    if (lists[index].length !== lists[0].length) return "";
  }
  const parts = newList();
  const end2 = lists[0].length;
  for (let place = 0; place < end2; place++) {
    const texts = newList();
    for (let index2 = 0; index2 < lists.length; index2++) {
      const each = lists[index2];
      listAppend(texts, joinedComponents(each[place]));
    }
    if (parts.length > 0) {
      parts[parts.length] = ", ";
    }
    if (shorthand.name === "transition") {
      listAppend(parts, _transitionText(texts));
    } else {
      const end3 = texts.length;
      for (let index = 0; index < end3; index++) {
        listAppend(parts, index === 0 ? texts[index] : " " + texts[index]);
      }
    }
  }
  return joinedTexts(parts);
}

// An item of ``transition``, without what it has by default.
function _transitionText(values) {
  const behavior = values[0];
  const duration = values[1];
  const easing = values[2];
  const delay = values[3];
  const name = values[4];
  const hasDuration = duration !== "0s" || delay !== "0s" && !textStarts(delay, "-");
  const shown = newList();
  if (name !== "all") {
    shown[shown.length] = name;
  }
  if (hasDuration) {
    shown[shown.length] = duration;
  }
  if (easing !== "ease") {
    shown[shown.length] = easing;
  }
  if (delay !== "0s") {
    shown[shown.length] = delay;
  }
  if (behavior !== "normal") {
    shown[shown.length] = behavior;
  }
  if (shown.length === 0) return "all";
  const parts = newList();
  for (let index = 0; index < shown.length; index++) {
    const each = shown[index];
    listAppend(parts, parts.length === 0 ? each : " " + each);
  }
  return joinedTexts(parts);
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
  const isColor = PROPERTIES.text("background-color", listOf([component])) !== undefined;
  const end = shorthand.matched;
  for (let index = 0; index < end; index++) {
    if (isColor && shorthand.longhands[index] === "background-image") continue;
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

// https://drafts.csswg.org/css-conditional-5/#container-shorthand
function _container(components) {
  const names = newList();
  const types = newList();
  let hasSlash = false;
  for (let index = 0; index < components.length; index++) {
    const each = components[index];
    if (each.kind === "/" && !hasSlash) {
      hasSlash = true;
    } else if (hasSlash) {
      types[types.length] = each;
    } else {
      names[names.length] = each;
    }
  }
  const name = PROPERTIES.text("container-name", names);
  const type_ = hasSlash ? PROPERTIES.text("container-type", types) : "normal";
  return name === undefined || type_ === undefined ? undefined : listOf([name, type_]);
}

// https://drafts.csswg.org/css-fonts-4/#font-prop; the name of a system font is kept
function _font(shorthand, components) {
  const word = components.length === 1 ? components[0].name : "";
  if (
    word === "caption" ||
      word === "icon" ||
      word === "menu" ||
      word === "message-box" ||
      word === "small-caption" ||
      word === "status-bar"
  ) {
    return listOf([word]);
  }
  const values = copyOfList(shorthand.fills);
  let given = 0;
  let index = 0;
  while (index < components.length && given < 4) {
    const each = components[index];
    const sideBySide = listOf([each]);
    if (each.name === "oblique" && index + 1 < components.length) {
      listAppend(sideBySide, components[index + 1]);
      if (PROPERTIES.text("font-style", sideBySide) === undefined) {
        listPop(sideBySide);
      }
    }
    const place = each.name === "normal" ? -1 : _placeBeforeTheSize(sideBySide);
    if (place >= 0 && values[place] === "normal") {
      const text = PROPERTIES.text(shorthand.longhands[place], sideBySide);
      values[place] = text === undefined ? "" : text;
    } else if (each.kind !== IDENT || each.name !== "normal") break;
    given += 1;
    index += sideBySide.length;
  }
  const sizes = _between(components, index, index + 1);
  index += 1;
  if (index < components.length && components[index].kind === "/") {
    const height = PROPERTIES.text("line-height", _between(components, index + 1, index + 2));
    if (height === undefined) return undefined;
    values[5] = height;
    index += 2;
  }
  const size = PROPERTIES.text("font-size", sizes);
  const family = PROPERTIES.text("font-family", _between(components, index, components.length));
  if (size === undefined || family === undefined) return undefined;
  values[4] = size;
  values[6] = family;
  return values;
}

function _between(components, start, end) {
  const found = newList();
  const end2 = components.length;
  for (let index = 0; index < end2; index++) {
    if (index >= start && index < end) {
      listAppend(found, components[index]);
    }
  }
  return found;
}

// The longhand of ``font`` that takes a value before the size, or -1.
function _placeBeforeTheSize(components) {
  const first = components[0];
  if (first.kind === NUMBER) {
    const weight = parsedNumber(first.name);
    return weight !== undefined && weight >= 1 && weight <= 1000 ? 2 : -1;
  }
  if (first.kind !== IDENT) return -1;
  if (PROPERTIES.text("font-style", components) !== undefined) return 0;
  if (first.name === "small-caps") return 1;
  if (PROPERTIES.text("font-weight", components) !== undefined) return 2;
  return PROPERTIES.text("font-stretch", components) !== undefined ? 3 : -1;
}

// https://drafts.csswg.org/css-fonts-4/#font-prop, without what is normal
function _fontText(shorthand, values) {
  const parts = newList();
  const end = values.length;
  for (let index = 0; index < end; index++) {
    const isNormal = values[index] === shorthand.fills[index];
    if (index >= shorthand.matched && !isNormal) return "";
    if (index < shorthand.matched && !isNormal) {
      const separator = parts.length === 0 ? "" : index === 5 ? " / " : " ";
      listAppend(parts, separator + values[index]);
    }
  }
  return joinedTexts(parts);
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
  if (shorthand.kind === "container") {
    return values[1] === "normal" ? values[0] : values[0] + " / " + values[1];
  }
  if (shorthand.kind === "font") return _fontText(shorthand, values);
  if (shorthand.kind === "list") return _listText(shorthand, values);
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
