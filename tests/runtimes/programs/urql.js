import { Client, cacheExchange, fetchExchange, gql } from "@urql/core";

export const run = async (base) => {
  const url = `${base}/graphql`;
  const client = new Client({ url, exchanges: [cacheExchange, fetchExchange], preferGetMethod: false });
  const query = gql`query Q($id: ID!) { viewer(id: $id) { login } }`;
  const first = await client.query(query, { id: 1 }).toPromise();
  const second = await client.query(query, { id: "bad" }).toPromise();
  return [first.data.viewer.login, second.error?.message];
};
