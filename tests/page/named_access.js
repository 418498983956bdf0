() => {
let seed = 7;
const random = (bound) => (seed = (seed * 48271) % 2147483647) % bound;
const names = ["n0", "n1", "n2", ""], kinds = ["p", "img", "form", "embed", "object", "iframe", "b"];
const host = document.createElement("div");
document.body.append(host);
const parents = [document.body, host, host.attachShadow({ mode: "open" }), document.createElement("u")];
const made = [], wrong = [];
const kindOf = (found) =>
  found === undefined ? 0 : found instanceof HTMLCollection ? [...found] : [found];
for (let step = 0; step < 500; step++) {
  const act = random(5), each = made[random(made.length + 1)];
  if (act === 0 && made.length < 60) {
    const element = document.createElement(kinds[random(7)]);
    element.id = names[random(4)];
    made.push(element);
    const parent = parents[random(4)];
    parent.insertBefore(element, parent.childNodes[random(3)] || null);
  } else if (each === undefined) continue;
  else if (act === 1) each.remove();
  else if (act === 2) each.id = names[random(4)];
  else if (act === 3) each.setAttribute("name", names[random(4)]);
  else parents[random(4)].append(each);
  for (const name of names.slice(0, 3)) {
    const all = [...document.querySelectorAll("*")];
    const has = (each, list) => list.includes(each.localName) && each.getAttribute("name") === name;
    const ofWindow = all.filter((each) => each.id === name || has(each, ["embed", "form", "img", "object"]));
    const ofDocument = all.filter(
      (each) => has(each, ["embed", "form", "iframe", "img", "object"]) ||
        (each.id === name && (each.localName === "object" || (each.localName === "img" && each.name))),
    );
    const frames = Array.from({ length }, (each, index) => window[index]).filter((each) => each.name === name);
    const hasFrames = all.some((each) => has(each, ["iframe"]));
    if (hasFrames !== frames.length > 0) wrong.push([step, act, name, "frames"]);
    if (hasFrames) ofWindow.splice(0, Infinity, frames[0]);
    const pairs = [[window, ofWindow], [document, ofDocument]];
    for (const [object, expected] of pairs) {
      const found = kindOf(object[name]) || [];
      const same = found.length === expected.length && found.every((each, index) => each === expected[index]);
      if (!same || name in object !== expected.length > 0) wrong.push([step, act, name, object === window]);
}
  }
}
return wrong.slice(0, 3);
}
