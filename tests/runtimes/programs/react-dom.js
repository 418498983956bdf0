import { createElement as h, Suspense, use } from "react";
import { renderToReadableStream } from "react-dom/server.edge";

const later = new Promise((resolve) => setTimeout(() => resolve("later"), 5));
const Late = () => h("b", null, use(later));
const page = h("html", null, h("body", null, h(Suspense, { fallback: "wait" }, h(Late))));

export const run = async () => {
  const stream = await renderToReadableStream(page);
  await stream.allReady;
  return new Response(stream, { headers: { "content-type": "text/html" } }).text();
};
