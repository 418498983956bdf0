const out = [];
const fact = (...value) => out.push(value);
const texts = (sheet) => sheet && [...sheet.cssRules].map((rule) => rule.cssText);
const refused = (act) => {
  try {
    return act();
  } catch (error) {
    return error.name;
  }
};
const made = (text, attributes = {}) => {
  const style = document.createElement("style");
  for (const name in attributes) style.setAttribute(name, attributes[name]);
  style.textContent = text;
  return style;
};
const sheets = document.styleSheets;
const shown = () => [...sheets].map((sheet) => sheet.ownerNode.id);
fact("none", sheets.length, sheets.item(0), sheets[0] === undefined, String(sheets), sheets === document.styleSheets);

const a = made("p { color: red } @media print { p { top: 0 } }", { id: "a" });
fact("in no tree", a.sheet, a.disabled);
a.disabled = true;
fact("disabled in no tree", a.disabled);
document.head.append(a);
const first = a.sheet;
fact("in a tree", texts(first), first === a.sheet, first === sheets[0], first.ownerNode === a, shown());
fact("its members", first.type, first.href, first.title, first.media.mediaText, first.disabled, first.parentStyleSheet, first.ownerRule);
fact("insertRule", first.insertRule("b { top: 1px }"), first.insertRule("i { top: 2px }", 3), texts(first), a.textContent.length);
fact("wrong rules", refused(() => first.insertRule("}")), refused(() => first.insertRule("b {}", 9)), refused(() => first.deleteRule(9)));
first.deleteRule(0);
fact("deleteRule", texts(first));
fact("replaceSync", refused(() => first.replaceSync("u { top: 3px }")), texts(first));
fact("adopted", refused(() => { document.adoptedStyleSheets = [first]; }), document.adoptedStyleSheets.length);

first.disabled = true;
fact("disabled by the sheet", a.disabled, a.hasAttribute("disabled"));
a.disabled = false;
fact("enabled by the element", first.disabled);
a.setAttribute("disabled", "");
fact("the attribute", a.disabled, first.disabled, a.sheet === first);

a.textContent = "u { top: 4px }";
fact("other text", a.sheet === first, texts(a.sheet), texts(first).length, first.ownerNode, a.sheet.disabled);
const second = a.sheet;
a.firstChild.data += " s { top: 5px }";
fact("other data", a.sheet === second, texts(a.sheet));
const third = a.sheet;
a.append("");
fact("an empty text", a.sheet === third);
a.append(document.createElement("b"));
fact("an element as child", a.sheet === third, texts(a.sheet));
const fourth = a.sheet;
a.setAttribute("media", "screen and (min-width: 1px)");
fact("media", a.sheet === fourth, a.sheet.media.mediaText, fourth.media.mediaText);
a.sheet.media.mediaText = "print";
fact("media of the sheet", a.media, a.sheet.media.length);
a.setAttribute("title", "t");
fact("title", a.sheet === fourth, a.sheet.title);
a.removeAttribute("title");

const before = a.sheet;
a.setAttribute("type", "text/plain");
fact("another type", a.sheet, shown());
a.setAttribute("type", "TEXT/css");
fact("the type", a.sheet === before, texts(a.sheet).length);
for (const type of ["", "text/css ", "text/css;charset=utf-8", "css"]) {
  a.setAttribute("type", type);
  fact("type", type, a.sheet !== null);
}
a.removeAttribute("type");

const b = made("b { top: 6px }", { id: "b" });
const c = made("c { top: 7px }", { id: "c", type: "text/less" });
const d = made("", { id: "d" });
document.body.append(b, c, d);
fact("order", shown(), sheets.length, texts(d.sheet), sheets.item(2) === d.sheet, sheets.item(9), 2 in sheets, 3 in sheets);
document.head.prepend(d);
fact("moved", shown());
const moved = b.sheet;
document.body.append(b);
fact("moved sheets", b.sheet === moved);
const removed = b.sheet;
b.remove();
fact("removed", b.sheet, removed.ownerNode, texts(removed), shown());
document.body.append(b);
fact("inserted again", b.sheet === removed, texts(b.sheet));

const host = document.createElement("div");
const shadow = host.attachShadow({ mode: "open" });
shadow.innerHTML = "<style id=e>e { top: 8px }</style>";
const e = shadow.firstChild;
fact("in no document", e.sheet, shadow.styleSheets.length, shadow.styleSheets === shadow.styleSheets);
document.body.append(host);
fact("in a shadow tree", texts(e.sheet), shadow.styleSheets[0] === e.sheet, shown(), e.sheet.ownerNode === e);
host.remove();
fact("its host is removed", e.sheet, shadow.styleSheets.length);

const other = document.implementation.createHTMLDocument("");
const f = other.createElement("style");
f.textContent = "f { top: 9px }";
other.head.append(f);
fact("without a window", f.sheet === null, other.styleSheets.length);
document.head.append(f);
fact("adopted from there", texts(f.sheet));

const template = document.createElement("template");
template.innerHTML = "<style>x {}</style>";
fact("in a template", template.content.firstChild.sheet);
const link = document.createElement("link");
fact("a link", link.sheet, link.disabled);
const copy = a.cloneNode(true);
fact("a copy", copy.sheet);
const loop = document.createElement("div");
document.body.append(loop);
for (let index = 0; index < 3; index++) {
  const style = made("");
  loop.append(style);
  const sheet = [...document.styleSheets].find((each) => each.ownerNode === style);
  sheet.insertRule(`.css-${index} { top: ${index}px }`, sheet.cssRules.length);
}
fact("a loop of emotion", [...loop.children].map((style) => [texts(style.sheet), style.textContent]));
loop.innerHTML = "<style>g { top: 1px }</style>";
fact("by innerHTML", texts(loop.firstChild.sheet));
fact("classes", sheets instanceof StyleSheetList, a.sheet instanceof CSSStyleSheet, "sheet" in HTMLStyleElement.prototype, "sheet" in HTMLLinkElement.prototype);
return out;
