// What a page does for the host, in the engine: it finds elements, reads them and acts on them. Python's half,
// webapi/page/tab.py, calls the functions of `actions`. An answer is {value}, or {missing}, {many} or {problem}, a sentence.

(function (name) {
  "use strict";
  const world = globalThis;
  const page = document;
  const execute = world.eval;
  const RealDate = Date;
  const construct = Reflect.construct;
  const getMember = Reflect.get;
  const handles = new Map();
  let lastHandle = 0;
  let truth = null;

  // Date follows the clock of the page, as timers do.
  const now = () => Math.floor(performance.timeOrigin + performance.now());
  const PageDate = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, given, newTarget) => construct(target, given.length === 0 ? [now()] : given, newTarget),
    get: (target, key, receiver) => (key === "now" ? now : getMember(target, key, receiver)),
  });
  Object.defineProperty(world, "Date", { value: PageDate, writable: true, configurable: true });
  Object.defineProperty(RealDate.prototype, "constructor", { value: PageDate, writable: true, configurable: true });

  // Selectors: ["css", selector], ["text", text, isExact], ["handle", key], each with the elements inside
  // which it looks. A key names its document, as the next one has other elements.

  const skipped = /^(?:script|style|noscript|template|head|title)$/;
  const spaces = /\s+/g;
  const normalized = (text) => text.replace(spaces, " ").trim();

  function textOf(element, texts) {
    let text = texts.get(element);
    if (text !== undefined) return text;
    text = "";
    if (element.localName === "input") {
      const type = (element.getAttribute("type") || "").toLowerCase();
      if (type === "submit" || type === "button") text = element.getAttribute("value") || "";
    } else if (!skipped.test(element.localName)) {
      for (let node = element.firstChild; node !== null; node = node.nextSibling) {
        if (node.nodeType === 3) text += node.data;
        else if (node.nodeType === 1) text += textOf(node, texts);
      }
    }
    texts.set(element, text);
    return text;
  }

  function withText(root, text, isExact) {
    const texts = new Map();
    const wanted = isExact ? normalized(text) : normalized(text).toLowerCase();
    const fits = (element) => {
      if (skipped.test(element.localName)) return false;
      const found = normalized(textOf(element, texts));
      return isExact ? found === wanted : found.toLowerCase().includes(wanted);
    };
    return [...root.querySelectorAll("*")].filter(
      (element) => fits(element) && ![...element.children].some(fits),
    );
  }

  function found(steps, start = page) {
    let roots = [start];
    for (const [kind, value, given] of steps) {
      if (kind === "nth") {
        const element = roots[value < 0 ? roots.length + value : value];
        roots = element === undefined ? [] : [element];
      } else if (kind === "handle") {
        roots = handles.has(value) ? [handles.get(value)] : [];
      } else {
        const elements = new Set();
        for (const root of roots) {
          const inside = kind === "css" ? root.querySelectorAll(value) : withText(root, value, given);
          for (const element of inside) elements.add(element);
        }
        roots = [...elements];
      }
    }
    return roots;
  }

  function keep(element) {
    const key = `${name}:${++lastHandle}`;
    handles.set(key, element);
    return key;
  }

  function isVisible(element) {
    if (!element.isConnected) return false;
    for (let each = element; each !== null; each = each.parentElement) {
      if (each.hasAttribute("hidden") || skipped.test(each.localName)) return false;
      if (/(?:^|;)\s*display\s*:\s*none\s*(?:!|;|$)/i.test(each.getAttribute("style") || "")) return false;
      const parent = each.parentElement;
      const isClosed = parent !== null && parent.localName === "details" && !parent.hasAttribute("open");
      if (isClosed && each.localName !== "summary") return false;
      if (each.localName === "dialog" && !each.hasAttribute("open")) return false;
    }
    return element.localName !== "input" || (element.getAttribute("type") || "").toLowerCase() !== "hidden";
  }

  const problem = (text) => ({ problem: text });

  function isDisabled(element) {
    const control = element.closest("button, input, select, textarea, option");
    return control !== null && control.matches(":disabled");
  }

  function focus(element) {
    const focusable = element.closest("a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]");
    if (focusable !== null) focusable.focus();
    else if (page.activeElement !== null) page.activeElement.blur();
  }

  function hasDeadHandler(element) {
    for (let each = element; each !== null; each = each.parentElement) {
      if (each.hasAttribute("onclick") && each.onclick === null) return true;
    }
    return false;
  }

  const kinds = {
    click(element) {
      if (isDisabled(element)) return problem("is disabled");
      if (!isVisible(element)) return problem("is not visible");
      if (hasDeadHandler(element)) return problem("has the attribute onclick or is in it, which is no code here");
      focus(element);
      element.click();
    },

    dispatch(element, type, init) {
      element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true, composed: true, ...init }));
    },

    fill(element, text) {
      if (!/^(?:input|textarea)$/.test(element.localName)) return problem("is no input and no textarea");
      if (!isVisible(element)) return problem("is not visible");
      if (isDisabled(element) || element.hasAttribute("readonly")) return problem("cannot be edited");
      element.focus();
      element.value = text;
      element.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
    },

    focus: (element) => element.focus(),
    textContent: (element) => element.textContent,
    innerHTML: (element) => element.innerHTML,
    innerText: (element) => element.innerText,
    getAttribute: (element, attribute) => element.getAttribute(attribute),
    isVisible,
    isDisabled,
    all: (element, steps) => found(steps, element).map(keep),
    inputValue(element) {
      if (!/^(?:input|textarea|select)$/.test(element.localName)) return problem("is no input, textarea or select");
      return element.value;
    },
    title: () => page.title,
    url: () => page.URL,
    evaluate: (element, source, given) => called(source, [element, given]),
  };

  // The source is an expression. If its value is a function, call it.
  function called(source, given) {
    let text = "(" + source + "\n)";
    try {
      new Function(text);
    } catch (error) {
      text = source;
    }
    const value = execute(text);
    return typeof value === "function" ? value(...given) : value;
  }

  const isProblem = (value) => typeof value === "object" && value !== null && typeof value.problem === "string";

  const actions = {
    act(steps, isStrict, kind, given) {
      const elements = found(steps);
      if (elements.length === 0) return { missing: true };
      if (isStrict && elements.length > 1) return { many: elements.length };
      const value = kinds[kind](elements[0], ...given);
      if (isProblem(value)) return value;
      if (value !== null && typeof value === "object" && typeof value.then === "function") {
        return value.then((settled) => ({ value: settled }));
      }
      return { value: value === undefined ? null : value };
    },

    evaluate: (source, given) => called(source, [given]),

    all: (steps) => found(steps).map(keep),
    count: (steps) => found(steps).length,
    each: (steps, kind, given) => found(steps).map((element) => kinds[kind](element, ...given)),
    state: (steps) => found(steps).map(isVisible),
    content: () => (page.doctype === null ? "" : "<!DOCTYPE html>") + page.documentElement.outerHTML,
    title: () => page.title,
    navigate: (url) => void (location.href = url),
    go: (delta) => history.go(delta),

    // Whether the value is true; an element gives its key.
    async truth(source, given) {
      truth = await called(source, [given]);
      if (!truth) return null;
      return { element: typeof truth === "object" && truth.nodeType === 1 ? keep(truth) : null };
    },

    lastTruth: () => truth,
  };
  Object.defineProperty(world, name, { value: actions });
});
