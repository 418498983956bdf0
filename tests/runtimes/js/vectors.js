// The vectors of wpt/vectors, one subtest each.

// The attributes of URL that a vector says something of.
const components = [
  "href",
  "protocol",
  "username",
  "password",
  "host",
  "hostname",
  "port",
  "pathname",
  "search",
  "hash",
];

async function vectors(name) {
  const lines = (await (await fetch(`/wpt/vectors/${name}.jsonl`)).text()).trim().split("\n");
  return lines.map((line) => JSON.parse(line));
}

async function knownFailures() {
  const text = await (await fetch("/wpt/expectations.toml")).text();
  return new Set(Array.from(text.matchAll(/^(\S+) = /gm), (match) => match[1]));
}

// Every vector of a suite as a subtest; one that is known to fail has to.
function testVectors(name, assertions) {
  promise_test(async () => {
    const known = await knownFailures();
    for (const vector of await vectors(name)) {
      test(() => {
        if (known.has(vector.id)) assert_throws(() => assertions(vector), vector.id);
        else assertions(vector);
      }, vector.id);
    }
  }, `the vectors of ${name} load`);
}

function assert_throws(callback, what) {
  let thrown = false;
  try {
    callback();
  } catch {
    thrown = true;
  }
  assert_true(thrown, `${what} is expected to fail`);
}
