/// The texts of a page beside its picture: style, controls, script.
enum PageText {
  static func styleSheet(_ theme: PictureOptions.Theme) -> String {
    let darker =
      switch theme {
      case .auto: "@media (prefers-color-scheme:dark){\(dark)}"
      case .dark: dark
      case .light: ""
      }
    return light + "\n" + darker
  }

  private static let light = """
    body{margin:0;background:#fff;color:#1b1e28;font:14px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif}
    main{overflow-x:auto} main>svg{display:block;width:100%;max-width:1600px;min-width:860px;height:auto;margin:0 auto}
    footer{position:sticky;bottom:0;background:#f6f7faf2;border-top:1px solid #c9cedb;padding:8px 28px}
    footer>div{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center;max-width:1544px;margin:0 auto}
    button,select{font:inherit;color:inherit;background:#fff;border:1px solid #8b93a7;border-radius:6px;padding:3px 12px}
    button{min-width:84px} input{flex:1;min-width:80px;accent-color:#4338ca} output{min-width:84px;font-variant-numeric:tabular-nums}
    #told{max-width:1544px;margin:6px auto 0;min-height:1.45em;max-height:9em;overflow:auto;white-space:pre-line;color:#3d4454}
    #told.pinned{color:#1b1e28;border-left:3px solid #4338ca;padding-left:9px}
    .attempt,.link,.contact,.told,.note,.place,.idle{cursor:pointer} .lane:focus,.attempt:focus{outline:none}
    .lane:focus>g:first-of-type text,.attempt.near{filter:drop-shadow(0 0 2px #4338ca)} .lane:focus .name,.lane:focus .name-s{text-decoration:underline}
    .some .lane:not(.hot),.some .links .link:not(.hot),.some .contact:not(.hot){opacity:.22}
    .cursor{stroke:#1b1e28;stroke-width:1;pointer-events:none} .finger{stroke:#fff;stroke-width:2;fill:currentColor;pointer-events:none}
    .playing .contact:not(.now){opacity:.25}
    """
  private static let dark = """
    body{background:#14161d;color:#eceef5} footer{background:#1b1e28f2;border-color:#3c4252} button,select{background:#272b38;border-color:#6b7385}
    input{accent-color:#a5b4fc} #told{color:#c3c8d6} #told.pinned{color:#eceef5;border-color:#a5b4fc} .cursor{stroke:#eceef5} .finger{stroke:#14161d}
    """

  static let controls = """
    <footer>
    <div>
    <button id="play" type="button" aria-pressed="false">Play</button>
    <label>Speed <select id="speed"><option value="0.1">0.1 ×</option><option value="0.25">0.25 ×</option><option value="1" selected>1 ×</option>\
    <option value="4">4 ×</option></select></label>
    <input id="time" type="range" min="0" max="1000" value="0" step="1" aria-label="Time">
    <output id="now" for="time"></output>
    </div>
    <div id="told" role="status" aria-live="polite">Point at a mark to read why; click to keep it. Tab goes from lane to lane, the arrows from \
    mark to mark, Enter keeps, Escape lets go.</div>
    </footer>
    """

  /// Plain JavaScript without outside resources. The picture is complete without it.
  static let script = #"""
    "use strict";
    const data = JSON.parse(document.getElementById("data").textContent);
    const svg = document.querySelector("main>svg");
    const find = id => document.getElementById(id);
    const [play, speed, slider, now, told] = ["play", "speed", "time", "now", "told"].map(find);
    const hint = told.textContent;
    const make = (name, attributes) => {
      const element = document.createElementNS("http://www.w3.org/2000/svg", name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      return svg.appendChild(element);
    };

    // Time and place.
    const first = data.axis[0][0], last = data.axis[data.axis.length - 1][1];
    const left = data.axis[0][2], right = data.axis[data.axis.length - 1][3];
    const between = (value, a, b, c, d) => b > a ? c + (value - a) / (b - a) * (d - c) : c;
    function placeOf(time) {
      const piece = data.axis.find(one => time <= one[1]) || data.axis[data.axis.length - 1];
      return between(time, ...piece);
    }
    function timeAt(x) {
      const inside = Math.min(Math.max(x, left), right);
      const piece = data.axis.find(one => inside <= one[3]) || data.axis[data.axis.length - 1];
      return between(inside, piece[2], piece[3], piece[0], piece[1]);
    }
    function pointAt(path, time) {
      let low = 0, high = path.length / 3 - 1;
      while (low < high - 1) {
        const middle = (low + high) >> 1;
        if (path[3 * middle] <= time) low = middle; else high = middle;
      }
      const [a, b] = [3 * low, 3 * high];
      return [between(time, path[a], path[b], path[a + 1], path[b + 1]), between(time, path[a], path[b], path[a + 2], path[b + 2])];
    }

    // The moment that is shown: fingers in the window, the state of each lane, a line on the axis.
    const cursor = make("line", {class: "cursor", y1: data.top, y2: data.bottom, visibility: "hidden"});
    const lanes = [...svg.querySelectorAll(".lane")];
    const tallies = lanes.map(lane => lane.querySelector(".tally text"));
    const sums = tallies.map(text => text.textContent);
    const paths = new Map([...svg.querySelectorAll(".contact")].map(path => [+path.dataset.contact, path]));
    const fingers = [];
    let time = first;
    function stateOf(attempts, at) {
      const current = attempts.find(one => one.start <= at && at <= Math.max(one.end, one.decided + 0.12));
      if (!current) return "";
      if (at < current.waits) return "possible";
      if (at < current.decided) return "waits";
      if (at < current.end && current.outcome !== "failed") return "active";
      return current.outcome;
    }
    function show(at) {
      time = Math.min(Math.max(at, first), last);
      const x = placeOf(time);
      for (const [name, value] of [["x1", x], ["x2", x], ["visibility", "visible"]]) cursor.setAttribute(name, value);
      slider.value = Math.round(between(time, first, last, 0, 1000));
      now.textContent = time.toFixed(3) + " s";
      const down = data.contacts.filter(one => one.path[0] <= time && time <= one.path[one.path.length - 3]);
      down.forEach((one, index) => {
        fingers[index] = fingers[index] || make("circle", {r: 8});
        const [cx, cy] = pointAt(one.path, time);
        for (const [name, value] of [["class", "finger f" + one.finger % 10], ["cx", cx], ["cy", cy], ["visibility", "visible"]])
          fingers[index].setAttribute(name, value);
      });
      fingers.slice(down.length).forEach(finger => finger.setAttribute("visibility", "hidden"));
      const numbers = new Set(down.map(one => one.number));
      for (const [number, path] of paths) path.classList.toggle("now", numbers.has(number));
      tallies.forEach((text, index) => { text.textContent = stateOf(data.lanes[index], time) || "·"; });
    }
    function rest() {
      cursor.setAttribute("visibility", "hidden");
      fingers.forEach(finger => finger.setAttribute("visibility", "hidden"));
      tallies.forEach((text, index) => { text.textContent = sums[index]; });
      now.textContent = "";
    }

    // Playing.
    let before = null;
    function frame(stamp) {
      if (before === null) return;
      show(time + (stamp - before) / 1000 * speed.value);
      before = stamp;
      if (time >= last) return run(false);
      requestAnimationFrame(frame);
    }
    function run(on) {
      before = on ? performance.now() : null;
      play.textContent = on ? "Pause" : "Play";
      play.setAttribute("aria-pressed", on);
      svg.classList.toggle("playing", on);
      if (on) { if (time >= last) time = first; requestAnimationFrame(frame); }
    }
    play.onclick = () => run(before === null);
    slider.oninput = () => { run(false); show(between(+slider.value, 0, 1000, first, last)); };
    svg.addEventListener("pointermove", event => {
      if (before !== null) return;
      const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
      light(lanes[data.rows.findIndex(row => row[0] <= at.y && at.y < row[1])] || null);
      if (at.y >= data.top && at.y <= data.bottom && at.x >= left && at.x <= right) show(timeAt(at.x));
    });
    svg.addEventListener("pointerleave", () => { if (before === null) { rest(); light(null); } });

    // Who has to do with whom.
    const overlap = (attempts, path) => attempts.some(one => one.start <= path[path.length - 3] && path[0] <= one.end);
    let lit = null;
    function light(lane) {
      if (lane === lit) return;
      lit = lane;
      svg.classList.toggle("some", lane !== null);
      svg.querySelectorAll(".hot").forEach(element => element.classList.remove("hot"));
      if (lane === null) return;
      const own = lane.dataset.lane, near = new Set([own]);
      for (const link of svg.querySelectorAll(".links .link")) {
        const ends = (link.dataset.from + " " + link.dataset.to).split(" ");
        if (!ends.includes(own)) continue;
        link.classList.add("hot");
        ends.forEach(end => near.add(end));
      }
      lanes.forEach(one => one.classList.toggle("hot", near.has(one.dataset.lane)));
      for (const one of data.contacts)
        if (paths.has(one.number) && overlap(data.lanes[own], one.path)) paths.get(one.number).classList.add("hot");
    }

    // Explanations: those of what is pointed at, until one is kept.
    let kept = false;
    const titleOf = element => [...element.children].find(child => child.tagName === "title");
    function titled(element) {
      for (let one = element; one && one !== svg; one = one.parentNode) if (titleOf(one)) return one;
      return null;
    }
    function tell(element, keep) {
      if (kept && !keep) return;
      kept = keep;
      told.textContent = element ? titleOf(element).textContent : hint;
      told.classList.toggle("pinned", keep);
    }
    svg.addEventListener("pointerover", event => tell(titled(event.target), false));
    svg.addEventListener("click", event => {
      const element = titled(event.target);
      kept = false;
      tell(element, element !== null);
    });

    // The same with keys: lanes by Tab, marks by the arrows.
    let mark = -1;
    function step(lane, by) {
      const marks = [...lane.querySelectorAll(".attempt,.note")];
      svg.querySelectorAll(".near").forEach(element => element.classList.remove("near"));
      if (!marks.length) return;
      mark = Math.min(Math.max(mark + by, 0), marks.length - 1);
      marks[mark].classList.add("near");
      kept = false;
      tell(marks[mark], false);
      show(timeAt(marks[mark].getBBox().x));
    }
    lanes.forEach(lane => {
      lane.setAttribute("tabindex", "0");
      lane.setAttribute("role", "group");
      lane.setAttribute("aria-label", lane.dataset.name);
      lane.addEventListener("focus", () => { mark = -1; light(lane); });
      lane.addEventListener("blur", () => light(null));
      lane.addEventListener("keydown", event => {
        const by = {ArrowRight: 1, ArrowLeft: -1}[event.key];
        if (by) { step(lane, by); event.preventDefault(); }
        if (event.key === "Enter" && mark >= 0) tell(lane.querySelectorAll(".attempt,.note")[mark], true);
      });
    });
    document.addEventListener("keydown", event => {
      if (event.key === "Escape") { run(false); rest(); light(null); kept = false; tell(null, false); }
      if (event.key === " " && event.target === document.body) { run(before === null); event.preventDefault(); }
    });
    """#
}
