// The page: its state is what was typed. webapi and the browser answer it, and what differs is
// marked; urllib.parse answers beside.
const MEMBERS = ["href", "origin", "protocol", "username", "password", "host", "hostname", "port",
  "pathname", "search", "hash"];
const TRIES = [
  "https://example.com\\@evil.example/",
  "https://faß.example/a/../ü?q=1&q=2#x",
  "http:\\\\0x7F.1:80\\a|b",
  "file:///C|/a/./b",
  "foo://h ost/p'?q'",
  "https://exa mple/",
];
const LONGEST_SHOWN = 2000;
const LONGEST_MARKED = 10000;
const LONGEST_LINK = 8000;
const MOST_ROWS = 200;
const MOST_ERRORS = 10;
const NOTHING = { text: "–", kind: "waiting", key: "" }; // what urllib.parse says of a change
const PATIENCE = 20_000; // milliseconds
const DEFAULT_PORTS = { ftp: 21, http: 80, https: 443, ws: 80, wss: 443 };

const $ = (selector) => document.querySelector(selector);
const state = { url: TRIES[0], base: "", member: "", value: "", params: null, loaded: 0 };
const packages = new Map(); // from those that do not answer to the reason
let told = null; // webapi's answer to the state, or null while it is awaited
let python = null; // the worker, once it is ready
let lost = false; // whether it will never be
let pending = null; // the question under way
let linking = 0; // the timer that writes the fragment

// ---- asking

function change(what) {
  Object.assign(state, what);
  told = null;
  problem("");
  clearTimeout(linking);
  linking = setTimeout(keepInFragment, 200); // browsers limit how often the address may change
  show();
  ask();
}

function ask() {
  if (!python || pending) return; // the latest state is asked when the answer under way is here
  pending = JSON.stringify(state);
  python.postMessage(pending);
  document.body.dataset.settled = "no";
}

function receive(message) {
  const asked = pending;
  pending = null;
  if (asked !== JSON.stringify(state)) return ask();
  if (message.refusal) problem(`webapi gave no answer: ${message.refusal}`);
  else told = message.answer;
  show();
  document.body.dataset.settled = "yes";
}

function loadPackages(names) {
  $("#load").disabled = true;
  for (const name of names) {
    packages.set(name, "is loaded …");
    python.postMessage({ load: name });
  }
  show();
}

function receiveReader({ reader, failure }) {
  if (failure !== undefined) {
    packages.set(reader, `cannot be loaded: ${failure}`);
  } else {
    packages.delete(reader);
    state.loaded += 1; // a state that differs is asked again
  }
  show();
  ask();
}

function browserAnswer() {
  try {
    const url = state.base ? new URL(state.url, state.base) : new URL(state.url);
    if (state.member) url[state.member] = state.value;
    if (state.params) {
      for (const name of new Set(url.searchParams.keys())) url.searchParams.delete(name);
      for (const [name, value] of state.params) url.searchParams.append(name, value);
    }
    return {
      members: Object.fromEntries(MEMBERS.map((member) => [member, url[member]])),
      params: [...url.searchParams],
    };
  } catch (error) {
    return { failure: error.message };
  }
}

// ---- showing

function show() {
  const browser = browserAnswer();
  showAnswers(browser);
  showReaders(browser);
  showQuery((told ?? browser).params ?? []);
  showPython();
  for (const name of ["url", "base"]) showErrors(name, told?.errors[name] ?? []);
  $("#value").disabled = !state.member;
  $("#undo").hidden = state.params === null;
}

function showAnswers(browser) {
  let differences = 0;
  const refused = browser.failure !== undefined && (!told || told.failure !== undefined);
  for (const row of $("#answers tbody").rows) {
    const ours = shown(told, row.dataset.member);
    const theirs = shown(browser, row.dataset.member);
    const differs = told !== null && ours.key !== theirs.key;
    differences += differs;
    row.hidden = refused && row.dataset.member !== "href";
    row.className = differs ? "differs" : "";
    fill(row.cells[1], ours, differs ? theirs.text : null);
    fill(row.cells[2], theirs, differs ? ours.text : null);
    const urllib = told && !told.urllib ? NOTHING : shown(told?.urllib, row.dataset.member);
    fill(row.cells[3], urllib, null);
    row.cells[3].classList.toggle("other", Boolean(told?.urllib) && urllib.key !== theirs.key);
  }
  const refusers = [told?.failure && "webapi", browser.failure && "this browser"].filter(Boolean);
  $("#verdict").textContent = !told ? ""
    : refusers.length === 2 ? "both refuse it"
    : refusers.length === 1 ? `only ${refusers[0]} refuses it`
    : differences ? `${differences} of ${MEMBERS.length + 1} differ` : "all the same";
}

/** What each reader sees in a URL without a base, this browser first. */
function showReaders(browser) {
  const others = told?.readers;
  $("#seen").hidden = !others;
  if (!others) return;
  const own = { reader: "this browser", refusal: browser.failure ?? null, identity: null };
  if (own.refusal === null) {
    const { protocol, hostname, port } = browser.members;
    const scheme = protocol.slice(0, -1);
    Object.assign(own, { scheme, host: hostname, port });
    const seen = port === "" ? DEFAULT_PORTS[scheme] ?? null : Number(port);
    own.identity = [scheme, hostname, seen];
  }
  $("#readers tbody").replaceChildren(
    ...[own, ...others].map((reading) => {
      const refused = reading.refusal !== null;
      const { reader, scheme, host, port } = reading;
      const row = readerRow(reader, refused ? ["refuses"] : [scheme, host, port]);
      if (!agree(reading, own)) row.className = "apart";
      return row;
    }),
    ...[...packages].map(([reader, why]) => {
      const row = readerRow(reader, [why]);
      row.cells[1].className = "waiting";
      return row;
    }),
  );
}

function readerRow(reader, texts) {
  const row = document.createElement("tr");
  const head = document.createElement("th");
  head.scope = "row";
  head.textContent = reader;
  row.append(head);
  for (const text of texts) row.insertCell().textContent = shorten(text ?? NOTHING.text);
  if (texts.length === 1) row.cells[1].colSpan = 3;
  return row;
}

/** Whether a reading is that of this browser, as far as the reader sees. */
function agree(reading, own) {
  if (reading.identity && own.identity && reading.scheme === null) {
    return reading.identity[1] === own.identity[1];
  }
  return JSON.stringify(reading.identity) === JSON.stringify(own.identity);
}

/** What one cell holds: its text, and a key to compare by that tells a failure from a value. */
function shown(answer, member) {
  if (!answer) return { text: python ? "…" : lost ? "not available" : "waits for Python", kind: "waiting", key: "" };
  if (answer.failure !== undefined) {
    return { text: member === "href" ? answer.failure : "–", kind: "wrong", key: "failure" };
  }
  const text = member === "params"
    ? answer.params.slice(0, MOST_ROWS).map(([name, value]) => `${name} = ${value}`).join("\n")
    : answer.members[member];
  if (text === undefined) return NOTHING;
  const key = member === "params" ? JSON.stringify(answer.params) : `=${text}`;
  return { text, kind: text === "" ? "empty" : "", key };
}

function fill(cell, { text, kind }, other) {
  cell.className = kind;
  const cut = shorten(text);
  if (other === null || kind) return cell.replaceChildren(cut);
  let start = 0;
  while (start < cut.length && cut[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(cut.length, other.length) - start
    && text.at(-1 - end) === other.at(-1 - end)) end += 1;
  if (text !== cut) end = 0;
  const middle = document.createElement("mark");
  middle.textContent = cut.slice(start, cut.length - end);
  cell.replaceChildren(cut.slice(0, start), middle, cut.slice(cut.length - end));
}

function shorten(text) {
  if (text.length <= LONGEST_SHOWN) return text;
  return `${text.slice(0, LONGEST_SHOWN)} … (${text.length.toLocaleString("en")} characters)`;
}

function showErrors(name, errors) {
  const text = state[name];
  const points = text.length <= LONGEST_MARKED ? [...text] : null;
  const items = errors.slice(0, MOST_ERRORS).map(([error, start, end]) => {
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.textContent = error;
    link.href = `https://url.spec.whatwg.org/#${error.toLowerCase()}`;
    const where = points?.slice(start, end).join("");
    item.append(link, ` at ${start}`, where ? `: ${JSON.stringify(shorten(where))}` : "");
    return item;
  });
  if (errors.length > MOST_ERRORS) {
    const rest = document.createElement("li");
    rest.textContent = `and ${errors.length - MOST_ERRORS} more`;
    items.push(rest);
  }
  $(`#${name}-errors`).replaceChildren(...items);
  const marks = $(`#${name}`).previousElementSibling;
  marks.replaceChildren(...(points ? underlined(points, errors) : []));
  marks.scrollTop = $(`#${name}`).scrollTop;
}

/** The text again, invisible, with the places of the errors underlined. */
function underlined(points, errors) {
  const wrong = new Uint8Array(points.length + 1);
  for (const [, start, end] of errors) wrong.fill(1, start, Math.max(end, start + 1));
  const pieces = [];
  let start = 0;
  for (let at = 1; at <= points.length + 1; at += 1) {
    if (at <= points.length && wrong[at] === wrong[start]) continue;
    const piece = points.slice(start, at).join("") || (wrong[start] ? " " : "");
    const node = document.createElement(wrong[start] ? "u" : "span");
    node.textContent = piece;
    pieces.push(node);
    start = at;
  }
  return pieces;
}

function showQuery(pairs) {
  const body = $("#query tbody");
  const rows = Math.min(pairs.length, MOST_ROWS);
  while (body.rows.length > rows) body.rows[rows].remove();
  while (body.rows.length < rows) body.append(queryRow(body.rows.length));
  for (let at = 0; at < rows; at += 1) {
    const inputs = body.rows[at].querySelectorAll("input");
    inputs.forEach((input, side) => {
      if (input.value !== pairs[at][side]) input.value = pairs[at][side];
    });
  }
  body.dataset.pairs = JSON.stringify(pairs);
  $("#more").textContent = pairs.length > rows ? `and ${pairs.length - rows} more pairs` : "";
  $("#add").disabled = pairs.length > rows || Boolean((told ?? browserAnswer()).failure);
}

function queryRow(at) {
  const row = document.createElement("tr");
  const edit = (how) => {
    const pairs = JSON.parse($("#query tbody").dataset.pairs);
    how(pairs);
    change({ params: pairs });
  };
  for (const [side, what] of ["Name", "Value"].entries()) {
    const input = document.createElement("input");
    input.setAttribute("aria-label", `${what} of pair ${at + 1}`);
    input.spellcheck = false;
    input.oninput = () => edit((pairs) => { pairs[at][side] = input.value; });
    row.insertCell().append(input);
  }
  const remove = document.createElement("button");
  remove.type = "button";
  remove.textContent = "✕";
  remove.setAttribute("aria-label", `Remove pair ${at + 1}`);
  remove.onclick = () => {
    edit((pairs) => pairs.splice(at, 1));
    ($("#query tbody").rows[at]?.querySelector("button") ?? $("#add")).focus();
  };
  row.insertCell().append(remove);
  return row;
}

/** The state as a program. JSON's strings and lists are Python's, too. */
function showPython() {
  const { url, base, member, value, params } = state;
  const given = [url, base].filter((text, at) => text || !at).map((text) => JSON.stringify(text));
  const lines = [
    params ? "from webapi import URL, URLSearchParams" : "from webapi import URL",
    "",
    `url = URL(${given.join(", ")})`,
  ];
  if (member) lines.push(`url.${member} = ${JSON.stringify(value)}`);
  if (params) lines.push(`url.search = URLSearchParams(${JSON.stringify(params)})`);
  lines.push("print(url.hostname, url.href)");
  const text = lines.join("\n");
  const isShort = text.length <= LONGEST_LINK;
  $("#python").textContent = isShort ? text : "# This is too long to show.";
  $("#copy").disabled = !isShort;
  $("#copied").textContent = "";
}

function problem(text) {
  $("#problem").textContent = text;
  $("#problem").hidden = !text;
}

// ---- the link

function fragment() {
  const link = new URLSearchParams({ url: state.url });
  if (state.base) link.set("base", state.base);
  if (state.member) {
    link.set("set", state.member);
    link.set("to", state.value);
  }
  if (state.params) link.set("params", new URLSearchParams(state.params));
  return link.toString();
}

function keepInFragment() {
  const text = fragment();
  $("#shared").textContent = "";
  $("#share").disabled = text.length > LONGEST_LINK;
  if (text.length > LONGEST_LINK) $("#shared").textContent = "too long for a link";
  history.replaceState(null, "", text.length > LONGEST_LINK ? "#" : `#${text}`);
}

/** Read the fragment into a new state; throws words for people when it makes no sense. */
function readFragment() {
  const text = location.hash.slice(1);
  if (!text) return {};
  if (text.length > LONGEST_LINK) throw new Error("it is too long");
  const link = new URLSearchParams(text);
  for (const name of link.keys()) {
    if (!["url", "base", "set", "to", "params"].includes(name)) {
      throw new Error(`it has an unknown part, ${JSON.stringify(shorten(name))}`);
    }
    if (link.getAll(name).length > 1) throw new Error(`it has ${name} more than once`);
  }
  if (!link.has("url")) throw new Error("it has no url");
  const member = link.get("set") ?? "";
  if (member && (member === "origin" || !MEMBERS.includes(member))) {
    throw new Error(`${JSON.stringify(shorten(member))} cannot be set`);
  }
  return {
    url: link.get("url"),
    base: link.get("base") ?? "",
    member,
    value: link.get("to") ?? "",
    params: link.has("params") ? [...new URLSearchParams(link.get("params"))] : null,
  };
}

function openLink() {
  problem("");
  try {
    const found = readFragment();
    Object.assign(state, found);
  } catch (error) {
    problem(`The link could not be understood: ${error.message}. Shown is what was there before.`);
  }
  for (const name of ["url", "base", "member", "value"]) $(`#${name}`).value = state[name];
  told = null;
  show();
  ask();
}

// ---- starting

function startPython() {
  const fail = (text) => {
    $("#status").hidden = true;
    lost = true;
    show();
    problem(`${text} What this browser says is still shown.`);
  };
  if (typeof WebAssembly !== "object") {
    return fail("This browser has no WebAssembly, which Python needs.");
  }
  const slow = setTimeout(() => { $("#slow").hidden = false; }, PATIENCE);
  const worker = new Worker("python.js", { type: "module" });
  worker.onerror = (event) => {
    event.preventDefault();
    fail(`Python did not start${event.message ? `: ${event.message}` : ""}.`);
  };
  worker.onmessage = ({ data }) => {
    if (data.answer || data.refusal) return receive(data);
    if (data.problem) return fail(`${data.problem}.`);
    if (data.reader) return receiveReader(data);
    if (data.versions) {
      const { webapi, pyodide } = data.versions;
      $("#load").onclick = () => loadPackages(data.packages);
      $("#progress").hidden = true;
      $("#told").textContent = `Ready: webapi ${webapi} in Pyodide ${pyodide}`;
      clearTimeout(slow);
      $("#slow").hidden = true;
      python = worker;
      return ask();
    }
    $("#progress").value = data.step;
    $("#told").textContent = data.told;
  };
}

for (const member of [...MEMBERS, "params"]) {
  const row = $("#answers tbody").insertRow();
  row.dataset.member = member;
  const head = document.createElement("th");
  head.scope = "row";
  head.textContent = member === "params" ? "searchParams" : member;
  row.append(head);
  row.insertCell().dataset.who = "webapi";
  row.insertCell().dataset.who = "this browser";
  row.insertCell().dataset.who = "urllib.parse";
  if (member !== "params" && member !== "origin") $("#member").add(new Option(member));
}
for (const name of ["url", "base", "member", "value"]) {
  $(`#${name}`).addEventListener("input", (event) => {
    change({ [name]: event.target.value, params: null });
  });
}
for (const name of ["url", "base"]) {
  $(`#${name}`).addEventListener("scroll", ({ target }) => {
    target.previousElementSibling.scrollTop = target.scrollTop;
  });
}
for (const text of TRIES) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = text;
  button.onclick = () => {
    change({ url: text, base: "", member: "", value: "", params: null });
    for (const name of ["url", "base", "member", "value"]) $(`#${name}`).value = state[name];
  };
  $("#try").parentElement.append(button);
}
$("#add").onclick = () => {
  const pairs = JSON.parse($("#query tbody").dataset.pairs);
  change({ params: [...pairs, ["", ""]] });
  $("#query tbody").rows[pairs.length]?.querySelector("input").focus();
};
$("#undo").onclick = () => {
  change({ params: null });
  $("#add").focus();
};
$("#share").onclick = async () => {
  keepInFragment();
  try {
    await navigator.clipboard.writeText(location.href);
    $("#shared").textContent = "copied";
  } catch {
    $("#shared").textContent = "it is in the address bar";
  }
};
$("#copy").onclick = async () => {
  try {
    await navigator.clipboard.writeText($("#python").textContent);
    $("#copied").textContent = "copied";
  } catch {
    getSelection().selectAllChildren($("#python"));
    $("#copied").textContent = "it is selected: copy it";
  }
};
$("#form").onsubmit = (event) => event.preventDefault();
addEventListener("hashchange", openLink);
openLink();
startPython();
