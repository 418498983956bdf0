// https://html.spec.whatwg.org/multipage/

// Left out are registerProtocolHandler(), plugins and mimeTypes, and what only one browser has. Screen is that
// of https://drafts.csswg.org/cssom-view/, and webdriver that of https://w3c.github.io/webdriver/.

[Exposed=Window, RunsIn=Engine]
interface Navigator {};
Navigator includes NavigatorID;
Navigator includes NavigatorLanguage;
Navigator includes NavigatorOnLine;
Navigator includes NavigatorCookies;
Navigator includes NavigatorPlugins;
Navigator includes NavigatorConcurrentHardware;
Navigator includes NavigatorAutomationInformation;

// https://w3c.github.io/pointerevents/#extensions-to-the-navigator-interface
partial interface Navigator {
  readonly attribute long maxTouchPoints;
};

interface mixin NavigatorID {
  readonly attribute DOMString appCodeName; // constant "Mozilla"
  readonly attribute DOMString appName; // constant "Netscape"
  readonly attribute DOMString appVersion;
  readonly attribute DOMString platform;
  readonly attribute DOMString product; // constant "Gecko"
  readonly attribute DOMString productSub;
  readonly attribute DOMString userAgent;
  readonly attribute DOMString vendor;
  readonly attribute DOMString vendorSub; // constant ""
};

interface mixin NavigatorLanguage {
  readonly attribute DOMString language;
  readonly attribute FrozenArray<DOMString> languages;
};

interface mixin NavigatorOnLine {
  readonly attribute boolean onLine;
};

interface mixin NavigatorCookies {
  readonly attribute boolean cookieEnabled;
};

interface mixin NavigatorPlugins {
  boolean javaEnabled();
  readonly attribute boolean pdfViewerEnabled;
};

interface mixin NavigatorConcurrentHardware {
  readonly attribute unsigned long long hardwareConcurrency;
};

interface mixin NavigatorAutomationInformation {
  readonly attribute boolean webdriver;
};

[Exposed=Window, RunsIn=Engine]
interface Screen {
  readonly attribute long availWidth;
  readonly attribute long availHeight;
  readonly attribute long width;
  readonly attribute long height;
  readonly attribute unsigned long colorDepth;
  readonly attribute unsigned long pixelDepth;
};
