import { createApp, createError, createRouter, eventHandler, getQuery, readFormData, sendRedirect, setResponseHeader, toWebHandler } from "h3";

const app = createApp();
const router = createRouter()
  .get("/query", eventHandler((event) => getQuery(event)))
  .post("/form", eventHandler(async (event) => (await readFormData(event)).get("a")))
  .get("/moved", eventHandler((event) => sendRedirect(event, "/query", 302)))
  .get("/text", eventHandler((event) => { setResponseHeader(event, "x-a", "b"); return "text"; }))
  .get("/broken", eventHandler(() => { throw createError({ statusCode: 409, statusMessage: "Conflict" }); }));
app.use(router);
const handler = toWebHandler(app);

export const run = async (base) => {
  const ask = async (path, init) => {
    const response = await handler(new Request(base + path, init));
    return [response.status, response.headers.get("x-a"), response.headers.get("location"), await response.text()];
  };
  const form = new FormData();
  form.append("a", "1");
  return [
    await ask("/query?a=1&b=2"),
    await ask("/form", { method: "POST", body: form }),
    await ask("/moved"),
    await ask("/text"),
    (await ask("/broken")).slice(0, 2),
    (await ask("/missing")).slice(0, 2),
  ];
};
