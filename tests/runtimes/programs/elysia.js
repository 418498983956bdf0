import { Elysia } from "elysia";

export const app = new Elysia({ aot: false })
  .get("/users/:id", ({ params, query }) => ({ params, query }))
  .post("/json", ({ body, set }) => { set.status = 201; return body; })
  .get("/text", ({ set }) => { set.headers["x-a"] = "b"; return "text"; });

export const run = async (base) => {
  const ask = async (path, init) => {
    const response = await app.handle(new Request(base + path, init));
    return [response.status, response.headers.get("x-a"), await response.text()];
  };
  const headers = { "content-type": "application/json" };
  return [
    await ask("/users/7?a=1"),
    await ask("/json", { method: "POST", body: '{"a":1}', headers }),
    await ask("/text"),
    await ask("/missing"),
  ];
};
