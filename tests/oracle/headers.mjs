// Reads JSON lines, each a list of calls [method, ...arguments] of one Headers object of Node.js, and prints
// what each gives: the value, or the name of the error. "constructor" makes the object; "next" asks the
// iterator that "entries" made.
import { createInterface } from "node:readline";

function run(calls) {
  let headers = new Headers();
  let iterator = headers.entries();
  const call = (method, values) => {
    if (method === "constructor") {
      headers = new Headers(...values);
      return null;
    }
    if (method === "entries") {
      iterator = headers.entries();
      return null;
    }
    if (method === "next") {
      const { value, done } = iterator.next();
      if (done) iterator = [].values(); // Python's iterators end for good
      return value ?? null;
    }
    if (method === "list") return [...headers];
    return headers[method](...values) ?? null;
  };
  return calls.map(([method, ...values]) => {
    try {
      return call(method, values);
    } catch (error) {
      return error.name;
    }
  });
}

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(run(JSON.parse(line))));
}
