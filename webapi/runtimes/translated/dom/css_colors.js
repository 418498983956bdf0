// Colors as they are serialized: https://drafts.csswg.org/css-color-4/#serializing-sRGB-values
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://drafts.csswg.org/css-color-4/#hex-notation; None for any other text.
function colorOfDigits(text) {
  const digits = codePoints(text);
  const count = digits.length;
  if (count !== 3 && count !== 4 && count !== 6 && count !== 8) return undefined;
  for (let index2 = 0; index2 < digits.length; index2++) {
    const each = digits[index2];
    if (!isHexadecimal(each)) return undefined;
  }
  const numbers = newList();
  const channels = count < 6 ? count : rounded(count / 2);
  for (let index = 0; index < channels; index++) {
    const first = count < 6 ? digits[index] : digits[index * 2];
    const second = count < 6 ? digits[index] : digits[index * 2 + 1];
    listAppend(numbers, hexadecimalNumber(first + second));
  }
  let alpha = 1;
  if (numbers.length === 4) {
    alpha = _alphaOfByte(numbers[3]);
  }
  return rgbText(numbers[0], numbers[1], numbers[2], alpha);
}

// https://drafts.csswg.org/css-color-4/#serializing-alpha-values
function _alphaOfByte(byte) {
  const alpha = rounded(byte / 255 * 100) / 100;
  return rounded(alpha * 255) === byte ? alpha : rounded(byte / 255 * 1000) / 1000;
}

// https://drafts.csswg.org/css-color-4/#css-serialization-of-srgb
function rgbText(red, green, blue, alpha) {
  const channels = _byte(red) + ", " + _byte(green) + ", " + _byte(blue);
  if (alpha >= 1) return "rgb(" + channels + ")";
  return "rgba(" + channels + ", " + numberInCss(alpha < 0 ? 0 : alpha) + ")";
}

function _byte(value) {
  const byte = rounded(value);
  if (byte < 0) return "0";
  return numberInCss(byte > 255 ? 255 : byte);
}

// The arguments of a function of colors: three channels, then the alpha value.
class ColorArguments {
  constructor(channels, alpha, isLegacy) {
    this.channels = channels;
    this.alpha = alpha;
    // Whether commas stand between them.
    this.isLegacy = isLegacy;
  }

  // The number of a channel, without its unit.
  value(index) {
    const text = this.channels[index];
    return text === "none" && !this.isLegacy ? 0 : parsedNumber(text);
  }
}
withoutParent(ColorArguments);

// https://drafts.csswg.org/css-color-4/#color-syntax
//
// The parts are numbers with their units, and the signs between them.
function colorArguments(parts) {
  const texts = newList();
  const signs = newList();
  for (let index = 0; index < parts.length; index++) {
    const each = parts[index];
    if (each === "," || each === "/") {
      signs[signs.length] = each;
    } else {
      texts[texts.length] = each;
    }
  }
  const count = texts.length;
  if (count !== 3 && count !== 4) return undefined;
  const isLegacy = signs.length > 0 && signs[0] === ",";
  const wanted = isLegacy ? count - 1 : count - 3;
  if (signs.length !== wanted) return undefined;
  for (let index = 0; index < signs.length; index++) {
    const sign = signs[index];
    if ((sign === ",") !== isLegacy) return undefined;
  }
  let alpha = 1;
  if (count === 4) {
    const text = listPop(texts);
    const number = text === "none" && !isLegacy ? 0 : parsedNumber(text);
    if (number === undefined) return undefined;
    alpha = textEnds(text, "%") ? number / 100 : number;
  }
  return new ColorArguments(texts, alpha, isLegacy);
}

// What a function is if its color is one of sRGB; None for other functions and arguments.
function colorOfFunction(name, parts) {
  const arguments_ = colorArguments(parts);
  if (arguments_ === undefined) return undefined;
  if (name === "rgb" || name === "rgba") return _colorOfRgb(arguments_);
  if (name === "hsl" || name === "hsla") return _colorOfHue(arguments_, false);
  if (name === "hwb" && !arguments_.isLegacy) return _colorOfHue(arguments_, true);
  return undefined;
}

// https://drafts.csswg.org/css-color-4/#rgb-functions
function _colorOfRgb(arguments_) {
  const values = newList();
  let percentages = 0;
  for (let index = 0; index < 3; index++) {
    const value = arguments_.value(index);
    if (value === undefined) return undefined;
    const isPercentage = textEnds(arguments_.channels[index], "%");
    if (isPercentage) {
      percentages += 1;
    }
    listAppend(values, isPercentage ? value * 2.55 : value);
  }
  if (arguments_.isLegacy && percentages !== 0 && percentages !== 3) return undefined;
  return rgbText(values[0], values[1], values[2], arguments_.alpha);
}

// https://drafts.csswg.org/css-color-4/#the-hsl-notation and #the-hwb-notation
//
// The alpha value has eight bits, as in Chromium.
function _colorOfHue(arguments_, isHwb) {
  const hue = _degrees(arguments_.channels[0], arguments_.value(0));
  const second = arguments_.value(1);
  const third = arguments_.value(2);
  if (hue === undefined || second === undefined || third === undefined) return undefined;
  for (let index = 0; index < 2; index++) {
    const isPercentage = textEnds(arguments_.channels[index + 1], "%");
    if (arguments_.isLegacy && !isPercentage) return undefined;
  }
  const one = _fraction(second);
  const other = _fraction(third);
  let low = one;
  let spread = 1 - one - other;
  if (!isHwb) {
    let half = one * other;
    if (other > 0.5) {
      half = one - half;
    }
    low = other - half;
    spread = half * 2;
  } else if (spread < 0) {
    low = one / (one + other);
    spread = 0;
  }
  return rgbText(
    _channel(hue, 0, low, spread),
    _channel(hue, 8, low, spread),
    _channel(hue, 4, low, spread),
    _alphaOfByte(rounded(_fraction(arguments_.alpha * 100) * 255)),
  );
}

function _channel(hue, start, low, spread) {
  const part = 1 - _slope(hue, start);
  const value = low + spread * part / 2;
  return value * 255;
}

// https://drafts.csswg.org/css-color-4/#typedef-hue, from 0 to 360
function _degrees(text, number) {
  if (number === undefined || textEnds(text, "%")) return undefined;
  let turns = number / 360;
  if (textEnds(text, "grad")) {
    turns = number / 400;
  } else if (textEnds(text, "rad")) {
    turns = number / 6.283185307179586;
  } else if (textEnds(text, "turn")) {
    turns = number;
  }
  const rest = turns - rounded(turns);
  return (rest < 0 ? rest + 1 : rest) * 360;
}

function _fraction(percentage) {
  if (percentage < 0) return 0;
  return percentage > 100 ? 1 : percentage / 100;
}

// max(-1, min(k - 3, 9 - k, 1)) of https://drafts.csswg.org/css-color-4/#hsl-to-rgb
function _slope(hue, start) {
  let place = start + hue / 30;
  if (place >= 12) {
    place -= 12;
  }
  let value = place - 3;
  if (9 - place < value) {
    value = 9 - place;
  }
  if (value > 1) return 1;
  return value < -1 ? -1 : value;
}
