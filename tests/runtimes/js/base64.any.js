// What WPT's html/webappapis/atob asserts, written anew.

const invalid = (f, name) => assert_throws_dom("InvalidCharacterError", f, name);
const codes = (text) => Array.from(text, (character) => character.charCodeAt(0));
const everyByte = String.fromCharCode(...Array(256).keys());

test(() => {
  for (const [text, encoded] of [["", ""], ["a", "YQ=="], ["ab", "YWI="], ["abc", "YWJj"], ["\0a", "AGE="]]) {
    assert_equals(btoa(text), encoded);
    assert_equals(atob(encoded), text);
  }
}, "known texts");

test(() => {
  for (let end = 0; end <= 256; end++) {
    const text = everyByte.slice(0, end);
    assert_equals(atob(btoa(text)), text);
  }
}, "every byte, there and back");

test(() => {
  const values = [undefined, null, 7, 1.5, true, NaN, -Infinity, -0, { toString: () => "foo" }];
  for (const value of values) assert_equals(atob(btoa(value)), String(value));
}, "values that are no strings");

test(() => {
  for (const text of ["\u0100", "a\u05d0", "\uffff", "\ud800\udc00", "\ud800"]) invalid(() => btoa(text), text);
}, "characters that are no bytes");

test(() => {
  const decoded = {
    ab: [105],
    "ab==": [105],
    "abc=": [105, 183],
    "ab\t\n\f\r cd": [105, 183, 29],
    "/A": [252],
    "///A": [255, 255, 192],
    nonsense: [158, 137, 236, 122, 123, 30],
  };
  for (const text in decoded) assert_array_equals(codes(atob(text)), decoded[text], text);
}, "whitespace, missing padding and bits left over");

test(() => {
  const wrong = "a ==== ab= ab=== abc== abcd= abcde =a a=b ab=c ab\vcd ab\u3000cd ab\u00a0cd ab-_".split(" ");
  for (const text of wrong) invalid(() => atob(text), text);
}, "what is no base64");

test(() => {
  invalid(() => atob(undefined));
  assert_array_equals(codes(atob(null)), [158, 233, 101]);
  assert_array_equals(codes(atob(12)), [215]);
}, "atob of values that are no strings");

test(() => {
  for (const f of [btoa, atob]) assert_throws_js(TypeError, () => f());
}, "a missing argument");

test(() => {
  assert_equals(btoa.length, 1);
  assert_equals(btoa.name, "btoa");
  const { writable, enumerable, configurable } = Object.getOwnPropertyDescriptor(globalThis, "atob");
  assert_true(writable && enumerable && configurable);
}, "functions of the global object");
