// `decodeASCII(bytes, start, end)` makes text of bytes, for engines to which answers go as bytes.
// It works by halves, since engines without ropes copy a string each time that it grows.

const fromCharCode = String.fromCharCode;
const decodeASCII = (bytes, start, end) => {
  if (end - start > 16) {
    const middle = (start + end) >> 1;
    return decodeASCII(bytes, start, middle) + decodeASCII(bytes, middle, end);
  }
  let text = "";
  for (let index = start; index < end; index++) text += fromCharCode(bytes[index]);
  return text;
};
