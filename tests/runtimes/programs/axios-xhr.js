import axios from "axios";

// Node.js has no XMLHttpRequest: there axios fetches, with the same results.
const adapter = typeof XMLHttpRequest === "undefined" ? "fetch" : "xhr";
const transitional = { clarifyTimeoutError: true }; // as with fetch

export const run = async (base) => {
  const api = axios.create({ baseURL: base, adapter, headers: { "x-one": "1" }, transitional });
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 5);
  const shown = ({ status, data, headers }) => [status, data, headers.get("content-type")];
  const form = new FormData();
  form.append("a", "1");
  const loaded = [];
  const onUploadProgress = (event) => loaded.push(event.loaded);
  return [
    shown(await api.get("/echo", { params: { a: [1, 2], b: "x y" } })),
    shown(await api.post("/echo", { c: { d: 1 } })),
    shown(await api.put("/echo", new URLSearchParams({ e: "f" }))),
    shown(await api.delete("/json")),
    (await api.post("/form", form)).data,
    (await api.post("/echo", "x".repeat(1000), { onUploadProgress })).data.length,
    loaded.at(-1),
    [...new Uint8Array((await api.get("/redirect", { responseType: "arraybuffer" })).data)],
    (await api.get("/bytes", { responseType: "blob" })).data.size,
    await api.get("/status/500").catch((error) => [error.code, error.response.status]),
    await api.get("/slow", { signal: controller.signal }).catch((error) => error.code),
    await api.get("/slow", { timeout: 10 }).catch((error) => error.code),
  ];
};
