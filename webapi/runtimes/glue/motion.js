// Transitions and animations of style sheets, on the clock of the page: https://drafts.csswg.org/css-transitions-1/
// and https://drafts.csswg.org/css-animations-1/. By hand, and not written once, because the host keeps the time.
//
// Nothing is kept of elements that do not change. Before an attribute, a state or a sheet changes, the values of the
// properties are noted that it can change; when styles are updated, with the next frame or when a script asks for
// them, they are compared with the new ones.

const sortedKeys = (table) => {
  const keys = newList();
  tableForEach(table, (value, key) => (keys[keys.length] = key));
  return keys;
};
const statesOfAttributes = listed("checked disabled multiple open popover readonly required");

function startMotion(document, isShown) {
  const motion = new StyleMotion(document, isShown);
  document.motion = motion;
  motion.change();
}

class StyleMotion extends Motion {
  constructor(document, isShown) {
    super();
    this.document = document;
    this.isFirst = !isShown; // No element had a style yet.
    this.isDirty = false;
    this.isScheduled = false;
    this.isBusy = false;
    this.hasNotedSheets = false;
    this.before = new Table(); // by element: a table of values before the change, by property
    this.passedOn = newList(); // the inherited properties that are in it
    this.inserted = new Table();
    this.transitions = new Table(); // by element: a table of those that run, by property
    this.animations = new Table(); // by element: the list of animations
    this.toAnimate = new Table(); // by element: whether it may be those below it, too
    this.animatesAll = true;
    this.rules = new Table(); // by feature: see rulesOf
    this.byVariables = undefined;
    this.starting = undefined; // the properties that rules @starting-style decide
    this.shown = undefined; // the elements that were rendered, if there are such rules
    this.keyframes = new Table(); // by name
    this.numbers = undefined;
    this.events = newList();
    this.isDispatching = false;
    this.count = 0;
  }

  // Styles are updated at the end of the next frame, behind its callbacks.
  change() {
    this.isDirty = true;
    if (this.isScheduled) return;
    this.isScheduled = true;
    runStepsAfterTimeout(isInFrame() ? 0 : untilNextFrame(), () => {
      runStepsAfterTimeout(0, () => {
        this.isScheduled = false;
        this.flush();
      });
    });
  }

  // What runs may end with any change.
  mayChange() {
    const mayEnd = tableSize(this.transitions) > 0 || tableSize(this.animations) > 0;
    if (mayEnd || (!this.isFirst && this.startingNames().length > 0)) this.change();
  }

  attributeWillChange(element, localName, value) {
    if (this.isBusy || !element.isConnected) return;
    this.mayChange();
    if (this.isFirst || this.isNew(element)) return;
    this.isBusy = true;
    const old = element.attributeValue(localName);
    if (localName === "style") this.noteStyleAttribute(element, value);
    else if (localName === "class") this.noteFeatures(changedWords(old, value), element, element);
    else if (localName === "id") this.noteFeatures(["#" + old, "#" + value], element, element);
    else this.noteFeatures(["[" + localName], element, element);
    if (localName === "open") this.mayAnimate(element, true);
    this.isBusy = false;
    if (statesOfAttributes[localName] !== true) return;
    const isOfMany = element.localName === "fieldset" || element.attributeValue("type") === "radio";
    this.stateWillChange(":", undefined, isOfMany ? undefined : element);
  }

  noteStyleAttribute(element, value) {
    const isMoved = (value !== undefined && findText(value, "transition", 0) >= 0) || mayTransition(element);
    if (!isMoved && nextElement(element, element) === undefined) return;
    const names = newList();
    const blocks = [element.style.declarations(), parseDeclarations(value || "")];
    for (let index = 0; index < 2; index++) {
      const own = blocks[index].names;
      for (let place = 0; place < own.length; place++) {
        const shorthand = PROPERTIES.shorthand(own[place]);
        const longhands = shorthand === undefined ? [own[place]] : PROPERTIES.longhandsOf(shorthand);
        for (let each = 0; each < longhands.length; each++) names[names.length] = longhands[each];
      }
    }
    this.noteNames(element, names, new Table());
  }

  stateWillChange(states, old, current) {
    if (this.isBusy) return;
    this.mayChange();
    if (this.isFirst) return;
    this.isBusy = true;
    this.noteFeatures([states], old, current);
    this.isBusy = false;
  }

  // Features change of these two elements, and with those of states of what is around only one of them; without
  // both, of any.
  noteFeatures(features, old, current) {
    const isOfAny = old === undefined && current === undefined;
    const isFolded = this.document.mode === "quirks";
    const changing = new Table();
    for (let index = 0; index < features.length; index++) tableSet(changing, features[index], true);
    const matching = new Matching(this.document);
    const changed = old === current ? onlyOne(old) : aroundOneOf(old, current);
    const walked = new Table();
    for (let index = 0; index < features.length; index++) {
      const rules = this.rulesOf(features[index], isFolded);
      if (tableSize(rules.byKey) === 0) continue;
      const note = (each, byKey) => {
        if (this.isNew(each)) return;
        const keys = selectorKeysOf(each, isFolded);
        keys[keys.length] = "";
        if (tableHas(changed, each)) for (let place = 0; place < features.length; place++) keys[keys.length] = features[place];
        for (let place = 0; place < keys.length; place++) {
          const found = tableGet(byKey, keys[place]);
          for (let number = 0; found !== undefined && number < found.length; number++) {
            const rule = found[number];
            if (rule.subject === undefined && rule[0] !== "") rule.subject = parseSelector(rule[0], undefined)[0].subject;
            const isMeant = isFolded || rule[0] === "" || mayMatch(rule.subject, each, matching, changing);
            if (isMeant) this.noteNames(each, rule[3], walked);
          }
        }
      };
      if (isOfAny) this.forEachElement(this.document, (each) => note(each, rules.byKey));
      else {
        tableForEach(changed, (value, each) => note(each, rules.ofItself));
        tableForEach(this.rootsOf(rules, changed, isFolded, features), (byKey, root) => {
          this.forEachElement(root, (each) => note(each, byKey));
        });
      }
    }
  }

  // Below which elements rules may begin or cease to match: by element, and by key.
  rootsOf(rules, changed, isFolded, features) {
    const roots = new Table();
    if (rules.outer.length === 0) return roots;
    const add = (root, rule) => {
      let byKey = tableGet(roots, root);
      if (byKey === undefined) tableSet(roots, root, (byKey = new Table()));
      addUnder(byKey, rule[1], rule);
    };
    tableForEach(changed, (value, each) => {
      const keys = listed(joinList(bothLists(selectorKeysOf(each, isFolded), features), " "));
      for (let index = 0; index < rules.outer.length; index++) {
        const rule = rules.outer[index];
        for (let place = 0; place < rule[2].length; place++) {
          const key = rule[2][place][0];
          const reach = rule[2][place][1];
          if (reach === 1 || (key !== "" && keys[key] !== true)) continue;
          add(reach === 2 ? each : reach === 3 ? each.parent || each : this.document, rule);
        }
      }
    });
    return roots;
  }

  // What a rule declares changes for an element, and with it what others inherit. `walked` has who was asked below.
  noteNames(element, names, walked) {
    const isCustom = hasStart(names, "--");
    const others = this.dependentNames(names, isCustom);
    const changesTransitions = hasStart(names, "transition-");
    const isShown = placeIn(names, "display") >= 0;
    this.change();
    if (isShown || isCustom || placeIn(names, "animation-name") >= 0) this.mayAnimate(element, isShown || isCustom);
    this.note(element, names);
    this.noteDependent(element, others, changesTransitions);
    const inherited = newList();
    for (let index = 0; index < names.length; index++) {
      if (isInheritedName(names[index]) || textStarts(names[index], "--")) inherited[inherited.length] = names[index];
    }
    if (inherited.length === 0) return;
    for (let index = 0; index < inherited.length; index++) {
      if (placeIn(this.passedOn, inherited[index]) < 0) this.passedOn[this.passedOn.length] = inherited[index];
    }
    const key = joinList(inherited, " ");
    let known = tableGet(walked, key);
    if (known === undefined) tableSet(walked, key, (known = new Table()));
    if (tableHas(known, element)) return;
    const passedOn = bothLists(inherited, others);
    this.forEachElement(this.document.hasShadowTrees ? this.document : element, (each) => {
      tableSet(known, each, true);
      if (mayTransition(each) && !this.isNew(each)) this.noteDependent(each, passedOn, changesTransitions && isCustom);
    });
  }

  // The properties whose values follow those with the names, without being declared.
  dependentNames(names, isCustom) {
    let others = newList();
    if (placeIn(names, "color") >= 0) others = namesOfCurrentColor();
    if (!isCustom) return others;
    if (this.byVariables === undefined) this.byVariables = askWindow('"by variables",' + this.sheets());
    return bothLists(others, this.byVariables);
  }

  noteDependent(element, names, changesTransitions) {
    if (names.length === 0) return;
    const items = changesTransitions ? undefined : transitionsOf(element);
    const noted = newList();
    for (let index = 0; index < names.length; index++) {
      if (items === undefined || itemFor(items, names[index]) !== undefined) noted[noted.length] = names[index];
    }
    this.note(element, noted);
  }

  // https://drafts.csswg.org/css-transitions-1/#before-change-style
  note(element, names) {
    if (names.length === 0 || !isRendered(element)) return;
    let values = tableGet(this.before, element);
    if (values === undefined) tableSet(this.before, element, (values = new Table()));
    for (let index = 0; index < names.length; index++) {
      if (!tableHas(values, names[index])) tableSet(values, names[index], computedInMotion(element, names[index]));
    }
  }

  // Animations of an element, and maybe of what is below it, may begin with the next update.
  mayAnimate(element, isBelow) {
    this.change();
    if (isBelow || !tableHas(this.toAnimate, element)) tableSet(this.toAnimate, element, isBelow);
  }

  sheetsChange() {
    this.change();
    if (!this.isFirst && !this.hasNotedSheets && !this.isBusy && this.document.styles !== undefined) {
      this.hasNotedSheets = true;
      this.isBusy = true;
      this.forEachElement(this.document, (each) => {
        if (!mayTransition(each) || this.isNew(each)) return;
        const items = transitionsOf(each);
        for (let index = 0; index < items.length; index++) {
          const shorthand = PROPERTIES.shorthand(items[index].name);
          if (items[index].name !== "all" && shorthand === undefined) this.note(each, [items[index].name]);
        }
      });
      this.isBusy = false;
    }
    this.rules = new Table();
    this.byVariables = undefined;
    this.starting = undefined;
    this.animatesAll = true;
    this.keyframes = new Table();
    this.numbers = undefined;
  }

  treeChanged(node, isInserted) {
    this.change();
    if (isInserted) {
      tableSet(this.inserted, node, true);
      return;
    }
    tableForEach(this.transitions, (running, element) => {
      if (isInclusiveAncestor(node, element)) this.cancelAll(element);
    });
    tableForEach(this.animations, (list, element) => {
      if (isInclusiveAncestor(node, element)) this.cancelAll(element);
    });
  }

  isNew(element) {
    if (tableSize(this.inserted) === 0) return false;
    for (let each = element; each !== undefined; each = flatParent(each)) {
      if (tableHas(this.inserted, each)) return true;
    }
    return false;
  }

  // The elements below a node, those in shadow trees, too.
  forEachElement(root, steps) {
    const shadow = root instanceof ElementImpl ? shadowRootOf(root) : undefined;
    if (shadow !== undefined) this.forEachElement(shadow, steps);
    for (let each = nextElement(root, root); each !== undefined; each = nextElement(each, root)) {
      steps(each);
      const inner = shadowRootOf(each);
      if (inner !== undefined) this.forEachElement(inner, steps);
    }
  }

  sheets() {
    if (this.numbers === undefined) {
      this.numbers = sheetsOfTree(this.document);
      if (this.document.hasShadowTrees) {
        this.forEachElement(this.document, (each) => {
          const shadow = shadowRootOf(each);
          if (shadow !== undefined) this.numbers = bothLists(this.numbers, sheetsOfTree(shadow));
        });
      }
    }
    return "[" + joinList(this.numbers, ",") + "]";
  }

  // The rules that a feature decides about: `byKey` has all by the keys of those who may match, `ofItself` those
  // with the feature in what they match, and `outer` is the list of those with it elsewhere.
  rulesOf(feature, isFolded) {
    let found = tableGet(this.rules, feature);
    if (found !== undefined) return found;
    found = { __proto__: null, byKey: new Table(), ofItself: new Table(), outer: newList() };
    tableSet(this.rules, feature, found);
    const rules = askWindow('"style changes",' + this.sheets() + "," + quote(feature));
    for (let index = 0; index < rules.length; index++) {
      const rule = rules[index];
      if (isFolded) rule[1] = asciiLowercase(rule[1]);
      addUnder(found.byKey, rule[1], rule);
      let isOuter = false;
      let isOfItself = false;
      for (let place = 0; place < rule[2].length; place++) {
        if (isFolded) rule[2][place][0] = asciiLowercase(rule[2][place][0]);
        isOuter = isOuter || rule[2][place][1] > 1;
        isOfItself = isOfItself || rule[2][place][1] === 1;
      }
      if (isOuter) found.outer[found.outer.length] = rule;
      if (isOfItself) addUnder(found.ofItself, rule[1], rule);
    }
    return found;
  }

  keyframesOf(name) {
    if (!tableHas(this.keyframes, name)) {
      tableSet(this.keyframes, name, askWindow('"keyframes",' + this.sheets() + "," + quote(name)));
    }
    return tableGet(this.keyframes, name);
  }

  // A style change event: https://drafts.csswg.org/css-transitions-1/#style-change-event
  flush() {
    if (this.isBusy || !this.isDirty) return;
    this.isBusy = true;
    const { isFirst } = this;
    this.isDirty = this.isFirst = this.hasNotedSheets = false;
    const before = this.before;
    const inserted = this.inserted;
    this.before = new Table();
    this.noted = before;
    try {
      tableForEach(this.transitions, (running, element) => this.cancelGone(element, running));
      tableForEach(before, (values, element) => this.compare(element, values));
      this.startFromStartingStyles(isFirst);
      this.animate();
    } finally {
      if (this.inserted === inserted) this.inserted = new Table();
      this.noted = undefined;
      this.passedOn = newList();
      this.isBusy = false;
    }
  }

  startingNames() {
    if (this.starting === undefined) this.starting = askWindow('"starting styles",' + this.sheets());
    return this.starting;
  }

  // https://drafts.csswg.org/css-transitions-2/#defining-before-change-style
  startFromStartingStyles(isFirst) {
    const names = this.startingNames();
    const known = this.shown;
    this.shown = names.length === 0 ? undefined : new Table();
    if (names.length === 0) return;
    this.forEachElement(this.document, (each) => {
      if (!isRendered(each)) return;
      tableSet(this.shown, each, true);
      const isShown = known === undefined ? !isFirst : tableHas(known, each);
      if ((isShown && !this.isNew(each)) || !mayTransition(each)) return;
      const items = transitionsOf(each);
      for (let index = 0; index < names.length; index++) {
        const item = itemFor(items, names[index]);
        if (item === undefined) continue;
        const before = inStartingStyle(each, () => computedInMotion(each, names[index]));
        this.compareProperty(each, names[index], before, item);
      }
    });
  }

  cancelGone(element, running) {
    tableForEach(running, (transition) => transition.phaseNow() === "after" && transition.update(false, false));
    if (!element.isConnected) {
      this.cancelAll(element);
      return;
    }
    const items = transitionsOf(element);
    const isHidden = !isRendered(element) && !tableHas(running, "display");
    tableForEach(running, (transition, name) => {
      if (isHidden || itemFor(items, name) === undefined) transition.cancel();
    });
  }

  cancelAll(element) {
    const running = tableGet(this.transitions, element);
    if (running !== undefined) tableForEach(running, (transition) => transition.cancel());
    const list = tableGet(this.animations, element);
    tableDelete(this.animations, element);
    if (list !== undefined) for (let index = 0; index < list.length; index++) list[index].cancel();
  }

  // https://drafts.csswg.org/css-transitions-1/#starting
  compare(element, values) {
    if (!element.isConnected || this.isNew(element)) return;
    const items = transitionsOf(element);
    if (items.length === 0) return;
    const isShown = isRendered(element);
    if (!isShown) {
      const display = itemFor(items, "display");
      const hides = tableHas(values, "display") && computedInMotion(element, "display") === "none";
      if (!hides || display === undefined || !display.isDiscrete || display.duration + display.delay <= 0) return;
    }
    this.notePassedOn(element, values);
    const names = sortList(sortedKeys(values), (one, other) => (one < other ? -1 : 1));
    for (let index = 0; index < names.length; index++) {
      const item = itemFor(items, names[index]);
      if (item === undefined) continue;
      this.compareProperty(element, names[index], tableGet(values, names[index]), item);
    }
  }

  // The values before that came from elements around it, if only another change lets them transition.
  notePassedOn(element, values) {
    const missing = newList();
    for (let index = 0; index < this.passedOn.length; index++) {
      if (!tableHas(values, this.passedOn[index])) missing[missing.length] = this.passedOn[index];
    }
    for (let index = 0; index < missing.length; index++) {
      for (let each = element; each !== undefined && declaredValue(each, missing[index]) === ""; ) {
        each = flatParent(each);
        const around = each === undefined ? undefined : tableGet(this.noted, each);
        if (around === undefined || !tableHas(around, missing[index])) continue;
        tableSet(values, missing[index], tableGet(around, missing[index]));
        break;
      }
    }
  }

  compareProperty(element, name, before, item) {
    const after = computedInMotion(element, name);
    const running = tableGet(this.transitions, element);
    const old = running === undefined ? undefined : tableGet(running, name);
    const isLong = max(item.duration, 0) + item.delay > 0;
    const mayStart = isLong && (item.isDiscrete || isInterpolable(name, before, after));
    if (old === undefined) {
      if (before !== after && mayStart) this.start(element, name, before, after, item, after, 1);
      return;
    }
    if (old.to === after) return;
    const progress = old.progress;
    old.cancel();
    if (!mayStart || (progress === 0 && old.from === after)) return;
    if (old.reversed !== after) {
      this.start(element, name, before, after, item, before, 1);
      return;
    }
    const factor = min(max(progress * old.factor + 1 - old.factor, 0), 1);
    const delay = item.delay < 0 ? item.delay * factor : item.delay;
    const shortened = { __proto__: null, duration: item.duration * factor, delay, easing: item.easing };
    this.start(element, name, old.to, after, shortened, old.to, factor);
  }

  start(element, name, from, to, item, reversed, factor) {
    const transition = new CSSTransitionImpl();
    transition.transitionProperty = name;
    transition.from = from;
    transition.to = to;
    transition.reversed = factor === 1 && reversed === to ? from : reversed;
    transition.factor = factor;
    this.begin(transition, element, {
      __proto__: null,
      delay: item.delay,
      direction: "normal",
      duration: item.duration,
      easing: item.easing,
      endDelay: 0,
      fill: "backwards",
      iterationStart: 0,
      iterations: 1,
    });
    let running = tableGet(this.transitions, element);
    if (running === undefined) tableSet(this.transitions, element, (running = new Table()));
    tableSet(running, name, transition);
    transition.play();
    if (isInFrame()) transition.runTask();
  }

  begin(animation, element, timing) {
    const effect = new KeyframeEffectImpl();
    effect.target = element;
    effect.take(timing);
    animation.owner = element;
    animation.motion = this;
    animation.order = ++this.count;
    animation.constructorSteps(effect, undefined);
  }

  // https://drafts.csswg.org/css-animations-1/#animations
  animate() {
    const asked = new Table();
    const ask = (each) => {
      if (tableHas(asked, each)) return;
      tableSet(asked, each, true);
      const known = tableGet(this.animations, each);
      const style = each.attributeValue("style");
      const isOwn = style !== undefined && findText(style, "animation", 0) >= 0;
      if (known === undefined && !isOwn && !mayDeclare(each, "animation-name")) return;
      const names = computedInMotion(each, "animation-name");
      if (known !== undefined || (names !== "none" && isRendered(each))) this.animateElement(each, known, names);
    };
    const askBelow = (each) => {
      if (!each.isConnected) return;
      ask(each);
      this.forEachElement(each, ask);
    };
    const roots = this.toAnimate;
    this.toAnimate = new Table();
    if (this.animatesAll) this.forEachElement(this.document, ask);
    this.animatesAll = false;
    tableForEach(this.animations, (list, each) => ask(each));
    tableForEach(this.inserted, (value, each) => askBelow(each));
    tableForEach(roots, (isBelow, each) => (isBelow ? askBelow(each) : each.isConnected && ask(each)));
  }

  animateElement(element, known, names) {
    const wanted = names === "none" || !isRendered(element) ? newList() : splitAtCommas(names);
    const list = newList();
    const kept = newList();
    for (let index = 0; index < wanted.length; index++) {
      const name = nameOfKeyframes(wanted[index]);
      const values = animationValues(element, index);
      let animation;
      for (let place = 0; known !== undefined && place < known.length; place++) {
        if (animation === undefined && known[place].animationName === name && placeIn(kept, known[place]) < 0) {
          animation = known[place];
        }
      }
      if (animation === undefined) {
        const keyframes = this.keyframesOf(name);
        if (keyframes === null) continue;
        animation = new CSSAnimationImpl();
        animation.animationName = name;
        this.begin(animation, element, values.timing);
        animation.effect.frames = framesOfRule(keyframes);
        list[list.length] = animation;
        if (values.isPaused) animation.pause();
        else animation.play();
        if (isInFrame()) animation.runTask();
      } else {
        list[list.length] = kept[kept.length] = animation;
        if (values.isPaused && !animation.isPausedByStyle) animation.pause();
        else if (!values.isPaused && animation.isPausedByStyle) animation.play();
      }
      animation.isPausedByStyle = values.isPaused;
    }
    if (known !== undefined) {
      for (let index = 0; index < known.length; index++) if (placeIn(kept, known[index]) < 0) known[index].cancel();
    }
    if (list.length > 0) tableSet(this.animations, element, list);
    else tableDelete(this.animations, element);
  }

  get isFilling() {
    return fillingAnimations.length > 0;
  }

  // The value at a keyframe: https://drafts.csswg.org/web-animations-1/#fill-behavior
  filledValue(element, name) {
    for (let index = fillingAnimations.length - 1; index >= 0; index--) {
      const { effect } = fillingAnimations[index];
      if (effect === undefined || effect.target !== element || effect.pseudoElement !== undefined) continue;
      const value = effect.valueOf(name);
      if (value !== undefined) return value;
    }
    return undefined;
  }

  // https://drafts.csswg.org/web-animations-1/#update-animations-and-send-events
  queueEvent(event, animation, isNow) {
    event.bubbles = true;
    event.isTrusted = true;
    this.events[this.events.length] = { __proto__: null, event, animation, time: now() };
    if (this.isDispatching) return;
    this.isDispatching = true;
    runStepsAfterTimeout(isNow ? 0 : untilNextFrame(), () => {
      this.isDispatching = false;
      const events = this.events;
      this.events = newList();
      for (let index = 0; index < events.length; index++) events[index].place = index;
      sortList(events, isEventBefore);
      for (let index = 0; index < events.length; index++) dispatch(events[index].event, events[index].animation.owner);
    });
  }
}

// Animations that begin in a frame have its time.
const isInFrame = () => (now() + 0.5) % frameLength < 1;

function isEventBefore(one, other) {
  if (one.time !== other.time) return one.time - other.time;
  const order = one.animation.order - other.animation.order;
  return order === 0 ? one.place - other.place : order;
}

function bothLists(one, other) {
  const joined = newList();
  for (let index = 0; index < one.length; index++) joined[index] = one[index];
  for (let index = 0; index < other.length; index++) joined[joined.length] = other[index];
  return joined;
}

// The classes that only one of two texts has, as features.
function changedWords(old, value) {
  const before = listed(replaceSpaces(old || ""));
  const after = listed(replaceSpaces(value || ""));
  const features = newList();
  const add = (words, others) => {
    const names = ownKeys(words);
    for (let index = 0; index < names.length; index++) {
      const isOne = names[index] !== "" && names[index] !== "__proto__" && others[names[index]] !== true;
      if (isOne) features[features.length] = "." + names[index];
    }
  };
  add(before, after);
  add(after, before);
  return features;
}

const replaceSpaces = (text) => joinList(splitOnAsciiWhitespace(text), " ");

// The computed value; a size that is not declared is no number.
function computedInMotion(element, name) {
  const isSize = name === "width" || name === "height";
  return isSize && declaredValue(element, name) === "" ? "auto" : computedValue(element, name);
}

function mayTransition(element) {
  const style = element.attributeValue("style");
  if (style !== undefined && findText(style, "transition", 0) >= 0) return true;
  return mayDeclare(element, "transition-duration");
}

function splitAtCommas(text) {
  const parts = newList();
  let depth = 0;
  let start = 0;
  for (let index = 0; index <= text.length; index++) {
    const unit = index < text.length ? charCodeAt(text, index) : 44;
    if (unit === 40) depth++;
    else if (unit === 41) depth--;
    else if (unit === 44 && (depth <= 0 || index === text.length)) {
      parts[parts.length] = withoutSpace(slice(text, start, index));
      start = index + 1;
    }
  }
  return parts;
}

const withoutSpace = (text) => (textStarts(text, " ") ? slice(text, 1, text.length) : text);
const timeInCss = /^([-+0-9.e]+)(m?s)$/;

// Milliseconds; 0 for what is calculated.
function timeInStyle(text) {
  const found = execute(timeInCss, text);
  return found === null ? 0 : found[2] === "s" ? found[1] * 1000 : +found[1];
}

const listedValues = (element, name) => splitAtCommas(computedInMotion(element, name));
const itemAt = (list, index) => list[index % list.length];

// https://drafts.csswg.org/css-transitions-1/#transition-property-property, for each item
function transitionsOf(element) {
  const items = newList();
  const durations = listedValues(element, "transition-duration");
  const delays = listedValues(element, "transition-delay");
  if (durations.length === 1 && delays.length === 1 && timeInStyle(durations[0]) + timeInStyle(delays[0]) <= 0) return items;
  const names = listedValues(element, "transition-property");
  const easings = listedValues(element, "transition-timing-function");
  const behaviors = listedValues(element, "transition-behavior");
  for (let index = 0; index < names.length; index++) {
    if (names[index] === "none") continue;
    items[items.length] = {
      __proto__: null,
      name: PROPERTIES.resolved(names[index]),
      duration: timeInStyle(itemAt(durations, index)),
      delay: timeInStyle(itemAt(delays, index)),
      easing: itemAt(easings, index),
      isDiscrete: itemAt(behaviors, index) === "allow-discrete",
    };
  }
  return items;
}

// The inclusive ancestors of one of two elements that are none of the other.
function aroundOneOf(one, other) {
  const found = new Table();
  for (let each = one; each !== undefined; each = flatParent(each)) tableSet(found, each, true);
  for (let each = other; each !== undefined; each = flatParent(each)) {
    if (tableHas(found, each)) tableDelete(found, each);
    else tableSet(found, each, true);
  }
  return found;
}

function hasStart(names, start) {
  for (let index = 0; index < names.length; index++) if (textStarts(names[index], start)) return true;
  return false;
}

function addUnder(table, key, value) {
  const list = tableGet(table, key);
  if (list === undefined) tableSet(table, key, [value]);
  else list[list.length] = value;
}

function onlyOne(element) {
  const table = new Table();
  if (element !== undefined) tableSet(table, element, true);
  return table;
}

function itemFor(items, name) {
  for (let index = items.length - 1; index >= 0; index--) {
    const item = items[index];
    if (item.name === name || item.name === "all") return item;
    const shorthand = PROPERTIES.shorthand(item.name);
    const longhands = shorthand === undefined ? newList() : PROPERTIES.longhandsOf(shorthand);
    if (placeIn(longhands, name) >= 0) return item;
  }
  return undefined;
}

const discreteNames = listed("animation-name content display position float font-family overflow-x overflow-y");
const withoutValue = listed("backdrop-filter box-shadow filter rotate scale text-shadow transform translate");
const wordsInValue = /(?:^|[\s,(/])(?!inset\b)-?[a-z_][-\w]*(?![-\w(])/i;

// Whether there are values between two: https://drafts.csswg.org/css-values-4/#interpolation
function isInterpolable(name, before, after) {
  if (discreteNames[name] === true || textStarts(name, "--") || textStarts(name, "transition-")) return false;
  if (name === "visibility") return before === "visible" || after === "visible";
  if (before === "none" || after === "none") return withoutValue[name] === true;
  return !hasWord(before) && !hasWord(after);
}

function hasWord(value) {
  return execute(wordsInValue, value) !== null;
}

function nameOfKeyframes(text) {
  const isString = textStarts(text, "\"");
  return isString ? slice(text, 1, text.length - 1) : text;
}

function animationValues(element, index) {
  const value = (name) => itemAt(listedValues(element, name), index);
  const duration = value("animation-duration");
  const count = value("animation-iteration-count");
  const timing = {
    __proto__: null,
    delay: timeInStyle(value("animation-delay")),
    direction: value("animation-direction"),
    duration: timeInStyle(duration),
    easing: "linear",
    endDelay: 0,
    fill: value("animation-fill-mode"),
    iterationStart: 0,
    iterations: count === "infinite" ? Infinity : +count,
  };
  return { __proto__: null, timing, isPaused: value("animation-play-state") === "paused" };
}

// An animation that a style has: it sends events when its phase changes.
class StyleAnimation extends AnimationImpl {
  constructor() {
    super();
    this.owner = undefined;
    this.motion = undefined;
    this.order = 0;
    this.phase = "idle";
    this.iteration = 0;
    this.isTimed = false;
  }

  get activeTime() {
    return max(min((this.currentTime || 0) - this.effect.timing.delay, this.effect.activeDuration), 0);
  }

  // Queue the events of a change of the phase or of the iteration. Transitions and animations have their own.
  send(old, phase, oldIteration) {}

  // The event of a type and an elapsed time in seconds, of which each kind has its own interface.
  newEvent(type, elapsedTime) {
    return undefined;
  }

  // https://drafts.csswg.org/web-animations-1/#animation-effect-phases-and-states
  phaseNow() {
    const current = this.currentTime;
    if (current === undefined) return "idle";
    const start = this.effect.timing.delay;
    const end = start + this.effect.activeDuration;
    if (current < start || (this.rate < 0 && current === start)) return "before";
    return current > end || (this.rate >= 0 && current === end) ? "after" : "active";
  }

  // https://drafts.csswg.org/web-animations-1/#current-iteration
  iterationNow() {
    const { duration, iterations } = this.effect.timing;
    if (duration === 0) return 0;
    return min(floor(this.activeTime / duration), -floor(-iterations) - 1);
  }

  update(didSeek, isNow) {
    super.update(didSeek, isNow);
    const old = this.phase;
    const oldIteration = this.iteration;
    this.phase = this.phaseNow();
    this.iteration = this.iterationNow();
    this.send(old, this.phase, oldIteration);
  }

  cancel() {
    const old = this.phase;
    const time = this.activeTime;
    super.cancel();
    this.phase = "idle";
    if (old !== "idle" && old !== "after") this.sendEvent("cancel", time);
  }

  // The next time when the phase or the iteration changes.
  waitForEnd() {
    if (this.end !== undefined) cancelSteps(this.end);
    this.end = undefined;
    if (this.effect === undefined || this.task !== "" || this.playState !== "running" || this.rate <= 0) return;
    const { delay, duration } = this.effect.timing;
    const current = this.currentTime;
    const end = delay + this.effect.activeDuration;
    let next = end;
    if (current < delay) next = delay;
    else if (duration > 0) next = min(delay + (floor((current - delay) / duration + 1e-6) + 1) * duration, end);
    if (next <= current) return;
    this.end = runStepsAfterTimeout(max(-floor(-(next - current) / this.rate), 0), () => {
      this.end = undefined;
      this.isTimed = true;
      this.update(false, false);
      this.isTimed = false;
    });
  }

  // https://drafts.csswg.org/css-transitions-2/#transition-events: the earliest active time
  get intervalStart() {
    return max(min(-this.effect.timing.delay, this.effect.activeDuration), 0);
  }

  sendEvent(type, time) {
    this.motion.queueEvent(this.newEvent(type, time / 1000), this, this.isTimed);
  }
}

class CSSTransitionImpl extends StyleAnimation {
  constructor() {
    super();
    this.transitionProperty = "";
    this.from = this.to = this.reversed = "";
    this.factor = 1;
  }

  get progress() {
    const { duration } = this.effect.timing;
    const time = this.activeTime;
    return time === 0 || duration === 0 ? 0 : this.effect.curve.progressAt(min(time / duration, 1), false);
  }

  // https://drafts.csswg.org/css-transitions-2/#event-dispatch
  send(old, phase) {
    if (old === phase) return;
    const begins = (old === "idle" || old === "before") && (phase === "active" || phase === "after");
    if (old === "idle") this.sendEvent("run", this.intervalStart);
    if (begins || (old === "after" && phase !== "idle")) this.sendEvent("start", begins ? this.intervalStart : this.effect.activeDuration);
    if (phase === "after") {
      this.sendEvent("end", this.effect.activeDuration);
      this.leave();
    } else if (phase === "before" && old !== "idle") this.sendEvent("end", 0);
  }

  cancel() {
    super.cancel();
    this.leave();
  }

  leave() {
    const running = tableGet(this.motion.transitions, this.owner);
    if (running === undefined || tableGet(running, this.transitionProperty) !== this) return;
    tableDelete(running, this.transitionProperty);
    if (tableSize(running) === 0) tableDelete(this.motion.transitions, this.owner);
  }

  newEvent(type, elapsedTime) {
    const event = new TransitionEventImpl("transition" + type);
    event.propertyName = this.transitionProperty;
    event.elapsedTime = elapsedTime;
    return event;
  }
}

class CSSAnimationImpl extends StyleAnimation {
  constructor() {
    super();
    this.animationName = "";
    this.isPausedByStyle = false;
  }

  // https://drafts.csswg.org/css-animations-2/#event-dispatch
  send(old, phase, oldIteration) {
    const active = this.effect.activeDuration;
    if (phase === "active" && old === "active") {
      if (this.iteration !== oldIteration) this.sendEvent("iteration", this.iteration * this.effect.timing.duration);
    } else if ((old === "idle" || old === "before") && (phase === "active" || phase === "after")) {
      this.sendEvent("start", this.intervalStart);
      if (phase === "after") this.sendEvent("end", active);
    } else if (old === "active" && phase === "after") this.sendEvent("end", active);
    else if (old === "active" && phase === "before") this.sendEvent("end", 0);
    else if (old === "after" && phase === "active") this.sendEvent("start", active);
    else if (old === "after" && phase === "before") {
      this.sendEvent("start", active);
      this.sendEvent("end", 0);
    }
  }

  newEvent(type, elapsedTime) {
    const event = new AnimationEventImpl("animation" + type);
    event.animationName = this.animationName;
    event.elapsedTime = elapsedTime;
    return event;
  }
}

// https://drafts.csswg.org/css-animations-2/#keyframes
function framesOfRule(rule) {
  const frames = newList();
  for (let index = 0; index < rule.length; index++) {
    const frame = new Keyframe();
    frame.offset = frame.computedOffset = rule[index][0];
    frame.easing = easingOf("ease");
    const values = rule[index][1];
    for (let place = 0; place < values.length; place++) frame.add(cssAttribute(values[place][0], 0), values[place][0], values[place][1]);
    frames[index] = frame;
  }
  return frames;
}
