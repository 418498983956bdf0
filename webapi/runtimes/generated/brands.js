// The interfaces, made by python -m idl from idl/*.webidl: change those, not this.

// The beginnings of requests that scripts by hand make.
const releaseCall = "[0,";
const scriptCall = "[1,";
const readBlobCall = "[2,";
const newCompressionCall = "[3,";
const compressCall = "[4,";
const parseUrlCall = "[5,";
const referrerCall = "[6,";
const bodyOfFormCall = "[7,";
const blobOfBodyCall = "[8,";
const formDataOfBodyCall = "[9,";
const windowCall = "[10,";
const isEventStreamCall = "[11,";
const xmlHttpRequestCall = "[12,";
const documentCall = "[13,";
const copyOfFormCall = "[14,";

const CompressionStreamBrand = newBrand("CompressionStream", null, "compression");
const DecompressionStreamBrand = newBrand("DecompressionStream", null, "compression");
const MediaListBrand = newBrand("MediaList", null, "css_style_sheets");
const StyleSheetBrand = newBrand("StyleSheet", null, "css_style_sheets");
const CSSStyleSheetBrand = newBrand("CSSStyleSheet", StyleSheetBrand, "css_style_sheets");
const StyleSheetListBrand = newBrand("StyleSheetList", null, "css_style_sheets");
const CSSRuleListBrand = newBrand("CSSRuleList", null, "css_style_sheets");
const CSSRuleBrand = newBrand("CSSRule", null, "css_style_sheets");
const CSSGroupingRuleBrand = newBrand("CSSGroupingRule", CSSRuleBrand, "css_style_sheets");
const CSSStyleRuleBrand = newBrand("CSSStyleRule", CSSGroupingRuleBrand, "css_style_sheets");
const CSSConditionRuleBrand = newBrand("CSSConditionRule", CSSGroupingRuleBrand, "css_style_sheets");
const CSSMediaRuleBrand = newBrand("CSSMediaRule", CSSConditionRuleBrand, "css_style_sheets");
const CSSNestedDeclarationsBrand = newBrand("CSSNestedDeclarations", CSSRuleBrand, "css_style_sheets");
const CSSImportRuleBrand = newBrand("CSSImportRule", CSSRuleBrand, "css_style_sheets");
const CSSNamespaceRuleBrand = newBrand("CSSNamespaceRule", CSSRuleBrand, "css_style_sheets");
const CSSStyleDeclarationBrand = newBrand("CSSStyleDeclaration", null, "cssom");
const CSSPageDescriptorsBrand = newBrand("CSSPageDescriptors", CSSStyleDeclarationBrand, "css_style_sheets");
const CSSPageRuleBrand = newBrand("CSSPageRule", CSSGroupingRuleBrand, "css_style_sheets");
const CSSMarginRuleBrand = newBrand("CSSMarginRule", CSSRuleBrand, "css_style_sheets");
const CSSKeyframeRuleBrand = newBrand("CSSKeyframeRule", CSSRuleBrand, "css_style_sheets");
const CSSKeyframesRuleBrand = newBrand("CSSKeyframesRule", CSSRuleBrand, "css_style_sheets");
const CSSFontFaceDescriptorsBrand = newBrand("CSSFontFaceDescriptors", CSSStyleDeclarationBrand, "css_style_sheets");
const CSSFontFaceRuleBrand = newBrand("CSSFontFaceRule", CSSRuleBrand, "css_style_sheets");
const CSSFontPaletteValuesRuleBrand = newBrand("CSSFontPaletteValuesRule", CSSRuleBrand, "css_style_sheets");
const CSSSupportsRuleBrand = newBrand("CSSSupportsRule", CSSConditionRuleBrand, "css_style_sheets");
const CSSLayerBlockRuleBrand = newBrand("CSSLayerBlockRule", CSSGroupingRuleBrand, "css_style_sheets");
const CSSLayerStatementRuleBrand = newBrand("CSSLayerStatementRule", CSSRuleBrand, "css_style_sheets");
const CSSScopeRuleBrand = newBrand("CSSScopeRule", CSSGroupingRuleBrand, "css_style_sheets");
const CSSContainerRuleBrand = newBrand("CSSContainerRule", CSSConditionRuleBrand, "css_style_sheets");
const CSSStartingStyleRuleBrand = newBrand("CSSStartingStyleRule", CSSGroupingRuleBrand, "css_style_sheets");
const CSSCounterStyleRuleBrand = newBrand("CSSCounterStyleRule", CSSRuleBrand, "css_style_sheets");
const CSSPropertyRuleBrand = newBrand("CSSPropertyRule", CSSRuleBrand, "css_style_sheets");
const CSSViewTransitionRuleBrand = newBrand("CSSViewTransitionRule", CSSRuleBrand, "css_style_sheets");
const CSSStylePropertiesBrand = newBrand("CSSStyleProperties", CSSStyleDeclarationBrand, "cssom");
const CustomElementRegistryBrand = newBrand("CustomElementRegistry", null, "custom_elements");
const DataTransferBrand = newBrand("DataTransfer", null, "data_transfer");
const DataTransferItemListBrand = newBrand("DataTransferItemList", null, "data_transfer");
const DataTransferItemBrand = newBrand("DataTransferItem", null, "data_transfer");
const EventBrand = newBrand("Event", null, "dom_events");
const UIEventBrand = newBrand("UIEvent", EventBrand, "ui_events");
const MouseEventBrand = newBrand("MouseEvent", UIEventBrand, "ui_events");
const DragEventBrand = newBrand("DragEvent", MouseEventBrand, "data_transfer");
const ClipboardEventBrand = newBrand("ClipboardEvent", EventBrand, "data_transfer");
const EventTargetBrand = newBrand("EventTarget", null, "dom_events");
const NodeBrand = newBrand("Node", EventTargetBrand, "dom/Node");
const DocumentBrand = newBrand("Document", NodeBrand, "dom/Document");
const ElementBrand = newBrand("Element", NodeBrand, "dom/Element");
const AbstractRangeBrand = newBrand("AbstractRange", null, "dom/AbstractRange");
const StaticRangeBrand = newBrand("StaticRange", AbstractRangeBrand, "dom/StaticRange");
const CustomEventBrand = newBrand("CustomEvent", EventBrand, "dom_events");
const AbortControllerBrand = newBrand("AbortController", null, "dom_events");
const AbortSignalBrand = newBrand("AbortSignal", EventTargetBrand, "dom_events");
const TextDecoderBrand = newBrand("TextDecoder", null, "encoding");
const TextEncoderBrand = newBrand("TextEncoder", null, "encoding");
const TextDecoderStreamBrand = newBrand("TextDecoderStream", null, "encoding_streams");
const TextEncoderStreamBrand = newBrand("TextEncoderStream", null, "encoding_streams");
const RequestBrand = newBrand("Request", null, "fetch");
const ResponseBrand = newBrand("Response", null, "fetch");
const BlobBrand = newBrand("Blob", null, "file_api", 15, 16);
const FileBrand = newBrand("File", BlobBrand, "file_api", 17, 18);
const HeadersBrand = newBrand("Headers", null, "headers");
const PerformanceBrand = newBrand("Performance", EventTargetBrand, "hr_time");
const ErrorEventBrand = newBrand("ErrorEvent", EventBrand, "html_events");
const LocationBrand = newBrand("Location", null, "html_location");
const WorkerLocationBrand = newBrand("WorkerLocation", null, "html_location", 19);
const OriginBrand = newBrand("Origin", null, "html_location", 20);
const MessageEventBrand = newBrand("MessageEvent", EventBrand, "message_events");
const TransitionEventBrand = newBrand("TransitionEvent", EventBrand, "page_events");
const AnimationEventBrand = newBrand("AnimationEvent", EventBrand, "page_events");
const PageTransitionEventBrand = newBrand("PageTransitionEvent", EventBrand, "page_events");
const BeforeUnloadEventBrand = newBrand("BeforeUnloadEvent", EventBrand, "page_events");
const SecurityPolicyViolationEventBrand = newBrand("SecurityPolicyViolationEvent", EventBrand, "page_events");
const DeviceOrientationEventBrand = newBrand("DeviceOrientationEvent", EventBrand, "page_events");
const LocationNavigationBrand = newBrand("LocationNavigation", null, "python", 21);
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
const FocusEventBrand = newBrand("FocusEvent", UIEventBrand, "ui_events");
const WheelEventBrand = newBrand("WheelEvent", MouseEventBrand, "ui_events");
const PointerEventBrand = newBrand("PointerEvent", MouseEventBrand, "ui_events");
const InputEventBrand = newBrand("InputEvent", UIEventBrand, "ui_events");
const KeyboardEventBrand = newBrand("KeyboardEvent", UIEventBrand, "ui_events");
const CompositionEventBrand = newBrand("CompositionEvent", UIEventBrand, "ui_events");
const ToggleEventBrand = newBrand("ToggleEvent", EventBrand, "ui_events");
const CommandEventBrand = newBrand("CommandEvent", EventBrand, "ui_events");
const TextEventBrand = newBrand("TextEvent", UIEventBrand, "ui_events");
const URLBrand = newBrand("URL", null, "url", 22);
const URLSearchParamsBrand = newBrand("URLSearchParams", null, "url", 23);
const URLPatternBrand = newBrand("URLPattern", null, "urlpattern");
const CryptoBrand = newBrand("Crypto", null, "web_crypto");
const FormDataBrand = newBrand("FormData", null, "xhr");
const XMLHttpRequestEventTargetBrand = newBrand("XMLHttpRequestEventTarget", EventTargetBrand, "xml_http_request");
const XMLHttpRequestUploadBrand = newBrand("XMLHttpRequestUpload", XMLHttpRequestEventTargetBrand, "xml_http_request");
const XMLHttpRequestBrand = newBrand("XMLHttpRequest", XMLHttpRequestEventTargetBrand, "xml_http_request");
const ProgressEventBrand = newBrand("ProgressEvent", EventBrand, "xml_http_request");
const XPathResultBrand = newBrand("XPathResult", null, "xpath");
const XPathExpressionBrand = newBrand("XPathExpression", null, "xpath");
const XPathEvaluatorBrand = newBrand("XPathEvaluator", null, "xpath");
const MediaQueryListBrand = newBrand("MediaQueryList", EventTargetBrand, "cssom_view");
const MediaQueryListEventBrand = newBrand("MediaQueryListEvent", EventBrand, "cssom_view");
const DOMRectReadOnlyBrand = newBrand("DOMRectReadOnly", null, "geometry");
const DOMRectBrand = newBrand("DOMRect", DOMRectReadOnlyBrand, "geometry");
const DOMRectListBrand = newBrand("DOMRectList", null, "geometry");
const HistoryBrand = newBrand("History", null, "history");
const PopStateEventBrand = newBrand("PopStateEvent", EventBrand, "history");
const HashChangeEventBrand = newBrand("HashChangeEvent", EventBrand, "history");
const IdleDeadlineBrand = newBrand("IdleDeadline", null, "idle_callbacks");
const IntersectionObserverBrand = newBrand("IntersectionObserver", null, "intersection_observer");
const IntersectionObserverEntryBrand = newBrand("IntersectionObserverEntry", null, "intersection_observer");
const MessageChannelBrand = newBrand("MessageChannel", null, "message_ports");
const MessagePortBrand = newBrand("MessagePort", EventTargetBrand, "message_ports");
const NavigatorBrand = newBrand("Navigator", null, "navigator");
const ScreenBrand = newBrand("Screen", null, "navigator");
const PromiseRejectionEventBrand = newBrand("PromiseRejectionEvent", EventBrand, "promise_rejections");
const ResizeObserverBrand = newBrand("ResizeObserver", null, "resize_observer");
const ResizeObserverEntryBrand = newBrand("ResizeObserverEntry", null, "resize_observer");
const ResizeObserverSizeBrand = newBrand("ResizeObserverSize", null, "resize_observer");
const StorageBrand = newBrand("Storage", null, "storage");
const StorageEventBrand = newBrand("StorageEvent", EventBrand, "storage");
const ViewTransitionBrand = newBrand("ViewTransition", null, "view_transitions");
const ViewTransitionTypeSetBrand = newBrand("ViewTransitionTypeSet", null, "view_transitions");
const AnimationTimelineBrand = newBrand("AnimationTimeline", null, "web_animations");
const DocumentTimelineBrand = newBrand("DocumentTimeline", AnimationTimelineBrand, "web_animations");
const AnimationEffectBrand = newBrand("AnimationEffect", null, "web_animations");
const KeyframeEffectBrand = newBrand("KeyframeEffect", AnimationEffectBrand, "web_animations");
const AnimationBrand = newBrand("Animation", EventTargetBrand, "web_animations");
const CSSTransitionBrand = newBrand("CSSTransition", AnimationBrand, "web_animations");
const CSSAnimationBrand = newBrand("CSSAnimation", AnimationBrand, "web_animations");
const AnimationPlaybackEventBrand = newBrand("AnimationPlaybackEvent", EventBrand, "web_animations");

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
late("css_style_sheets", ["MediaList", "StyleSheet", "CSSStyleSheet", "StyleSheetList", "CSSRuleList", "CSSRule", "CSSGroupingRule", "CSSStyleRule", "CSSConditionRule", "CSSMediaRule", "CSSNestedDeclarations", "CSSImportRule", "CSSNamespaceRule", "CSSPageDescriptors", "CSSPageRule", "CSSMarginRule", "CSSKeyframeRule", "CSSKeyframesRule", "CSSFontFaceDescriptors", "CSSFontFaceRule", "CSSFontPaletteValuesRule", "CSSSupportsRule", "CSSLayerBlockRule", "CSSLayerStatementRule", "CSSScopeRule", "CSSContainerRule", "CSSStartingStyleRule", "CSSCounterStyleRule", "CSSPropertyRule", "CSSViewTransitionRule"]);
late("cssom", ["CSSStyleDeclaration", "CSSStyleProperties"]);
late("custom_elements", ["CustomElementRegistry"]);
late("data_transfer", ["DataTransfer", "DataTransferItemList", "DataTransferItem", "DragEvent", "ClipboardEvent"]);
late("dom_events", ["Event", "EventTarget", "CustomEvent", "AbortController", "AbortSignal"]);
late("ui_events", ["UIEvent", "MouseEvent", "FocusEvent", "WheelEvent", "PointerEvent", "InputEvent", "KeyboardEvent", "CompositionEvent", "ToggleEvent", "CommandEvent", "TextEvent"]);
late("encoding", ["TextDecoder", "TextEncoder"]);
late("encoding_streams", ["TextDecoderStream", "TextEncoderStream"]);
late("fetch", ["Request", "Response"]);
late("file_api", ["Blob", "File"]);
late("headers", ["Headers"]);
late("hr_time", ["Performance"]);
late("html_events", ["ErrorEvent"]);
late("html_location", ["Location", "WorkerLocation", "Origin"]);
late("message_events", ["MessageEvent"]);
late("page_events", ["TransitionEvent", "AnimationEvent", "PageTransitionEvent", "BeforeUnloadEvent", "SecurityPolicyViolationEvent", "DeviceOrientationEvent"]);
late("python", ["LocationNavigation"]);
late("server_sent_events", ["EventSource"]);
late("streams", ["ReadableStream", "ReadableStreamDefaultReader", "ReadableStreamBYOBReader", "ReadableStreamDefaultController", "ReadableByteStreamController", "ReadableStreamBYOBRequest", "WritableStream", "WritableStreamDefaultWriter", "WritableStreamDefaultController", "TransformStream", "TransformStreamDefaultController", "ByteLengthQueuingStrategy", "CountQueuingStrategy"]);
late("url", ["URL", "URLSearchParams"]);
late("urlpattern", ["URLPattern"]);
late("web_crypto", ["Crypto"]);
late("xhr", ["FormData"]);
late("xml_http_request", ["XMLHttpRequestEventTarget", "XMLHttpRequestUpload", "XMLHttpRequest", "ProgressEvent"]);
late("xpath", ["XPathResult", "XPathExpression", "XPathEvaluator"]);
late("cssom_view", ["MediaQueryList", "MediaQueryListEvent"]);
late("geometry", ["DOMRectReadOnly", "DOMRect", "DOMRectList"]);
late("history", ["History", "PopStateEvent", "HashChangeEvent"]);
late("idle_callbacks", ["IdleDeadline"]);
late("intersection_observer", ["IntersectionObserver", "IntersectionObserverEntry"]);
late("message_ports", ["MessageChannel", "MessagePort"]);
late("navigator", ["Navigator", "Screen"]);
late("promise_rejections", ["PromiseRejectionEvent"]);
late("resize_observer", ["ResizeObserver", "ResizeObserverEntry", "ResizeObserverSize"]);
late("storage", ["Storage", "StorageEvent"]);
late("view_transitions", ["ViewTransition", "ViewTransitionTypeSet"]);
late("web_animations", ["AnimationTimeline", "DocumentTimeline", "AnimationEffect", "KeyframeEffect", "Animation", "CSSTransition", "CSSAnimation", "AnimationPlaybackEvent"]);
lateEach("dom/", ["Node", "DocumentFragment", "ShadowRoot", "NodeList", "HTMLCollection", "MutationObserver", "MutationRecord", "Document", "XMLDocument", "DOMImplementation", "DocumentType", "Element", "NamedNodeMap", "Attr", "CharacterData", "Text", "CDATASection", "ProcessingInstruction", "Comment", "AbstractRange", "StaticRange", "Range", "NodeIterator", "TreeWalker", "DOMTokenList", "ElementInternals", "CustomStateSet", "HTMLElement", "HTMLBaseElement", "HTMLAnchorElement", "HTMLAreaElement", "HTMLTemplateElement", "DOMParser", "XMLSerializer", "DOMStringMap", "HTMLUnknownElement", "HTMLHtmlElement", "HTMLHeadElement", "HTMLTitleElement", "HTMLLinkElement", "HTMLMetaElement", "HTMLStyleElement", "HTMLBodyElement", "HTMLHeadingElement", "HTMLParagraphElement", "HTMLHRElement", "HTMLPreElement", "HTMLQuoteElement", "HTMLOListElement", "HTMLUListElement", "HTMLMenuElement", "HTMLLIElement", "HTMLDListElement", "HTMLDivElement", "HTMLDataElement", "HTMLTimeElement", "HTMLSpanElement", "HTMLBRElement", "HTMLModElement", "HTMLPictureElement", "HTMLSourceElement", "HTMLImageElement", "HTMLIFrameElement", "HTMLEmbedElement", "HTMLObjectElement", "HTMLMediaElement", "HTMLVideoElement", "HTMLAudioElement", "HTMLTrackElement", "TimeRanges", "HTMLMapElement", "HTMLTableElement", "HTMLTableCaptionElement", "HTMLTableColElement", "HTMLTableSectionElement", "HTMLTableRowElement", "HTMLTableCellElement", "HTMLFormElement", "HTMLLabelElement", "HTMLInputElement", "HTMLButtonElement", "HTMLSelectElement", "HTMLDataListElement", "HTMLOptGroupElement", "HTMLOptionElement", "HTMLTextAreaElement", "HTMLOutputElement", "HTMLProgressElement", "HTMLMeterElement", "HTMLFieldSetElement", "HTMLLegendElement", "HTMLSelectedContentElement", "HTMLDetailsElement", "HTMLDialogElement", "HTMLScriptElement", "HTMLSlotElement", "HTMLCanvasElement", "HTMLMarqueeElement", "HTMLFrameSetElement", "HTMLFrameElement", "HTMLDirectoryElement", "HTMLFontElement", "HTMLParamElement", "HTMLFormControlsCollection", "RadioNodeList", "HTMLOptionsCollection", "ValidityState", "SubmitEvent", "FormDataEvent", "FileList", "MathMLElement", "Selection", "SVGElement", "SVGAnimatedString", "SVGGraphicsElement", "SVGSVGElement", "SVGNumber", "SVGRect", "NodeFilter"]);

// Steps that run here, of interfaces whose other steps Python runs. The first call fetches them.
const stepsHere = { __proto__: null, blobStream, blobTextStream, formDataOfForm };
