// Lists of media queries: https://drafts.csswg.org/cssom/#the-medialist-interface
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://drafts.csswg.org/cssom/#medialist
class MediaListImpl {
  constructor(text, letOwnerKnow) {
    this.platformObject = undefined;
    // Called after each change.
    this._letOwnerKnow = letOwnerKnow;
    // https://drafts.csswg.org/cssom/#medialist-collection-of-media-queries, serialized
    this.queries = text === "" ? newList() : mediaQueries(text);
  }

  // https://drafts.csswg.org/cssom/#dom-medialist-mediatext
  get mediaText() {
    return joinedQueries(this.queries);
  }

  set mediaText(value) {
    this.queries = value === "" ? newList() : mediaQueries(value);
    this._letOwnerKnow();
  }

  // https://drafts.csswg.org/cssom/#dom-medialist-mediatext
  stringificationBehavior() {
    return this.mediaText;
  }

  // https://drafts.csswg.org/cssom/#dom-medialist-length
  get length() {
    return this.queries.length;
  }

  // https://drafts.csswg.org/cssom/#dom-medialist-item
  item(index) {
    return index < this.queries.length ? this.queries[index] : undefined;
  }

  // https://drafts.csswg.org/cssom/#dom-medialist-appendmedium
  appendMedium(medium) {
    const parsed = mediaQueries(medium);
    if (parsed.length === 1 && !_hasQuery(this.queries, parsed[0])) {
      listAppend(this.queries, parsed[0]);
      this._letOwnerKnow();
    }
  }

  // https://drafts.csswg.org/cssom/#dom-medialist-deletemedium
  //
  // Raises:
  // NotFoundError: The list does not have it.
  deleteMedium(medium) {
    const parsed = mediaQueries(medium);
    if (parsed.length !== 1) return;
    if (!_hasQuery(this.queries, parsed[0])) {
      const message = "Failed to execute 'deleteMedium' on 'MediaList': the list does not have it.";
      throw new DOMException(message, "NotFoundError");
    }
    const kept = newList();
    const items = this.queries;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      if (each !== parsed[0]) {
        kept[kept.length] = each;
      }
    }
    this.queries = kept;
    this._letOwnerKnow();
  }
}
withoutParent(MediaListImpl);

function _hasQuery(texts, wanted) {
  for (let index = 0; index < texts.length; index++) {
    const each = texts[index];
    if (each === wanted) return true;
  }
  return false;
}

// https://drafts.csswg.org/cssom/#serialize-a-media-query-list
function joinedQueries(queries) {
  const parts = newList();
  for (let index = 0; index < queries.length; index++) {
    const each = queries[index];
    if (parts.length > 0) {
      parts[parts.length] = ", ";
    }
    parts[parts.length] = each;
  }
  return joinedTexts(parts);
}
