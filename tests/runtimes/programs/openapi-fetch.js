import createClient from "openapi-fetch";

export const run = async (base) => {
  const client = createClient({ baseUrl: base, headers: { "x-one": "1" } });
  client.use({ onRequest({ request }) { request.headers.set("x-two", "2"); return request; } });
  const got = await client.GET("/echo/{id}", { params: { path: { id: "a/b" }, query: { q: [1, 2] } } });
  const made = await client.POST("/echo", { body: { a: 1 } });
  const failed = await client.GET("/status/404");
  return [got.data, made.data, failed.error, failed.response.status];
};
