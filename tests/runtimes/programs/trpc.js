import { createTRPCClient, httpBatchLink, httpLink } from "@trpc/client";
import { initTRPC } from "@trpc/server";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";

const t = initTRPC.create();
const router = t.router({
  greet: t.procedure.input((value) => `${value}`).query(({ input }) => `hello ${input}`),
  add: t.procedure.input((value) => value).mutation(({ input }) => input.a + input.b),
  broken: t.procedure.query(() => { throw new Error("broken"); }),
});
export const app = (req) => fetchRequestHandler({ endpoint: "/trpc", req, router });

export const run = async (base) => {
  const url = `${base}/trpc`;
  const own = (input, init) => app(new Request(input, init));
  const single = createTRPCClient({ links: [httpLink({ url, fetch: own })] });
  const batch = createTRPCClient({ links: [httpBatchLink({ url, fetch: own })] });
  return [
    await single.greet.query("a"),
    await single.add.mutate({ a: 1, b: 2 }),
    await Promise.all([batch.greet.query("b"), batch.greet.query("c")]),
    await batch.broken.query().catch((error) => [error.name, error.message]),
  ];
};
