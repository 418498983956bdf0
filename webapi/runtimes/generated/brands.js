// The interfaces, made by python -m idl from idl/*.webidl: change those, not this.

const CompressionStreamBrand = newBrand("CompressionStream", null, "compression");
const DecompressionStreamBrand = newBrand("DecompressionStream", null, "compression");
const EventTargetBrand = newBrand("EventTarget", null, "dom_events");
const NodeBrand = newBrand("Node", EventTargetBrand, "dom");
const NodeListBrand = newBrand("NodeList", null, "dom");
const HTMLCollectionBrand = newBrand("HTMLCollection", null, "dom");
const MutationObserverBrand = newBrand("MutationObserver", null, "dom");
const MutationRecordBrand = newBrand("MutationRecord", null, "dom");
const DocumentBrand = newBrand("Document", NodeBrand, "dom");
const DOMImplementationBrand = newBrand("DOMImplementation", null, "dom");
const DocumentTypeBrand = newBrand("DocumentType", NodeBrand, "dom");
const DocumentFragmentBrand = newBrand("DocumentFragment", NodeBrand, "dom");
const ElementBrand = newBrand("Element", NodeBrand, "dom");
const NamedNodeMapBrand = newBrand("NamedNodeMap", null, "dom");
const AttrBrand = newBrand("Attr", NodeBrand, "dom");
const CharacterDataBrand = newBrand("CharacterData", NodeBrand, "dom");
const TextBrand = newBrand("Text", CharacterDataBrand, "dom");
const CDATASectionBrand = newBrand("CDATASection", TextBrand, "dom");
const ProcessingInstructionBrand = newBrand("ProcessingInstruction", CharacterDataBrand, "dom");
const CommentBrand = newBrand("Comment", CharacterDataBrand, "dom");
const AbstractRangeBrand = newBrand("AbstractRange", null, "dom");
const StaticRangeBrand = newBrand("StaticRange", AbstractRangeBrand, "dom");
const RangeBrand = newBrand("Range", AbstractRangeBrand, "dom");
const NodeIteratorBrand = newBrand("NodeIterator", null, "dom");
const TreeWalkerBrand = newBrand("TreeWalker", null, "dom");
const DOMTokenListBrand = newBrand("DOMTokenList", null, "dom");
const EventBrand = newBrand("Event", null, "dom_events");
const CustomEventBrand = newBrand("CustomEvent", EventBrand, "dom_events");
const AbortControllerBrand = newBrand("AbortController", null, "dom_events");
const AbortSignalBrand = newBrand("AbortSignal", EventTargetBrand, "dom_events");
const TextDecoderBrand = newBrand("TextDecoder", null, "encoding");
const TextEncoderBrand = newBrand("TextEncoder", null, "encoding");
const TextDecoderStreamBrand = newBrand("TextDecoderStream", null, "encoding_streams");
const TextEncoderStreamBrand = newBrand("TextEncoderStream", null, "encoding_streams");
const RequestBrand = newBrand("Request", null, "fetch");
const ResponseBrand = newBrand("Response", null, "fetch");
const BlobBrand = newBrand("Blob", null, "file_api", 14, 15);
const FileBrand = newBrand("File", BlobBrand, "file_api", 16, 17);
const HeadersBrand = newBrand("Headers", null, "headers");
const PerformanceBrand = newBrand("Performance", EventTargetBrand, "hr_time");
const HTMLElementBrand = newBrand("HTMLElement", ElementBrand, "dom");
const HTMLBaseElementBrand = newBrand("HTMLBaseElement", HTMLElementBrand, "dom");
const HTMLAnchorElementBrand = newBrand("HTMLAnchorElement", HTMLElementBrand, "dom");
const HTMLAreaElementBrand = newBrand("HTMLAreaElement", HTMLElementBrand, "dom");
const HTMLTemplateElementBrand = newBrand("HTMLTemplateElement", HTMLElementBrand, "dom");
const DOMParserBrand = newBrand("DOMParser", null, "dom");
const XMLSerializerBrand = newBrand("XMLSerializer", null, "dom");
const HTMLUnknownElementBrand = newBrand("HTMLUnknownElement", HTMLElementBrand, "dom");
const HTMLHtmlElementBrand = newBrand("HTMLHtmlElement", HTMLElementBrand, "dom");
const HTMLHeadElementBrand = newBrand("HTMLHeadElement", HTMLElementBrand, "dom");
const HTMLTitleElementBrand = newBrand("HTMLTitleElement", HTMLElementBrand, "dom");
const HTMLLinkElementBrand = newBrand("HTMLLinkElement", HTMLElementBrand, "dom");
const HTMLMetaElementBrand = newBrand("HTMLMetaElement", HTMLElementBrand, "dom");
const HTMLStyleElementBrand = newBrand("HTMLStyleElement", HTMLElementBrand, "dom");
const HTMLBodyElementBrand = newBrand("HTMLBodyElement", HTMLElementBrand, "dom");
const HTMLHeadingElementBrand = newBrand("HTMLHeadingElement", HTMLElementBrand, "dom");
const HTMLParagraphElementBrand = newBrand("HTMLParagraphElement", HTMLElementBrand, "dom");
const HTMLHRElementBrand = newBrand("HTMLHRElement", HTMLElementBrand, "dom");
const HTMLPreElementBrand = newBrand("HTMLPreElement", HTMLElementBrand, "dom");
const HTMLQuoteElementBrand = newBrand("HTMLQuoteElement", HTMLElementBrand, "dom");
const HTMLOListElementBrand = newBrand("HTMLOListElement", HTMLElementBrand, "dom");
const HTMLUListElementBrand = newBrand("HTMLUListElement", HTMLElementBrand, "dom");
const HTMLMenuElementBrand = newBrand("HTMLMenuElement", HTMLElementBrand, "dom");
const HTMLLIElementBrand = newBrand("HTMLLIElement", HTMLElementBrand, "dom");
const HTMLDListElementBrand = newBrand("HTMLDListElement", HTMLElementBrand, "dom");
const HTMLDivElementBrand = newBrand("HTMLDivElement", HTMLElementBrand, "dom");
const HTMLDataElementBrand = newBrand("HTMLDataElement", HTMLElementBrand, "dom");
const HTMLTimeElementBrand = newBrand("HTMLTimeElement", HTMLElementBrand, "dom");
const HTMLSpanElementBrand = newBrand("HTMLSpanElement", HTMLElementBrand, "dom");
const HTMLBRElementBrand = newBrand("HTMLBRElement", HTMLElementBrand, "dom");
const HTMLModElementBrand = newBrand("HTMLModElement", HTMLElementBrand, "dom");
const HTMLPictureElementBrand = newBrand("HTMLPictureElement", HTMLElementBrand, "dom");
const HTMLSourceElementBrand = newBrand("HTMLSourceElement", HTMLElementBrand, "dom");
const HTMLImageElementBrand = newBrand("HTMLImageElement", HTMLElementBrand, "dom");
const HTMLIFrameElementBrand = newBrand("HTMLIFrameElement", HTMLElementBrand, "dom");
const HTMLEmbedElementBrand = newBrand("HTMLEmbedElement", HTMLElementBrand, "dom");
const HTMLObjectElementBrand = newBrand("HTMLObjectElement", HTMLElementBrand, "dom");
const HTMLMediaElementBrand = newBrand("HTMLMediaElement", HTMLElementBrand, "dom");
const HTMLVideoElementBrand = newBrand("HTMLVideoElement", HTMLMediaElementBrand, "dom");
const HTMLAudioElementBrand = newBrand("HTMLAudioElement", HTMLMediaElementBrand, "dom");
const HTMLTrackElementBrand = newBrand("HTMLTrackElement", HTMLElementBrand, "dom");
const HTMLMapElementBrand = newBrand("HTMLMapElement", HTMLElementBrand, "dom");
const HTMLTableElementBrand = newBrand("HTMLTableElement", HTMLElementBrand, "dom");
const HTMLTableCaptionElementBrand = newBrand("HTMLTableCaptionElement", HTMLElementBrand, "dom");
const HTMLTableColElementBrand = newBrand("HTMLTableColElement", HTMLElementBrand, "dom");
const HTMLTableSectionElementBrand = newBrand("HTMLTableSectionElement", HTMLElementBrand, "dom");
const HTMLTableRowElementBrand = newBrand("HTMLTableRowElement", HTMLElementBrand, "dom");
const HTMLTableCellElementBrand = newBrand("HTMLTableCellElement", HTMLElementBrand, "dom");
const HTMLFormElementBrand = newBrand("HTMLFormElement", HTMLElementBrand, "dom");
const HTMLLabelElementBrand = newBrand("HTMLLabelElement", HTMLElementBrand, "dom");
const HTMLInputElementBrand = newBrand("HTMLInputElement", HTMLElementBrand, "dom");
const HTMLButtonElementBrand = newBrand("HTMLButtonElement", HTMLElementBrand, "dom");
const HTMLSelectElementBrand = newBrand("HTMLSelectElement", HTMLElementBrand, "dom");
const HTMLDataListElementBrand = newBrand("HTMLDataListElement", HTMLElementBrand, "dom");
const HTMLOptGroupElementBrand = newBrand("HTMLOptGroupElement", HTMLElementBrand, "dom");
const HTMLOptionElementBrand = newBrand("HTMLOptionElement", HTMLElementBrand, "dom");
const HTMLTextAreaElementBrand = newBrand("HTMLTextAreaElement", HTMLElementBrand, "dom");
const HTMLOutputElementBrand = newBrand("HTMLOutputElement", HTMLElementBrand, "dom");
const HTMLProgressElementBrand = newBrand("HTMLProgressElement", HTMLElementBrand, "dom");
const HTMLMeterElementBrand = newBrand("HTMLMeterElement", HTMLElementBrand, "dom");
const HTMLFieldSetElementBrand = newBrand("HTMLFieldSetElement", HTMLElementBrand, "dom");
const HTMLLegendElementBrand = newBrand("HTMLLegendElement", HTMLElementBrand, "dom");
const HTMLSelectedContentElementBrand = newBrand("HTMLSelectedContentElement", HTMLElementBrand, "dom");
const HTMLDetailsElementBrand = newBrand("HTMLDetailsElement", HTMLElementBrand, "dom");
const HTMLDialogElementBrand = newBrand("HTMLDialogElement", HTMLElementBrand, "dom");
const HTMLScriptElementBrand = newBrand("HTMLScriptElement", HTMLElementBrand, "dom");
const HTMLSlotElementBrand = newBrand("HTMLSlotElement", HTMLElementBrand, "dom");
const HTMLCanvasElementBrand = newBrand("HTMLCanvasElement", HTMLElementBrand, "dom");
const HTMLMarqueeElementBrand = newBrand("HTMLMarqueeElement", HTMLElementBrand, "dom");
const HTMLFrameSetElementBrand = newBrand("HTMLFrameSetElement", HTMLElementBrand, "dom");
const HTMLFrameElementBrand = newBrand("HTMLFrameElement", HTMLElementBrand, "dom");
const HTMLDirectoryElementBrand = newBrand("HTMLDirectoryElement", HTMLElementBrand, "dom");
const HTMLFontElementBrand = newBrand("HTMLFontElement", HTMLElementBrand, "dom");
const HTMLParamElementBrand = newBrand("HTMLParamElement", HTMLElementBrand, "dom");
const ErrorEventBrand = newBrand("ErrorEvent", EventBrand, "html_events");
const LocationBrand = newBrand("Location", null, "html_location");
const WorkerLocationBrand = newBrand("WorkerLocation", null, "html_location", 18);
const OriginBrand = newBrand("Origin", null, "html_location", 19);
const MessageEventBrand = newBrand("MessageEvent", EventBrand, "message_events");
const LocationNavigationBrand = newBrand("LocationNavigation", null, "python", 20);
const EventSourceBrand = newBrand("EventSource", EventTargetBrand, "server_sent_events");
const ReadableStreamBrand = newBrand("ReadableStream", null, "streams");
const ReadableStreamDefaultReaderBrand = newBrand("ReadableStreamDefaultReader", null, "streams");
const ReadableStreamBYOBReaderBrand = newBrand("ReadableStreamBYOBReader", null, "streams");
const ReadableStreamDefaultControllerBrand = newBrand("ReadableStreamDefaultController", null, "streams");
const ReadableByteStreamControllerBrand = newBrand("ReadableByteStreamController", null, "streams");
const ReadableStreamBYOBRequestBrand = newBrand("ReadableStreamBYOBRequest", null, "streams");
const WritableStreamBrand = newBrand("WritableStream", null, "streams");
const WritableStreamDefaultWriterBrand = newBrand("WritableStreamDefaultWriter", null, "streams");
const WritableStreamDefaultControllerBrand = newBrand("WritableStreamDefaultController", null, "streams");
const TransformStreamBrand = newBrand("TransformStream", null, "streams");
const TransformStreamDefaultControllerBrand = newBrand("TransformStreamDefaultController", null, "streams");
const ByteLengthQueuingStrategyBrand = newBrand("ByteLengthQueuingStrategy", null, "streams");
const CountQueuingStrategyBrand = newBrand("CountQueuingStrategy", null, "streams");
const URLBrand = newBrand("URL", null, "url", 21);
const URLSearchParamsBrand = newBrand("URLSearchParams", null, "url", 22);
const URLPatternBrand = newBrand("URLPattern", null, "urlpattern");
const CryptoBrand = newBrand("Crypto", null, "web_crypto");
const FormDataBrand = newBrand("FormData", null, "xhr");
const XMLHttpRequestEventTargetBrand = newBrand("XMLHttpRequestEventTarget", EventTargetBrand, "xml_http_request");
const XMLHttpRequestUploadBrand = newBrand("XMLHttpRequestUpload", XMLHttpRequestEventTargetBrand, "xml_http_request");
const XMLHttpRequestBrand = newBrand("XMLHttpRequest", XMLHttpRequestEventTargetBrand, "xml_http_request");
const ProgressEventBrand = newBrand("ProgressEvent", EventBrand, "xml_http_request");
const HistoryBrand = newBrand("History", null, "history");
const PopStateEventBrand = newBrand("PopStateEvent", EventBrand, "history");
const HashChangeEventBrand = newBrand("HashChangeEvent", EventBrand, "history");
const NavigatorBrand = newBrand("Navigator", null, "navigator");
const ScreenBrand = newBrand("Screen", null, "navigator");
const StorageBrand = newBrand("Storage", null, "storage");
const StorageEventBrand = newBrand("StorageEvent", EventBrand, "storage");

// A number in an answer is a place in this list.
const brands = [
  TextDecoderBrand,
  BlobBrand,
  FileBrand,
  LocationBrand,
  WorkerLocationBrand,
  OriginBrand,
  LocationNavigationBrand,
  URLBrand,
  URLSearchParamsBrand,
  URLPatternBrand,
  FormDataBrand,
];

late("compression", ["CompressionStream", "DecompressionStream"]);
late("dom_events", ["EventTarget", "Event", "CustomEvent", "AbortController", "AbortSignal"]);
late("dom", ["Node", "NodeList", "HTMLCollection", "MutationObserver", "MutationRecord", "Document", "DOMImplementation", "DocumentType", "DocumentFragment", "Element", "NamedNodeMap", "Attr", "CharacterData", "Text", "CDATASection", "ProcessingInstruction", "Comment", "AbstractRange", "StaticRange", "Range", "NodeIterator", "TreeWalker", "DOMTokenList", "HTMLElement", "HTMLBaseElement", "HTMLAnchorElement", "HTMLAreaElement", "HTMLTemplateElement", "DOMParser", "XMLSerializer", "HTMLUnknownElement", "HTMLHtmlElement", "HTMLHeadElement", "HTMLTitleElement", "HTMLLinkElement", "HTMLMetaElement", "HTMLStyleElement", "HTMLBodyElement", "HTMLHeadingElement", "HTMLParagraphElement", "HTMLHRElement", "HTMLPreElement", "HTMLQuoteElement", "HTMLOListElement", "HTMLUListElement", "HTMLMenuElement", "HTMLLIElement", "HTMLDListElement", "HTMLDivElement", "HTMLDataElement", "HTMLTimeElement", "HTMLSpanElement", "HTMLBRElement", "HTMLModElement", "HTMLPictureElement", "HTMLSourceElement", "HTMLImageElement", "HTMLIFrameElement", "HTMLEmbedElement", "HTMLObjectElement", "HTMLMediaElement", "HTMLVideoElement", "HTMLAudioElement", "HTMLTrackElement", "HTMLMapElement", "HTMLTableElement", "HTMLTableCaptionElement", "HTMLTableColElement", "HTMLTableSectionElement", "HTMLTableRowElement", "HTMLTableCellElement", "HTMLFormElement", "HTMLLabelElement", "HTMLInputElement", "HTMLButtonElement", "HTMLSelectElement", "HTMLDataListElement", "HTMLOptGroupElement", "HTMLOptionElement", "HTMLTextAreaElement", "HTMLOutputElement", "HTMLProgressElement", "HTMLMeterElement", "HTMLFieldSetElement", "HTMLLegendElement", "HTMLSelectedContentElement", "HTMLDetailsElement", "HTMLDialogElement", "HTMLScriptElement", "HTMLSlotElement", "HTMLCanvasElement", "HTMLMarqueeElement", "HTMLFrameSetElement", "HTMLFrameElement", "HTMLDirectoryElement", "HTMLFontElement", "HTMLParamElement", "NodeFilter"]);
late("encoding", ["TextDecoder", "TextEncoder"]);
late("encoding_streams", ["TextDecoderStream", "TextEncoderStream"]);
late("fetch", ["Request", "Response"]);
late("file_api", ["Blob", "File"]);
late("headers", ["Headers"]);
late("hr_time", ["Performance"]);
late("html_events", ["ErrorEvent"]);
late("html_location", ["Location", "WorkerLocation", "Origin"]);
late("message_events", ["MessageEvent"]);
late("python", ["LocationNavigation"]);
late("server_sent_events", ["EventSource"]);
late("streams", ["ReadableStream", "ReadableStreamDefaultReader", "ReadableStreamBYOBReader", "ReadableStreamDefaultController", "ReadableByteStreamController", "ReadableStreamBYOBRequest", "WritableStream", "WritableStreamDefaultWriter", "WritableStreamDefaultController", "TransformStream", "TransformStreamDefaultController", "ByteLengthQueuingStrategy", "CountQueuingStrategy"]);
late("url", ["URL", "URLSearchParams"]);
late("urlpattern", ["URLPattern"]);
late("web_crypto", ["Crypto"]);
late("xhr", ["FormData"]);
late("xml_http_request", ["XMLHttpRequestEventTarget", "XMLHttpRequestUpload", "XMLHttpRequest", "ProgressEvent"]);
late("history", ["History", "PopStateEvent", "HashChangeEvent"]);
late("navigator", ["Navigator", "Screen"]);
late("storage", ["Storage", "StorageEvent"]);

// Steps that run here, of interfaces whose other steps Python runs. The first call fetches them.
const stepsHere = { __proto__: null, blobStream, blobTextStream };
