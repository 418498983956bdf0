// What finds elements as a user or Playwright's selectors do: texts, roles, names, CSS with extensions. A page gets this file
// when a selector first needs it. `lookups` gives elements inside a root, `sieves` change the elements that were found.

(function (host) {
  "use strict";
  const { world, inside, withItself, found, isVisible, isShown, lookups, sieves } = host;
  const page = world.document;
  const skipped = /^(?:script|style|noscript)$/;
  const spaces = /\s+/g;
  const invisible = /[\u200b\u00ad]/g;
  const normalized = (text) => text.replace(invisible, "").trim().replace(spaces, " ");
  const isSkipped = (element) => skipped.test(element.localName) || (page.head !== null && page.head.contains(element));
  const parentOf = (element) => element.parentElement || (element.parentNode && element.parentNode.host) || null;

  // Texts: all of an element's, and the runs between its children.

  function textOf(element, texts) {
    let text = texts.get(element);
    if (text !== undefined) return text;
    text = { full: "", runs: [] };
    if (element.localName === "input" && /^(?:submit|button)$/.test(element.type)) {
      text = { full: element.value, runs: [element.value] };
    } else if (element.nodeType !== 1 || !isSkipped(element)) {
      let run = "";
      for (let node = element.firstChild; node !== null; node = node.nextSibling) {
        if (node.nodeType === 3) {
          text.full += node.data;
          run += node.data;
        } else if (node.nodeType === 1) {
          if (run !== "") text.runs.push(run);
          run = "";
          text.full += textOf(node, texts).full;
        }
      }
      if (run !== "") text.runs.push(run);
      if (element.shadowRoot) text.full += textOf(element.shadowRoot, texts).full;
    }
    texts.set(element, text);
    return text;
  }

  // A wish is ["part", text], ["whole", text], ["run", text] or ["pattern", source, flags].
  function wishOf([kind, value, flags = undefined]) {
    if (kind === "pattern") {
      const pattern = new RegExp(value, flags);
      return (text) => pattern.test(text.full);
    }
    const wanted = normalized(value);
    if (kind === "whole") return (text) => normalized(text.full) === wanted;
    if (kind === "run") {
      if (wanted === "") return (text) => text.runs.length === 0;
      return (text) => text.runs.some((each) => normalized(each) === wanted);
    }
    const lower = wanted.toLowerCase();
    return (text) => normalized(text.full).toLowerCase().includes(lower);
  }

  const fits = (wish) => {
    const isWanted = wishOf(wish);
    return (text) => isWanted({ full: text, runs: [text] });
  };

  // "none", "self", or "both" if a child has the text too.
  function place(element, isWanted, texts) {
    if (isSkipped(element) || !isWanted(textOf(element, texts))) return "none";
    const parts = [...element.children, ...(element.shadowRoot ? [element.shadowRoot] : [])];
    return parts.some((each) => isWanted(textOf(each, texts))) ? "both" : "self";
  }

  lookups.wish = (root, wish) => {
    const [texts, isWanted] = [new Map(), wishOf(wish)];
    const accepted = wish[0] === "run" ? ["self", "both"] : ["self"];
    return withItself(root).filter((each) => accepted.includes(place(each, isWanted, texts)));
  };

  lookups.xpath = (root, expression) => {
    const path = expression.startsWith("/") && root !== page ? `.${expression}` : expression;
    const result = page.evaluate(path, root, null, 7, null);
    const nodes = Array.from({ length: result.snapshotLength }, (_, index) => result.snapshotItem(index));
    return nodes.filter((each) => each.nodeType === 1);
  };

  // The elements in the order of the tree, as one list has them.
  function inOrder(elements) {
    const isBefore = (one, other) => (one.compareDocumentPosition(other) & 4 ? -1 : 1);
    return [...new Set(elements)].sort((one, other) => (one === other ? 0 : isBefore(one, other)));
  }

  sieves.visible = (elements, wanted) => elements.filter((each) => isVisible(each) === wanted);
  sieves["text of"] = (elements, wish, wanted) => {
    const [texts, isWanted] = [new Map(), wishOf(wish)];
    return elements.filter((each) => isWanted(textOf(each, texts)) === wanted);
  };
  sieves.has = (elements, steps, wanted) => elements.filter((each) => found(steps, each).length > 0 === wanted);
  sieves.and = (elements, steps) => {
    const others = new Set(found(steps));
    return elements.filter((each) => others.has(each));
  };
  sieves.or = (elements, steps) => inOrder([...elements, ...found(steps)]);

  // CSS with extensions: a list of complex selectors, each a list of {combinator, css, tests}.

  const extensions = "has-text|text|text-is|text-matches|visible|nth-match";
  const extension = new RegExp(`:(${extensions})(?![\\w-])`);
  const nesting = /^(?:is|where|not|has)$/;
  const parsed = new Map();

  // The place behind the bracket, the quote or the escape that is at a place.
  function behind(text, start) {
    const closing = { "(": ")", "[": "]" }[text[start]];
    let index = start + 1;
    if (text[start] === "\\") return index + 1;
    while (index < text.length && text[index] !== (closing || text[start])) {
      index = /[\\"'([]/.test(text[index]) && (closing || text[index] === "\\") ? behind(text, index) : index + 1;
    }
    return index + 1;
  }

  function split(text, separator) {
    const parts = [];
    let start = 0;
    for (let index = 0; index < text.length; ) {
      if (text[index] === separator) {
        parts.push(text.slice(start, index));
        start = ++index;
      } else {
        index = /[\\"'([]/.test(text[index]) ? behind(text, index) : index + 1;
      }
    }
    return [...parts, text.slice(start)].map((each) => each.trim());
  }

  const unquoted = (text) =>
    /^(["']).*\1$/s.test(text) ? text.slice(1, -1).replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gis, (_, code, unit) => (code ? String.fromCodePoint(parseInt(code, 16)) : unit)) : text;

  function listOf(text) {
    if (!parsed.has(text)) parsed.set(text, split(text, ",").map(complexOf));
    return parsed.get(text);
  }

  function complexOf(text) {
    const compounds = [{ combinator: "", css: "", tests: [] }];
    let index = 0;
    while (index < text.length) {
      const last = compounds[compounds.length - 1];
      const between = /^\s*([>+~]|\s)\s*/.exec(text.slice(index));
      const pseudo = /^:([\w-]+)/.exec(text.slice(index));
      if (between !== null) {
        index += between[0].length;
        compounds.push({ combinator: between[1].trim() || " ", css: "", tests: [] });
      } else if (pseudo !== null) {
        const start = index + pseudo[0].length;
        const end = text[start] === "(" ? behind(text, start) : start;
        const given = text.slice(start + 1, end - 1).trim();
        const isExtension = new RegExp(`^(?:${extensions})$`).test(pseudo[1]);
        const isNested = nesting.test(pseudo[1]) && extension.test(given);
        if (isExtension || isNested) last.tests.push(testOf(pseudo[1], given));
        else last.css += text.slice(index, end);
        index = end;
      } else {
        const end = /[\\"'([]/.test(text[index]) ? behind(text, index) : index + 1;
        last.css += text.slice(index, end);
        index = end;
      }
    }
    if (compounds.length > 1 && compounds[0].css === "" && compounds[0].tests.length === 0) compounds[0].isRoot = true;
    return compounds;
  }

  function testOf(name, given) {
    const parts = split(given, ",");
    const first = unquoted(parts[0]);
    if (name === "visible") return (element) => isVisible(element);
    if (name === "has-text") {
      const isWanted = wishOf(["part", first]);
      return (element, root, texts) => !isSkipped(element) && isWanted(textOf(element, texts));
    }
    if (name === "nth-match") {
      const [list, index] = [listOf(parts.slice(0, -1).join(",")), parts[parts.length - 1] - 1];
      return (element, root, texts) => matching(list, page, texts)[index] === element;
    }
    if (name.startsWith("text")) {
      const kinds = { text: ["part", first], "text-is": ["run", first], "text-matches": ["pattern", first, unquoted(parts[1] || "")] };
      const isWanted = wishOf(kinds[name]);
      const isAny = name === "text-is";
      return (element, root, texts) => {
        const where = place(element, isWanted, texts);
        return where === "self" || (isAny && where === "both");
      };
    }
    const list = listOf(given);
    if (name === "has") return (element, root, texts) => matching(list, element, texts).length > 0;
    const isWanted = name !== "not";
    return (element, root, texts) => list.some((each) => matches(element, each, each.length - 1, root, texts)) === isWanted;
  }

  function matches(element, complex, index, root, texts) {
    const { combinator, css, tests } = complex[index];
    if (css !== "" && !element.matches(css)) return false;
    if (!tests.every((test) => test(element, root, texts))) return false;
    const isMatched = (other) =>
      complex[index - 1].isRoot === true ? other === root : matches(other, complex, index - 1, root, texts);
    if (combinator === "") return true;
    if (combinator === ">") return parentOf(element) !== null && isMatched(parentOf(element));
    if (combinator === "+") return element.previousElementSibling !== null && isMatched(element.previousElementSibling);
    const next = combinator === "~" ? (each) => each.previousElementSibling : parentOf;
    for (let each = next(element); each !== null; each = next(each)) if (isMatched(each)) return true;
    return false;
  }

  function matching(list, root, texts) {
    const only = list.length === 1 ? list[0][list[0].length - 1].css : "";
    const candidates = inside(root, only === "" ? "*" : only);
    return candidates.filter((each) => list.some((complex) => matches(each, complex, complex.length - 1, root, texts)));
  }

  lookups.query = (root, selector) => matching(listOf(selector), root, new Map());

  // Roles: https://www.w3.org/TR/html-aam-1.0/#html-element-role-mappings

  const plainRoles = {
    article: "article", aside: "complementary", blockquote: "blockquote", button: "button", caption: "caption",
    code: "code", datalist: "listbox", dd: "definition", del: "deletion", details: "group", dfn: "term",
    dialog: "dialog", dt: "term", em: "emphasis", fieldset: "group", figure: "figure", h1: "heading", h2: "heading",
    h3: "heading", h4: "heading", h5: "heading", h6: "heading", hr: "separator", html: "document", ins: "insertion",
    li: "listitem", main: "main", mark: "mark", math: "math", menu: "list", meter: "meter", nav: "navigation",
    ol: "list", optgroup: "group", option: "option", output: "status", p: "paragraph", progress: "progressbar",
    search: "search", strong: "strong", sub: "subscript", sup: "superscript", svg: "img", table: "table",
    tbody: "rowgroup", textarea: "textbox", tfoot: "rowgroup", thead: "rowgroup", time: "time", tr: "row", ul: "list",
  };
  const inputRoles = {
    button: "button", checkbox: "checkbox", file: "button", image: "button", number: "spinbutton", radio: "radio",
    range: "slider", reset: "button", submit: "button",
  };
  const sectioning = "article, aside, main, nav, section, [role=article], [role=complementary], [role=main], [role=navigation], [role=region]";
  const has = (element, name) => (element.getAttribute(name) || "").trim() !== "";
  const isNamed = (element) => has(element, "aria-label") || has(element, "aria-labelledby");
  const tableRole = (cell) => {
    const table = cell.closest("table");
    return table === null ? null : roleOf(table);
  };

  function implicitRole(element) {
    const name = element.localName;
    if (plainRoles[name] !== undefined) return plainRoles[name];
    if (name === "a" || name === "area") return element.hasAttribute("href") ? "link" : null;
    if (name === "header" || name === "footer") {
      const isInside = element.parentElement !== null && element.parentElement.closest(sectioning) !== null;
      return isInside ? null : name === "header" ? "banner" : "contentinfo";
    }
    if (name === "form") return isNamed(element) ? "form" : null;
    if (name === "section") return isNamed(element) ? "region" : null;
    if (name === "img") {
      const isEmpty = element.getAttribute("alt") === "" && !has(element, "title") && !isNamed(element);
      return isEmpty ? "presentation" : "img";
    }
    if (name === "select") return element.multiple || element.size > 1 ? "listbox" : "combobox";
    if (name === "td") return /^(?:tree)?grid$/.test(tableRole(element)) ? "gridcell" : "cell";
    if (name === "th") {
      const scope = element.getAttribute("scope");
      if (scope === "col" || scope === "colgroup") return "columnheader";
      if (scope === "row" || scope === "rowgroup") return "rowheader";
      const next = element.nextElementSibling;
      const isAlone = next === null && element.previousElementSibling === null;
      return !isAlone && next !== null && next.localName === "td" ? "rowheader" : "columnheader";
    }
    if (name !== "input") return null;
    const type = element.type;
    if (type === "hidden") return null;
    const hasList = has(element, "list") && element.list !== null;
    if (type === "search") return hasList ? "combobox" : "searchbox";
    if (/^(?:email|tel|text|url)$/.test(type) && hasList) return "combobox";
    return inputRoles[type] || "textbox";
  }

  const knownRoles = new Set(
    ("alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox " +
      "complementary contentinfo definition deletion dialog directory document emphasis feed figure form generic grid " +
      "gridcell group heading img insertion link list listbox listitem log main mark marquee math meter menu menubar " +
      "menuitem menuitemcheckbox menuitemradio navigation none note option paragraph presentation progressbar radio " +
      "radiogroup region row rowgroup rowheader scrollbar search searchbox separator slider spinbutton status strong " +
      "subscript superscript switch tab table tablist tabpanel term textbox time timer toolbar tooltip tree treegrid " +
      "treeitem").split(" "),
  );
  const globalAttributes = ["aria-atomic", "aria-busy", "aria-controls", "aria-current", "aria-describedby", "aria-details", "aria-dropeffect", "aria-flowto", "aria-grabbed", "aria-hidden", "aria-keyshortcuts", "aria-label", "aria-labelledby", "aria-live", "aria-owns", "aria-relevant", "aria-roledescription"];

  function roleOf(element) {
    const given = (element.getAttribute("role") || "").split(spaces).find((each) => knownRoles.has(each));
    if (given === undefined) return implicitRole(element);
    if (given !== "none" && given !== "presentation") return given;
    const isUsed = globalAttributes.some((each) => element.hasAttribute(each));
    return isUsed || (element.tabIndex >= 0 && !element.matches(":disabled")) ? implicitRole(element) : given;
  }

  function isHidden(element) {
    for (let each = element; each !== null; each = parentOf(each)) {
      if ((each.getAttribute("aria-hidden") || "").toLowerCase() === "true") return true;
    }
    const select = element.localName === "option" ? element.closest("select") : null;
    return !isShown(select === null ? element : select);
  }

  // Names: https://w3c.github.io/accname/#mapping_additional_nd_te

  const namedByContent = /^(?:button|cell|checkbox|columnheader|gridcell|heading|link|menuitem|menuitemcheckbox|menuitemradio|option|radio|row|rowheader|switch|tab|tooltip|treeitem)$/;
  const prohibited = /^(?:caption|code|definition|deletion|emphasis|generic|insertion|mark|paragraph|presentation|none|strong|subscript|suggestion|superscript|term|time)$/;
  const blocks = /^(?:address|article|aside|blockquote|br|center|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul|button|input|select|textarea|meter|progress)$/;

  const nameOf = (element) => (prohibited.test(roleOf(element) || "") ? "" : normalized(partOfName(element, { visited: new Set() })));

  function referenced(element, attribute) {
    const root = element.getRootNode();
    const ids = (element.getAttribute(attribute) || "").split(spaces).filter((each) => each !== "");
    return ids.map((id) => root.getElementById(id)).filter((each) => each !== null);
  }

  function partOfName(element, state) {
    if (state.visited.has(element)) return "";
    if (!state.isHiddenRead && isHidden(element)) {
      state.visited.add(element);
      return "";
    }
    const role = roleOf(element) || "";
    const others = state.isReferenced ? [] : referenced(element, "aria-labelledby");
    if (others.length > 0) {
      const texts = others.map((each) => partOfName(each, { ...state, visited: new Set(), isReferenced: true, isPart: true, isHiddenRead: isHidden(each) }));
      if (texts.join("").trim() !== "") return texts.join(" ");
    }
    if (state.isPart) {
      if (role === "textbox" || role === "searchbox") {
        state.visited.add(element);
        return /^(?:input|textarea)$/.test(element.localName) ? element.value : element.textContent;
      }
      if (role === "combobox" || role === "listbox") {
        state.visited.add(element);
        if (element.localName === "select") return [...element.selectedOptions].map((each) => each.textContent).join(" ");
        if (element.localName === "input") return element.value;
        return [...element.querySelectorAll("[role=option][aria-selected=true]")].map((each) => each.textContent).join(" ");
      }
      if (/^(?:progressbar|scrollbar|slider|spinbutton|meter)$/.test(role)) {
        state.visited.add(element);
        return element.getAttribute("aria-valuetext") || element.getAttribute("aria-valuenow") || element.getAttribute("value") || "";
      }
    }
    if (has(element, "aria-label")) {
      state.visited.add(element);
      return element.getAttribute("aria-label");
    }
    if (role !== "presentation" && role !== "none") {
      const native = nativeName(element, state);
      if (native !== undefined) {
        state.visited.add(element);
        return native;
      }
    }
    if (namedByContent.test(role) || state.isPart) {
      state.visited.add(element);
      const text = contentOf(element, state);
      if (text.trim() !== "") return text;
    }
    state.visited.add(element);
    const title = element.getAttribute("title") || "";
    return role === "presentation" || role === "none" ? "" : title;
  }

  function nativeName(element, state) {
    const name = element.localName;
    const within = { ...state, isPart: true };
    const child = (selector) => [...element.children].find((each) => each.localName === selector);
    if (name === "input" && /^(?:button|submit|reset)$/.test(element.type)) {
      if (element.value.trim() !== "") return element.value;
      if (element.type !== "button") return element.type === "submit" ? "Submit" : "Reset";
      return element.title;
    }
    if (/^(?:button|input|meter|output|progress|select|textarea)$/.test(name) && !state.isReferenced) {
      const labels = [...(element.labels || [])];
      state.visited.add(element); // which may be in its label
      if (labels.length > 0) return labels.map((each) => partOfName(each, { ...within, isNative: true, isHiddenRead: isHidden(each) })).filter((each) => each.trim() !== "").join(" ");
    }
    if (name === "input" && element.type === "image") return element.alt.trim() || element.title.trim() || "Submit";
    if (name === "textarea" || (name === "input" && !inputRoles[element.type])) return element.title.trim() || element.placeholder;
    if (name === "input" && element.type === "file") return "Choose File";
    const inner = { fieldset: "legend", figure: "figcaption", table: "caption" }[name];
    if (inner !== undefined) {
      const titling = child(inner);
      if (titling !== undefined) return partOfName(titling, within);
      return element.title || (name === "table" && element.summary ? element.summary : "");
    }
    if (name === "img" || name === "area") return (element.alt || "").trim() || element.title;
    if (name === "optgroup") return element.label;
    if (name === "svg") {
      const title = child("title");
      if (title !== undefined) return title.textContent;
    }
    return undefined;
  }

  function contentOf(element, state) {
    let text = "";
    const within = { ...state, isPart: true };
    const slotted = element.localName === "slot" ? element.assignedNodes() : [];
    const nodes = slotted.length > 0 ? slotted : [...(element.shadowRoot || element).childNodes];
    for (const node of nodes) {
      if (node.nodeType === 3) text += node.data;
      if (node.nodeType !== 1) continue;
      const part = partOfName(node, { ...within, isReferenced: state.isReferenced });
      text += blocks.test(node.localName) ? ` ${part} ` : part;
    }
    return text;
  }

  // https://w3c.github.io/accname/#mapping_additional_nd_description
  function descriptionOf(element) {
    const others = referenced(element, "aria-describedby");
    const read = (each) => partOfName(each, { visited: new Set(), isReferenced: true, isPart: true, isHiddenRead: isHidden(each) });
    if (others.length > 0) return normalized(others.map(read).join(" "));
    const own = normalized(element.getAttribute("aria-description") || "");
    const title = normalized(element.title || "");
    return own !== "" || title === nameOf(element) ? own : title;
  }

  // https://w3c.github.io/aria/#aria-errormessage
  function errorMessageOf(element) {
    const isInvalid = /^(?:true|grammar|spelling)$/.test(element.getAttribute("aria-invalid") || "");
    if (!isInvalid && !(element.validity && !element.validity.valid)) return "";
    const read = (each) => partOfName(each, { visited: new Set(), isReferenced: true, isPart: true, isHiddenRead: isHidden(each) });
    return normalized(referenced(element, "aria-errormessage").map(read).join(" "));
  }

  // The states that `get_by_role` asks for; undefined if the element has no such state.

  const checkable = /^(?:checkbox|menuitemcheckbox|menuitemradio|option|radio|switch|treeitem)$/;
  const token = (element, name) => ({ true: true, false: false, mixed: "mixed" })[element.getAttribute(name)];
  const states = {
    checked(element, role) {
      if (element.localName === "input" && /^(?:checkbox|radio)$/.test(element.type)) return element.indeterminate ? "mixed" : element.checked;
      return checkable.test(role) ? token(element, "aria-checked") ?? false : undefined;
    },
    disabled(element) {
      if (element.matches("button:disabled, input:disabled, select:disabled, textarea:disabled, option:disabled, optgroup:disabled")) return true;
      for (let each = element; each !== null; each = parentOf(each)) {
        if (each.getAttribute("aria-disabled") === "true") return true;
        if (each.getAttribute("aria-disabled") === "false") return false;
      }
      return false;
    },
    expanded: (element) => (element.localName === "details" ? element.open : token(element, "aria-expanded")),
    level(element, role) {
      if (/^h[1-6]$/.test(element.localName)) return Number(element.localName[1]);
      return /^(?:heading|listitem|row|treeitem)$/.test(role) ? Number(element.getAttribute("aria-level")) || 0 : 0;
    },
    pressed: (element, role) => (role === "button" ? token(element, "aria-pressed") ?? false : undefined),
    selected: (element) => (element.localName === "option" ? element.selected : token(element, "aria-selected") ?? false),
  };

  lookups.role = (root, role, { name, description, includeHidden, ...wanted }) => {
    const isWanted = name === null ? null : fits(name);
    return inside(root, "*").filter((element) => {
      if (roleOf(element) !== role) return false;
      if (!Object.keys(wanted).every((each) => wanted[each] === null || states[each](element, role) === wanted[each])) return false;
      if (!includeHidden && isHidden(element)) return false;
      if (description && !fits(description)(descriptionOf(element))) return false;
      return isWanted === null || isWanted(nameOf(element));
    });
  };

  // The accessible tree: nodes of {role, name, states, props, children}. What has no role gives its children to the node above.

  const disableable = /^(?:application|button|checkbox|columnheader|combobox|composite|grid|gridcell|group|input|link|listbox|menu|menubar|menuitem|menuitemcheckbox|menuitemradio|option|radio|radiogroup|row|rowheader|scrollbar|searchbox|select|separator|slider|spinbutton|switch|tab|tablist|textbox|toolbar|tree|treegrid|treeitem)$/;
  const expandable = /^(?:application|button|checkbox|columnheader|combobox|gridcell|link|listbox|menuitem|menuitemcheckbox|menuitemradio|row|rowheader|switch|tab|treeitem)$/;
  const selectable = /^(?:columnheader|gridcell|option|row|rowheader|tab|treeitem)$/;

  function nodeOf(element, role) {
    const children = [];
    const name = role === "iframe" ? "" : nameOf(element);
    const all = { checked: checkable, disabled: disableable, expanded: expandable, level: /./, pressed: /./, selected: selectable };
    const own = Object.keys(all).filter((each) => (each === "checked" && element.localName === "input") || all[each].test(role));
    const statesOfRole = Object.fromEntries(own.map((each) => [each, states[each](element, role)]));
    const props = {};
    if (role === "link" && element.hasAttribute("href")) props.url = element.getAttribute("href");
    const hint = role === "textbox" ? element.getAttribute("placeholder") : null;
    if (hint && normalized(hint) !== name) props.placeholder = hint;
    return { role, name, states: statesOfRole, props, children };
  }

  function treeOf(element, isMasked) {
    const owned = new Set([...inside(page, "[aria-owns]")].flatMap((each) => referenced(each, "aria-owns")));
    const visited = new Set();
    const root = { role: "fragment", name: "", states: {}, props: {}, children: [] };

    function visit(node, above) {
      if (visited.has(node)) return;
      visited.add(node);
      if (node.nodeType === 3) {
        if (above.role !== "textbox") above.children.push(node.data);
        return;
      }
      if (node.nodeType !== 1 || /^(?:style|script|noscript|template)$/.test(node.localName)) return;
      if (node.localName !== "slot" && isHidden(node)) return;
      const given = node.localName === "iframe" ? "iframe" : roleOf(node);
      const role = given === "none" || given === "presentation" ? null : given;
      const own = role === null ? above : nodeOf(node, role);
      if (own !== above) above.children.push(own);
      const isBlock = node.localName === "br" || world.getComputedStyle(node).display !== "inline";
      if (isBlock) own.children.push(" ");
      const isField = node.localName === "textarea" || (node.localName === "input" && !/^(?:checkbox|radio|file)$/.test(node.type));
      if (isField) own.children.push(isMasked && node.type === "password" && node.value ? "***" : node.value);
      const slotted = node.localName === "slot" ? node.assignedNodes() : [];
      for (const each of slotted.length > 0 ? slotted : (node.shadowRoot || node).childNodes) {
        if (!owned.has(each)) visit(each, own);
      }
      for (const each of referenced(node, "aria-owns")) visit(each, own);
      if (isBlock) own.children.push(" ");
      if (own !== above) own.children = joined(own);
    }

    function joined(node) {
      const children = [];
      for (const each of node.children) {
        const last = children.length - 1;
        if (typeof each === "string" && typeof children[last] === "string") children[last] += each;
        else children.push(each);
      }
      const kept = children.map((each) => (typeof each === "string" ? normalized(each) : each)).filter((each) => each !== "");
      return kept.length === 1 && kept[0] === node.name ? [] : kept;
    }

    visit(element, root);
    root.children = joined(root);
    return root;
  }

  // What innerText gives when it is rendered: https://html.spec.whatwg.org/multipage/dom.html#rendered-text-collection-steps

  const unread = /^(?:audio|canvas|iframe|img|input|object|textarea|video)$/;
  const cases = {
    capitalize: (text) => text.replace(/(^|[^\p{L}\p{N}])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase()),
    lowercase: (text) => text.toLowerCase(),
    uppercase: (text) => text.toUpperCase(),
  };

  function renderedText(element) {
    if (!element.checkVisibility()) return element.textContent;
    let text = "";
    let breaks = 0; // the required line breaks before the next text
    let isStart = true; // of a line or a box, where white space is dropped
    let canEnd = false; // whether the last space is dropped at the end of a line or a box

    function endLine() {
      if (canEnd) text = text.slice(0, -1);
      isStart = true;
      canEnd = false;
    }

    function require(count) {
      endLine();
      breaks = Math.max(breaks, count);
    }

    function add(part) {
      if (breaks > 0 && text !== "") text += "\n".repeat(breaks);
      breaks = 0;
      text += part;
    }

    function addText(data, style) {
      const transform = cases[style.getPropertyValue("text-transform")];
      const shown = transform === undefined ? data : transform(data);
      const space = style.getPropertyValue("white-space");
      if (/^(?:pre|pre-wrap|break-spaces)$/.test(space)) {
        if (shown !== "") add(shown);
        isStart = canEnd = false;
        return;
      }
      const lines = space.startsWith("pre-line") ? shown.split("\n") : [shown];
      lines.forEach((line, index) => {
        if (index > 0) addBreak();
        let part = line.replace(/[ \t\r\n\f]+/g, " ");
        if ((isStart || canEnd) && part.startsWith(" ")) part = part.slice(1);
        if (part === "") return;
        add(part);
        isStart = false;
        canEnd = part.endsWith(" ");
      });
    }

    function addBreak() {
      endLine();
      add("\n");
    }

    const isLast = (node, display) => {
      const table = display === "table-row" ? node.closest("table") : null;
      if (table !== null) return [...table.querySelectorAll("tr")].pop() === node;
      for (let each = node.nextElementSibling; each !== null; each = each.nextElementSibling) {
        if (world.getComputedStyle(each).display === display) return false;
      }
      return true;
    };

    function visitChildren(node) {
      const style = world.getComputedStyle(node);
      const isSeen = style.visibility === "visible";
      if (node.localName === "details" && !node.open) {
        const summary = [...node.children].find((each) => each.localName === "summary");
        return summary && visit(summary);
      }
      for (let each = node.firstChild; each !== null; each = each.nextSibling) {
        if (each.nodeType === 3 && isSeen) addText(each.data, style);
        else if (each.nodeType === 1) visit(each);
      }
    }

    function visit(node) {
      const { display } = world.getComputedStyle(node);
      const name = node.localName;
      if (display === "none" || name === "noscript") return;
      if (unread.test(name)) return void (isStart = canEnd = false);
      if (name === "br") return addBreak();
      if (name === "option" || name === "optgroup") {
        require(1);
        visitChildren(node);
        return require(1);
      }
      if (display === "inline" || display === "contents") return visitChildren(node);
      const isBlock = !/^(?:inline|table-(?!caption)|ruby)/.test(display);
      const before = isStart;
      if (isBlock) require(name === "p" ? 2 : 1);
      isStart = true;
      const length = text.length;
      const couldEnd = canEnd;
      canEnd = false;
      visitChildren(node);
      if (canEnd) text = text.slice(0, -1);
      canEnd = couldEnd && text.length === length;
      isStart = before && text.length === length;
      if (isBlock) require(name === "p" ? 2 : 1);
      else if (display === "table-cell") {
        isStart = true;
        if (!isLast(node, "table-cell")) add("\t");
      } else if (display === "table-row") {
        isStart = true;
        if (!isLast(node, "table-row")) add("\n");
      } else if (/^table-/.test(display)) isStart = true;
    }

    visitChildren(element);
    endLine();
    return text;
  }

  return { text: renderedText, tree: treeOf, role: roleOf, name: nameOf, description: descriptionOf, errorMessage: errorMessageOf };
});
