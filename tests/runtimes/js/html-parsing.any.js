// Markup in and out of the tree: what Python parses for scripts, and what the engine selects and serializes.
"use strict";

const parsed = (html) => new DOMParser().parseFromString(html, "text/html");
const inBody = (html) => parsed(`<!doctype html><body>${html}`).querySelector("body");
const tags = (nodes) => Array.from(nodes, (node) => node.localName).join();

test(() => {
  const document = parsed("<!doctype html><title>A</title><p id=a class='b c'>x<!--y--><b>&amp;&nbsp;</b>");
  assert_true(document instanceof Document);
  assert_equals(document.compatMode, "CSS1Compat");
  assert_equals(document.contentType, "text/html");
  assert_equals(document.URL, "about:blank");
  assert_equals(
    document.documentElement.outerHTML,
    '<html><head><title>A</title></head><body><p id="a" class="b c">x<!--y--><b>&amp;&nbsp;</b></p></body></html>',
  );
  assert_equals(document.getElementById("a").lastChild.textContent, "&\u00a0");
  assert_equals(document.childNodes[0].name, "html");
  assert_equals(parsed("").documentElement.outerHTML, "<html><head></head><body></body></html>");
  assert_equals(parsed("x").compatMode, "BackCompat");
}, "DOMParser");

for (const type of ["text/xml", "application/xml", "application/xhtml+xml", "image/svg+xml"]) {
  test(() => {
    const xml = new DOMParser().parseFromString('<a xmlns:p="q" p:b="c"><![CDATA[<]]><p:d/><?e f?></a>', type);
    assert_equals(xml.contentType, type);
    const root = xml.documentElement;
    assert_equals(root.getAttributeNS("q", "b"), "c");
    assert_equals(root.childNodes[1].namespaceURI, "q");
    const expected = '<a xmlns:p="q" p:b="c"><![CDATA[<]]><p:d/><?e f?></a>';
    assert_equals(new XMLSerializer().serializeToString(xml), expected);
    root.innerHTML = "<p:g/>x";
    assert_equals(root.firstChild.namespaceURI, "q");
    assert_throws_dom("SyntaxError", () => {
      root.innerHTML = "<g>";
    });
    assert_equals(root.childNodes.length, 2);
    const wrong = new DOMParser().parseFromString("<a>", type);
    assert_equals(wrong.documentElement.localName, "parsererror");
  }, `DOMParser parses ${type}`);
}
test(() => {
  assert_throws_js(TypeError, () => new DOMParser().parseFromString("<a/>", "text/plain"));
  assert_throws_js(TypeError, () => new DOMParser().parseFromString("<a/>"));
}, "DOMParser refuses other types");

test(() => {
  const document = Document.fromHTML("<base href=/b/><a href=c>", "https://example.org/a");
  assert_equals(document.querySelector("a").href, "https://example.org/b/c");
  assert_equals(document.links.length, 1);
  assert_equals(document.URL, "https://example.org/a");
  const bytes = new Uint8Array([60, 112, 62, 233]);
  const latin = Document.fromHTML(bytes, "https://example.org/", "text/html; charset=latin1");
  assert_equals(latin.characterSet, "windows-1252");
  assert_equals(latin.querySelector("p").textContent, "\u00e9");
  assert_equals(Document.fromHTML(bytes.buffer, "a:b", "text/html; charset=utf-8").querySelector("p").textContent, "\ufffd");
  assert_throws_js(TypeError, () => Document.fromHTML("", "no url"));
}, "Document.fromHTML");

test(() => {
  const body = inBody("<p>1");
  body.innerHTML = "<i>2</i>3";
  assert_equals(body.innerHTML, "<i>2</i>3");
  body.innerHTML = null;
  assert_equals(body.innerHTML, "");
  body.innerHTML = "<tr><td>x";
  assert_equals(body.innerHTML, "x");
  const table = body.ownerDocument.createElement("table");
  table.innerHTML = "<tr><td>x";
  assert_equals(table.innerHTML, "<tbody><tr><td>x</td></tr></tbody>");
  body.innerHTML = "\ud800\u{1f600}\0\r\n";
  assert_equals(body.innerHTML, "\ud800\u{1f600}\n");
}, "innerHTML");

test(() => {
  const body = inBody("<p>1</p><b>2</b>");
  body.firstChild.outerHTML = "<i>3</i>4";
  assert_equals(body.innerHTML, "<i>3</i>4<b>2</b>");
  assert_throws_dom("NoModificationAllowedError", () => {
    body.ownerDocument.documentElement.outerHTML = "";
  });
  const alone = body.ownerDocument.createElement("p");
  alone.outerHTML = "<i>";
  assert_equals(alone.outerHTML, "<p></p>");
}, "outerHTML");

test(() => {
  const body = inBody("<p>1</p>");
  const p = body.firstChild;
  p.insertAdjacentHTML("beforebegin", "<a>");
  p.insertAdjacentHTML("AfterBegin", "<b>");
  p.insertAdjacentHTML("beforeend", "<i>");
  p.insertAdjacentHTML("afterend", "<u>");
  assert_equals(body.innerHTML, "<a></a><p><b></b>1<i></i></p><u></u>");
  assert_throws_dom("SyntaxError", () => p.insertAdjacentHTML("inside", ""));
  const alone = body.ownerDocument.createElement("p");
  assert_throws_dom("NoModificationAllowedError", () => alone.insertAdjacentHTML("afterend", ""));
}, "insertAdjacentHTML");

test(() => {
  const body = inBody("<table><tr><td>x</table>y");
  const range = body.ownerDocument.createRange();
  const made = (node, text) => {
    range.setStart(node, 0);
    return new XMLSerializer().serializeToString(range.createContextualFragment(text)).replace(/ xmlns="[^"]*"/g, "");
  };
  assert_equals(made(body, "<p>1<tr>"), "<p>1</p>");
  assert_equals(made(body.querySelector("tr"), "<p>1<td>2"), "<p>1</p><td>2</td>");
  assert_equals(made(body.querySelector("td").firstChild, "<i>z"), "<i>z</i>");
  assert_equals(made(body.ownerDocument, "<td>u"), "u");
  assert_equals(made(body.ownerDocument.documentElement, "<body>v"), "v");
  assert_throws_js(TypeError, () => range.createContextualFragment());
}, "createContextualFragment");

test(() => {
  const body = inBody("<template><td>x</td><template>y</template></template><form><form id=f></form>");
  const template = body.firstChild;
  assert_equals(template.childNodes.length, 0);
  assert_equals(template.content.childNodes.length, 2);
  assert_equals(template.innerHTML, "<td>x</td><template>y</template>");
  assert_equals(template.content.firstChild.ownerDocument, template.content.ownerDocument);
  assert_not_equals(template.content.ownerDocument, body.ownerDocument);
  assert_equals(body.querySelectorAll("td").length, 0);
  template.innerHTML = "<tr>";
  assert_equals(tags(template.content.childNodes), "tr");
}, "template");

test(() => {
  const body = inBody("<svg viewbox=1 xlink:href=a xml:lang=b><foreignobject><p></p></foreignobject></svg><math definitionurl=x>");
  const svg = body.firstChild;
  assert_equals(svg.namespaceURI, "http://www.w3.org/2000/svg");
  assert_equals(svg.attributes[0].name, "viewBox");
  assert_equals(svg.getAttributeNS("http://www.w3.org/1999/xlink", "href"), "a");
  assert_equals(svg.getAttributeNS("http://www.w3.org/XML/1998/namespace", "lang"), "b");
  assert_equals(svg.querySelector("p").namespaceURI, "http://www.w3.org/1999/xhtml");
  assert_equals(body.lastChild.attributes[0].name, "definitionURL");
  assert_equals(
    new XMLSerializer().serializeToString(svg),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="1" xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="a" xml:lang="b">' +
      '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"></p></foreignObject></svg>',
  );
}, "Foreign elements");

test(() => {
  const document = parsed("<?x?><p title='a\"<&\u00a0'>");
  assert_equals(document.querySelector("p").outerHTML, '<p title="a&quot;&lt;&amp;&nbsp;"></p>');
  assert_equals(
    new XMLSerializer().serializeToString(document.querySelector("p")),
    '<p xmlns="http://www.w3.org/1999/xhtml" title="a&quot;&lt;&amp;\u00a0"></p>',
  );
  assert_throws_js(TypeError, () => new XMLSerializer().serializeToString({}));
  const xml = new Document();
  xml.append(xml.createElementNS("a:b", "c:d"));
  assert_equals(new XMLSerializer().serializeToString(xml), '<c:d xmlns:c="a:b"/>');
}, "Serializing");

// Selectors

const page =
  "<!doctype html><div id=a class='x y'><p class=x>1</p><p title=Two><a href=/>2</a></p></div><form><input checked type=checkbox></form>";
for (const [selector, expected] of [
  ["div > p", "p,p"],
  ["p + p, #a", "div,p"],
  [".x", "div,p"],
  [".x.y", "div"],
  ["#a .x", "p"],
  ["p:has(> a)", "p"],
  ["p:not(.x)", "p"],
  ["p:nth-child(2n)", "p"],
  [":is(p, a)", "p,p,a"],
  ["[title=two i]", "p"],
  ["[TITLE^=T]", "p"],
  ["input:checked", "input"],
  ["P", "p,p"],
  ["svg|p", "SyntaxError"],
  ["p[", "SyntaxError"],
  ["", "SyntaxError"],
  [":valid", "form,input"],
  ["\\70", "p,p"],
  ["\u{1f600}, \\1f600", ""],
]) {
  test(() => {
    const document = parsed(page);
    if (expected.endsWith("Error")) {
      assert_throws_dom(expected, () => document.querySelector(selector));
      return;
    }
    for (let time = 0; time < 3; time++) {
      assert_equals(tags(document.querySelectorAll(selector)), expected);
    }
    const first = document.querySelector(selector);
    assert_equals(first === null ? "" : first.localName, expected.split(",")[0]);
    if (first !== null) assert_true(first.matches(selector));
  }, `querySelectorAll(${format_value(selector)})`);
}

test(() => {
  const body = inBody("<p class='x y'>".repeat(600));
  const count = (selector) => body.ownerDocument.querySelectorAll(selector).length;
  for (let time = 0; time < 3; time++) {
    assert_equals(count("p"), 600);
    assert_equals(count(".x"), 600);
    assert_equals(count("#z"), 0);
    assert_equals(count(":not(.x)"), 3);
  }
  body.firstChild.remove();
  assert_equals(count("p"), 599);
  body.firstChild.className = "Y";
  assert_equals(count(".x"), 598);
  body.lastChild.id = "z";
  assert_equals(count("#z"), 1);
  assert_equals(count("p"), 599);
}, "Lists of elements follow the tree");

test(() => {
  const link = inBody("<p><b><a href=x>").querySelector("a");
  assert_equals(link.closest("p, b").localName, "b");
  assert_equals(link.closest("i"), null);
  assert_equals(link.closest("a"), link);
  assert_true(link.matches("p :any-link"));
  assert_throws_dom("SyntaxError", () => link.closest("::"));
}, "closest and matches");

test(() => {
  const depth = 20000;
  const document = new Document("about:blank");
  let element = document.createElement("p");
  document.append(element);
  for (let index = 1; index < depth; index++) {
    const child = document.createElement("p");
    element.append(child);
    element = child;
  }
  assert_equals(document.querySelectorAll("p p").length, depth - 1);
  assert_equals(document.documentElement.outerHTML.length, depth * 7);
  assert_equals(new XMLSerializer().serializeToString(document.documentElement).length, depth * 7 + 37);
}, "Deep trees");
