// Reads JSON lines and prints one JSON value for each, made by FormData and Response of Node.js. For
// {"body": [type, bytes]} it prints the form in this body, or the name of the error. For {"form"} it
// prints the [type, bytes] of the body written for the form.
// Bytes are hexadecimal digits, a form is a list of [name, value], and a file is [name, type, bytes].
import { createInterface } from "node:readline";

async function read(type, bytes) {
  const headers = { "content-type": type };
  const form = await new Response(Buffer.from(bytes, "hex"), { headers }).formData();
  const entries = [];
  for (const [name, value] of form) {
    entries.push([name, typeof value === "string" ? value : await fields(value)]);
  }
  return entries;
}

async function fields(file) {
  return [file.name, file.type, Buffer.from(await file.arrayBuffer()).toString("hex")];
}

async function write(entries) {
  const form = new FormData();
  for (const [name, value] of entries) {
    if (typeof value === "string") {
      form.append(name, value);
    } else {
      const [filename, type, bytes] = value;
      form.append(name, new File([Buffer.from(bytes, "hex")], filename, { type }));
    }
  }
  const response = new Response(form);
  const bytes = Buffer.from(await response.arrayBuffer()).toString("hex");
  return [response.headers.get("content-type"), bytes];
}

for await (const line of createInterface({ input: process.stdin })) {
  const { body, form } = JSON.parse(line);
  const answer = form === undefined ? read(...body) : write(form);
  console.log(JSON.stringify(await answer.catch((error) => error.name)));
}
