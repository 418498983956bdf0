// CSS declaration blocks: https://drafts.csswg.org/cssom/#css-declaration-blocks
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://drafts.csswg.org/cssom/#css-declaration
class Declaration {
  constructor(name, value, isImportant, shorthand = "") {
    this.name = name;
    this.value = value;
    this.isImportant = isImportant;
    // The shorthand whose text, with ``var()``, is the value.
    //
    // https://drafts.csswg.org/css-values-5/#pending-substitution-value
    this.shorthand = shorthand;
  }
}
withoutParent(Declaration);

// The declarations of a block, by the names of their properties, in their order.
class Declarations {
  constructor() {
    this.byName = new Table();
    this._names = undefined;
    // The text, if it is known.
    this._text = "";
  }

  // The names, in a list that does not change.
  get names() {
    if (this._names === undefined) {
      this._names = tableKeys(this.byName);
    }
    return this._names;
  }

  // Remove the declaration of a name; return whether there was one.
  remove(name) {
    if (!tableHas(this.byName, name)) return false;
    tableDelete(this.byName, name);
    this._names = undefined;
    this._text = undefined;
    return true;
  }

  // https://drafts.csswg.org/cssom/#set-a-css-declaration
  put(declaration) {
    const old = tableGet(this.byName, declaration.name);
    if (
      old !== undefined &&
        old.value === declaration.value &&
        old.isImportant === declaration.isImportant &&
        old.shorthand === declaration.shorthand
    ) {
      return false;
    }
    tableSet(this.byName, declaration.name, declaration);
    this._names = undefined;
    const text = this._text;
    const isLast = old === undefined &&
      textStarts(declaration.name, "--"); // and no part of a shorthand
    if (text === undefined || !isLast) {
      this._text = undefined;
    } else {
      const space = text === "" ? "" : " ";
      const added = declarationText(declaration.name, declaration.value, declaration);
      this._text = text + space + added;
    }
    return true;
  }

  // Add what was parsed behind what there is, if this is not more important.
  append(declaration) {
    const old = tableGet(this.byName, declaration.name);
    if (old !== undefined && old.isImportant && !declaration.isImportant) return;
    this.remove(declaration.name);
    this.put(declaration);
  }

  // https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-getpropertyvalue
  valueOf(name) {
    const found = tableGet(this.byName, name);
    if (found !== undefined) return found.shorthand !== "" ? "" : found.value;
    const shorthand = PROPERTIES.shorthand(name);
    if (shorthand === undefined) return "";
    const values = newList();
    let pending = 0;
    let text = "";
    let importance = 0;
    const longhands = PROPERTIES.longhandsOf(shorthand);
    for (let index = 0; index < longhands.length; index++) {
      const each = longhands[index];
      const declaration = tableGet(this.byName, each);
      if (declaration === undefined) return "";
      if (declaration.isImportant) {
        importance += 1;
      }
      if (declaration.shorthand === name) {
        pending += 1;
        text = declaration.value;
      } else if (declaration.shorthand !== "") return "";
      listAppend(values, declaration.value);
    }
    if (importance !== 0 && importance !== longhands.length) return "";
    if (pending === longhands.length) return text;
    return pending > 0 ? "" : shorthandText(shorthand, values);
  }

  // https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-getpropertypriority
  isImportant(name) {
    const found = tableGet(this.byName, name);
    if (found !== undefined) return found.isImportant;
    const shorthand = PROPERTIES.shorthand(name);
    if (shorthand === undefined) return false;
    const items = PROPERTIES.longhandsOf(shorthand);
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      const declaration = tableGet(this.byName, each);
      if (declaration === undefined || !declaration.isImportant) return false;
    }
    return true;
  }

  // https://drafts.csswg.org/cssom/#serialize-a-css-declaration-block
  text() {
    if (this._text !== undefined) return this._text;
    const done = new Table();
    const parts = newList();
    const items = this.names;
    for (let index = 0; index < items.length; index++) {
      const name = items[index];
      const declaration = tableGet(this.byName, name);
      if (tableHas(done, name) || declaration === undefined) continue;
      let shown = name;
      let value = declaration.shorthand !== "" ? "" : declaration.value;
      const items2 = PROPERTIES.shorthandsOf(name);
      for (let index2 = 0; index2 < items2.length; index2++) {
        const shorthand = items2[index2];
        const text = this.valueOf(shorthand.name);
        if (text === "" || tableHas(this.byName, shorthand.name)) continue;
        if (_hasAny(done, PROPERTIES.longhandsOf(shorthand))) continue;
        shown = shorthand.name;
        value = text;
        const items3 = PROPERTIES.longhandsOf(shorthand);
        for (let index3 = 0; index3 < items3.length; index3++) {
          const each = items3[index3];
          tableSet(done, each, true);
        }
        break;
      }
      tableSet(done, name, true);
      const space = parts.length === 0 ? "" : " ";
      listAppend(parts, space + declarationText(shown, value, declaration));
    }
    this._text = joinedTexts(parts);
    return this._text;
  }
}
withoutParent(Declarations);

// https://drafts.csswg.org/cssom/#serialize-a-css-declaration
function declarationText(name, value, declaration) {
  const importance = declaration.isImportant ? " !important" : "";
  return serializeAnIdentifier(name) + ": " + value + importance + ";";
}

function _hasAny(names, wanted) {
  for (let index = 0; index < wanted.length; index++) {
    const each = wanted[index];
    if (tableHas(names, each)) return true;
  }
  return false;
}

// The declarations that a declaration stands for; None if it is not valid.
function declarationsOf(name, value) {
  const isImportant = value.isImportant;
  if (textStarts(name, "--")) {
    if (!value.isValid) return undefined;
    return listOf([new Declaration(name, value.source, isImportant)]);
  }
  if (!value.isValid || value.hasTouchingNumbers || value.components.length === 0) {
    return undefined;
  }
  const declarations = newList();
  const shorthand = PROPERTIES.shorthand(name);
  if (shorthand === undefined) {
    let text = PROPERTIES.text(name, value.components);
    if (value.hasSubstitution && PROPERTIES.isLonghand(name)) {
      text = value.source;
    }
    return text === undefined ? undefined : listOf([new Declaration(name, text, isImportant)]);
  }
  const longhands = PROPERTIES.longhandsOf(shorthand);
  if (value.hasSubstitution) {
    for (let index2 = 0; index2 < longhands.length; index2++) {
      const each = longhands[index2];
      listAppend(declarations, new Declaration(each, value.source, isImportant, name));
    }
    return declarations;
  }
  const values = expanded(shorthand, value.components);
  if (values === undefined) return undefined;
  if (values.length === 1 && longhands.length > 1) {
    return listOf([new Declaration(name, values[0], isImportant)]);
  }
  const end = longhands.length;
  for (let index = 0; index < end; index++) {
    listAppend(declarations, new Declaration(longhands[index], values[index], isImportant));
  }
  return declarations;
}

// https://drafts.csswg.org/css-style-attr/#syntax
//
// ``style`` says which declarations are valid; without it, those of properties are.
function parseDeclarations(text, style) {
  const tokenizer = new ValueTokenizer(text);
  const declarations = new Declarations();
  for (;;) {
    tokenizer.consumeComments();
    let token = tokenizer.consumeAToken();
    if (token.kind === "") return declarations;
    if (token.kind === WHITESPACE || token.kind === ";") continue;
    let name = "";
    if (token.kind === IDENT) {
      name = token.text;
      tokenizer.consumeComments();
      let position = tokenizer.position;
      token = tokenizer.consumeAToken();
      while (token.kind === WHITESPACE) {
        tokenizer.consumeComments();
        position = tokenizer.position;
        token = tokenizer.consumeAToken();
      }
      if (token.kind !== ":") {
        name = "";
        tokenizer.position = position;
      }
    }
    const value = new ValueReader(tokenizer).read(true);
    if (name === "") continue;
    const wanted = propertyName(name);
    let found = undefined;
    if (style === undefined) {
      found = declarationsOf(wanted, value);
    } else {
      found = style.validDeclarations(wanted, value);
    }
    if (found !== undefined) {
      addDeclarations(declarations, wanted, found, true);
    }
  }
}

// Add what a declaration stands for, and remove what it replaces.
function addDeclarations(declarations, name, added, isParsed) {
  let isChanged = false;
  const shorthand = PROPERTIES.shorthand(name);
  if (shorthand !== undefined) {
    const isWhole = added.length === 1 && added[0].name === name;
    const replaced = isWhole ? PROPERTIES.longhandsOf(shorthand) : listOf([name]);
    for (let index = 0; index < replaced.length; index++) {
      const each = replaced[index];
      if (declarations.remove(each)) {
        isChanged = true;
      }
    }
  }
  for (let index = 0; index < added.length; index++) {
    const declaration = added[index];
    if (isParsed) {
      declarations.append(declaration);
    } else if (declarations.put(declaration)) {
      isChanged = true;
    }
  }
  return isChanged;
}

// The name of a property as declarations have it.
function propertyName(name) {
  return textStarts(name, "--")
    ? scalarValueString(name)
    : PROPERTIES.resolved(asciiLowercase(name));
}

// https://drafts.csswg.org/cssom/#cssstyledeclaration
class CSSStyleDeclarationImpl {
  constructor() {
    this.platformObject = undefined;
    // https://drafts.csswg.org/cssom/#cssstyledeclaration-parent-css-rule
    this.parentRule = undefined;
  }

  // https://drafts.csswg.org/cssom/#cssstyledeclaration-declarations
  declarations() {
    return new Declarations();
  }

  // https://drafts.csswg.org/cssom/#update-style-attribute-for
  update(declarations) {}

  // The declarations that a declaration stands for in this block; None if it is not valid.
  validDeclarations(name, value) {
    return declarationsOf(name, value);
  }

  // https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-csstext
  get cssText() {
    return this.declarations().text();
  }

  set cssText(value) {
    this.update(parseDeclarations(value, this));
  }

  // https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-length
  get length() {
    return this.declarations().names.length;
  }

  // https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-item
  item(index) {
    const names = this.declarations().names;
    return index < names.length ? names[index] : "";
  }

  // https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-getpropertyvalue
  getPropertyValue(name) {
    return this.declarations().valueOf(propertyName(name));
  }

  // https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-getpropertypriority
  getPropertyPriority(name) {
    return this.declarations().isImportant(propertyName(name)) ? "important" : "";
  }

  // https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-setproperty
  setProperty(name, value, priority) {
    if (value === "") {
      this.removeProperty(name);
      return;
    }
    const isImportant = asciiLowercase(priority) === "important";
    if (priority !== "" && !isImportant) return;
    const read = readValue(value);
    if (read.isImportant) return;
    read.isImportant = isImportant;
    const wanted = propertyName(name);
    const added = this.validDeclarations(wanted, read);
    const declarations = this.declarations();
    if (added !== undefined && addDeclarations(declarations, wanted, added, false)) {
      this.update(declarations);
    }
  }

  // https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-removeproperty
  removeProperty(name) {
    const wanted = propertyName(name);
    const declarations = this.declarations();
    const value = declarations.valueOf(wanted);
    let isRemoved = declarations.remove(wanted);
    const shorthand = PROPERTIES.shorthand(wanted);
    if (shorthand !== undefined) {
      const items = PROPERTIES.longhandsOf(shorthand);
      for (let index = 0; index < items.length; index++) {
        const each = items[index];
        if (declarations.remove(each)) {
          isRemoved = true;
        }
      }
    }
    if (isRemoved) {
      this.update(declarations);
    }
    return value;
  }
}
withoutParent(CSSStyleDeclarationImpl);

// https://drafts.csswg.org/cssom/#cssstyleproperties
class CSSStylePropertiesImpl extends CSSStyleDeclarationImpl {
  constructor() {
    super();
  }

  // https://drafts.csswg.org/cssom/#dom-cssstyleproperties-cssfloat
  get cssFloat() {
    return this.getPropertyValue("float");
  }

  set cssFloat(value) {
    this.setProperty("float", value, "");
  }
}

// The declarations of an element's attribute ``style``.
class ElementStyle extends CSSStylePropertiesImpl {
  constructor(element) {
    super();
    this.element = element;
    this._declarations = new Declarations();
    // The attribute's value that the declarations are of.
    this._text = "";
  }

  // https://drafts.csswg.org/cssom/#cssstyledeclaration-declarations
  declarations() {
    const value = this.element.attributeValue("style");
    const text = value === undefined ? "" : value;
    if (text !== this._text) {
      this._declarations = parseDeclarations(text);
      this._text = text;
    }
    return this._declarations;
  }

  // https://drafts.csswg.org/cssom/#update-style-attribute-for
  update(declarations) {
    this._declarations = declarations;
    this._text = declarations.text();
    this.element.setAnAttributeValue("style", this._text);
  }
}
