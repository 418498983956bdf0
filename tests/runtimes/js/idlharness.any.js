// META: script=/resources/WebIDLParser.js
// META: script=/resources/idlharness.js
// META: variant=?untouched
// META: variant=?touched

// A context gets what any global has, which to idlharness is a window where all is exposed.
globalThis.Window = class Window {};
// FastPath, which is our compiler's own, may list "constructor", which is no identifier of Web IDL.
const everywhere = (idl) =>
  idl
    .replace(/\bExposed=(?!Python)(\*|\w+|\([^)]*\))/g, "Exposed=*")
    .replace(/\bFastPath=\([^)]*\), /g, "");

// The first touch of a global makes it a data property.
if (location.search === "?touched") {
  for (const name of Object.getOwnPropertyNames(globalThis)) globalThis[name];
}

const page = new Document("https://example.org/a/b?c#d");
const link = page.createElement("a");
link.setAttribute("href", "e");
page.append(link);
page.location.hash = "f";

promise_test(async () => {
  const interfaces = new IdlArray();
  const fetchIDL = async (name) => (await fetch(`/idl/${name}.webidl`)).text();
  const names = ["dom", "dom_events", "encoding", "file_api", "hr_time", "html", "html_events", "url", "urlpattern", "web_crypto", "xhr"];
  for (const name of [...names, "python"]) {
    interfaces.add_idls(everywhere(await fetchIDL(name)));
  }
  interfaces.add_objects({
    AbortController: ["new AbortController()"],
    AbortSignal: ["new AbortController().signal", "AbortSignal.any([])"],
    Blob: ["new Blob(['text'])", "new Blob(['text']).slice(1)"],
    Crypto: ["crypto"],
    CustomEvent: ["new CustomEvent('type')"],
    Document: ["page"],
    ErrorEvent: ["new ErrorEvent('type')"],
    Event: ["new Event('type')"],
    EventTarget: ["new EventTarget()"],
    File: ["new File(['text'], 'name')"],
    FormData: ["new FormData()"],
    HTMLAnchorElement: ["link"],
    HTMLAreaElement: ["page.createElement('area')"],
    HTMLBaseElement: ["page.createElement('base')"],
    HTMLCollection: ["page.links"],
    HTMLElement: ["page.createElement('p')"],
    Location: ["page.location"],
    LocationNavigation: ["page.location.navigations[0]"],
    Origin: ["new Origin()", "Origin.from('https://example.org')"],
    Performance: ["performance"],
    TextDecoder: ["new TextDecoder()"],
    TextEncoder: ["new TextEncoder()"],
    URL: ["new URL('https://example.org/')"],
    URLPattern: ["new URLPattern({})"],
    URLSearchParams: ["new URLSearchParams('a=b&c=d')"],
    WorkerLocation: ["new WorkerLocation('https://example.org/')"],
  });
  interfaces.test();
}, "the IDL loads");
