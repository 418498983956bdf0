// `decodeASCII(bytes, start, end)` makes text of bytes, for engines that get answers as bytes. It halves
// the bytes, because engines without ropes copy a string each time that it grows.

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
