// What a page does for the host, in the engine: it finds elements, reads them and acts on them. Python's half,
// webapi/page/tab.py, calls the functions of `actions`. An answer is {value}, or {missing}, {many} or {problem}, a sentence.

(function (name, userInput, report, listenToConsole, withImportCalls, inFrames) {
  "use strict";
  const world = globalThis;
  const { Array, ArrayBuffer, Error, Function, JSON, Map, Math, Number, Object, Promise, Proxy, RegExp, Set, String } = world;
  const page = document;
  const execute = world.eval;
  const RealDate = Date;
  const construct = Reflect.construct;
  const getMember = Reflect.get;
  const apply = Reflect.apply;
  const define = Reflect.defineProperty;
  const remove = Reflect.deleteProperty;
  const describe = Reflect.getOwnPropertyDescriptor;
  const handles = new Map();
  let lastHandle = 0;

  // A page can patch the language's objects. Actions run with what these were at first, and scripts with what they are.

  const newList = () => Object.setPrototypeOf([], null);
  const atFirst = newList();
  const nothing = newList();
  let patches = null; // while an action runs: what the page has patched
  {
    const iterators = [[], "", new Map(), new Set(), "".matchAll(/a/g)].map((each) =>
      Object.getPrototypeOf(each[Symbol.iterator]()),
    );
    const prototypes = [Array, Map, Number, Object, Promise, RegExp, Set, String].map((each) => each.prototype);
    for (const owner of [...prototypes, ...iterators, Object.getPrototypeOf(iterators[0]), Array, JSON, Object, Promise]) {
      for (const key of Reflect.ownKeys(owner)) {
        const descriptor = Object.setPrototypeOf(describe(owner, key), null);
        const isPart = descriptor.configurable && key !== "constructor" && key !== "__proto__";
        if (isPart) atFirst[atFirst.length] = { __proto__: null, owner, key, descriptor };
      }
    }
  }

  // To read a member is quicker than to describe it. A getter of the page may throw.
  function isPatched(owner, key, descriptor) {
    if (descriptor.get !== undefined) {
      const now = describe(owner, key);
      return now === undefined || now.get !== descriptor.get;
    }
    try {
      return owner[key] !== descriptor.value;
    } catch (error) {
      return true;
    }
  }

  function takePatchesOut() {
    let taken = nothing;
    for (let index = 0; index < atFirst.length; index++) {
      const { owner, key, descriptor } = atFirst[index];
      if (!isPatched(owner, key, descriptor)) continue;
      const now = describe(owner, key);
      if (taken === nothing) taken = newList();
      taken[taken.length] = { __proto__: null, owner, key, descriptor: now };
      define(owner, key, descriptor);
    }
    return taken;
  }

  function putPatchesBack() {
    for (let index = 0; index < patches.length; index++) {
      const { owner, key, descriptor } = patches[index];
      if (descriptor === undefined) remove(owner, key);
      else define(owner, key, Object.setPrototypeOf(descriptor, null));
    }
    patches = null;
  }

  function withoutPatches(steps) {
    if (patches !== null) return steps();
    patches = takePatchesOut();
    try {
      return steps();
    } finally {
      putPatchesBack();
    }
  }

  // Run what calls scripts of the page.
  function withPatches(steps) {
    if (patches === null) return steps();
    putPatchesBack();
    try {
      return steps();
    } finally {
      patches = takePatchesOut();
    }
  }

  // Date follows the clock of the page, as timers do.
  let dateShift = 0;
  let fixedDate = null;
  const clockTime = () => performance.timeOrigin + performance.now();
  const now = () => Math.floor(fixedDate ?? clockTime() + dateShift);
  const PageDate = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, given, newTarget) => construct(target, given.length === 0 ? [now()] : given, newTarget),
    get: (target, key, receiver) => (key === "now" ? now : getMember(target, key, receiver)),
  });
  Object.defineProperty(world, "Date", { value: PageDate, writable: true, configurable: true });
  Object.defineProperty(RealDate.prototype, "constructor", { value: PageDate, writable: true, configurable: true });

  // Selectors: ["css", selector], ["text", text], ["label", wish], ["attribute", wish, name], ["nth", index], ["handle", key],
  // each with the elements inside which it looks. A key names its document, as the next one has other elements.
  // finding.js has the others, and says what a wish is.

  const skipped = /^(?:script|style|noscript|template|head|title)$/;
  const labelable = "[aria-label], [aria-labelledby], button, input, meter, output, progress, select, textarea";
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

  function fitting([kind, wanted, flags]) {
    if (kind === "pattern") {
      const pattern = new RegExp(wanted, flags);
      return (text) => pattern.test(text);
    }
    const lower = wanted.toLowerCase();
    return kind === "whole" ? (text) => text === wanted : (text) => text.toLowerCase().includes(lower);
  }

  const fittingText = ([kind, wanted, flags = undefined]) => fitting([kind, kind === "pattern" ? wanted : normalized(wanted), flags]);

  // The elements inside that match, also those of open shadow trees.
  function inside(root, selector) {
    const trees = [root];
    const elements = [];
    for (const tree of trees) {
      if (tree.shadowRoot) trees.push(tree.shadowRoot);
      for (const each of tree.querySelectorAll("*")) if (each.shadowRoot) trees.push(each.shadowRoot);
      elements.push(...tree.querySelectorAll(selector));
    }
    return elements;
  }

  // A selector as "my-card button" leads from one tree into another.
  function withSelector(root, selector) {
    const elements = inside(root, selector);
    if (elements.length > 0 || !/^[\w\s.#:*-]+$/.test(selector)) return elements;
    const parts = selector.trim().split(spaces);
    return parts.reduce((roots, part) => roots.flatMap((each) => inside(each, part)), [root]);
  }

  // A text may be that of the element in which it is looked for.
  const withItself = (root) => (root.nodeType === 1 ? [root, ...inside(root, "*")] : inside(root, "*"));

  function withText(root, text) {
    const texts = new Map();
    const isWanted = fittingText(["part", text]);
    const fits = (element) =>
      !skipped.test(element.localName) && isWanted(normalized(textOf(element, texts)));
    return withItself(root).filter((element) => fits(element) && ![...element.children].some(fits));
  }

  function withLabel(root, wish) {
    const texts = new Map();
    const isWanted = fittingText(wish);
    return inside(root, labelable).filter((element) => {
      const ids = (element.getAttribute("aria-labelledby") || "").split(" ");
      const others = ids.map((id) => id && element.ownerDocument.getElementById(id)).filter((each) => each);
      if (others.length > 0) return others.some((each) => isWanted(normalized(textOf(each, texts))));
      const own = element.getAttribute("aria-label");
      if (own !== null && own.trim() !== "") return isWanted(normalized(own));
      return [...(element.labels || [])].some((each) => isWanted(normalized(textOf(each, texts))));
    });
  }

  function withAttribute(root, wish, attribute) {
    const isWanted = fitting(wish);
    return inside(root, `[${attribute}]`).filter((each) => isWanted(each.getAttribute(attribute)));
  }

  const lookups = {
    attribute: withAttribute,
    css: withSelector,
    engine: withEngine,
    label: withLabel,
    text: withText,
  };

  const sieves = {
    capture: (elements, steps) => elements.filter((each) => found(steps, each).length > 0),
  };
  const engines = new Map();

  // An engine of selectors.register, by its source.
  function withEngine(root, body, source) {
    if (!engines.has(source)) engines.set(source, called(0, source, []));
    const engine = engines.get(source);
    return withPatches(() => [...engine.queryAll(root, body)]).filter(isElement);
  }

  let finding;

  function found(steps, start = page) {
    let roots = [start];
    for (const [kind, value, ...given] of steps) {
      if (kind === "nth") {
        const element = roots[value < 0 ? roots.length + value : value];
        roots = element === undefined ? [] : [element];
      } else if (kind === "handle") {
        roots = handles.has(value) ? [handles.get(value)] : [];
      } else if (kind === "frame") {
        roots = [inFrames("document", value)].filter((each) => each !== null);
      } else if (kind === "enter") {
        roots = entered(roots, value);
      } else if (kind in sieves) {
        roots = sieves[kind](roots, value, ...given);
      } else {
        const elements = new Set();
        for (const root of roots) {
          for (const element of lookups[kind](root, value, ...given)) elements.add(element);
        }
        roots = [...elements];
      }
    }
    return roots;
  }

  // The document in a frame, which must be one.
  function entered(elements, shownAs) {
    if (elements.length > 1) {
      const lines = elements.map((each, index) => `    ${index + 1}) ${preview(each)}`);
      throw new Error(`strict mode violation: ${shownAs} resolved to ${elements.length} elements:\n${lines.join("\n")}`);
    }
    return elements.map((each) => inFrames("content", each)).filter((each) => each !== null);
  }

  // The document of a frame, by its number.
  function documentOf(number) {
    const document = number === 0 ? page : inFrames("document", number);
    if (document === null) throw new Error("Frame was detached");
    return document;
  }

  const numberOf = (node) => (isNode(node) ? inFrames("numberOf", node) || 0 : 0);

  function keep(element) {
    const key = `${name}:${++lastHandle}`;
    handles.set(key, element);
    return key;
  }

  const replaced = /^(?:audio|br|canvas|embed|iframe|img|input|math|meter|object|progress|select|svg|textarea|video|wbr)$/;

  let generating = null; // the selectors of elements that have generated content, found once in a call

  function generatingSelectors() {
    const end = /::?(?:before|after)$/;
    const selectors = [];
    const search = (rules) => {
      for (const rule of rules) {
        if (rule.selectorText === undefined) {
          search(rule.cssRules || []);
          continue;
        }
        for (const each of rule.selectorText.split(",")) {
          const base = each.trim().replace(end, "");
          if (base !== each.trim()) selectors.push(/(?:^|[\s>+~])$/.test(base) ? `${base}*` : base);
        }
      }
    };
    for (const sheet of [...page.styleSheets, ...page.adoptedStyleSheets]) search(sheet.cssRules);
    return selectors;
  }

  // Whether a style sheet may put content into it, as those of icons do.
  function hasGeneratedContent(element) {
    generating ??= generatingSelectors();
    return generating.some((selector) => {
      try {
        return element.matches(selector);
      } catch (error) {
        return false;
      }
    });
  }

  // Whether it is inline, and nothing is in its box.
  function hasNoWidth(element) {
    if (element.namespaceURI !== "http://www.w3.org/1999/xhtml") return false;
    if (element.firstChild !== null || element.shadowRoot || replaced.test(element.localName)) return false;
    const style = world.getComputedStyle(element);
    if (style.display !== "inline" || hasGeneratedContent(element)) return false;
    const sides = ["padding-left", "padding-right", "border-left-width", "border-right-width"];
    return sides.every((each) => parseFloat(style.getPropertyValue(each) || "0") === 0);
  }

  const isVisible = (element) => isShown(element) && !hasNoWidth(element);

  // Whether nothing hides its box; if its display is "contents", whether something in it is shown.
  function isShown(element) {
    if (element.checkVisibility({ visibilityProperty: true })) return true;
    if (!element.isConnected || world.getComputedStyle(element).display !== "contents") return false;
    return [...element.childNodes].some((each) => {
      if (each.nodeType === 1) return isShown(each);
      if (each.nodeType !== 3 || each.data.trim() === "") return false;
      const range = page.createRange();
      range.selectNode(each);
      return range.getClientRects().length > 0 && world.getComputedStyle(element).visibility === "visible";
    });
  }

  const listed = (element) => ({ key: keep(element), shown: preview(element) });
  const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;
  const flags = /^(?:checked|disabled|multiple|readonly|selected)$/;
  const cut = (text, length) => (text.length <= length ? text : `${text.slice(0, length - 1)}\u2026`);
  const oneLine = (text) => text.replace(/\n/g, "\u21b5").replace(/\t/g, "\u21c6");

  // An element as a message shows it: its attributes, the short ones first, and its text if that is all it has.
  function preview(element) {
    const name = element.localName;
    const isSecret = name === "input" && element.type === "password";
    const attributes = Array.from(element.attributes).filter((each) => each.name !== "style");
    const texts = attributes.map(({ name: key, value }) => {
      if (value === "" && flags.test(key)) return ` ${key}`;
      return ` ${key}="${key === "value" && isSecret ? "***" : value}"`;
    });
    const start = oneLine(`<${name}${cut(texts.sort((one, other) => one.length - other.length).join(""), 500)}`);
    if (empty.test(name)) return `${start}/>`;
    const children = [...element.childNodes];
    const isText = children.length <= 5 && children.every((each) => each.nodeType === 3);
    const text = isText ? element.textContent : children.length > 0 ? "\u2026" : "";
    return `${start}>${oneLine(cut(text, 50))}</${name}>`;
  }

  const boxes = "[role=checkbox], [role=menuitemcheckbox], [role=menuitemradio], [role=radio], [role=switch]";
  const mouseEvents = "auxclick click contextmenu dblclick mousedown mouseenter mouseleave mousemove mouseout mouseover mouseup";
  const eventClasses = {
    ...Object.fromEntries(mouseEvents.split(" ").map((type) => [type, "MouseEvent"])),
    ...Object.fromEntries(["keydown", "keypress", "keyup"].map((type) => [type, "KeyboardEvent"])),
    blur: "FocusEvent",
    focus: "FocusEvent",
    wheel: "WheelEvent",
  };

  const problem = (text) => ({ problem: text });
  const passing = (text) => ({ problem: text, waits: true }); // what may change while the action waits
  const noBox = problem("Not a checkbox or radio button");
  const noField = problem("Element is not an <input>, <textarea>, <select> or [contenteditable] and does not have a role allowing [aria-readonly]");
  let options = {}; // of the action that runs: force, trial, position, steps, delay

  // A label stands for its control.
  function controlOf(element) {
    if (element.matches("a, button, input, select, textarea") || element.isContentEditable) return element;
    const label = element.closest("label");
    return (label !== null && label.control) || element;
  }

  function isDisabled(element) {
    const control = controlOf(element).closest("button, input, select, textarea, option");
    return control !== null && control.matches(":disabled");
  }

  // Whether a user can change it; null for what nobody edits.
  function isEditable(element) {
    const control = controlOf(element);
    if (control.isContentEditable) return true;
    if (!control.matches("input, select, textarea")) return null;
    return !control.matches(":disabled") && !control.hasAttribute("readonly");
  }

  // Whether a box is checked; null for what is none.
  function isChecked(element) {
    const control = controlOf(element);
    if (control.matches("input[type=checkbox i], input[type=radio i]")) return control.checked;
    return control.matches(boxes) ? control.getAttribute("aria-checked") === "true" : null;
  }

  function isIndeterminate(element) {
    const control = controlOf(element);
    if (control.matches("input[type=checkbox i], input[type=radio i]")) return control.indeterminate;
    return control.matches(boxes) ? control.getAttribute("aria-checked") === "mixed" : null;
  }

  // Playwright looks in two frames whether an element moves. What scripts do in these frames comes before the action.
  // https://playwright.dev/docs/actionability#stable
  let looking = null; // the element that it looks at, and the time of the second frame
  function unrest(element) {
    if (options.force || !options.waits) return null;
    const next = userInput("nextFrame", element);
    if (looking === null || looking.element !== element) looking = { element, end: next + 16 };
    if (userInput("isMoving", element) || (next !== 0 && next <= looking.end)) return passing("is not stable");
    looking = null;
    return null;
  }

  // Tell what hinders a user. What is not seen cannot be hit with force either.
  function hindrance(element) {
    if (options.force) return null;
    if (!isVisible(element)) return passing("is not visible");
    return isDisabled(element) ? passing("is not enabled") : null;
  }

  // Tell what a pointer over the element hits instead: what is inert lets it through, and a backdrop takes it.
  function cover(element) {
    if (options.force) return null;
    const hit = userInput("hit", element);
    for (let each = hit; each; each = each.parentNode || each.host) if (each === element) return null;
    let root = hit;
    while (root.parentElement !== null && !root.parentElement.contains(element)) root = root.parentElement;
    const part = root === hit ? "" : ` from ${preview(root)} subtree`;
    return passing(`gets no pointer events: ${preview(hit)}${part} intercepts pointer events`);
  }

  // What a user hits who aims at an element: the only control that its open shadow tree shows, or the element itself.
  function aimOf(element) {
    if (!element.shadowRoot) return element;
    const hit = new Set();
    const look = (tree) => {
      const assigned = tree.localName === "slot" ? tree.assignedElements() : [];
      for (const each of assigned.length > 0 ? assigned : (tree.shadowRoot || tree).children) {
        if (!each.checkVisibility({ visibilityProperty: true })) {
          if (isShown(each)) look(each);
        } else if (each.matches(hittable)) hit.add(each);
        else look(each);
      }
    };
    look(element);
    const [only] = hit;
    return hit.size === 1 && only.getRootNode() !== element.getRootNode() ? aimOf(only) : element;
  }

  const hittable = "a[href], button, iframe, input, select, summary, textarea, [contenteditable], [tabindex]";

  let keyed = page; // the document that gets keys: that of the last element that was used
  const keyTarget = () => (keyed.defaultView === null ? page : keyed).documentElement;

  // Do what a user does. Scripts' exceptions do not come here.
  function act(refusal, kind, element, ...given) {
    if (options.trial) return;
    keyed = element.ownerDocument;
    try {
      const all = [kind, element, ...given];
      withPatches(() => apply(userInput, undefined, all));
    } catch (error) {
      return problem(refusal === null ? error.message : `${refusal}: ${error.message}`);
    }
  }

  const unfilled = /^(?:button|checkbox|file|image|radio|reset|submit)$/;
  const noPlace = problem("Element is not visible");
  const unseen = (element) => (!options.force || isVisible(element) ? null : noPlace);

  // Tell why the mouse does not get to an element.
  function unreachable(element) {
    if (!options.force && !isVisible(element)) return passing("is not visible");
    return unseen(element) || unrest(element) || cover(element);
  }

  let boxed = null; // the element whose box a test has read last
  let aim = null; // the element to which an action has moved the mouse last

  // Move the mouse to a point of an element, while keys are held, and do something there.
  function actAt(element, refusal, keys, steps) {
    if (options.trial) return;
    aim = element;
    const held = act(refusal, "holdKeys", element, keys);
    if (held !== undefined) return held;
    const refused = moveTo(element, refusal) || steps();
    if (!options.delay || refused !== undefined) act(null, "releaseKeys", element);
    return refused;
  }

  // The point is the center of the box, or relative to its corner.
  function pointOf(element) {
    const { x, y, width, height } = element.getBoundingClientRect();
    const position = options.position || { x: width / 2, y: height / 2 };
    return { x: x + position.x, y: y + position.y };
  }

  function moveTo(element, refusal) {
    const { x, y } = pointOf(element);
    return moveBySteps(x, y, options.steps, () => element, refusal);
  }

  // What is between is where the line hits it; the end is at the element that is asked for.
  function moveBySteps(x, y, steps, end, refusal) {
    const [fromX, fromY] = userInput("mousePoint", page.documentElement);
    for (let step = 1; step <= steps; step++) {
      const [nextX, nextY] = [fromX + ((x - fromX) * step) / steps, fromY + ((y - fromY) * step) / steps];
      const refused = act(refusal, "mouseMove", step === steps ? end() : elementAt(nextX, nextY), nextX, nextY);
      if (refused !== undefined) return refused;
    }
  }

  // All boxes are at one place. A point in it means the element that a test has measured.
  function elementAt(x, y) {
    if (boxed !== null && boxed.isConnected) {
      const { left, top, right, bottom } = boxed.getBoundingClientRect();
      if (left <= x && x <= right && top <= y && y <= bottom) return boxed;
    }
    return page.elementFromPoint(x, y) || page.documentElement;
  }

  const kinds = {
    click(element, button = 0, count = 1, keys = "") {
      if (options.force && element.localName === "br") return problem("Element is outside of the viewport");
      const refusal = unseen(element) || hindrance(element) || unrest(element) || cover(element);
      const aimed = aimOf(element);
      const clicks = () => (options.delay ? undefined : act("cannot be clicked", "click", aimed, button, count));
      return refusal || actAt(aimed, "cannot be clicked", keys, clicks);
    },

    hover(element, keys) {
      return unreachable(element) || actAt(aimOf(element), "cannot be hovered over", keys, () => undefined);
    },

    pressMouse: (element) => unreachable(element) || actAt(element, null, "", () => act(null, "mouseDown", element, 0, 1)),
    // A drop from outside, whose events a script dispatches.
    drop(element, files, data) {
      const refusal = unreachable(element);
      if (refusal !== null) return refusal;
      const transfer = new world.DataTransfer();
      for (const file of files) transfer.items.add(new world.File([file.data], file.name, file.options));
      for (const type of Object.keys(data)) transfer.setData(type, data[type]);
      const { x, y } = pointOf(element);
      const init = { bubbles: true, cancelable: true, composed: true, dataTransfer: transfer, clientX: x, clientY: y };
      const fire = (type) => withPatches(() => element.dispatchEvent(new world.DragEvent(type, init)));
      fire("dragenter");
      if (fire("dragover")) {
        fire("dragleave");
        return problem("Drop target did not accept the drop \u2014 its dragover handler did not call preventDefault()");
      }
      fire("drop");
    },
    releaseMouse: (element) => unreachable(element) || actAt(element, null, "", () => act(null, "mouseUp", element, 0, 1)),
    press: (element, keys) => (options.delay ? act(null, "focusForKeys", element) : act(null, "press", element, keys)),
    type: (element, text) => (options.delay ? act("gets no text", "focusForKeys", element) : act("gets no text", "type", element, text)),

    check(element, wanted) {
      const state = isChecked(element);
      if (state === null) return noBox;
      if (state === wanted) return;
      if (!wanted && controlOf(element).type === "radio") {
        return problem("Cannot uncheck radio button. Radio buttons can only be unchecked by selecting another radio button in the same group.");
      }
      const refusal = kinds.click(element);
      if (refusal !== undefined) return refusal;
      if (!options.trial && isChecked(element) !== wanted) return problem("Clicking the checkbox did not change its state");
    },

    // An option is wanted by its value, label or index, as text by value or label, or itself, by its key.
    select(element, wanted) {
      const select = controlOf(element);
      if (select.localName !== "select") return problem("Element is not a <select> element");
      const refusal = hindrance(element);
      if (refusal !== null) return refusal;
      const fits = (option, index) => (each) =>
        each.key !== undefined
          ? handles.get(each.key) === option
          : (each.text === undefined || each.text === option.value || each.text === option.label) &&
            (each.label === undefined || each.label === option.label) &&
            (each.index === undefined || each.index === index);
      let missing = wanted;
      let chosen = [...select.options].filter((option, index) => wanted.some(fits(option, index)));
      if (select.multiple) {
        missing = wanted.filter((each) => ![...select.options].some((option, index) => fits(option, index)(each)));
      } else if (chosen.length > 0) {
        missing = [];
        chosen = chosen.slice(0, 1);
      }
      if (missing.length > 0) {
        return passing(`has no option ${missing.map((each) => JSON.stringify(each.text ?? each.label ?? each.index)).join(", ")}`);
      }
      if (chosen.some((option) => option.matches(":disabled"))) return passing("has the option, and it is disabled");
      return act("selects nothing", "select", select, chosen) || chosen.map((option) => option.value);
    },

    setInputFiles(element, files, isFolder) {
      const control = controlOf(element);
      if (control.localName !== "input" || control.type !== "file") return problem("Node is not an HTMLInputElement: <input type=file> takes files");
      const takesFolder = control.hasAttribute("webkitdirectory");
      if (isFolder && !takesFolder) return problem("File input does not support directories, pass individual files instead");
      if (takesFolder && !isFolder) return problem("[webkitdirectory] input requires passing a path to a directory");
      if (files.length > 1 && !control.multiple && !isFolder) return problem("Non-multiple file input can only accept single file");
      const transfer = new world.DataTransfer();
      for (const { data, name, options: type, path } of files) {
        const file = new world.File([data], name, type);
        define(file, "webkitRelativePath", { value: path, enumerable: true, configurable: true });
        transfer.items.add(file);
      }
      return act("takes no files", "chooseFiles", control, transfer.files);
    },

    dispatch(element, type, init) {
      const Kind = world[eventClasses[type] || (type.startsWith("pointer") ? "PointerEvent" : "Event")];
      const event = new Kind(type, { bubbles: true, cancelable: true, composed: true, ...init });
      withPatches(() => element.dispatchEvent(event));
    },

    fill(element, text) {
      const state = isEditable(element);
      const control = controlOf(element);
      if (control.localName === "input" && unfilled.test(control.type)) return problem(`Input of type "${control.type}" cannot be filled`);
      if (state === null) return noField;
      if (!options.force && !isVisible(element)) return passing("is not visible");
      if (!options.force && !state) return passing("is not editable");
      if (control.type === "number" && Number.isNaN(Number(text))) return problem("Cannot type text into input[type=number]");
      return act("cannot be filled", "fill", control, text);
    },

    blur: (element) => withPatches(() => element.blur()),
    focus: (element) => withPatches(() => element.focus()),
    textContent: (element) => element.textContent,
    innerHTML: (element) => element.innerHTML,
    innerText: (element) => (element instanceof world.HTMLElement ? finding.text(element) : problem("Node is not an HTMLElement")),
    getAttribute: (element, attribute) => element.getAttribute(attribute),
    isThere: () => true,
    classes: (element) => element.getAttribute("class") || "",
    isVisible,
    isDisabled,
    isIndeterminate: (element) => isIndeterminate(element) ?? noBox,
    isChecked: (element) => isChecked(element) ?? noBox,
    isEditable: (element) => isEditable(element) ?? noField,
    viewportRatio(element) {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const shownWidth = Math.min(right, world.innerWidth) - Math.max(left, 0);
      const shownHeight = Math.min(bottom, world.innerHeight) - Math.max(top, 0);
      return width * height === 0 ? 0 : (Math.max(shownWidth, 0) * Math.max(shownHeight, 0)) / (width * height);
    },
    isFocused: (element) => element.ownerDocument.activeElement === element,
    contentFrame: (element) => inFrames("contentNumber", element),
    ownerFrame: numberOf,
    all: (element, steps) => found(steps, element).map(listed),
    scrollIntoView(element) {
      const refusal = isVisible(element) ? unrest(element) : passing("is not visible");
      if (refusal !== null) return refusal;
      withPatches(() => element.scrollIntoView());
    },
    selectText(element) {
      if (!options.force && !isVisible(element)) return passing("is not visible");
      const control = controlOf(element);
      if (control.matches("input, textarea")) {
        withPatches(() => {
          control.select();
          control.focus();
        });
        return;
      }
      const document = control.ownerDocument;
      const range = document.createRange();
      range.selectNodeContents(control);
      withPatches(() => {
        const selection = document.getSelection();
        selection.removeAllRanges();
        selection.addRange(range);
      });
    },
    boundingBox(element) {
      if (element.getClientRects().length === 0) return null;
      boxed = element;
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    },
    inputValue(element) {
      const control = controlOf(element);
      if (!control.matches("input, select, textarea")) return problem("Node is not an <input>, <textarea> or <select> element");
      return control.value;
    },
    values(element) {
      const control = controlOf(element);
      if (control.localName !== "select" || !control.multiple) return problem("Not a select element with a multiple attribute");
      return [...control.selectedOptions].map((option) => option.value);
    },
    role: (element) => finding.role(element),
    accessibleName: (element) => finding.name(element),
    accessibleDescription: (element) => finding.description(element),
    accessibleErrorMessage: (element) => finding.errorMessage(element),
    ariaTree: (element, isMasked) => finding.tree(element, isMasked),
    title: () => page.title,
    url: () => page.URL,
    evaluate: (element, source, given) => leavingLater(called(numberOf(element), source, [given], element)),
    truth: async (element, source, given) => Boolean(await called(numberOf(element), source, [element, given])),
    evaluateHandle: (element, source, given) => keptLater(called(numberOf(element), source, [given], element)),
  };

  function special(kind, given) {
    if (kind === "date") return new RealDate(given);
    if (kind === "url") return new world.URL(given);
    if (kind === "regexp") return new RegExp(given[0], given[1]);
    return Object.assign(new Error(given[1]), { name: given[0] });
  }

  // An argument names a kept value by its key.
  function revived(value) {
    if (typeof value !== "object" || value === null) return value;
    const members = Object.getPrototypeOf(value) === Object.prototype ? Object.keys(value) : [];
    if (members.length === 1 && members[0] === "webapi-handle") {
      const key = value["webapi-handle"];
      if (!handles.has(key)) throw new Error("JSHandles can be evaluated only in the context they were created!");
      return handles.get(key);
    }
    if (members.length === 1 && members[0] === "webapi-special") return special(...value["webapi-special"]);
    if (Array.isArray(value)) value.forEach((each, index) => (value[index] = revived(each)));
    for (const member of members) value[member] = revived(value[member]);
    return value;
  }

  function shown(value) {
    if (typeof value === "string") return value;
    if (typeof value !== "object" && typeof value !== "function") return String(value);
    if (value === null) return "null";
    if (isElement(value)) return `JSHandle@${preview(value)}`;
    if (value.nodeType === 3) return `JSHandle@#text=${oneLine(value.data)}`;
    if (Array.isArray(value)) return `Array(${value.length})`;
    if (typeof value === "function") return String(value);
    const name = Object.prototype.toString.call(value).slice(8, -1);
    return name === "Object" ? "Object" : `JSHandle@${name.toLowerCase()}`;
  }

  const isElement = (value) => typeof value === "object" && value !== null && value.nodeType === 1;

  const isNode = (value) => typeof value === "object" && value !== null && typeof value.nodeType === "number";
  const kept = (value) => ({ key: keep(value), isElement: isNode(value), shown: shown(value) });

  async function keptLater(value) {
    const settled = await value;
    return withoutPatches(() => kept(settled));
  }

  // Add an element to the head, and wait for what it loads.
  function added(element, isLoaded) {
    const promise = isLoaded
      ? new Promise((resolve, reject) => {
          element.onload = resolve;
          element.onerror = () => reject(new Error(`Failed to load ${element.localName} at ${element.src || element.href}`));
        })
      : Promise.resolve();
    const document = element.ownerDocument;
    withPatches(() => (document.head || document.documentElement).append(element));
    return promise.then(() => withoutPatches(() => kept(element)));
  }

  // The source is an expression of a frame, whose number 0 is the page. If its value is a function, call it.
  function called(frame, source, given, ...targets) {
    if (frame !== 0) documentOf(frame);
    const script = withImportCalls(source);
    let text = "(" + script + "\n)";
    try {
      new Function(text);
    } catch (error) {
      text = script;
    }
    const value = withPatches(() => (frame === 0 ? execute(text) : inFrames("run", frame, text)));
    if (typeof value !== "function") return value;
    const all = [...targets, ...given.map(revived)];
    return withPatches(() => apply(value, undefined, all));
  }

  const acting = new Set(
    "check click drop fill focus hover press pressMouse releaseMouse scrollIntoView select selectText setInputFiles type".split(" "),
  );

  // Values leave as Playwright's do. What the crossing has not is encoded; values.py decodes it.

  const leavingLater = (value) =>
    value !== null && typeof value === "object" && typeof value.then === "function"
      ? (async () => leaving(await value))()
      : leaving(value);

  function leaving(value) {
    if (typeof value === "function" || typeof value === "symbol") return null;
    if (typeof value !== "object" || value === null) return value;
    return withoutPatches(() => (isPlain(value, new Set()) ? value : { "webapi-encoded": encoded(value, new Map()) }));
  }

  const tagOf = (value) => Object.prototype.toString.call(value).slice(8, -1); // a class of the page would be loaded for instanceof
  const isCrossing = (value) => /^(?:ArrayBuffer|ReadableStream)$/.test(tagOf(value));

  // Whether JSON describes a value.
  function isPlain(value, seen) {
    if (typeof value === "undefined" || typeof value === "function" || typeof value === "symbol") return false;
    if (typeof value !== "object" || value === null) return true;
    if (seen.has(value)) return false;
    seen.add(value);
    try {
      if (Array.isArray(value)) return value.every((each) => isPlain(each, seen)) && Object.keys(value).length === value.length;
      const prototype = Object.getPrototypeOf(value);
      if (tagOf(value) === "Window" || (prototype !== Object.prototype && prototype !== null)) return isCrossing(value);
      const keys = Object.keys(value);
      const isOurs = keys.length === 1 && keys[0] === "webapi-encoded";
      return !isOurs && typeof value.toJSON !== "function" && keys.every((key) => isPlain(value[key], seen));
    } catch (error) {
      return false;
    }
  }

  function encoded(value, ids) {
    if (typeof value === "undefined" || typeof value === "function" || typeof value === "symbol") return null;
    if (typeof value !== "object" || value === null || isCrossing(value)) return value;
    if (value === world || tagOf(value) === "Window") return "ref: <Window>";
    if (typeof value.nodeType === "number") return value.nodeType === 9 ? "ref: <Document>" : "ref: <Node>";
    if (value instanceof Error || tagOf(value) === "DOMException") {
      return ["error", [String(value.name), String(value.message), String(value.stack ?? "")]];
    }
    if (value instanceof RealDate) return ["date", value.toJSON()];
    if (tagOf(value) === "URL") return ["url", value.href];
    if (value instanceof RegExp) return ["regexp", [value.source, value.flags]];
    if (ids.has(value)) return ["known", ids.get(value)];
    const id = ids.size;
    ids.set(value, id);
    if (ArrayBuffer.isView(value)) return ["array", Array.from(/** @type {any} */ (value)), id];
    if (Array.isArray(value)) return ["array", Array.from(value, (each) => encoded(each, ids)), id];
    const members = [];
    for (const key of Object.keys(value)) {
      try {
        const member = value[key];
        const isMethod = key === "toJSON" && typeof member === "function";
        members.push([key, isMethod ? ["object", [], -1] : encoded(member, ids)]);
      } catch (error) {
        // a getter that throws has no value
      }
    }
    if (members.length === 0 && typeof value.toJSON === "function") {
      try {
        return encoded(value.toJSON(), ids);
      } catch (error) {
        // it is an object without members
      }
    }
    return ["object", members, id];
  }

  const isProblem = (value) => typeof value === "object" && value !== null && typeof value.problem === "string";

  const actions = {
    act(steps, isStrict, kind, given, how) {
      const elements = found(steps);
      if (elements.length === 0) return { missing: true, waits: true };
      if (isStrict && elements.length > 1) return { many: elements.map(preview) };
      options = { steps: 1, ...how };
      const element = acting.has(kind) && elements[0].nodeType === 3 ? elements[0].parentElement : elements[0];
      const isGone = element.isConnected === false && acting.has(kind);
      const value = isGone ? problem("Element is not attached to the DOM") : kinds[kind](element, ...given);
      if (kind !== "evaluate" && isProblem(value)) return { ...value, resolved: preview(element) };
      if (value !== null && typeof value === "object" && typeof value.then === "function") {
        return value.then((settled) => ({ value: settled }));
      }
      return { value: value === undefined ? null : value };
    },

    // What the keyboard and the mouse do, without an element that a test names.
    keyboard(kind, text) {
      options = {};
      return act(null, kind, keyTarget(), text) || {};
    },
    mouse(kind, ...given) {
      options = {};
      if (kind === "mouseMove") {
        aim = null;
        const [x, y, steps] = given;
        return moveBySteps(x, y, steps, () => elementAt(x, y), null) || {};
      }
      const element = aim !== null && aim.isConnected ? aim : elementAt(...userInput("mousePoint", page.documentElement));
      return act(null, kind, element, ...given) || {};
    },

    evaluate: (source, given, frame = 0) => leavingLater(called(frame, source, [given])),
    dispose: (key) => void handles.delete(key),
    evaluateAll(steps, source, given) {
      const elements = found(steps);
      const [[kind, value]] = steps;
      const frame = elements.length > 0 ? numberOf(elements[0]) : kind === "frame" ? value : 0;
      return leavingLater(called(frame, source, [given], elements));
    },
    evaluateHandle: (source, given, frame = 0) => keptLater(called(frame, source, [given])),

    // What only frames inside of the document do
    frameElement: (frame) => kept(inFrames("element", frame)),
    navigateFrame: (url, frame) => void inFrames("navigate", frame, url),
    setContent: (html, frame) => void inFrames("show", frame, html),

    addScript(url, text, type, frame = 0) {
      const element = documentOf(frame).createElement("script");
      if (type !== "") element.type = type;
      if (url === null) element.textContent = text;
      else element.src = url;
      return added(element, url !== null);
    },

    addStyle(url, text, frame = 0) {
      const element = documentOf(frame).createElement(url === null ? "style" : "link");
      if (url === null) element.textContent = text;
      else Object.assign(element, { rel: "stylesheet", href: url });
      return added(element, false);
    },

    // The states of an element; none if it is in no document.
    elementStates(steps) {
      const [element] = found(steps);
      if (element === undefined || !element.isConnected) return [];
      const visible = !isVisible(element) ? ["hidden"] : userInput("isMoving", element) ? ["visible"] : ["visible", "stable"];
      return [...visible, isDisabled(element) ? "disabled" : "enabled", ...(isEditable(element) === true ? ["editable"] : [])];
    },

    all: (steps) => found(steps).map(listed),
    count: (steps) => found(steps).length,
    previews: (steps) => found(steps).map(preview),
    each: (steps, kind, given) => found(steps).map((element) => kinds[kind](element, ...given)),
    state: (steps) => found(steps).map(isVisible),
    content(frame = 0) {
      const { doctype, documentElement } = documentOf(frame);
      return (doctype === null ? "" : "<!DOCTYPE html>") + documentElement.outerHTML;
    },
    title: (frame = 0) => documentOf(frame).title,
    navigate: (url) => void (location.href = url),
    go: (delta) => history.go(delta),

    // Whether the value is true; an element gives its key.
    async truth(source, given, frame = 0) {
      const truth = await called(frame, source, [given]);
      return truth ? withoutPatches(() => kept(truth)) : null;
    },

    // Let it be a moment, in milliseconds, or let Date tell a fixed one.
    setDate(moment, fixed) {
      if (moment !== null) dateShift = moment - clockTime();
      fixedDate = fixed;
    },

    learn: (source) => void (finding = execute(source)({ world, inside, withItself, found, isVisible, isShown, lookups, sieves })),
  };
  // Messages of the console, as Playwright shows them. Facts of Chromium by it: 5 members of an object, 100 items.

  const mostMessages = 200; // whose values are kept
  const mostText = 100000;
  const messages = [];

  function ofConsole(type, values) {
    const stack = String(new Error().stack);
    withoutPatches(() => {
      const given = [];
      let text = "";
      try {
        for (const each of Array.from(values)) given.push(kept(each));
        text = Array.from(values, printed).join(" ").slice(0, mostText);
      } catch (error) {
        text = "[a value that cannot be shown]";
      }
      if (messages.push(given) > mostMessages) for (const { key } of messages.shift()) handles.delete(key);
      /** @type {any} */
      const script = page.currentScript;
      const url = script?.src || page.URL;
      const source = script === null || script.src !== "" ? null : script.text;
      report("console", JSON.stringify({ type, text, given, stack, url, source }));
    });
  }

  function printed(value) {
    if (typeof value !== "object" || value === null) return String(value) + (typeof value === "bigint" ? "n" : "");
    try {
      if (Array.isArray(value)) return itemsOf(value);
      const name = nameOf(value);
      return name === "Object" ? membersOf(value) : descriptionOf(value, name);
    } catch (error) {
      return "Object";
    }
  }

  const nameOf = (value) => {
    if (value === world) return "Window";
    if (Object.prototype.toString.call(value) === "[object Arguments]") return "Arguments";
    const prototype = Object.getPrototypeOf(value);
    const made = prototype === null ? undefined : describe(prototype, "constructor");
    return typeof made?.value === "function" && made.value.name !== "" ? String(made.value.name) : "Object";
  };

  function descriptionOf(value, name) {
    if (typeof value.nodeType === "number") return "JSHandle@node";
    if (value instanceof RegExp || value instanceof RealDate) return String(value);
    if (value instanceof Map || value instanceof Set) return `${name}(${value.size})`;
    if (ArrayBuffer.isView(value) && "length" in value) return `${name}(${value.length})`;
    if (/^(?:Arguments|HTMLCollection|NodeList)$/.test(name)) return itemsOf(Array.from(value));
    if (!(value instanceof Error) && name !== "DOMException") return name;
    const head = String(value);
    const stack = value.stack;
    if (typeof stack !== "string" || stack === "") return head;
    return stack.startsWith(head) ? stack : `${head}\n${stack}`;
  }

  function membersOf(value) {
    const keys = Reflect.ownKeys(value).filter((key) => describe(value, key).enumerable);
    const tokens = keys.slice(0, 5).map((key) => `${String(key)}: ${shortText(describe(value, key).value)}`);
    return `{${tokens.join(", ")}}`;
  }

  function itemsOf(value) {
    const tokens = [];
    let holes = 0;
    for (let index = 0; index < value.length && tokens.length < 100; index++) {
      const item = describe(value, index);
      if (item === undefined) {
        holes++;
        continue;
      }
      if (holes !== 0) tokens.push(holes === 1 ? "empty" : `empty x ${holes}`);
      holes = 0;
      tokens.push(shortText(item.value));
    }
    return `[${tokens.join(", ")}]`;
  }

  // A value inside of another one.
  function shortText(value) {
    if (typeof value === "function") return "";
    if (typeof value === "string") return value.length <= 100 ? value : `${value.slice(0, 50)}\u2026${value.slice(-49)}`;
    if (typeof value !== "object" || value === null) return printed(value);
    if (Array.isArray(value)) return `Array(${value.length})`;
    const name = nameOf(value);
    if (isElement(value)) return value.localName + (value.id && `#${value.id}`) + [...value.classList].map((each) => `.${each}`).join("");
    const text = name === "Object" || name === "Arguments" ? name : descriptionOf(value, name);
    return text.length <= 100 ? text : `${text.slice(0, 99)}\u2026`;
  }

  listenToConsole(ofConsole);

  const later = world.setTimeout;

  // A click on an input of files asks the user for them, after its listeners.
  world.addEventListener(
    "click",
    (event) =>
      withoutPatches(() => {
        const input = /** @type {any} */ (event.composedPath()[0]);
        if (!isElement(input) || input.localName !== "input" || input.type !== "file") return;
        later(() => {
          if (event.defaultPrevented) return;
          withoutPatches(() => report("filechooser", JSON.stringify({ element: kept(input), multiple: input.multiple })));
        }, 0);
      }),
    true,
  );

  page.addEventListener("DOMContentLoaded", () => report("domcontentloaded", "null"));
  world.addEventListener("load", () => report("load", "null"));

  const entries = {};
  for (const each of Object.keys(actions)) {
    entries[each] = function () {
      const given = arguments;
      generating = null;
      return withoutPatches(() => apply(actions[each], undefined, given));
    };
  }
  return entries;
});
