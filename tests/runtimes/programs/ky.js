import ky from "ky";

export const run = async (base) => {
  const seen = [];
  const api = ky.create({
    prefixUrl: base,
    headers: { "x-one": "1" },
    retry: { limit: 2, delay: () => 1 },
    hooks: {
      beforeRequest: [(request) => request.headers.set("x-two", "2")],
      afterResponse: [(request, options, response) => { seen.push(response.status); }],
    },
  });
  const failed = await api.get("status/404").catch((error) => [error.name, error.response.status]);
  const slow = await api.get("slow", { timeout: 20, retry: 0 }).catch((error) => error.name);
  return [
    await api.get("echo", { searchParams: { a: "1 2" } }).json(),
    await api.post("echo", { json: { b: [1, 2] } }).json(),
    await api.get("flaky").text(),
    await api("redirect").text(),
    failed,
    slow,
    seen,
  ];
};
