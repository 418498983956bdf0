import { GraphQLClient, gql } from "graphql-request";

export const run = async (base) => {
  const client = new GraphQLClient(`${base}/graphql`, { headers: { "x-one": "1" } });
  const query = gql`query Q($id: ID!) { viewer(id: $id) { login } }`;
  return [
    await client.request(query, { id: 1 }),
    await client.rawRequest(query, { id: 2 }).then(({ status, data }) => [status, data]),
    await client.request(query, { id: "bad" }).catch((error) => error.response.errors),
  ];
};
