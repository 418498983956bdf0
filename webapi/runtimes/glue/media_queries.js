// Media queries: https://drafts.csswg.org/cssom-view/#the-mediaquerylist-interface
// Python evaluates them (webapi/webidl/media_queries.py).

let environmentChanges = 0; // of the viewport and of the media
const listenedLists = newList();

class MediaQueryListImpl extends EventTargetImpl {
  constructor(media, matches) {
    super();
    this.media = media;
    this.lastMatches = matches;
    this.reported = matches;
    this.lastChange = environmentChanges;
    this.isListened = false;
  }

  get matches() {
    if (this.lastChange !== environmentChanges) {
      this.lastChange = environmentChanges;
      this.lastMatches = askWindow('"media",' + quote(this.media))[1];
    }
    return this.lastMatches;
  }

  addListener(callback) {
    this.addEventListener("change", callback, false);
  }

  removeListener(callback) {
    this.removeEventListener("change", callback, false);
  }

  addEventListener(type, callback, options) {
    if (type === "change") this.listen();
    super.addEventListener(type, callback, options);
  }

  setEventHandler(type, callback) {
    this.listen();
    super.setEventHandler(type, callback);
  }

  listen() {
    if (this.isListened) return;
    this.isListened = true;
    listenedLists[listenedLists.length] = this;
  }
}

// What the rendering of a frame does after the viewport or the media have changed:
// https://html.spec.whatwg.org/multipage/webappapis.html#update-the-rendering
function changeEnvironment(sizes, screen) {
  const isResized = sizes.innerWidth !== page.sizes.innerWidth || sizes.innerHeight !== page.sizes.innerHeight;
  page.sizes = sizes;
  page.screen = screen;
  copyValues(screenImpl(), screen);
  environmentChanges++;
  forgetStyles();
  if (isResized) fireAnEvent("resize", globalTarget());
  evaluateMediaQueriesAndReportChanges();
}

// https://drafts.csswg.org/cssom-view/#evaluate-media-queries-and-report-changes
function evaluateMediaQueriesAndReportChanges() {
  for (let index = 0; index < listenedLists.length; index++) {
    const list = listenedLists[index];
    if (list.matches === list.reported) continue;
    list.reported = list.matches;
    const event = new MediaQueryListEventImpl();
    event.type = "change";
    event.isTrusted = true;
    event.media = list.media;
    event.matches = list.matches;
    dispatch(event, list);
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
