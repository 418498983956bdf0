// https://urlpattern.spec.whatwg.org/

typedef (USVString or URLPatternInit) URLPatternInput;

[Exposed=(Window,Worker), Pure=(test, exec)]
interface URLPattern {
  constructor(URLPatternInput input, USVString baseURL, optional URLPatternOptions options = {});
  constructor(optional URLPatternInput input = {}, optional URLPatternOptions options = {});

  boolean test(optional URLPatternInput input = {}, optional USVString baseURL);

  URLPatternResult? exec(optional URLPatternInput input = {}, optional USVString baseURL);

  readonly attribute USVString protocol;
  readonly attribute boolean hasRegExpGroups;

  static short compareComponent(URLPatternComponent component, URLPattern left, URLPattern right);
  USVString generate(URLPatternComponent component, record<USVString, USVString> groups);
};

enum URLPatternComponent { "protocol", "pathname" };

dictionary URLPatternInit {
  USVString protocol;
  USVString pathname;
  USVString baseURL;
};

dictionary URLPatternOptions {
  boolean ignoreCase = false;
};

dictionary URLPatternResult {
  sequence<URLPatternInput> inputs;

  URLPatternComponentResult protocol;
  URLPatternComponentResult pathname;
};

dictionary URLPatternComponentResult {
  USVString input;
  record<USVString, (USVString or undefined)> groups;
};
