// What Node's own URL and jsdom's (npm's whatwg-url) see: JSON Lines of URLs in, one line each out,
// [Node's, jsdom's], each [scheme, host, port] or null for a refusal.
import { createInterface } from "node:readline";
import whatwgURL from "whatwg-url";

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
  console.log(JSON.stringify([see(URL, text), see(whatwgURL.URL, text)]));
}
