import axios from "axios";

export const run = async (base) => {
  const api = axios.create({ baseURL: base, adapter: "fetch", headers: { "x-one": "1" } });
  api.interceptors.request.use((config) => { config.headers.set("x-two", "2"); return config; });
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 5);
  const shown = ({ status, data, headers }) => [status, data, headers.get("content-type")];
  const form = new FormData();
  form.append("a", "1");
  return [
    shown(await api.get("/echo", { params: { a: [1, 2], b: "x y" } })),
    shown(await api.post("/echo", { c: { d: 1 } })),
    shown(await api.put("/echo", new URLSearchParams({ e: "f" }))),
    (await api.post("/form", form)).data,
    [...new Uint8Array((await api.get("/bytes", { responseType: "arraybuffer" })).data)],
    await api.get("/status/500").catch((error) => [error.code, error.response.status]),
    await api.get("/slow", { signal: controller.signal }).catch((error) => error.code),
    await api.get("/slow", { timeout: 10 }).catch((error) => error.code),
  ];
};
