// META: script=vectors.js

const patternComponents = [
  "protocol",
  "username",
  "password",
  "hostname",
  "port",
  "pathname",
  "search",
  "hash",
];

const inheritedUnless = {
  protocol: [],
  hostname: ["protocol"],
  port: ["protocol", "hostname"],
  pathname: ["protocol", "hostname", "port"],
  search: ["protocol", "hostname", "port", "pathname"],
  hash: ["protocol", "hostname", "port", "pathname", "search"],
};

// The pattern string that upstream leaves out: as given, inherited, or the default.
function likelyPattern(component, vector) {
  const [first, second] = vector.pattern;
  if (vector.exactly_empty_components?.includes(component)) return "";
  const init = typeof first === "object" ? first : {};
  const base = init.baseURL ?? (typeof second === "string" ? second : undefined);
  if (init[component]) return init[component];
  if (base === undefined || !(component in inheritedUnless)) return "*";
  if (inheritedUnless[component].some((earlier) => earlier in init)) return "*";
  const value = new URL(base)[component];
  if (component === "protocol") return value.slice(0, -1);
  return component === "search" || component === "hash" ? value.slice(1) : value;
}

// JSON has null for a group that took no part.
function groups(expected) {
  return Object.fromEntries(Object.entries(expected).map(([key, value]) => [key, value ?? undefined]));
}

testVectors("urlpattern", (vector) => {
  if (vector.expected_obj === "error") {
    assert_throws_js(TypeError, () => new URLPattern(...vector.pattern));
    return;
  }
  const pattern = new URLPattern(...vector.pattern);
  for (const component of patternComponents) {
    const expected = vector.expected_obj?.[component] ?? likelyPattern(component, vector);
    assert_equals(pattern[component], expected, component);
  }
  if (!("expected_match" in vector)) return;
  const inputs = vector.inputs ?? [];
  const match = vector.expected_match;
  if (match === "error") {
    assert_throws_js(TypeError, () => pattern.test(...inputs));
    assert_throws_js(TypeError, () => pattern.exec(...inputs));
    return;
  }
  assert_equals(pattern.test(...inputs), match !== null, "test()");
  const result = pattern.exec(...inputs);
  if (match === null) {
    assert_equals(result, null, "exec()");
    return;
  }
  assert_equals(JSON.stringify(result.inputs), JSON.stringify(sorted(match.inputs ?? inputs)));
  for (const component of patternComponents) {
    const isEmpty = vector.exactly_empty_components?.includes(component);
    const expected = match[component] ?? { input: "", groups: isEmpty ? {} : { 0: "" } };
    assert_equals(result[component].input, expected.input, `${component}'s input`);
    assert_object_equals(result[component].groups, groups(expected.groups), `${component}'s groups`);
  }
});

// A dictionary's members come in lexicographical order.
function sorted(inputs) {
  return inputs.map((input) =>
    typeof input === "string"
      ? input
      : Object.fromEntries(Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1))),
  );
}

testVectors("urlpattern-compare", (vector) => {
  const left = new URLPattern(vector.left);
  const right = new URLPattern(vector.right);
  const compare = (a, b) => URLPattern.compareComponent(vector.component, a, b);
  assert_equals(compare(left, right), vector.expected, "left, right");
  assert_equals(compare(right, left), 0 - vector.expected, "right, left");
  assert_equals(compare(left, left), 0, "left, left");
  assert_equals(compare(right, right), 0, "right, right");
});

testVectors("urlpattern-generate", (vector) => {
  const pattern = new URLPattern(vector.pattern);
  if (vector.expected === null) {
    assert_throws_js(TypeError, () => pattern.generate(vector.component, vector.groups));
  } else {
    assert_equals(pattern.generate(vector.component, vector.groups), vector.expected);
  }
});

test(() => {
  const { username, groups } = new URLPattern({ pathname: "/:id?" }).exec({ pathname: "" }).pathname;
  assert_equals(username, undefined);
  assert_true("id" in groups);
  assert_equals(groups.id, undefined);
  const error = assert_throws_message(() => new URLPattern({ pathname: "/(a" }));
  assert_true(error.includes("pathname"), error);
}, "a group that took no part, and an error's message");

function assert_throws_message(callback) {
  try {
    callback();
  } catch (error) {
    return error.message;
  }
  throw new Error("nothing was thrown");
}
