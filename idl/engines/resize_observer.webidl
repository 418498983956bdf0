// https://drafts.csswg.org/resize-observer/

// No box changes its size, so there are no entries.

enum ResizeObserverBoxOptions { "border-box", "content-box", "device-pixel-content-box" };

dictionary ResizeObserverOptions {
  ResizeObserverBoxOptions box = "content-box";
};

callback ResizeObserverCallback = undefined (sequence<ResizeObserverEntry> entries, ResizeObserver observer);

[Exposed=Window, RunsIn=Engine]
interface ResizeObserver {
  constructor(ResizeObserverCallback callback);
  undefined observe(Element target, optional ResizeObserverOptions options = {});
  undefined unobserve(Element target);
  undefined disconnect();
};

[Exposed=Window, RunsIn=Engine]
interface ResizeObserverEntry {
  readonly attribute Element target;
  readonly attribute DOMRectReadOnly contentRect;
  readonly attribute FrozenArray<ResizeObserverSize> borderBoxSize;
  readonly attribute FrozenArray<ResizeObserverSize> contentBoxSize;
  readonly attribute FrozenArray<ResizeObserverSize> devicePixelContentBoxSize;
};

[Exposed=Window, RunsIn=Engine]
interface ResizeObserverSize {
  readonly attribute unrestricted double inlineSize;
  readonly attribute unrestricted double blockSize;
};
