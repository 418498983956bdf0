import { base64url, decodeJwt, decodeProtectedHeader } from "jose";

export const run = async () => {
  const encode = (value) => base64url.encode(JSON.stringify(value));
  const token = [encode({ alg: "HS256", typ: "JWT" }), encode({ sub: "h\u00e9", exp: 1e9 }), "c2ln"].join(".");
  return [decodeProtectedHeader(token), decodeJwt(token)];
};
