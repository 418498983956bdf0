import { mande } from "mande";

export const run = async (base) => {
  const api = mande(`${base}/echo`, { headers: { "x-one": "1" } });
  return [
    await api.get({ query: { a: 1 } }),
    await api.post({ b: 1 }),
    await mande(`${base}/status`).get("404").catch((error) => [error.name, error.response.status]),
  ];
};
