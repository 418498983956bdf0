// META: script=/resources/WebIDLParser.js
// META: script=/resources/idlharness.js

promise_test(async () => {
  const idl = await (await fetch("/idl/url.webidl")).text();
  const interfaces = new IdlArray();
  interfaces.add_idls(idl);
  interfaces.add_objects({
    URL: ["new URL('https://example.org/')"],
    URLSearchParams: ["new URLSearchParams('a=b&c=d')"],
  });
  interfaces.test();
}, "the IDL loads");
