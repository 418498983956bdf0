// Reads JSON lines and prints one JSON value for each: what Request and Response of Node.js make of it.
// {"of": "Request", "input", "init"} or {"of": "Response", "body", "init"}; a body is [kind, value], or null.
import { createInterface } from "node:readline";

const bodies = {
  text: (value) => value,
  bytes: (value) => Buffer.from(value, "hex"),
  query: (value) => new URLSearchParams(value),
  blob: ([type, text]) => new Blob([text], { type }),
  stream: (value) => new Blob([value]).stream(),
};
const bodyOf = (given) => given && bodies[given[0]](given[1]);
const REQUEST = [
  "method", "url", "destination", "referrer", "referrerPolicy", "mode", "credentials", "cache", "redirect",
  "integrity", "keepalive", "isReloadNavigation", "isHistoryNavigation", "duplex", "bodyUsed",
];
const RESPONSE = ["type", "url", "redirected", "status", "ok", "statusText", "bodyUsed"];

async function answer({ of, input, body, init }) {
  if ("body" in init) init.body = bodyOf(init.body);
  const made = of === "Request" ? new Request(input, init) : new Response(bodyOf(body), init);
  const names = of === "Request" ? REQUEST : RESPONSE;
  const clone = made.clone();
  const again = of === "Request" ? new Request(clone) : clone;
  const blob = await again.blob();
  return [
    names.map((name) => made[name]),
    [...made.headers],
    made.body === null,
    clone.bodyUsed,
    blob.type,
    await made.text(),
    await blob.text(),
    made.bodyUsed,
    await made.json().catch((error) => error.name),
  ];
}

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(await answer(JSON.parse(line)).catch((error) => error.name)));
}
