// The values of a generated page, and those after each of its changes.
globalThis.styleValues = ({ html, shadows, changes, names, pseudoElements }) => {
  document.adoptedStyleSheets = [];
  document.documentElement.innerHTML = html;
  const attach = (root, depth) => {
    for (const host of root.querySelectorAll("[data-shadow]")) {
      const text = shadows[host.dataset.shadow];
      if (depth > 1 || text === undefined) continue;
      host.attachShadow({ mode: "open" }).innerHTML = text;
      attach(host.shadowRoot, depth + 1);
    }
  };
  attach(document, 0);
  const elements = (root, found = []) => {
    for (const each of root.querySelectorAll(root === document ? "body *" : "*")) {
      if (each.localName === "style") continue;
      found.push(each);
      if (each.shadowRoot) elements(each.shadowRoot, found);
    }
    return found;
  };
  const values = () => elements(document).map((element) => {
    const texts = ["", ...pseudoElements].map((pseudoElement) => {
      const style = getComputedStyle(element, pseudoElement || null);
      const wanted = pseudoElement ? names.filter((name) => /color|--|font/.test(name)) : names;
      return wanted.map((name) => style.getPropertyValue(name).trim()).join("|");
    });
    return `${texts.join(" / ")} / ${element.checkVisibility()}`;
  });
  const found = [values()];
  for (const [kind, place, value] of changes) {
    const all = elements(document);
    const element = all[place % all.length];
    if (element === undefined) break; // a page without elements
    const root = element.getRootNode();
    const sheets = [...document.querySelectorAll("style"), ...(root.querySelectorAll("style"))];
    const sheet = sheets[place % sheets.length];
    if (kind === "class") element.classList.toggle(value);
    else if (kind === "attribute") element.toggleAttribute(value);
    else if (kind === "style") element.style.cssText = value;
    else if (kind === "remove" && all.length > 5) element.remove();
    else if (kind === "move" && element.parentNode !== document.body) document.body.prepend(element);
    else if (kind === "sheet") document.body.appendChild(document.createElement("style")).textContent = value;
    else if (kind === "part") element.part.toggle(value);
    else if (kind === "slot") element.slot = value;
    else if (kind === "rule" && sheet) sheet.sheet.insertRule(value, place % (sheet.sheet.cssRules.length + 1));
    else if (kind === "text" && sheet) sheet.append(`* { ${value} }`);
    else if (kind === "adopt") {
      const adopted = new CSSStyleSheet();
      adopted.replaceSync(value);
      (root.adoptedStyleSheets ? root : document).adoptedStyleSheets = [adopted];
    }
    found.push(values());
  }
  return found;
};
