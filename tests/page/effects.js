({ keyframes, timings }) => {
  const attempt = (call) => {
    try {
      return call();
    } catch (error) {
      return error.name;
    }
  };
  const given = (text) => (0, eval)("(" + text + ")");
  const body = document.body;
  const found = {
    keyframes: keyframes.map((text) => attempt(() => new KeyframeEffect(body, given(text), 100).getKeyframes())),
    timings: timings.map((text) => {
      const effect = new KeyframeEffect(body, null, { duration: 10, easing: "linear" });
      return attempt(() => {
        effect.updateTiming(given(text));
        return [effect.getTiming(), effect.getComputedTiming()];
      });
    }),
  };
  const progressOf = (options, times) => {
    const animation = body.animate({ opacity: [0, 1] }, options);
    animation.pause();
    return times.map((time) => {
      animation.currentTime = time;
      const { localTime, progress, currentIteration } = animation.effect.getComputedTiming();
      return [Math.round(localTime * 1000) / 1000, progress === null ? null : Math.round(progress * 10000) / 10000, currentIteration];
    });
  };
  const both = { duration: 100, iterations: 2, delay: 20, endDelay: 10, direction: "alternate", easing: "ease-in", fill: "both" };
  found.alternate = progressOf(both, [-10, 0, 20, 45, 70, 119, 125, 170, 219, 220, 225, 230, 240]);
  const steps = { duration: 100, iterations: 1.5, iterationStart: 0.25, direction: "reverse", easing: "steps(4)" };
  found.reverse = progressOf(steps, [-1, 0, 10, 50, 74, 76, 100, 149, 150, 151]);
  found.linear = progressOf({ duration: 100, easing: "linear(0, 0.2 50%, 1)" }, [0, 25, 50, 75, 99]);

  const element = document.createElement("i");
  body.append(element);
  const style = getComputedStyle(element);
  const animation = element.animate({ opacity: [0, 0.5], marginLeft: ["0px", "10px"] }, { duration: 100, fill: "forwards" });
  animation.finish();
  found.filled = [style.opacity, style.marginLeft];
  animation.commitStyles();
  animation.cancel();
  found.committed = [element.getAttribute("style"), style.opacity, animation.replaceState];
  const copy = new KeyframeEffect(animation.effect);
  found.copy = [copy.getKeyframes().length, copy.target === element, copy.composite, copy.getTiming().fill];
  animation.effect = null;
  found.withoutEffect = [animation.effect, animation.playState];
  const other = new KeyframeEffect(null, { opacity: [0, 1] }, { duration: 5, pseudoElement: "::before", composite: "add" });
  found.other = [other.target, other.pseudoElement, other.composite];
  found.other.push(attempt(() => (other.pseudoElement = "x")));
  other.target = element;
  other.composite = "replace";
  other.composite = "foo";
  other.setKeyframes([{ opacity: 1 }]);
  found.other.push(other.target === element, other.composite, other.getKeyframes().length);
  const refused = new Animation(other);
  found.refused = [attempt(() => refused.commitStyles())];
  refused.persist();
  refused.timeline = null;
  refused.play();
  found.refused.push(refused.replaceState, refused.timeline, refused.playState, refused.pending);
  element.remove();
  animation.effect = copy;
  animation.finish();
  found.removed = attempt(() => animation.commitStyles());
  return found;
}
