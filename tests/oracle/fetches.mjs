// Reads JSON lines, each the arguments of fetch, and prints what Node.js gets: the response, or the name of the
// error.
import { createInterface } from "node:readline";

async function answer([url, init]) {
  const response = await fetch(url, init);
  const { status, statusText, ok, redirected, type } = response;
  return [
    [status, statusText, ok, redirected, type, response.url],
    response.headers.get("x-a"),
    response.headers.getSetCookie(),
    await response.text(),
    response.bodyUsed,
  ];
}

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(await answer(JSON.parse(line)).catch((error) => error.name)));
}
