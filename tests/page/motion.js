(function () {
  const scenarios = {};
  globalThis.logs = {};
  const wait = (time) => new Promise((then) => setTimeout(then, time));
  const frame = () => new Promise((then) => requestAnimationFrame(then));
  const def = (name, html, run) => { scenarios[name] = [html, run]; };
  const on = (kind) => async (e) => e.classList.add(kind);
  def("class", "<i class=t>", on("on"));
  def("delay", "<i class=late>", on("on"));
  def("negative delay", "<i class=early>", on("on"));
  def("two", "<i class=two>", on("x"));
  def("all", "<i class=all>", on("x"));
  def("margin", "<i class=margin>", on("x"));
  def("zero", "<i class=zero>", on("x"));
  def("order", "<i class=order>", on("x"));
  def("none", "<i class=none>", on("x"));
  def("unset", "<i class=unset>", on("x"));
  def("added", "<i class=added>", on("x"));
  def("removed", "<i class=removed>", on("x"));
  def("inline", "<i class=t>", async (e) => { e.style.opacity = "0.4"; });
  def("inline transition", "<i>", async (e) => { e.style.transition = "opacity 50ms"; e.style.opacity = 0.1; });
  def("twice", "<i class=t>", async (e) => { e.classList.add("on"); e.classList.remove("on"); });
  def("flushed twice", "<i class=t>", async (e) => {
    e.classList.add("on"); e.offsetWidth; e.classList.remove("on");
  });
  def("styles read", "<i class=t>", async (e) => {
    e.classList.add("off"); getComputedStyle(e).opacity; e.classList.replace("off", "on");
  });
  def("reversed", "<i class=s>", async (e) => { e.classList.add("on"); await wait(90); e.classList.remove("on"); });
  def("retargeted", "<i class=s>", async (e) => { e.classList.add("on"); await wait(90); e.classList.replace("on", "off"); });
  def("display", "<i class=s>", async (e) => { e.classList.add("on"); await wait(90); e.classList.add("gone"); });
  def("from display", "<i class='t gone'>", async (e) => { e.className = "t on"; });
  def("removal", "<i class=s>", async (e) => { e.classList.add("on"); await wait(90); e.remove(); });
  def("moved", "<i class=s>", async (e) => {
    e.classList.add("on"); await wait(90); const parent = e.parentNode; e.remove(); parent.append(e);
  });
  def("transition none", "<i class=s>", async (e) => {
    e.classList.add("on"); await wait(90); e.style.transition = "none";
  });
  def("inserted", "<b></b>", async (e) => {
    e.innerHTML = "<i class=t>"; e.firstChild.classList.add("on");
  });
  def("inserted and flushed", "<b></b>", async (e) => {
    e.innerHTML = "<i class=t>"; e.offsetWidth; e.firstChild.classList.add("on");
  });
  def("one frame", "<b></b>", async (e) => {
    e.innerHTML = "<i class=t>"; await frame(); e.firstChild.classList.add("on");
  });
  def("two frames", "<b></b>", async (e) => {
    e.innerHTML = "<i class=t>"; await frame(); await frame(); e.firstChild.classList.add("on");
  });
  def("discrete", "<i class=discrete>", on("x"));
  def("discrete back", "<i class='discrete x'>", async (e) => { e.classList.remove("x"); });
  def("visibility", "<i class=shown>", on("x"));
  def("inherited", "<i class=parent><b class=child></b></i>", on("x"));
  def("focus", "<button class=focus>", async (e) => { e.focus(); });
  def("blur", "<button class=focus>", async (e) => { e.focus(); await wait(90); e.blur(); });
  def("focus of another", "<i><button class=focus></button><button class=focus></button></i>", async (e) => {
    e.firstChild.focus(); await wait(90); e.lastChild.focus();
  });
  const darken = (e) => e.classList.add("dark");
  const move = (e) => e.firstChild.classList.add("moves");
  def("two changes", "<i><b class=in></b></i>", async (e) => { darken(e); move(e); });
  def("two changes, other order", "<i><b class=in></b></i>", async (e) => { move(e); darken(e); });
  def("two changes, inherited", "<i><b></b></i>", async (e) => { e.classList.add("tint"); move(e); });
  def("two changes, declared below", "<i><b style='color: blue'></b></i>", async (e) => { e.classList.add("tint"); move(e); });
  def("checked", "<input type=checkbox class=check><i class=box></i>", async (e) => { e.checked = true; });
  def("ancestor", "<i><b class=inner></b></i>", on("later"));
  def("sheet", "<i class=t id=byrule>", async (e) => {
    document.styleSheets[0].insertRule("#byrule { opacity: 0.1 }", 0);
  });
  def("cancelled", "<i class=s>", async (e, log) => {
    e.classList.add("on"); await wait(90);
    const found = e.getAnimations();
    log.push(found.length, found[0].constructor.name, found[0].transitionProperty, found[0].playState);
    log.push(found[0].effect.getTiming().duration);
    found[0].cancel();
  });
  def("finished", "<i class=t>", async (e, log) => {
    e.classList.add("on"); e.getAnimations()[0].finish();
    log.push(e.getAnimations().length);
  });
  def("awaited", "<i class=t>", async (e, log) => {
    e.classList.add("on");
    await Promise.all(e.getAnimations().map((each) => each.finished));
    log.push("awaited", getComputedStyle(e).opacity);
  });
  def("animation", "<i>", on("a"));
  def("iterations", "<i>", on("a3"));
  def("animation delay", "<i>", on("al"));
  def("animation negative delay", "<i>", on("an"));
  def("half", "<i>", on("ah"));
  def("no iterations", "<i>", on("an0"));
  def("reverse", "<i>", on("ar"));
  def("infinite", "<i>", async (e) => { e.classList.add("ai"); await wait(143); e.classList.remove("ai"); });
  def("two animations", "<i>", on("a2"));
  def("forwards", "<i>", on("af"));
  def("animation zero", "<i>", on("a0"));
  def("missing", "<i>", on("am"));
  def("animation inserted", "<b></b>", async (e) => { e.innerHTML = "<i class=a>"; });
  def("animation display", "<i>", async (e) => {
    e.classList.add("b"); await wait(80); e.classList.add("gone"); await wait(50); e.classList.remove("gone");
  });
  def("animation removal", "<i>", async (e) => { e.classList.add("b"); await wait(80); e.remove(); });
  def("paused", "<i>", async (e) => {
    e.classList.add("ap"); await wait(100); e.style.animationPlayState = "running";
  });
  def("renamed", "<i>", async (e) => { e.classList.add("b"); await wait(80); e.className = "at"; });
  def("restarted", "<i>", async (e) => {
    e.classList.add("b"); await wait(80); e.classList.remove("b"); e.offsetWidth; e.classList.add("b");
  });
  def("animations", "<i>", async (e, log) => {
    e.classList.add("a2");
    const found = e.getAnimations();
    log.push(...found.map((each) => each.constructor.name + " " + each.animationName));
    log.push(found[0].effect.getTiming().duration, found[0].playState);
    await Promise.all(found.map((each) => each.finished));
    log.push("finished", e.getAnimations().length);
  });
  const types = ["run", "start", "end", "cancel"].map((each) => "transition" + each);
  types.push(...["start", "iteration", "end", "cancel"].map((each) => "animation" + each));
  const note = (log, began) => (event) => {
    const what = event.propertyName ?? event.animationName;
    const time = Math.round(performance.now() - began);
    const elapsed = Math.round(event.elapsedTime * 1000);
    log.push([event.type, event.target.localName, what, elapsed, time, event.bubbles, event.pseudoElement]);
  };
  globalThis.play = async () => {
    for (const name in scenarios) {
      const log = [];
      const root = document.createElement("div");
      root.innerHTML = scenarios[name][0];
      document.body.append(root);
      await frame();
      await frame();
      await wait(5);
      const element = root.firstChild;
      const listener = note(log, performance.now());
      for (const type of types) {
        root.addEventListener(type, listener);
        if (/remov|moved/.test(name)) {
          element.addEventListener(type, (event) => root.contains(element) || listener(event));
        }
      }
      await scenarios[name][1](element, log);
      await wait(350);
      const last = root.querySelector("i") || root.firstChild;
      log.push(last ? getComputedStyle(last).opacity : null);
      logs[name] = [...log];
      root.remove();
    }
    return logs;
  };
})();
