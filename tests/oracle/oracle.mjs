// Reads questions about URLs, one JSON object a line, and prints one answer a line, in that order.
//
// The answer to {"input", "base", "steps": [[member, ...arguments], ...]} is {"errors", "states"}:
// the names of the validation errors, and the state after parsing and after each step. A step sets
// an attribute of the URL, or calls a method of its searchParams ("searchParams.append"). A URL that
// does not parse has no states. The class is the URL of npm's whatwg-url or, with the argument
// "jsdom", the URL of a jsdom window. The errors are whatwg-url's in both cases.
import { createInterface } from "node:readline";
import whatwgURL from "whatwg-url";

const URL = process.argv[2] === "jsdom"
  ? new (await import("jsdom")).JSDOM("").window.URL
  : whatwgURL.URL;

const COMPONENTS = [
  "href", "origin", "protocol", "username", "password", "host", "hostname", "port",
  "pathname", "search", "hash",
];

function state(url, threw) {
  return [threw, ...COMPONENTS.map((name) => url[name]), [...url.searchParams]];
}

function run(url, [member, ...args]) {
  const [, method] = member.split(".");
  if (method === undefined) {
    url[member] = args[0];
  } else {
    url.searchParams[method](...args);
  }
}

function errorsOf(input, base) {
  // The low-level parser takes scalar value strings.
  const baseURL = base === null ? null : whatwgURL.parseURL(base.toWellFormed());
  if (base !== null && baseURL === null) {
    return null;
  }
  return whatwgURL.parseURLWithValidationErrors(input.toWellFormed(), { baseURL }).validationErrors;
}

function answer({ input, base, steps }) {
  const errors = errorsOf(input, base);
  const url = URL.parse(input, base ?? undefined);
  if (url === null) {
    return { errors, states: [] };
  }
  const states = [state(url, false)];
  for (const step of steps) {
    let threw = false;
    try {
      run(url, step);
    } catch {
      threw = true;
    }
    states.push(state(url, threw));
  }
  return { errors, states };
}

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  process.stdout.write(`${JSON.stringify(answer(JSON.parse(line)))}\n`);
}
