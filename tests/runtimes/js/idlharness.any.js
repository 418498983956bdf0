// META: script=/resources/WebIDLParser.js
// META: script=/resources/idlharness.js
// META: variant=?untouched
// META: variant=?touched

// A context gets what any global has, which to idlharness is a window where all is exposed.
globalThis.Window = class Window {};
// The harness does not know async_sequence yet. FastPath, which is our compiler's own, may list "constructor", which is no identifier of Web IDL.
const everywhere = (idl) =>
  idl
    .replace(/\basync_sequence</g, "sequence<")
    .replace(/\bExposed=(?!Python)(\*|\w+|\([^)]*\))/g, "Exposed=*")
    .replace(/\[Exposed=Python\] constructor\([^)]*\);/g, "")
    .replace(/\bFastPath=\([^)]*\), /g, "")
    .replace(/,\s*LegacyWindowAlias=\w+/, ""); // of windows, which have a document

// The first touch of a global makes it a data property.
if (location.search === "?touched") {
  for (const name of Object.getOwnPropertyNames(globalThis)) globalThis[name];
}

const page = new Document("https://example.org/a/b?c#d");
const link = page.createElement("a");
link.setAttribute("href", "e");
page.append(link);
page.location.hash = "f";

globalThis.document = page; // the harness makes its arguments of it
const xml = new Document();
const form = page.createElement("form");
form.append(page.createElement("input"), page.createElement("input"));
for (const each of form.children) each.name = "b";
const file = page.createElement("input");
file.type = "file";
const observer = new MutationObserver(() => {});
observer.observe(page, { subtree: true, attributes: true });
link.setAttribute("id", "g");
const [record] = observer.takeRecords();

const streams = {};
new ReadableStream({ start: (controller) => { streams.readable = controller; } });
const byteStream = new ReadableStream({ type: "bytes", start: (controller) => { streams.bytes = controller; } });
new WritableStream({ start: (controller) => { streams.writable = controller; } });
new TransformStream({ start: (controller) => { streams.transform = controller; } });
const byobReader = byteStream.getReader({ mode: "byob" });
byobReader.read(new Uint8Array(1));

promise_test(async () => {
  const interfaces = new IdlArray();
  const fetchIDL = async (name) => (await fetch(`/idl/${name}.webidl`)).text();
  const names = ["aria", "compression", "cssom", "css_style_sheets", "custom_elements", "data_transfer", "dom", "dom_events", "element_internals", "encoding", "encoding_streams", "fetch", "headers", "file_api", "hr_time", "html", "html_elements", "html_events", "html_forms", "html_location", "mathml", "page_events", "selection", "server_sent_events", "streams", "svg", "ui_events", "url", "urlpattern", "web_crypto", "xhr", "xml_http_request", "xpath"];
  for (const name of [...names, "python"]) {
    interfaces.add_idls(everywhere(await fetchIDL(name)));
  }
  // Engines have other versions of the members that are Python's here.
  const messageEvents = (await fetchIDL("message_events")).replace(/\[Exposed=Python\][^;]*;/g, "");
  interfaces.add_idls(everywhere(messageEvents));
  interfaces.add_idls(everywhere(await fetchIDL("engines/message_ports")));
  interfaces.add_objects({
    AbortController: ["new AbortController()"],
    Attr: ["page.createAttribute('name')"],
    CDATASection: ["xml.createCDATASection('data')"],
    Comment: ["new Comment('data')"],
    DOMImplementation: ["page.implementation"],
    XMLDocument: ["page.implementation.createDocument(null, '')"],
    CSSStyleProperties: ["link.style"],
    CSSStyleSheet: ["new CSSStyleSheet()"],
    CSSRuleList: ["new CSSStyleSheet().cssRules"],
    MediaList: ["new CSSStyleSheet().media"],
    DOMStringMap: ["link.dataset"],
    DOMTokenList: ["link.classList"],
    DocumentFragment: ["new DocumentFragment()"],
    DocumentType: ["page.implementation.createDocumentType('name', '', '')"],
    Element: ["xml.createElementNS(null, 'name')"],
    HTMLTemplateElement: ["page.createElement('template')"],
    MutationObserver: ["observer"],
    MutationRecord: ["record"],
    NamedNodeMap: ["link.attributes"],
    NodeIterator: ["page.createNodeIterator(page)"],
    NodeList: ["page.childNodes", "page.querySelectorAll('a')"],
    ProcessingInstruction: ["xml.createProcessingInstruction('target', 'data')"],
    Range: ["new Range()"],
    StaticRange: ["new StaticRange({ startContainer: page, startOffset: 0, endContainer: page, endOffset: 0 })"],
    Text: ["new Text('data')"],
    TreeWalker: ["page.createTreeWalker(page)"],
    AbortSignal: ["new AbortController().signal", "AbortSignal.any([])"],
    Blob: ["new Blob(['text'])", "new Blob(['text']).slice(1)"],
    Crypto: ["crypto"],
    ByteLengthQueuingStrategy: ["new ByteLengthQueuingStrategy({ highWaterMark: 5 })"],
    CountQueuingStrategy: ["new CountQueuingStrategy({ highWaterMark: 5 })"],
    CustomEvent: ["new CustomEvent('type')"],
    Document: ["page"],
    ErrorEvent: ["new ErrorEvent('type')"],
    Event: ["new Event('type')"],
    EventSource: ["new EventSource('data:text/event-stream,')"],
    EventTarget: ["new EventTarget()"],
    File: ["new File(['text'], 'name')"],
    FormData: ["new FormData()"],
    Headers: ["new Headers({ a: 'b' })"],
    HTMLAnchorElement: ["link"],
    HTMLAreaElement: ["page.createElement('area')"],
    HTMLBaseElement: ["page.createElement('base')"],
    HTMLCollection: ["page.links"],
    HTMLButtonElement: ["page.createElement('button')"],
    HTMLFieldSetElement: ["page.createElement('fieldset')"],
    HTMLFormControlsCollection: ["form.elements"],
    HTMLFormElement: ["form"],
    HTMLInputElement: ["page.createElement('input')"],
    HTMLLabelElement: ["page.createElement('label')"],
    HTMLMeterElement: ["page.createElement('meter')"],
    HTMLOptionElement: ["page.createElement('option')"],
    HTMLOptionsCollection: ["page.createElement('select').options"],
    HTMLOutputElement: ["page.createElement('output')"],
    HTMLProgressElement: ["page.createElement('progress')"],
    HTMLSelectElement: ["page.createElement('select')"],
    HTMLTextAreaElement: ["page.createElement('textarea')"],
    FileList: ["file.files"],
    FormDataEvent: ["new FormDataEvent('type', { formData: new FormData() })"],
    RadioNodeList: ["form.elements.namedItem('b')"],
    SubmitEvent: ["new SubmitEvent('type')"],
    ValidityState: ["file.validity"],
    AnimationEvent: ["new AnimationEvent('type')"],
    ClipboardEvent: ["new ClipboardEvent('type')"],
    CommandEvent: ["new CommandEvent('type')"],
    CompositionEvent: ["new CompositionEvent('type')"],
    DataTransfer: ["new DataTransfer()"],
    DataTransferItem: ["new DataTransfer().items.add('a', 'b')"],
    DataTransferItemList: ["new DataTransfer().items"],
    DragEvent: ["new DragEvent('type')"],
    FocusEvent: ["new FocusEvent('type')"],
    InputEvent: ["new InputEvent('type')"],
    KeyboardEvent: ["new KeyboardEvent('type')"],
    MouseEvent: ["new MouseEvent('type')"],
    PageTransitionEvent: ["new PageTransitionEvent('type')"],
    PointerEvent: ["new PointerEvent('type')"],
    SecurityPolicyViolationEvent: ["new SecurityPolicyViolationEvent('type')"],
    ToggleEvent: ["new ToggleEvent('type')"],
    DeviceOrientationEvent: ["new DeviceOrientationEvent('type')"],
    TextEvent: ["page.createEvent('TextEvent')"],
    TransitionEvent: ["new TransitionEvent('type')"],
    UIEvent: ["new UIEvent('type')"],
    WheelEvent: ["new WheelEvent('type')"],
    MessageChannel: ["new MessageChannel()"],
    MessagePort: ["new MessageChannel().port1"],
    MessageEvent: ["new MessageEvent('type')"],
    HTMLElement: ["page.createElement('em')"],
    MathMLElement: ["page.createElementNS('http://www.w3.org/1998/Math/MathML', 'mi')"],
    SVGSVGElement: ["page.createElementNS('http://www.w3.org/2000/svg', 'svg')"],
    SVGNumber: ["page.createElementNS('http://www.w3.org/2000/svg', 'svg').createSVGNumber()"],
    SVGRect: ["page.createElementNS('http://www.w3.org/2000/svg', 'svg').createSVGRect()"],
    TimeRanges: ["page.createElement('audio').buffered"],
    SVGAnimatedString: ["page.createElementNS('http://www.w3.org/2000/svg', 'svg').className"],
    Location: ["page.location"],
    LocationNavigation: ["page.location.navigations[0]"],
    Origin: ["new Origin()", "Origin.from('https://example.org')"],
    Performance: ["performance"],
    ProgressEvent: ["new ProgressEvent('type')"],
    ReadableByteStreamController: ["streams.bytes"],
    ReadableStream: ["new ReadableStream()"],
    ReadableStreamBYOBReader: ["byobReader"],
    ReadableStreamBYOBRequest: ["streams.bytes.byobRequest"],
    ReadableStreamDefaultController: ["streams.readable"],
    ReadableStreamDefaultReader: ["new ReadableStream().getReader()"],
    Request: ["new Request('https://example.org/')", "new Request('https://example.org/').clone()"],
    Response: ["new Response('text')", "Response.json(1)", "Response.error()"],
    TextDecoder: ["new TextDecoder()"],
    CompressionStream: ["new CompressionStream('gzip')"],
    DecompressionStream: ["new DecompressionStream('gzip')"],
    TextDecoderStream: ["new TextDecoderStream()"],
    TextEncoder: ["new TextEncoder()"],
    TextEncoderStream: ["new TextEncoderStream()"],
    TransformStream: ["new TransformStream()"],
    TransformStreamDefaultController: ["streams.transform"],
    URL: ["new URL('https://example.org/')"],
    URLPattern: ["new URLPattern({})"],
    URLSearchParams: ["new URLSearchParams('a=b&c=d')"],
    WorkerLocation: ["new WorkerLocation('https://example.org/')"],
    WritableStream: ["new WritableStream()"],
    WritableStreamDefaultController: ["streams.writable"],
    WritableStreamDefaultWriter: ["new WritableStream().getWriter()"],
    XMLHttpRequest: ["new XMLHttpRequest()"],
    XMLHttpRequestUpload: ["new XMLHttpRequest().upload"],
  });
  interfaces.test();
}, "the IDL loads");
