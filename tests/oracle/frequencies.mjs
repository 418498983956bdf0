// What Node's own URL, jsdom's window.URL and npm's whatwg-url see: JSON Lines of URLs in, one line
// each out, [Node's, jsdom's, whatwg-url's], each [scheme, host, port] or null for a refusal.
import { createInterface } from "node:readline";
import { JSDOM } from "jsdom";
import whatwgURL from "whatwg-url";

const CLASSES = [URL, new JSDOM("").window.URL, whatwgURL.URL];

const see = (URL, text) => {
  try {
    const url = new URL(text);
    return [url.protocol.slice(0, -1), url.hostname, url.port];
  } catch {
    return null;
  }
};

for await (const line of createInterface({ input: process.stdin })) {
  const text = JSON.parse(line);
  console.log(JSON.stringify(CLASSES.map((URL) => see(URL, text))));
}
