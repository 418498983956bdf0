// The answers of this engine's own URL and URLSearchParams. One call takes many questions, because
// calls from Python to JavaScript are slow. `answers.py` does the same with webapi.

const MEMBERS = [
  "href", "origin", "protocol", "username", "password", "host", "hostname", "port", "pathname",
  "search", "hash",
];

const attempt = steps => {
  try {
    return steps();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return null;
  }
};

const stateOf = url => [...MEMBERS.map(member => url[member]), String(url.searchParams)];

function answerURL(input, base, steps) {
  base ??= undefined;
  const url = attempt(() => new URL(input, base));
  const answer = [[URL.canParse(input, base), url && stateOf(url)]];
  if (url === null) return answer;
  for (const [member, ...values] of steps) {
    const done = attempt(() => {
      const [object, method] = member.split(".");
      if (method === undefined) url[object] = values[0];
      else url[object][method](...values);
      return true;
    });
    answer.push([done === true, stateOf(url)]);
  }
  return answer;
}

function answerParams(init, steps) {
  const params = new URLSearchParams(init);
  const answer = [[null, [...params], String(params)]];
  for (const [method, ...values] of steps) {
    answer.push([params[method](...values) ?? null, [...params], String(params)]);
  }
  return answer;
}

globalThis.answers = text =>
  JSON.stringify(
    JSON.parse(text).map(([kind, input, base, steps]) =>
      kind === "params" ? answerParams(input, steps) : answerURL(input, base, steps),
    ),
  );
