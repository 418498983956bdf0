// Media queries: https://drafts.csswg.org/cssom-view/#the-mediaquerylist-interface
// Python evaluates them (webapi/webidl/media_queries.py). What they ask for never changes.

class MediaQueryListImpl extends EventTargetImpl {
  constructor(media, matches) {
    super();
    this.media = media;
    this.matches = matches;
  }

  addListener(callback) {
    this.addEventListener("change", callback, false);
  }

  removeListener(callback) {
    this.removeEventListener("change", callback, false);
  }
}

class MediaQueryListEventImpl extends EventImpl {
  constructor() {
    super();
    this.media = "";
    this.matches = false;
  }

  constructorSteps(type, init) {
    super.constructorSteps(type, init);
    this.media = init.media;
    this.matches = init.matches;
  }
}

function mediaQueryList(query) {
  const answer = askWindow('"media",' + quote(query));
  return new MediaQueryListImpl(answer[0], answer[1]);
}
