import wretch from "wretch";
import AbortAddon from "wretch/addons/abort";
import FormDataAddon from "wretch/addons/formData";
import QueryStringAddon from "wretch/addons/queryString";
import { retry } from "wretch/middlewares";

export const run = async (base) => {
  const api = wretch(base).addon(QueryStringAddon).addon(FormDataAddon).addon(AbortAddon())
    .headers({ "x-one": "1" }).middlewares([retry({ delayTimer: 1, maxAttempts: 3 })]);
  return [
    await api.url("/echo").query({ a: "1 2" }).get().json(),
    await api.url("/echo").post({ b: 1 }).json(),
    await api.url("/form").formData({ a: 1 }).post().text(),
    await api.url("/flaky").get().text(),
    await wretch(`${base}/status/404`).get().notFound((error) => error.status).res(),
    await wretch(`${base}/slow`).addon(AbortAddon()).get().setTimeout(10).onAbort(() => "aborted").text(),
  ];
};
