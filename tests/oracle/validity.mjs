// Reads one JSON object {"input", "base"} a line. Prints true if the input is a valid URL string,
// otherwise false, or null if the base does not parse.
import { createInterface } from "node:readline";
import whatwgURL from "whatwg-url";

function answer({ input, base }) {
  const baseURL = base === null ? null : whatwgURL.parseURL(base);
  if (base !== null && baseURL === null) {
    return null;
  }
  return whatwgURL.isValidURLString(input, { baseURL });
}

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(answer(JSON.parse(line))));
}
