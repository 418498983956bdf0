import { until } from "./waiting.js";

const root = document.getElementById("app");
const $ = (selector) => document.querySelector(selector);
const isFour = htmx.version.startsWith("4");
const shows = (selector, text) => until(() => $(selector)?.textContent === text);

// htmx 4 sends by fetch, htmx 2 by XMLHttpRequest. Fragments come from the page's server, and what
// fetch posts is answered by this table.
const posted = [];
const table = {
  "/saved": (body) => `<i>saved ${new URLSearchParams(body).get("name")}</i>`,
};
const { fetch } = window;
window.fetch = async (url, options) => {
  const answer = table[new URL(url, location.href).pathname];
  if (answer === undefined) return fetch(url, options);
  const request = new Request(url, options);
  const body = await request.text();
  posted.push([request.method, request.headers.get("content-type").split(";")[0], request.headers.get("hx-request"), body]);
  return new Response(answer(body), { headers: { "content-type": "text/html" } });
};

const show = (markup) => {
  root.innerHTML = markup;
  htmx.process(root);
};

const steps = {
  async get() {
    show('<button hx-get="/fragment.html" hx-target="#out">go</button><div id="out"></div><div id="oob"></div>');
    $("button").click();
    await shows("#oob", "out of band");
    await until(() => $("#new"));
    return [$("#out").innerHTML, $("#oob").textContent];
  },
  async swap() {
    const facts = [];
    for (const [style, markup] of [["outerHTML", ""], ["beforeend", "<b>old</b>"], ["beforebegin", ""], ["delete", "<b>old</b>"]]) {
      show(`<button hx-get="/plain.html" hx-target="#out" hx-swap="${style}">go</button><div id="out">${markup}</div>`);
      $("button").click();
      await until(() => (style === "delete" ? !$("#out") : $("#plain")));
      facts.push([style, root.textContent, $("#out") !== null]);
    }
    return facts;
  },
  async select() {
    show('<a href="#" hx-get="/fragment.html" hx-select="b" hx-trigger="chosen from:body once" hx-target="#out">go</a><p id="out"></p>');
    htmx.trigger(document.body, "chosen");
    await until(() => $("#out b"));
    return $("#out").innerHTML;
  },
  async form() {
    const event = isFour ? "htmx:config:request" : "htmx:configRequest";
    const seen = [];
    show(`<form hx-get="/plain.html" hx-target="#out" hx-vals='{"extra": 1}'><input name="name" value="n"><input type="checkbox" name="box" value="b" checked>
      <select name="pick"><option>1</option><option selected>2</option></select><textarea name="area">a</textarea><button name="which" value="w">send</button></form><p id="out"></p>`);
    const note = ({ detail }) => seen.push(Object.entries(isFour ? Object.fromEntries(detail.ctx.request.body) : { ...detail.parameters }).sort());
    document.body.addEventListener(event, note, { once: true });
    $("input").value = "typed";
    $("form button").click();
    await until(() => $("#plain"));
    return seen.map((each) => each.map(([name, value]) => [name, String(value)]));
  },
  async post() {
    if (!isFour) return null;
    show('<form hx-post="/saved" hx-swap="outerHTML"><input name="name" value="Ada L."><button>send</button></form>');
    $("button").click();
    await until(() => $("i"));
    return [root.innerHTML, posted];
  },
  on() {
    window.ran = [];
    show(`<div><p hx-on:click="ran.push(this.id + event.type)" id="a">x</p><p id="b" hx-on--load="1">y</p></div>`);
    $("#a").click();
    $("#b").click();
    return window.ran;
  },
  async nested() {
    show('<div hx-get="/nested.html" hx-trigger="load" id="outer"></div>');
    await until(() => $("#plain"));
    return [$("#outer > div") !== null, $("#plain").textContent];
  },
  async classes() {
    if (isFour) return null;
    show('<p class="x">1</p><p>2</p>');
    htmx.addClass($("p"), "y");
    await until(() => $("p").classList.contains("y"));
    return [$("p").className, htmx.find("p.x").textContent, htmx.findAll("p").length];
  },
  async missing() {
    const seen = [];
    const note = (event) => seen.push(event.detail.xhr?.status ?? event.detail.ctx?.response?.status);
    const name = isFour ? "htmx:after:request" : "htmx:responseError";
    document.body.addEventListener(name, note, { once: true });
    show('<button hx-get="/missing" hx-target="#out">go</button><p id="out">kept</p>');
    $("button").click();
    await until(() => seen.length);
    return seen;
  },
};

export const run = async () => {
  const facts = { version: htmx.version };
  for (const [name, step] of Object.entries(steps)) facts[name] = await step();
  return facts;
};
