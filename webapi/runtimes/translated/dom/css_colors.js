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
    alpha = rounded(numbers[3] / 255 * 100) / 100;
    if (rounded(alpha * 255) !== numbers[3]) {
      alpha = rounded(numbers[3] / 255 * 1000) / 1000;
    }
  }
  return rgbText(numbers[0], numbers[1], numbers[2], alpha);
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

// https://drafts.csswg.org/css-color-4/#rgb-functions; None for other arguments.
//
// The parts are numbers, percentages, and the signs between them.
function colorOfRgb(parts) {
  const values = newList();
  const signs = newList();
  let percentages = 0;
  const end = parts.length;
  for (let index = 0; index < end; index++) {
    const each = parts[index];
    if (each === "," || each === "/") {
      signs[signs.length] = each;
      continue;
    }
    const value = parsedNumber(each);
    if (value === undefined || values.length === 4) return undefined;
    const isPercentage = textEnds(each, "%");
    if (values.length === 3) {
      listAppend(values, isPercentage ? value / 100 : value);
    } else {
      if (isPercentage) {
        percentages += 1;
      }
      listAppend(values, isPercentage ? value * 2.55 : value);
    }
  }
  if (values.length < 3) return undefined;
  const isLegacy = signs.length > 0 && signs[0] === ",";
  let wanted = 0;
  if (isLegacy) {
    wanted = values.length - 1;
    if (percentages !== 0 && percentages !== 3) return undefined;
  } else if (values.length === 4) {
    wanted = 1;
  }
  if (signs.length !== wanted) return undefined;
  for (let index2 = 0; index2 < signs.length; index2++) {
    const sign = signs[index2];
    if ((sign === ",") !== isLegacy) return undefined;
  }
  return rgbText(values[0], values[1], values[2], values.length === 3 ? 1 : values[3]);
}
