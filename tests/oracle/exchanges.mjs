// Reads JSON lines, each the arguments of fetch, and prints what Node.js gets: the response with all headers and its
// bytes, or the name of the error and where it came.
import { createInterface } from "node:readline";

async function answer([url, init]) {
  let place = "headers";
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) });
    place = "body";
    const body = Buffer.from(await response.arrayBuffer()).toString("base64");
    return [response.status, response.statusText, response.type, response.url, [...response.headers], body];
  } catch (error) {
    return [place, error.name];
  }
}

const wait = setInterval(() => {}, 1000); // the timer of a signal does not keep Node.js alive
for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(await answer(JSON.parse(line))));
}
clearInterval(wait);
