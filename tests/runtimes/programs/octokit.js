import { Octokit } from "@octokit/core";
import { request } from "@octokit/request";

export const run = async (base) => {
  const octokit = new Octokit({ auth: "token", baseUrl: base, userAgent: "test" });
  const shown = ({ status, data, headers }) => [status, data, headers["content-type"]];
  return [
    shown(await octokit.request("GET /echo/{owner}", { owner: "a b", per_page: 2, headers: { "x-one": "1" } })),
    shown(await octokit.request("POST /echo", { title: "t" })),
    shown(await request("GET /json", { baseUrl: base })),
    await octokit.request("GET /status/404").catch((error) => [error.name, error.status]),
    (await octokit.graphql("query { viewer { login } }")),
  ];
};
