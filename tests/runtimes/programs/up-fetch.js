import { up } from "up-fetch";

export const run = async (base) => {
  const api = up(fetch, () => ({ baseUrl: base, headers: { "x-one": "1" }, retry: { attempts: 2, delay: 1 } }));
  return [
    await api("/echo", { params: { a: 1, b: [2, 3] } }),
    await api("/echo", { method: "POST", body: { c: 1 } }),
    await api("/flaky", { parseResponse: (response) => response.text() }),
    await api("/status/404", { retry: { attempts: 0 } }).catch((error) => [error.name, error.status]),
  ];
};
