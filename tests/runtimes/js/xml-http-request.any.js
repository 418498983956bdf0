// META: title=XMLHttpRequest, as the XMLHttpRequest Standard has it

const content = "/xhr/resources/content.py";
const events = ["readystatechange", "loadstart", "progress", "load", "error", "abort", "timeout", "loadend"];

// Send a request; the promise has the request and its events once it has ended.
const sent = (method, url, body, prepare = () => {}) => new Promise((resolve) => {
  const client = new XMLHttpRequest();
  const log = [];
  const note = (prefix) => (event) => {
    const loaded = event instanceof ProgressEvent ? `(${event.loaded}/${event.total})` : client.readyState;
    log.push(`${prefix}${event.type}${loaded}`);
  };
  for (const type of events) {
    client.addEventListener(type, note(""));
    if (prepare.observes) client.upload.addEventListener(type, note("upload."));
  }
  client.open(method, url);
  prepare(client);
  client.addEventListener("loadend", () => resolve([client, log]));
  client.send(body);
});
const observing = (prepare) => Object.assign(prepare, { observes: true });
const typed = (type) => (client) => { client.responseType = type; };

promise_test(async () => {
  const [client, log] = await sent("GET", `${content}?content=body#fragment`);
  assert_array_equals(log, [
    "readystatechange1", "loadstart(0/0)", "readystatechange2", "readystatechange3",
    "progress(4/0)", "progress(4/0)", "readystatechange4", "load(4/0)", "loadend(4/0)",
  ]);
  assert_equals(client.status, 200);
  assert_equals(client.responseText, "body");
  assert_equals(client.response, "body");
  assert_equals(client.responseURL, `${location.origin}${content}?content=body`);
  assert_equals(client.getResponseHeader("X-REQUEST-method"), "GET");
  assert_equals(client.getResponseHeader("none"), null);
  const names = client.getAllResponseHeaders().split("\r\n").map((line) => line.split(": ")[0]);
  assert_equals(names.pop(), "");
  assert_array_equals(names, [...names].sort());
  assert_equals(client.responseXML, null);
}, "a response, and its events");

promise_test(async () => {
  const [client, log] = await sent("POST", content, "x".repeat(70000), observing(() => {}));
  const uploads = log.filter((each) => each.startsWith("upload."));
  assert_equals(uploads[0], "upload.loadstart(0/70000)");
  assert_array_equals(uploads.slice(-3), [
    "upload.progress(70000/70000)", "upload.load(70000/70000)", "upload.loadend(70000/70000)",
  ]);
  assert_less_than(log.indexOf("upload.loadend(70000/70000)"), log.indexOf("readystatechange2"));
  assert_equals(client.responseText.length, 70000);
  assert_equals(client.getResponseHeader("x-request-content-length"), "70000");
}, "the events of an upload");

for (const [body, type, text] of [
  ["\u00e9", "text/plain;charset=UTF-8", "\u00e9"],
  [new URLSearchParams({ a: "b c" }), "application/x-www-form-urlencoded;charset=UTF-8", "a=b+c"],
  [new Blob(["blob"], { type: "a/b" }), "a/b", "blob"],
  [new Uint8Array([97, 98]), "NO", "ab"],
  [new Uint8Array([97, 98]).buffer, "NO", "ab"],
  [null, "NO", ""],
  [5, "text/plain;charset=UTF-8", "5"],
]) {
  promise_test(async () => {
    const [client] = await sent("PUT", content, body);
    assert_equals(client.getResponseHeader("x-request-content-type"), type);
    assert_equals(client.responseText, text);
  }, `a body: ${body === null ? "null" : Object.prototype.toString.call(body)} ${type}`);
}

promise_test(async () => {
  const form = new FormData();
  form.append("id", "1");
  form.append("value", "two");
  const [client] = await sent("POST", "/xhr/resources/form.py", form);
  assert_equals(client.responseText, "id:1;value:two;");
}, "a form as a body");

promise_test(async () => {
  const setting = (type) => (client) => client.setRequestHeader("content-type", type);
  const typeOf = async (type, body) => {
    const [client] = await sent("POST", content, body, setting(type));
    return client.getResponseHeader("x-request-content-type");
  };
  assert_equals(await typeOf("text/x;charset=latin1", "a"), "text/x;charset=UTF-8");
  assert_equals(await typeOf("text/x; charset=utf-8", "a"), "text/x; charset=utf-8");
  assert_equals(await typeOf("text/x;charset=latin1", new URLSearchParams("a")), "text/x;charset=UTF-8");
  assert_equals(await typeOf("text/x;charset=latin1", new Blob(["a"])), "text/x;charset=latin1");
}, "a Content-Type of the script's");

promise_test(async () => {
  const url = `${content}?content=%7B%22a%22%3A%5B1%5D%7D`;
  assert_array_equals((await sent("GET", url, null, typed("json")))[0].response.a, [1]);
  assert_equals((await sent("GET", `${content}?content=%7B`, null, typed("json")))[0].response, null);
  assert_equals((await sent("GET", `${content}?content=null`, null, typed("json")))[0].response, null);
  assert_equals((await sent("GET", url, null, typed("text")))[0].response, '{"a":[1]}');
  const [{ response: buffer }] = await sent("GET", `${content}?content=%FF`, null, typed("arraybuffer"));
  assert_true(buffer instanceof ArrayBuffer);
  assert_array_equals(new Uint8Array(buffer), [255]);
  const [client] = await sent("GET", `${content}?content=a&response_charset_label=x`, null, typed("blob"));
  assert_true(client.response instanceof Blob);
  assert_equals(client.response, client.response);
  assert_equals(client.response.type, "text/plain;charset=x");
  assert_equals(await client.response.text(), "a");
  assert_throws_dom("InvalidStateError", () => client.responseText);
  assert_throws_dom("InvalidStateError", () => { client.responseType = "text"; });
}, "types of responses");

promise_test(async () => {
  const text = async (query, prepare) => (await sent("GET", `${content}?${query}`, null, prepare))[0].responseText;
  assert_equals(await text("content=%E9&response_charset_label=latin1"), "\u00e9");
  assert_equals(await text("content=%EF%BB%BFa"), "a");
  assert_equals(await text("content=%FF%FEa%00&response_charset_label=utf-8"), "a");
  assert_equals(await text("content=a&response_charset_label=hz-gb-2312"), "\ufffd");
  assert_equals(await text("content="), "");
  const override = (mime) => (client) => client.overrideMimeType(mime);
  assert_equals(await text("content=%80", override("text/plain; charset=x-user-defined")), "\uf780");
  assert_equals(await text("content=%83e", override("a;charset=shift_jis")), "\ufffde");
  const xml = "content=%3C%3Fxml+version='1.0'+encoding='latin1'%3F%3E%E9";
  assert_equals((await text(xml, override("text/xml"))).slice(-1), "\u00e9");
}, "the encoding of text");

promise_test(async () => {
  const texts = [];
  const [client] = await sent("GET", "/xhr/resources/trickle.py?ms=60&count=3", null, (client) => {
    client.onprogress = () => texts.push(client.responseText.length);
  });
  assert_equals(client.responseText, "TEST_TRICKLE\n".repeat(3));
  assert_greater_than(texts.length, 1);
  assert_array_equals(texts, [...texts].sort((one, other) => one - other));
}, "text, while it is received");

promise_test(async () => {
  const setting = (client) => {
    client.setRequestHeader("x-a", " 1 ");
    client.setRequestHeader("X-A", "2");
    assert_throws_dom("SyntaxError", () => client.setRequestHeader("a b", "c"));
    assert_throws_dom("SyntaxError", () => client.setRequestHeader("a", "b\rc"));
  };
  const [client] = await sent("GET", "/xhr/resources/inspect-headers.py?filter_name=x-a", null, setting);
  assert_equals(client.responseText, "x-a: 1, 2\n");
}, "headers of a request are combined");

promise_test(async () => {
  const prepare = observing((client) => { client.timeout = 20; });
  const [client, log] = await sent("POST", "/xhr/resources/delay.py?ms=20000", "a", prepare);
  assert_array_equals(log.slice(0, 3), ["readystatechange1", "loadstart(0/0)", "upload.loadstart(0/1)"]);
  assert_array_equals(log.slice(3), [
    "readystatechange4", "upload.timeout(0/0)", "upload.loadend(0/0)", "timeout(0/0)", "loadend(0/0)",
  ]);
  assert_equals(client.status, 0);
  client.abort();
  assert_equals(client.readyState, XMLHttpRequest.UNSENT);
}, "a timeout");

promise_test(async () => {
  const [, log] = await sent("GET", content, null, (client) => { client.timeout = 60000; });
  assert_equals(log[log.length - 1], "loadend(0/0)");
}, "a timeout that does not come");

promise_test(async () => {
  const [client, log] = await sent("GET", "/xhr/resources/delay.py?ms=20000", null, (client) => {
    client.onloadstart = () => setTimeout(() => { client.timeout = 1; }, 5);
  });
  assert_equals(log[log.length - 2], "timeout(0/0)");
}, "a timeout that is set while the request is under way");

promise_test(async () => {
  const [client, log] = await sent("GET", "/xhr/resources/delay.py?ms=20000", null, (client) => {
    setTimeout(() => client.abort(), 5);
  });
  assert_array_equals(log.slice(-3), ["readystatechange4", "abort(0/0)", "loadend(0/0)"]);
  await Promise.resolve();
  assert_equals(client.readyState, XMLHttpRequest.UNSENT);
}, "abort() before the response");

promise_test(async () => {
  const [client, log] = await sent("GET", "/xhr/resources/trickle.py?ms=5&count=1000", null, (client) => {
    client.onprogress = () => client.abort();
  });
  assert_array_equals(log.slice(-3), ["readystatechange4", "abort(0/0)", "loadend(0/0)"]);
  assert_equals(client.responseText, "");
}, "abort() while the body is received");

promise_test(async () => {
  const [client, log] = await sent("GET", "https://nonexistent.test/");
  assert_array_equals(log.slice(-3), ["readystatechange4", "error(0/0)", "loadend(0/0)"]);
  assert_equals(client.getAllResponseHeaders(), "");
  const [, broken] = await sent("GET", "/xhr/resources/bad-chunk-encoding.py");
  assert_equals(broken[broken.length - 2], "error(0/0)");
}, "network errors");

promise_test(async () => {
  const client = new XMLHttpRequest();
  client.open("GET", "/xhr/resources/delay.py?ms=20000");
  client.onerror = client.onabort = () => assert_unreached("an event of a request that was given up");
  client.send();
  client.open("GET", `${content}?content=second`);
  const loaded = new Promise((resolve) => { client.onload = resolve; });
  client.send();
  assert_throws_dom("InvalidStateError", () => client.send());
  assert_throws_dom("InvalidStateError", () => client.setRequestHeader("a", "b"));
  assert_throws_dom("InvalidStateError", () => { client.withCredentials = true; });
  await loaded;
  assert_equals(client.responseText, "second");
}, "open() gives up the request before");

promise_test(async () => {
  const url = URL.createObjectURL(new Blob(["blob"], { type: "text/x" }));
  const [client, log] = await sent("GET", url);
  assert_equals(client.responseText, "blob");
  assert_equals(log[log.length - 1], "loadend(4/4)");
  assert_equals((await sent("GET", "data:,d%C3%A9"))[0].responseText, "d\u00c3\u00a9");
}, "blob: and data:");

test(() => {
  const client = new XMLHttpRequest();
  assert_throws_dom("SyntaxError", () => client.open("a b", "/"));
  assert_throws_dom("SyntaxError", () => client.open("GET", "https://a b/"));
  assert_throws_dom("SecurityError", () => client.open("trace", "/"));
  assert_throws_dom("InvalidAccessError", () => client.open("GET", "/", false));
  assert_throws_dom("InvalidAccessError", () => client.open("GET", "/", undefined));
  assert_throws_dom("InvalidStateError", () => client.send());
  assert_equals(client.readyState, XMLHttpRequest.UNSENT);
  client.responseType = "none";
  assert_equals(client.responseType, "");
  assert_throws_js(TypeError, () => new XMLHttpRequestUpload());
  assert_true(client.upload instanceof XMLHttpRequestEventTarget);
  assert_equals(client.upload, client.upload);
}, "what is refused");

test(() => {
  const client = new XMLHttpRequest();
  client.responseType = "document";
  assert_equals(client.responseType, "");
}, "workers have no documents as responses");

test(() => {
  const event = new ProgressEvent("a", { lengthComputable: true, loaded: 0.5, total: 2 });
  assert_array_equals([event.lengthComputable, event.loaded, event.total], [true, 0.5, 2]);
  assert_array_equals([new ProgressEvent("a").total, event.isTrusted], [0, false]);
}, "ProgressEvent");
