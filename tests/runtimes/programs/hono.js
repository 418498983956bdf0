import { Hono } from "hono";
import { basicAuth } from "hono/basic-auth";
import { cors } from "hono/cors";
import { etag } from "hono/etag";
import { streamText } from "hono/streaming";

export const app = new Hono();
app.use("*", cors());
app.use("/tagged", etag({ generateDigest: (body) => new Uint8Array([body.length & 255]).buffer }));
app.get("/users/:id", (c) => c.json({ id: c.req.param("id"), q: c.req.query("q") }, 201, { "x-a": "b" }));
app.post("/form", async (c) => c.text(JSON.stringify(await c.req.parseBody())));
app.post("/json", async (c) => c.json(await c.req.json()));
app.get("/tagged", (c) => c.html("<p>tagged</p>"));
app.get("/stream", (c) => streamText(c, async (stream) => {
  for (const word of ["a", "b", "c"]) await stream.write(word);
}));
app.get("/moved", (c) => c.redirect("/users/1"));
app.get("/proxy/*", (c) => fetch(new URL(c.req.path, c.req.header("x-base")), c.req.raw));
app.use("/secret", basicAuth({ username: "a", password: "b", hashFunction: (text) => `${text}` }));
app.get("/secret", (c) => c.text("secret"));
app.notFound((c) => c.text("nothing", 404));
app.onError((error, c) => c.text(`error: ${error.message}`, 500));
app.get("/broken", () => { throw new Error("broken"); });

export const run = async (base) => {
  const form = new FormData();
  form.append("a", "1");
  form.append("a2", "\u00e9");
  const answers = [
    await app.request("/users/7?q=x"),
    await app.request("/form", { method: "POST", body: form }),
    await app.request("/form", { method: "POST", body: new URLSearchParams({ b: "2" }) }),
    await app.request("/json", { method: "POST", body: '{"a":[1]}' }),
    await app.request("/tagged", { headers: { "if-none-match": "x" } }),
    await app.request("/stream"),
    await app.request("/moved"),
    await app.request("/secret"),
    await app.request("/secret", { headers: { authorization: `Basic ${btoa("a:b")}` } }),
    await app.request("/proxy/echo", { headers: { "x-base": base, "x-one": "1" } }),
    await app.request("/missing"),
    await app.request("/broken"),
  ];
  return Promise.all(answers.map(async (each) => {
    const headers = ["content-type", "location", "etag", "x-a", "www-authenticate"];
    return [each.status, headers.map((name) => each.headers.get(name)), await each.text()];
  }));
};
