// Plays steps in jsdom: a line of standard input is a command, [name, ...arguments]; a line of output its answer.
// jsdom gets the shims that people give it: fetch over XMLHttpRequest, observers that see nothing, matchMedia.

const { CookieJar, JSDOM, VirtualConsole } = require(`${process.argv[2]}/jsdom`);
const { readFileSync } = require("node:fs");
const readline = require("node:readline");
const { userEvent } = require("@testing-library/user-event");

const LIMIT = 2000;
const FETCH = readFileSync(require.resolve("whatwg-fetch/dist/fetch.umd.js"), "utf8");
const OBSERVER = "class { observe() {} unobserve() {} disconnect() {} takeRecords() { return []; } }";
const SHIMS = `${FETCH};
  globalThis.fetch = WHATWGFetch.fetch;
  for (const name of ["Headers", "Request", "Response"]) globalThis[name] ??= WHATWGFetch[name];
  globalThis.IntersectionObserver ??= ${OBSERVER};
  globalThis.ResizeObserver ??= ${OBSERVER};
  globalThis.matchMedia ??= (media) => ({ media, matches: false, addEventListener() {}, removeEventListener() {}, addListener() {}, removeListener() {} });
  globalThis.CSS ??= { escape: (text) => text.replace(/[^\\w-]/g, "\\\\$&"), supports: () => false };
  globalThis.scrollTo = Element.prototype.scrollIntoView = () => {};
  globalThis.confirm = () => true;
  globalThis.prompt = (message, value) => value ?? null;
  globalThis.alert = () => {};
  URL.createObjectURL ??= () => "blob:null/0";
  URL.revokeObjectURL ??= () => {};`;

let dom, user, errors, jar, base;

function begin(url) {
  jar = new CookieJar();
  base = url;
  errors = [];
  dom = undefined;
}

async function load(url) {
  const virtualConsole = new VirtualConsole();
  virtualConsole.on("jsdomError", (error) => {
    if (error.type === "unhandled-exception") errors.push([error.cause?.name ?? "", error.cause?.message ?? String(error.cause)]);
  });
  dom?.window.close();
  dom = await JSDOM.fromURL(url, {
    cookieJar: jar,
    pretendToBeVisual: true,
    resources: "usable",
    runScripts: "dangerously",
    virtualConsole,
    beforeParse(window) {
      for (const name of ["structuredClone", "TextEncoder", "TextDecoder", "ReadableStream"]) window[name] ??= globalThis[name];
      window.eval(SHIMS);
    },
  });
  if (dom.window.document.readyState !== "complete") {
    await new Promise((resolve) => dom.window.addEventListener("load", resolve));
  }
  user = userEvent.setup({ document: dom.window.document });
}

const skipped = /^(?:script|style|head|title|template)$/;
const textOf = (element) => element.textContent.replace(/\s+/g, " ").trim().toLowerCase();

function withText(text) {
  const fits = (element) => !skipped.test(element.localName) && textOf(element).includes(text.toLowerCase());
  return [...dom.window.document.body.querySelectorAll("*")].filter((each) => fits(each) && ![...each.children].some(fits));
}

function found(steps) {
  let elements = [dom.window.document];
  for (const [kind, value] of steps) {
    if (kind === "nth") elements = [elements.at(value)].filter(Boolean);
    else if (kind === "text") elements = withText(value);
    else elements = elements.flatMap((each) => [...each.querySelectorAll(value)]);
  }
  return elements;
}

const isShown = (element) => element.isConnected && dom.window.getComputedStyle(element).display !== "none";

async function until(check, what) {
  const end = Date.now() + LIMIT;
  for (;;) {
    const value = check();
    if (value) return value;
    if (Date.now() > end) throw new Error(`waited for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const one = (steps) => until(() => found(steps)[0], JSON.stringify(steps));
const tell = (element, ...types) => types.forEach((type) => element.dispatchEvent(new dom.window.Event(type, { bubbles: true })));

const commands = {
  begin,
  goto: (url) => load(new URL(url, base).href),
  reload: () => load(dom.window.location.href),
  go: (delta) => dom.window.history.go(delta),
  click: async (steps) => user.click(await one(steps)),
  async check(steps, isChecked) {
    const element = await one(steps);
    if (element.checked !== isChecked) await user.click(element);
  },
  async fill(steps, text) {
    const element = await one(steps);
    element.focus();
    const prototype = Object.getPrototypeOf(element);
    Object.getOwnPropertyDescriptor(prototype, "value").set.call(element, text);
    tell(element, "input");
  },
  async type(steps, text) {
    (await one(steps)).focus();
    await user.keyboard(text);
  },
  async press(steps, keys) {
    (await one(steps)).focus();
    const [key, modifier] = keys.split("+").reverse();
    const pressed = key === "Space" ? " " : key.length > 1 ? `{${key}}` : key;
    await user.keyboard(modifier ? `{${modifier}>}${pressed}{/${modifier}}` : pressed);
  },
  async select(steps, values) {
    const element = await one(steps);
    for (const option of element.options) option.selected = values.includes(option.value);
    tell(element, "input", "change");
  },
  wait: (steps, state) => until(() => {
    const element = found(steps)[0];
    return { attached: element, detached: !element, visible: element && isShown(element), hidden: !element || !isShown(element) }[state];
  }, JSON.stringify(steps)).then(() => null),
  waitForFunction: (source) => until(() => dom.window.eval(source), source).then(() => null),
  async evaluate(source) {
    const value = dom.window.eval(`(${source})`);
    return (typeof value === "function" ? value() : value) ?? null;
  },
  url: () => dom.window.location.href,
  errors: () => errors.splice(0),
  cpu: () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6; },
};

async function answer(line) {
  const [name, ...given] = JSON.parse(line);
  let shown;
  try {
    shown = { value: (await commands[name](...given)) ?? null };
  } catch (error) {
    shown = { error: String(error?.stack ?? error) };
  }
  process.stdout.write(`${JSON.stringify(shown)}\n`);
}

process.on("uncaughtException", (error) => errors?.push([error.name, error.message]));
process.on("unhandledRejection", (error) => errors?.push([error?.name ?? "", error?.message ?? String(error)]));
readline.createInterface({ input: process.stdin }).on("line", answer);
