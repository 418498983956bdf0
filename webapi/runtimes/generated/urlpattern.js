// Interfaces, made by python -m idl from idl/urlpattern.webidl: change that, not this.

const overloadsOfURLPatternConstructor = ([2, 2, { index: 1, choices: { __proto__: null, string: 1, undefined: 2, dictionary: 2 } }, 1]);
const toURLPatternInit = dictionaryOf("URLPatternInit", [["baseURL", toStringText], ["hash", toStringText], ["hostname", toStringText], ["password", toStringText], ["pathname", toStringText], ["port", toStringText], ["protocol", toStringText], ["search", toStringText], ["username", toStringText]]);
const convert3 = unionOf({ __proto__: null, string: toStringText, dictionary: toURLPatternInit });
const toURLPatternOptions = dictionaryOf("URLPatternOptions", [["ignoreCase", toBooleanText]]);
const fromURLPatternComponentResult = dictionaryFrom([["groups", recordFrom(undefinedFrom)]]);
const fromURLPatternResult = dictionaryFrom([["hash", fromURLPatternComponentResult], ["hostname", fromURLPatternComponentResult], ["password", fromURLPatternComponentResult], ["pathname", fromURLPatternComponentResult], ["port", fromURLPatternComponentResult], ["protocol", fromURLPatternComponentResult], ["search", fromURLPatternComponentResult], ["username", fromURLPatternComponentResult]]);
const from7 = nullableFrom(fromURLPatternResult);
const toURLPatternComponent = enumOf("URLPatternComponent", ["protocol", "username", "password", "hostname", "port", "pathname", "search", "hash"]);
const convert9 = interfaceOf(URLPatternBrand);
const convert10 = recordOf(toStringText, toStringText);

// URLPattern: https://urlpattern.spec.whatwg.org/

class URLPattern {
  constructor($1 = undefined, $2 = undefined, $3 = undefined) {
    switch (overload(overloadsOfURLPatternConstructor, arguments.length, [$1, $2, $3], "Failed to construct 'URLPattern'")) {
      case 1: {
        constructed(URLPatternBrand, this, "[87," + convert3($1, "Failed to construct 'URLPattern': parameter 1") + "," + toStringText($2, "Failed to construct 'URLPattern': parameter 2") + "," + toURLPatternOptions($3, "Failed to construct 'URLPattern': parameter 3") + "]");
        return;
      }
      case 2: {
        constructed(URLPatternBrand, this, "[87," + convert3($1, "Failed to construct 'URLPattern': parameter 1") + "," + toURLPatternOptions($2, "Failed to construct 'URLPattern': parameter 2") + "]");
        return;
      }
    }
  }

  test($input = undefined, $baseURL = undefined) {
    const inner = internals(URLPatternBrand, this);
    return query(this, inner, 88, "," + convert3($input, "Failed to execute 'test' on 'URLPattern': parameter 1") + "," + ($baseURL === undefined ? "null" : toStringText($baseURL, "Failed to execute 'test' on 'URLPattern': parameter 2")));
  }

  exec($input = undefined, $baseURL = undefined) {
    const inner = internals(URLPatternBrand, this);
    return from7(query(this, inner, 89, "," + convert3($input, "Failed to execute 'exec' on 'URLPattern': parameter 1") + "," + ($baseURL === undefined ? "null" : toStringText($baseURL, "Failed to execute 'exec' on 'URLPattern': parameter 2"))));
  }

  get protocol() {
    return query(this, internals(URLPatternBrand, this), 90, "");
  }

  get username() {
    return query(this, internals(URLPatternBrand, this), 91, "");
  }

  get password() {
    return query(this, internals(URLPatternBrand, this), 92, "");
  }

  get hostname() {
    return query(this, internals(URLPatternBrand, this), 93, "");
  }

  get port() {
    return query(this, internals(URLPatternBrand, this), 94, "");
  }

  get pathname() {
    return query(this, internals(URLPatternBrand, this), 95, "");
  }

  get search() {
    return query(this, internals(URLPatternBrand, this), 96, "");
  }

  get hash() {
    return query(this, internals(URLPatternBrand, this), 97, "");
  }

  get hasRegExpGroups() {
    return query(this, internals(URLPatternBrand, this), 98, "");
  }

  static compareComponent($component, $left, $right) {
    if (arguments.length < 3) throw tooFew("Failed to execute 'compareComponent' on 'URLPattern'", 3, arguments.length);
    return ask("[99," + toURLPatternComponent($component, "Failed to execute 'compareComponent' on 'URLPattern': parameter 1") + "," + convert9($left, "Failed to execute 'compareComponent' on 'URLPattern': parameter 2") + "," + convert9($right, "Failed to execute 'compareComponent' on 'URLPattern': parameter 3") + "]")[1];
  }

  generate($component, $groups) {
    const inner = internals(URLPatternBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'generate' on 'URLPattern'", 2, arguments.length);
    return query(this, inner, 100, "," + toURLPatternComponent($component, "Failed to execute 'generate' on 'URLPattern': parameter 1") + "," + convert10($groups, "Failed to execute 'generate' on 'URLPattern': parameter 2"));
  }
}

expose(URLPatternBrand, URLPattern, ["compareComponent"],
  ["test", "exec", "protocol", "username", "password", "hostname", "port", "pathname", "search", "hash", "hasRegExpGroups", "generate"]);
