// What WPT's url-searchparams, url-statics-*, url-tojson, url-setters-stripping and historical assert.

test(() => {
  const url = new URL("http://example.org/?a=b");
  assert_true(url.searchParams instanceof URLSearchParams);
  assert_equals(url.searchParams, url.searchParams);
}, "searchParams is the same object each time");

test(() => {
  const url = new URL("http://example.org/?a=b");
  const params = url.searchParams;
  assert_equals(params.toString(), "a=b");
  params.set("a", "b");
  assert_equals(url.searchParams.toString(), "a=b");
  assert_equals(url.search, "?a=b");
  url.search = "";
  assert_equals(url.searchParams.toString(), "");
  assert_equals(url.search, "");
  assert_equals(params.toString(), "");
}, "an empty search empties searchParams");

test(() => {
  "use strict";
  const url = new URL("http://example.org");
  assert_throws_js(TypeError, () => {
    url.searchParams = new URLSearchParams("http://example.org");
  });
}, "searchParams is read-only");

test(() => {
  const url = new URL("http://example.org/file?a=b&c=d");
  const params = url.searchParams;
  assert_equals(url.search, "?a=b&c=d");
  for (const search of ["e=f&g=h", "?e=f&g=h"]) {
    url.search = search;
    assert_equals(url.search, "?e=f&g=h");
    assert_equals(params.toString(), "e=f&g=h");
  }
  params.append("i", " j ");
  assert_equals(url.search, "?e=f&g=h&i=+j+");
  assert_equals(url.searchParams.toString(), "e=f&g=h&i=+j+");
  assert_equals(params.get("i"), " j ");
  params.set("e", "updated");
  assert_equals(url.search, "?e=updated&g=h&i=+j+");
  assert_equals(url.href, "http://example.org/file?e=updated&g=h&i=+j+");
  assert_equals(params.get("e"), "updated");
}, "changes go both ways");

test(() => {
  const url = new URL("http://example.org/file??a=b&c=d");
  assert_equals(url.search, "??a=b&c=d");
  assert_equals(url.searchParams.toString(), "%3Fa=b&c=d");
  url.href = "http://example.org/file??a=b";
  assert_equals(url.search, "??a=b");
  assert_equals(url.searchParams.toString(), "%3Fa=b");
}, "only the first question mark is not part of the query");

for (const [url, base, href] of [
  [undefined, undefined, null],
  ["aaa:b", undefined, "aaa:b"],
  [undefined, "aaa:b", null],
  [undefined, "https://test:test/", null],
  ["aaa:/b", undefined, "aaa:/b"],
  [undefined, "aaa:/b", "aaa:/undefined"],
  ["https://test:test", undefined, null],
  ["a", "https://b/", "https://b/a"],
]) {
  test(() => {
    assert_equals(URL.canParse(url, base), href !== null, "canParse");
    const parsed = URL.parse(url, base);
    if (href === null) {
      assert_equals(parsed, null, "parse");
    } else {
      assert_true(parsed instanceof URL);
      assert_equals(parsed.href, href, "parse");
      assert_equals(parsed.href, new URL(url, base).href, "the constructor");
    }
  }, `statics: ${url} against ${base}`);
}

test(() => {
  assert_not_equals(URL.parse("https://example/"), URL.parse("https://example/"));
}, "parse makes a new object each time");

test(() => {
  const url = new URL("https://example.com/");
  assert_equals(JSON.stringify({ url }), '{"url":"https://example.com/"}');
  assert_equals(url.toJSON(), "https://example.com/");
}, "a URL in JSON is its href");

test(() => {
  const url = new URL("./foo", "http://www.example.org");
  assert_equals(url.href, "http://www.example.org/foo");
  assert_throws_js(TypeError, () => {
    url.href = "./bar";
  });
  assert_equals(url.href, "http://www.example.org/foo");
}, "the href setter does not resolve");

for (const name of ["domainToASCII", "domainToUnicode"]) {
  test(() => {
    assert_false(name in URL);
  }, `${name} is gone`);
}

test(() => {
  const failing = { toString: () => { throw new RangeError("no string"); } };
  assert_throws_js(RangeError, () => new URL(failing));
  assert_throws_js(RangeError, () => new URL("about:blank", failing));
  const url = new URL("about:blank");
  url.toString = failing.toString;
  assert_throws_js(RangeError, () => new URL(url));
  assert_throws_js(RangeError, () => new URL("about:blank", url));
}, "arguments are strings, even if they are URLs");

const controls = ["\0", "\t", "\n", "\r", "\x1f"];
const stripped = ["\t", "\n", "\r"];
const encode = (control) => `%${control.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
const href = (scheme, parts = {}) => {
  const { username, password, host, port, pathname, search, hash } = {
    username: "username",
    password: "password",
    host: "host",
    port: "8000",
    pathname: "path",
    search: "query",
    hash: "fragment",
    ...parts,
  };
  return `${scheme}://${username}:${password}@${host}:${port}/${pathname}?${search}#${hash}`;
};

for (const scheme of ["https", "wpt++"]) {
  for (const control of controls) {
    const around = [
      [`${control}test`, `${encode(control)}test`],
      [`te${control}st`, `te${encode(control)}st`],
      [`test${control}`, `test${encode(control)}`],
    ];
    const isStripped = stripped.includes(control);
    const title = `${encode(control)} in a URL of ${scheme}`;

    test(() => {
      const other = scheme === "https" ? "http" : "wpt--";
      for (const value of [control + other, other + control]) {
        const url = new URL(href(scheme));
        url.protocol = value;
        assert_equals(url.href, href(isStripped ? other : scheme));
      }
    }, `protocol: ${title}`);

    for (const attribute of ["username", "password"]) {
      test(() => {
        for (const [value, encoded] of around) {
          const url = new URL(href(scheme));
          url[attribute] = value;
          assert_equals(url[attribute], encoded);
          assert_equals(url.href, href(scheme, { [attribute]: encoded }));
        }
      }, `${attribute}: ${title}`);
    }

    for (const attribute of ["host", "hostname"]) {
      test(() => {
        for (const [value, encoded] of around) {
          const kept = control === "\0" || scheme === "https" ? "host" : encoded;
          const url = new URL(href(scheme));
          url[attribute] = value;
          assert_equals(url.href, href(scheme, { host: isStripped ? "test" : kept }));
        }
      }, `${attribute}: ${title}`);
    }

    test(() => {
      for (const [before, after, stopsAt] of [["", "9000", "8000"], ["90", "00", "90"]]) {
        const url = new URL(href(scheme));
        url.port = before + control + after;
        assert_equals(url.port, isStripped ? "9000" : stopsAt);
      }
    }, `port: ${title}`);

    for (const attribute of ["pathname", "search", "hash"]) {
      test(() => {
        for (const [value, encoded] of around) {
          const url = new URL(href(scheme));
          url[attribute] = value;
          assert_equals(url.href, href(scheme, { [attribute]: isStripped ? "test" : encoded }));
        }
      }, `${attribute}: ${title}`);
    }
  }
}
