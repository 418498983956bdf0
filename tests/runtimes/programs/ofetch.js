import { ofetch } from "ofetch";

export const run = async (base) => {
  const api = ofetch.create({ baseURL: base, retry: 2, retryDelay: 1, headers: { "x-one": "1" } });
  const raw = await api.raw("/echo", { method: "POST", body: { a: 1 }, query: { q: "x y" } });
  return [
    [raw.status, raw.headers.get("content-type"), raw._data],
    await api("/flaky"),
    await (await api("/bytes", { responseType: "blob" })).text(),
    await api("/status/404").catch((error) => [error.name, error.statusCode, error.data]),
    await api("/slow", { timeout: 10, retry: 0 }).catch((error) => error.name),
  ];
};
