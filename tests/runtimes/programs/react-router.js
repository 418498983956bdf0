import { createStaticHandler } from "react-router";

const { query, queryRoute } = createStaticHandler([
  { id: "root", path: "/", loader: () => ({ root: true }), children: [
    { id: "user", path: "users/:id", loader: ({ params, request }) => Response.json({ ...params, url: new URL(request.url).search }) },
    { id: "form", path: "form", action: async ({ request }) => Object.fromEntries(await request.formData()) },
    { id: "moved", path: "moved", loader: () => Response.redirect("https://example.org/users/1", 302) },
  ] },
]);

export const run = async (base) => {
  const page = await query(new Request(`${base}/users/7?q=1`));
  const body = new URLSearchParams({ a: "1" });
  const form = await query(new Request(`${base}/form`, { method: "POST", body }));
  const moved = await query(new Request(`${base}/moved`));
  const route = await queryRoute(new Request(`${base}/users/8`), { routeId: "user" });
  return [page.loaderData, page.statusCode, form.actionData, moved.status, moved.headers.get("location"), await route.json()];
};
