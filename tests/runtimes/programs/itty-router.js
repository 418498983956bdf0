import { AutoRouter, cors, error, json, withParams } from "itty-router";

const { preflight, corsify } = cors({ origin: "https://example.org" });
const router = AutoRouter({ before: [preflight, withParams], finally: [corsify] });
router
  .get("/users/:id", ({ id, query }) => ({ id, query }))
  .post("/json", async (request) => json(await request.json(), { status: 201 }))
  .get("/broken", () => error(418, "teapot"))
  .get("/text", () => new Response("text", { headers: { "x-a": "b" } }));

export const run = async (base) => {
  const ask = async (path, init) => {
    const response = await router.fetch(new Request(base + path, init));
    return [response.status, [...response.headers], await response.text()];
  };
  return [
    await ask("/users/7?a=1&a=2"),
    await ask("/json", { method: "POST", body: '{"a":1}' }),
    await ask("/broken"),
    await ask("/text", { headers: { origin: "https://example.org" } }),
    await ask("/users/7", { method: "OPTIONS", headers: { origin: "https://example.org" } }),
    await ask("/missing"),
  ];
};
