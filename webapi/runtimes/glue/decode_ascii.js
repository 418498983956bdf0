// `decodeASCII(bytes, start, end)` makes text of bytes, for engines that get answers as bytes. It halves
// the bytes, because engines without ropes copy a string each time that it grows. A full array of codes
// becomes text by one call.

const apply = Reflect.apply;
const fromCharCode = String.fromCharCode;
const codes = [];
for (let index = 0; index < 1024; index++) codes[index] = 0;
const size = codes.length;
const decodeASCII = (bytes, start, end) => {
  const length = end - start;
  if (length === size) {
    for (let index = 0; index < size; index++) codes[index] = bytes[start + index];
    return apply(fromCharCode, undefined, codes);
  }
  if (length > 16) {
    const half = length >> 1;
    const middle = start + (length > size ? half - (half % size) || size : half);
    return decodeASCII(bytes, start, middle) + decodeASCII(bytes, middle, end);
  }
  let text = "";
  for (let index = start; index < end; index++) text += fromCharCode(bytes[index]);
  return text;
};
