document.body.innerHTML = `<table id=t><caption id=c>x</caption><colgroup id=g></colgroup><tfoot id=f><tr id=f1><td></tfoot>
<thead id=h><tr id=h1><th id=h11><th id=h12></thead><tbody id=b><tr id=b1><td id=b11><p></p><th id=b12></tr>
<tr id=b2><td><table id=n><tr id=n1><td id=n11></table></tr></tbody></table><div id=d></div>`;
const of = (id) => document.getElementById(id);
const ids = (list) => Array.from(list, (each) => each.id || each.localName).join(" ");
const named = (f) => { try { const value = f(); return value === undefined ? "none" : value; } catch (error) { return error.name; } };
const shape = (node) => node.localName[node.localName.length - 1] + (node.id || "") + (node.children.length ? "(" + Array.from(node.children, shape).join(",") + ")" : "");
const make = (...names) => names.map((name) => document.createElement(name)).reduceRight((inner, outer) => { outer.append(inner); return outer; });
const out = [];
const fact = (name, value) => out.push([name, value]);
const t = of("t");
const { rows, tBodies } = t;
fact("rows", [ids(rows), ids(of("b").rows), ids(of("f").rows), ids(of("n").rows), ids(of("b1").cells), ids(tBodies)]);
fact("same", [rows === t.rows, tBodies === t.tBodies, of("b").rows === of("b").rows, of("b1").cells === of("b1").cells, rows instanceof HTMLCollection]);
fact("named", [rows.namedItem("b2").id, rows["f1"].id, rows.item(9), rows[-1] === undefined, rows.length, Object.getOwnPropertyNames(rows).join(" ")]);
fact("indices", ["f1", "h1", "b1", "b2", "n1"].map((id) => [of(id).rowIndex, of(id).sectionRowIndex]));
fact("cells", ["h11", "h12", "b11", "b12", "n11"].map((id) => of(id).cellIndex));
for (const path of [[], ["div"], ["thead"], ["tbody"], ["tfoot"], ["tbody", "tr"], ["tbody", "tr", "td"], ["tbody", "tr", "td", "table"]]) {
  const row = make("table", ...path, "tr").querySelector(path.length ? path.concat("tr").join(" > ") : "tr");
  fact("made " + path.join(">"), [row.rowIndex, row.sectionRowIndex]);
}
fact("apart", [document.createElement("tr").rowIndex, document.createElement("tr").sectionRowIndex, document.createElement("td").cellIndex, make("tbody", "tr").firstChild.rowIndex, make("tbody", "tr").firstChild.sectionRowIndex, make("div", "td").firstChild.cellIndex]);
const svg = document.createElementNS("urn:x", "tr");
of("b").append(svg);
fact("foreign", [ids(rows), ids(of("b").rows)]);
svg.remove();
fact("bounds", [-2, 4, 5, 2 ** 31, -(2 ** 31), "x", undefined, null, 1.9, NaN].map((index) => [named(() => { const row = t.insertRow(index); const at = row.rowIndex; row.remove(); return at; }), named(() => { const row = of("b").insertRow(index); const at = row.sectionRowIndex; row.remove(); return at; }), named(() => { const cell = of("h1").insertCell(index); const at = [cell.cellIndex, cell.localName].join(" "); cell.remove(); return at; })]));
fact("deletions", [named(() => t.deleteRow()), named(() => t.deleteRow(-2)), named(() => t.deleteRow(4)), named(() => of("h").deleteRow(1)), named(() => of("h1").deleteCell(2)), named(() => document.createElement("table").deleteRow(-1)), named(() => document.createElement("table").deleteRow(0)), named(() => document.createElement("tbody").deleteRow(-1)), named(() => document.createElement("tr").deleteCell(-1))]);
const empty = document.createElement("table");
fact("empty", [shape(empty), empty.caption, empty.tHead, empty.tFoot, empty.insertRow().rowIndex, shape(empty)]);
empty.deleteRow(-1);
empty.createTBody().id = "2";
empty.insertRow(0);
fact("last body", shape(empty));
empty.createTFoot().insertRow();
empty.createTHead();
empty.createCaption();
fact("parts", [shape(empty), empty.createCaption() === empty.caption, empty.createTHead() === empty.tHead, empty.createTFoot() === empty.tFoot]);
empty.createTBody();
empty.insertRow(1);
empty.insertRow(2);
empty.insertRow();
fact("behind", shape(empty));
fact("setters", [
  named(() => { t.tHead = document.createElement("tbody"); }), named(() => { t.tFoot = of("h"); }), named(() => { t.tHead = document.createElement("div"); }), named(() => { t.caption = document.createElement("p"); }), named(() => { t.caption = 7; }), shape(t),
  named(() => { of("n").tHead = of("h"); }), named(() => { t.tFoot = t.tFoot; }), named(() => { t.tHead = t.tHead; }), named(() => { t.caption = t.caption; }), shape(t),
]);
const inner = make("thead", "tr", "td", "table");
fact("cycle", [named(() => { inner.querySelector("table").tHead = inner; }), shape(inner)]);
const foot = document.createElement("tfoot");
t.tFoot = foot;
t.tHead = document.createElement("thead");
t.caption = document.createElement("caption");
fact("replaced", [shape(t), ids(rows)]);
t.tFoot = null; t.tHead = undefined; t.caption = null;
t.deleteTFoot(); t.deleteTHead(); t.deleteCaption();
fact("gone", [shape(t), ids(rows)]);
const prefixed = document.createElementNS("http://www.w3.org/1999/xhtml", "x:table");
fact("prefix", [prefixed.createCaption().prefix, prefixed.createTHead().prefix, prefixed.insertRow().prefix, prefixed.rows.length, prefixed.tBodies.length]);
const cell = document.createElement("td");
fact("spans", ["", "0", "1", "-1", "1000", "1001", "65534", "65535", "99999999999", "7x", "x"].map((text) => { cell.setAttribute("colspan", text); cell.setAttribute("rowspan", text); return [cell.colSpan, cell.rowSpan]; }));
fact("set spans", [0, -1, 1001, 65535, 2 ** 31].map((number) => { cell.colSpan = cell.rowSpan = number; return [cell.getAttribute("colspan"), cell.colSpan, cell.rowSpan]; }));
let seed = 7;
const random = (n) => { seed = (seed * 1103515245 + 12345) % 2147483648; return Math.floor(seed / 65536) % n; };
const big = document.createElement("table");
const bigRows = big.rows;
let next = 0;
const pick = (list) => (list.length ? list[random(list.length)] : null);
const sections = () => Array.from(big.children).filter((each) => "rows" in each);
const acts = [
  () => { big.insertRow(random(bigRows.length + 2) - 1).id = "r" + next++; }, () => { big.insertRow().id = "r" + next++; },
  () => big.deleteRow(random(bigRows.length + 2) - 1), () => { big.createTBody(); }, () => { big.createTHead(); }, () => { big.createTFoot(); },
  () => { const section = pick(sections()); section.insertRow(random(section.rows.length + 1)).id = "s" + next++; },
  () => { const section = pick(sections()); section.deleteRow(random(section.rows.length + 1) - 1); },
  () => { const row = document.createElement("tr"); row.id = "d" + next++; big.insertBefore(row, pick(big.children)); },
  () => { big.append(pick(sections())); }, () => { pick(sections()).append(pick(bigRows), " "); }, () => { big.prepend(pick(bigRows)); },
  () => { pick(sections()).remove(); }, () => { const row = pick(bigRows); row.insertCell(random(row.cells.length + 1)).append(document.createElement("table")); },
  () => { pick(bigRows).replaceWith(document.createElement("tr"), "y"); }, () => { pick(sections()).textContent = ""; }, () => { big.tFoot = pick(sections()); },
];
for (let count = 0; count < 300; count += 1) {
  const index = Math.floor(count / 40) % 2 ? random(9) : random(acts.length);
  const result = named(() => { acts[index](); });
  const indices = random(3) ? "" : Array.from(bigRows, (row) => row.rowIndex + ":" + row.sectionRowIndex).join(" ");
  out.push([index, result, random(2) ? bigRows.length : ids(bigRows), indices, big.tBodies.length]);
}
return out;
