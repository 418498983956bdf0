import { createFetch } from "@better-fetch/fetch";

export const run = async (base) => {
  const api = createFetch({ baseURL: base, headers: { "x-one": "1" }, retry: { type: "linear", attempts: 2, delay: 1 } });
  return [
    (await api("/echo", { query: { a: 1 } })).data,
    (await api("/echo", { method: "POST", body: { b: 1 } })).data,
    (await api("/json")).data,
    (await api("/status/404", { retry: 0 })).error?.status,
  ];
};
