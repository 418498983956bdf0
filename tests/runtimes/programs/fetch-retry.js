import builder from "fetch-retry";

export const run = async (base) => {
  const retrying = builder(fetch, { retries: 3, retryDelay: 1, retryOn: [503] });
  const response = await retrying(`${base}/flaky`);
  const last = await retrying(`${base}/status/503`, { retries: 1 });
  return [response.status, await response.text(), last.status];
};
