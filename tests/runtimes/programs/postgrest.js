import { PostgrestClient } from "@supabase/postgrest-js";

export const run = async (base) => {
  const client = new PostgrestClient(base, { headers: { "x-one": "1" } });
  const shown = ({ status, data, error, count }) => [status, data, error, count];
  return [
    shown(await client.from("echo").select("id,name").eq("id", 5).order("name").limit(2)),
    shown(await client.from("echo").insert({ a: 1 }).select()),
    shown(await client.rpc("json", { a: 1 })),
    shown(await client.from("status/404").select()).slice(0, 1),
  ];
};
