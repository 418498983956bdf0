import client from "xior";

export const run = async (base) => {
  const api = client.create({ baseURL: base, headers: { "x-one": "1" } });
  return [
    (await api.get("/echo", { params: { a: "1" } })).data,
    (await api.post("/echo", { b: [1] })).data,
    await api.get("/status/404").catch((error) => error.status ?? error.response?.status),
  ];
};
