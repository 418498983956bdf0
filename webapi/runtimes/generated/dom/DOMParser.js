// Interfaces, made by python -m idl from idl/html.webidl: change that, not this.

const asDOMParserSupportedType = enumValue("DOMParserSupportedType", ["text/html", "text/xml", "application/xml", "application/xhtml+xml", "image/svg+xml"]);

// DOMParser: https://html.spec.whatwg.org/multipage/

class DOMParser {
  constructor() {
    adopt(this, new DOMParserImpl());
  }

  parseFromString($string, $type) {
    const inner = internals(DOMParserBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'parseFromString' on 'DOMParser'", 2, arguments.length);
    return objectOf(inner.parseFromString(stringValue($string, "Failed to execute 'parseFromString' on 'DOMParser': parameter 1"), asDOMParserSupportedType($type, "Failed to execute 'parseFromString' on 'DOMParser': parameter 2")));
  }
}

expose(DOMParserBrand, DOMParser, [],
  ["parseFromString"]);
