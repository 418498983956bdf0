// Interfaces, made by python -m idl from idl/engines/navigator.webidl: change that, not this.


// Navigator: https://html.spec.whatwg.org/multipage/

class Navigator {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'Navigator': Illegal constructor");
  }

  get maxTouchPoints() {
    return internals(NavigatorBrand, this).maxTouchPoints;
  }

  get appCodeName() {
    return internals(NavigatorBrand, this).appCodeName;
  }

  get appName() {
    return internals(NavigatorBrand, this).appName;
  }

  get appVersion() {
    return internals(NavigatorBrand, this).appVersion;
  }

  get platform() {
    return internals(NavigatorBrand, this).platform;
  }

  get product() {
    return internals(NavigatorBrand, this).product;
  }

  get productSub() {
    return internals(NavigatorBrand, this).productSub;
  }

  get userAgent() {
    return internals(NavigatorBrand, this).userAgent;
  }

  get vendor() {
    return internals(NavigatorBrand, this).vendor;
  }

  get vendorSub() {
    return internals(NavigatorBrand, this).vendorSub;
  }

  get language() {
    return internals(NavigatorBrand, this).language;
  }

  get languages() {
    return frozenArrayOf(internals(NavigatorBrand, this), "languages", anyValue);
  }

  get onLine() {
    return internals(NavigatorBrand, this).onLine;
  }

  get cookieEnabled() {
    return internals(NavigatorBrand, this).cookieEnabled;
  }

  javaEnabled() {
    const inner = internals(NavigatorBrand, this);
    return inner.javaEnabled();
  }

  get pdfViewerEnabled() {
    return internals(NavigatorBrand, this).pdfViewerEnabled;
  }

  get hardwareConcurrency() {
    return internals(NavigatorBrand, this).hardwareConcurrency;
  }

  get webdriver() {
    return internals(NavigatorBrand, this).webdriver;
  }
}

expose(NavigatorBrand, Navigator, [],
  ["maxTouchPoints", "appCodeName", "appName", "appVersion", "platform", "product", "productSub", "userAgent", "vendor", "vendorSub", "language", "languages", "onLine", "cookieEnabled", "javaEnabled", "pdfViewerEnabled", "hardwareConcurrency", "webdriver"]);
implementation(NavigatorBrand, NavigatorImpl);

// Screen: https://html.spec.whatwg.org/multipage/

class Screen {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'Screen': Illegal constructor");
  }

  get availWidth() {
    return internals(ScreenBrand, this).availWidth;
  }

  get availHeight() {
    return internals(ScreenBrand, this).availHeight;
  }

  get width() {
    return internals(ScreenBrand, this).width;
  }

  get height() {
    return internals(ScreenBrand, this).height;
  }

  get colorDepth() {
    return internals(ScreenBrand, this).colorDepth;
  }

  get pixelDepth() {
    return internals(ScreenBrand, this).pixelDepth;
  }
}

expose(ScreenBrand, Screen, [],
  ["availWidth", "availHeight", "width", "height", "colorDepth", "pixelDepth"]);
implementation(ScreenBrand, ScreenImpl);
