import { createAlova } from "alova";
import adapterFetch from "alova/fetch";

export const run = async (base) => {
  const api = createAlova({ baseURL: base, requestAdapter: adapterFetch(), cacheFor: null,
    responded: (response) => response.json() });
  return [
    await api.Get("/echo", { params: { a: 1 }, headers: { "x-one": "1" } }),
    await api.Post("/echo", { b: 1 }),
  ];
};
