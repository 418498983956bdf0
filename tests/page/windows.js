// Facts about the windows of frames. Each function is called in a new page, and its value is compared.
(() => {
const made = (attributes = {}, parent = document.body) => {
  const frame = document.createElement("iframe");
  for (const name of Object.keys(attributes)) frame.setAttribute(name, attributes[name]);
  parent.append(frame);
  return frame;
};
const loaded = (frame) => new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
const after = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const thrown = (steps) => { try { return String(steps()); } catch (error) { return error.name; } };
const tag = (value) => Object.prototype.toString.call(value);
const run = (frame, text) => {
  const script = frame.contentDocument.createElement("script");
  script.textContent = text;
  frame.contentDocument.body.append(script);
  script.remove();
};

return {
async "a blank frame"() {
  const seen = [], frame = document.createElement("iframe");
  seen.push(frame.contentWindow, frame.contentDocument, window.length);
  frame.onload = () => seen.push("load");
  document.body.append(frame);
  const inner = frame.contentDocument, view = frame.contentWindow;
  seen.push(inner.URL, inner.readyState, inner.compatMode, inner.documentElement.outerHTML, inner.baseURI);
  seen.push(inner.defaultView === view, view.document === inner, view.frameElement === frame, window.length, window[0] === view);
  seen.push(view.parent === window, view.top === window, view.self === view, view.window === view, view.frames === view);
  seen.push(view.length, view.closed, view.name, view.opener, view.origin === origin, view.location.href, tag(view), tag(inner));
  seen.push(inner instanceof HTMLDocument || tag(inner) === "[object HTMLDocument]", inner !== document, view !== window);
  inner.body.append("text", inner.createElement("b"));
  seen.push(inner.body.innerHTML, inner.body.lastChild.ownerDocument === inner, inner.cookie === document.cookie);
  return seen;
},

async "its scripts"() {
  const frame = made(), view = frame.contentWindow;
  run(frame, `var v = 1; function f() { return [this === window, typeof v]; } let l = 2; const c = 3; class K {}
    window.w = 4; u = 5; var before = typeof later(); function later() { return 1; }`);
  run(frame, `var out = [v, l, c, typeof K, w, u, before, f()[0], f()[1], this === window, document === window.document,
    typeof own, typeof made, typeof nowhere, parent !== window, top === parent, globalThis === window,
    (function () { return this === window; })(), (() => this === window)(), (0, eval)("typeof v + (this === window)"),
    eval("typeof l"), new Function("return document === parent.document")(), Function("return this")() === window,
    [] instanceof Array, ({}).constructor === Object, delete window.w, typeof w, "v" in window, "l" in window];
    l = 7; u++;`);
  const names = Object.keys(view).filter((each) => ["v", "f", "l", "u", "out"].includes(each));
  run(frame, `"use strict"; var s = 8; function g() { return this; } out.push(l, u, typeof g(), this === window);
    try { undeclared = 1; } catch (error) { out.push(error.name); }`);
  return [[...view.out], names.sort(), view.v, view.l, view.s, typeof view.g, typeof window.v, typeof window.u];
},

async "errors and names"() {
  const frame = made(), view = frame.contentWindow, seen = [];
  run(frame, `try { nowhere; } catch (error) { window.first = error.name; }
    var object = { method() { return this === object; } }; var loose = object.method;
    window.second = [object.method(), loose(), typeof nowhere];
    for (var i = 0, fs = []; i < 2; i++) { let j = i; fs.push(() => j); } window.third = fs.map((each) => each());
    var { a, b: [d] } = { a: 1, b: [2] }; window.fourth = [a, d, window.a, typeof i];
    setTimeout(function () { window.fifth = this === window; }, 0);
    setTimeout("window.sixth = typeof object", 0);
    window.seventh = [name, typeof status, typeof self, location.href];
    name = "renamed";`);
  await after(50);
  return [view.first, [...view.second], [...view.third], [...view.fourth], view.fifth, view.sixth, [...view.seventh], view.name];
},

async "srcdoc"() {
  const frame = document.createElement("iframe");
  frame.srcdoc = "<!doctype html><title>t</title><p id=p>x</p><script>var q = p.textContent</script><a href=in/x>x</a>";
  document.body.append(frame);
  const first = frame.contentDocument, view = frame.contentWindow;
  const before = [first.URL, view.q];
  await loaded(frame);
  const inner = frame.contentDocument;
  return [before, first === inner, view === frame.contentWindow, inner.URL, view.location.href, inner.title, view.q,
    inner.querySelector("a").href, inner.baseURI, inner.compatMode, inner.referrer];
},

async "src"() {
  const frame = made({ src: "in/inner.html" });
  frame.contentWindow.early = 1;
  await loaded(frame);
  const view = frame.contentWindow, inner = frame.contentDocument;
  const seen = [inner.URL, view.location.pathname, [...view.order], inner.referrer, view.early, inner.readyState];
  inner.getElementById("hash").click();
  await after(50);
  seen.push(view.location.hash, frame.contentDocument === inner);
  inner.getElementById("link").click();
  await loaded(frame);
  seen.push(frame.contentDocument.title, frame.src, typeof frame.contentWindow.order, view === frame.contentWindow, inner.defaultView);
  frame.contentWindow.location = "/in/inner.html";
  await loaded(frame);
  seen.push(frame.contentDocument.title, location.pathname);
  frame.src = "in/other.html";
  await loaded(frame);
  seen.push(frame.contentDocument.title);
  frame.srcdoc = "<title>doc</title>";
  await loaded(frame);
  seen.push(frame.contentDocument.title);
  frame.removeAttribute("srcdoc");
  await loaded(frame);
  seen.push(frame.contentDocument.title);
  return seen;
},

async "javascript: URLs"() {
  const frame = made();
  frame.contentWindow.n = 6;
  frame.src = "javascript:'<p>' + n";
  await loaded(frame);
  const seen = [frame.contentDocument.body.innerHTML];
  frame.src = "javascript:void (parent.ran = typeof document)";
  await after(50);
  return [...seen, window.ran];
},

async "removal"() {
  const frame = made(), view = frame.contentWindow, inner = frame.contentDocument, seen = [];
  run(frame, "addEventListener('unload', () => { parent.gone = 'unload'; }); setTimeout(() => { parent.late = 1; }, 0);");
  frame.remove();
  await after(50);
  seen.push(frame.contentWindow, frame.contentDocument, view.closed, view.parent, view.top, view.frameElement, window.length, typeof window[0]);
  seen.push(inner.defaultView, window.gone, typeof window.late, view.length);
  document.body.append(frame);
  seen.push(frame.contentWindow === view, frame.contentDocument === inner, window.length);
  return seen;
},

async "removal while it loads"() {
  const seen = [];
  window.note = (text) => seen.push(text);
  window.onerror = window.note;
  for (const state of ["interactive", "complete"]) {
    const frame = document.createElement("iframe");
    frame.onload = () => seen.push("load");
    frame.srcdoc = `<script>var order = { push: parent.note };
      document.onreadystatechange = () => {
        parent.note(document.readyState);
        if (document.readyState !== "${state}") return;
        document.onreadystatechange = null;
        frameElement.remove();
      };
      onload = () => parent.note("load inside");</script><script src=in/later.js defer></script>`;
    document.body.append(frame);
    await after(100);
  }
  return [...seen, window.length];
},

async "names"() {
  const one = made({ name: "one" }), two = made({ name: "two", id: "own2" });
  const seen = [window.one === one.contentWindow, window.two === two.contentWindow, window.own2 === two, one.contentWindow.name];
  seen.push(frames.two === two.contentWindow, "one" in window, window.hasOwnProperty("one"));
  two.contentWindow.name = "four";
  seen.push(typeof window.two, window.four === two.contentWindow, two.getAttribute("name"));
  document.body.prepend(made({ name: "zero" }));
  seen.push(window[0].name, window[1].name, window[2].name, Object.keys(window).slice(0, 3), typeof window[3]);
  run(one, "var nested = document.createElement('iframe'); nested.name = 'deep'; document.body.append(nested);");
  seen.push(one.contentWindow.deep === one.contentWindow[0], one.contentWindow.length, typeof window.deep, one.contentWindow.deep.parent === one.contentWindow, one.contentWindow.deep.top === window);
  return seen;
},

async "messages"() {
  const frame = made({ src: "in/echo.html" }), seen = [];
  addEventListener("message", (event) => seen.push([event.data, event.source === frame.contentWindow, event.origin, tag(event)]));
  await loaded(frame);
  frame.contentWindow.postMessage({ a: [1, new Map([[1, 2]]).size] }, "*");
  frame.contentWindow.postMessage("not for you", "http://other.test");
  frame.contentWindow.postMessage("for us", "/");
  await after(100);
  seen.push(thrown(() => frame.contentWindow.postMessage(() => 1, "*")), thrown(() => frame.contentWindow.postMessage(1, "nowhere")));
  return seen;
},

async "other origins"() {
  const frame = made({ src: "http://other.test/" });
  await loaded(frame);
  const view = frame.contentWindow, seen = [frame.contentDocument];
  for (const steps of [() => view.document, () => view.x, () => view.location.href, () => { view.x = 1; }, () => "x" in view,
    () => view.frameElement, () => view.name, () => Object.getPrototypeOf(view), () => view.location.assign, () => tag(view),
    () => view.then, () => view.closed, () => view.length, () => view.parent === window, () => view.top === window,
    () => view.self === view, () => view.window === view, () => view.opener, () => typeof view.postMessage, () => typeof view.focus,
    () => typeof view.close, () => typeof view.location, () => typeof view.location.replace, () => view.fetch, () => view.addEventListener,
    () => delete view.x, () => Object.keys(view).length, () => view[0], () => view.eval]) seen.push(thrown(steps));
  return seen;
},

async "sandboxes"() {
  const seen = [];
  for (const sandbox of ["", "allow-scripts", "allow-same-origin", "allow-same-origin allow-scripts"]) {
    const frame = made({ sandbox, srcdoc: "<p>x</p><script>parent.ran = (parent.ran || 0) + 1</script>" });
    await loaded(frame);
    seen.push([frame.contentDocument === null, thrown(() => frame.contentWindow.document.body.children.length), window.ran || 0]);
    frame.remove();
  }
  return seen;
},

async "documents that refuse"() {
  const seen = [];
  for (const name of ["deny", "same", "none", "self"]) {
    const frame = made({ src: `in/${name}` });
    await loaded(frame);
    seen.push(frame.contentDocument === null ? null : frame.contentDocument.title);
  }
  return seen;
},

async "other documents"() {
  const text = made({ src: "in/text" }), picture = made({ src: "in/image.svg" });
  await Promise.all([loaded(text), loaded(picture)]);
  const inner = picture.contentDocument;
  return [text.contentDocument.body.textContent, text.contentDocument.body.firstChild.localName, tag(inner),
    inner.contentType, inner.documentElement.localName, picture.getSVGDocument() === inner, text.getSVGDocument()];
},

async "frame elements"() {
  const set = document.createElement("frameset"), frame = document.createElement("frame");
  frame.name = "old";
  set.append(frame);
  document.documentElement.replaceChild(set, document.body);
  const seen = [frame.contentDocument.URL, window.old === frame.contentWindow, window.length];
  frame.src = "in/other.html";
  await loaded(frame);
  return [...seen, frame.contentDocument.title, frame.contentWindow.frameElement === frame];
},

async "the focus"() {
  const frame = made({ srcdoc: "<input id=b><input id=c>" }), a = document.createElement("input"), seen = [];
  document.body.append(a);
  await loaded(frame);
  const inner = frame.contentDocument, [b, c] = inner.querySelectorAll("input");
  const note = (name, target) => {
    for (const type of ["focus", "blur"]) target.addEventListener(type, (event) => event.target === target && seen.push(`${name} ${type}`));
  };
  for (const [name, target] of Object.entries({ page: window, a, view: frame.contentWindow, b, c })) note(name, target);
  const state = () => seen.push([document.activeElement.localName, inner.activeElement.id || inner.activeElement.localName, document.hasFocus(), inner.hasFocus()]);
  for (const each of [a, b, c, a, b]) {
    each.focus();
    state();
  }
  b.blur();
  state();
  b.focus();
  frame.remove();
  return [...seen, document.activeElement.localName];
},

async "targets"() {
  const one = made({ name: "first", src: "in/inner.html" }), two = made({ name: "sibling" });
  await loaded(one);
  one.contentDocument.getElementById("up").click();
  await loaded(two);
  const seen = [two.contentDocument.title, one.contentDocument.title, document.title];
  two.src = "about:blank";
  await loaded(two);
  one.contentDocument.getElementById("form").submit();
  await loaded(two);
  seen.push(two.contentWindow.location.href, one.contentDocument.title);
  const link = document.createElement("a");
  Object.assign(link, { href: "in/other.html", target: "first" });
  document.body.append(link);
  link.click();
  await loaded(one);
  seen.push(one.contentDocument.title, location.pathname);
  const form = document.createElement("form");
  Object.assign(form, { action: "in/inner.html", target: "first", method: "get" });
  form.innerHTML = "<input name=a value=b>";
  document.body.append(form);
  form.submit();
  await loaded(one);
  seen.push(one.contentWindow.location.search, location.pathname);
  const opened = window.open("in/other.html", "sibling");
  await loaded(two);
  return [...seen, opened === two.contentWindow, two.contentDocument.title];
},

async "adoption"() {
  const frame = made(), inner = frame.contentDocument, paragraph = document.getElementById("own");
  const seen = [inner.adoptNode(paragraph).ownerDocument === inner];
  inner.body.append(paragraph);
  seen.push(inner.getElementById("own") === paragraph, document.getElementById("own"), paragraph.isConnected);
  document.body.append(inner.body.firstChild);
  seen.push(paragraph.ownerDocument === document, inner.body.childNodes.length, document.importNode(inner.body, true).ownerDocument === document);
  const heard = [];
  frame.contentWindow.addEventListener("click", (event) => heard.push(event.eventPhase, event.currentTarget === frame.contentWindow));
  window.addEventListener("click", () => heard.push("page"));
  inner.body.click();
  return [...seen, heard];
},

async "handlers"() {
  const frame = made(), inner = frame.contentDocument, view = frame.contentWindow;
  inner.body.innerHTML = "<button id=b onclick='window.clicked = [this.id, event.type, document === window.document, b === this]'>";
  inner.getElementById("b").click();
  view.onresize = () => { view.resized = true; };
  view.dispatchEvent(new Event("resize"));
  return [[...view.clicked], view.resized, typeof window.clicked, typeof view.onload, view.onload];
},

async "timers and requests"() {
  const frame = made({ src: "in/inner.html" });
  await loaded(frame);
  const view = frame.contentWindow;
  run(frame, `var seen = [];
    fetch("other.html").then((response) => response.text()).then((text) => seen.push(text.includes("<p>other")));
    var request = new XMLHttpRequest(); request.open("GET", "now.js"); request.onload = () => seen.push(request.responseURL);
    request.send(); requestAnimationFrame(function () { seen.push("frame"); });
    var image = new Image(); seen.push(image.ownerDocument === document, image instanceof Image, getComputedStyle(document.body).display);
    seen.push(document.createElement("div") instanceof HTMLElement, matchMedia("all").matches, typeof getSelection());`);
  await after(300);
  return [...view.seen].map(String).sort();
},
};
})()
