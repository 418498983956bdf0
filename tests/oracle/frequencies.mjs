// Reads URLs as JSON Lines and prints one line for each: the readings of Node's own URL, of jsdom's
// window.URL and of npm's whatwg-url. A reading is [scheme, host, port], or null for a failure.
import { createInterface } from "node:readline";
import { JSDOM } from "jsdom";
import whatwgURL from "whatwg-url";

const CLASSES = [URL, new JSDOM("").window.URL, whatwgURL.URL];

const read = (URL, text) => {
  try {
    const url = new URL(text);
    return [url.protocol.slice(0, -1), url.hostname, url.port];
  } catch {
    return null;
  }
};

for await (const line of createInterface({ input: process.stdin })) {
  const text = JSON.parse(line);
  console.log(JSON.stringify(CLASSES.map((URL) => read(URL, text))));
}
