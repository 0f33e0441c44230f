/// The page of `kinesic watch --page`: the picture with its player in a frame that is replaced as things happen, the
/// decisions beside it, and buttons.
enum WatchPage {
  static func html(address: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; \
    connect-src 'self'; frame-src 'self'">
    <title>kinesic watch \(SVG.escape(address))</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    <header>
    <h1>kinesic watch <code>\(SVG.escape(address))</code></h1>
    <output id="state" role="status" aria-live="polite">waits for the program</output>
    <output id="now"></output>
    </header>
    <nav aria-label="What is shown">
    <button id="pause" type="button" aria-pressed="false">Pause</button>
    <button id="back" type="button">Back 30 s</button>
    <label>Recognizer <select id="who"></select></label>
    <button id="why" type="button">Why not?</button>
    <button id="lint" type="button">Lint</button>
    <span>Save <a id="trace" href="/save?what=trace">trace</a> <a id="case" href="/save?what=case">case</a> \
    <a id="picture" href="/save?what=picture">picture</a></span>
    </nav>
    <main>
    <section id="shown" aria-label="Fingers and recognizers"><p id="hint">A program that is watched listens at this address: \
    <code>kin_watch_start(engine, "\(SVG.escape(address))", NULL, &amp;watch)</code>, in Python <code>engine.watch("\(SVG.escape(address))")</code>.\
    </p></section>
    <aside>
    <div id="answer" role="status" aria-live="polite" hidden><button id="close" type="button" aria-label="Close">×</button><h2></h2><p></p></div>
    <h2>Decisions, the latest first</h2>
    <ol id="decisions"></ol>
    </aside>
    </main>
    <script>
    \(script)
    </script>
    </body>
    </html>

    """
  }

  private static let style = """
    :root{--page:#fff;--text:#1b1e28;--dim:#3d4454;--bar:#f6f7fa;--line:#c9cedb;--edge:#8b93a7;--won:#0b6b3a;--lost:#a3191b;--waits:#7a5200;--accent:#4338ca}
    @media (prefers-color-scheme:dark){:root{--page:#14161d;--text:#eceef5;--dim:#c3c8d6;--bar:#1b1e28;--line:#3c4252;--edge:#6b7385;\
    --won:#6fdca2;--lost:#ff9c9c;--waits:#f2c063;--accent:#a5b4fc;color-scheme:dark}}
    *{box-sizing:border-box} html,body{height:100%} [hidden]{display:none!important}
    body{margin:0;display:flex;flex-direction:column;background:var(--page);color:var(--text);\
    font:14px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif}
    header,nav{display:flex;flex-wrap:wrap;gap:6px 14px;align-items:center;padding:8px 16px;background:var(--bar)}
    nav{border-bottom:1px solid var(--line);padding-top:0} h1,h2{font-size:14px;margin:0} #now{font-variant-numeric:tabular-nums;min-width:70px}
    code{font-family:ui-monospace,"DejaVu Sans Mono",monospace} #state.live{color:var(--won);font-weight:600} #state.gone{color:var(--lost)}
    button,select{font:inherit;color:inherit;background:var(--page);border:1px solid var(--edge);border-radius:6px;padding:3px 12px;max-width:180px}
    button[aria-pressed=true]{border-color:var(--accent);color:var(--accent)} a{color:var(--accent);padding:3px 2px}
    :focus-visible{outline:2px solid var(--accent);outline-offset:1px}
    main{flex:1;display:flex;min-height:0} #shown{flex:1;position:relative;min-width:0} #shown>p{padding:16px;color:var(--dim)}
    iframe{position:absolute;inset:0;width:100%;height:100%;border:0} iframe.next{visibility:hidden}
    aside{width:380px;overflow:auto;padding:10px 16px;border-left:1px solid var(--line)}
    ol{list-style:none;margin:6px 0;padding:0} li{display:flex;gap:10px;padding:2px 0} li>span:first-child{color:var(--dim);min-width:56px;\
    text-align:right;font-variant-numeric:tabular-nums} .won{color:var(--won)} .lost{color:var(--lost)} .waits{color:var(--waits)}
    #answer{border:1px solid var(--edge);border-left:3px solid var(--accent);border-radius:6px;padding:8px 12px;margin-bottom:12px}
    #answer p{white-space:pre-wrap;overflow-wrap:anywhere;margin:6px 0 0} #close{float:right;padding:0 8px}
    @media (max-width:900px){html,body{height:auto} main{flex-direction:column} #shown{min-height:92vh;flex:none} aside{width:auto;border-left:0;\
    border-top:1px solid var(--line)} header,nav,aside{padding-left:12px;padding-right:12px}}
    """

  private static let script = #"""
    "use strict";
    const find = id => document.getElementById(id);
    const [state, clock, shown, who, list, answer] = ["state", "now", "shown", "who", "decisions", "answer"].map(find);
    // The end of what is shown, in seconds of the program's clock; null: the present.
    let end = null, version = -1, latest = 0, first = 0, pictured = "", isLoading = false;
    const upTo = () => end === null ? "" : "end=" + end.toFixed(6);

    // The picture: the next one is loaded behind the present one, and takes its place when it is there.
    function picture() {
      const wanted = version + " " + upTo();
      if (isLoading || wanted === pictured || !version || version < 0) return;
      isLoading = true;
      pictured = wanted;
      const frame = document.createElement("iframe");
      frame.className = "next";
      frame.title = "Fingers and recognizers";
      frame.src = "/picture?" + upTo();
      frame.onload = () => {
        const [old, scroll] = [shown.querySelector("iframe:not(.next)"), shown.querySelector("iframe:not(.next)")?.contentWindow.scrollY];
        frame.contentWindow.scrollTo(0, scroll || 0);
        frame.className = "";
        old?.remove();
        find("hint")?.remove();
        isLoading = false;
        if (end === null) picture();
      };
      shown.append(frame);
    }

    function tell(now) {
      latest = now.now;
      first = now.begin;
      const isLive = now.isConnected && now.hasCome;
      state.textContent = now.failure || (end !== null ? "paused at " + end.toFixed(2) + " s" : isLive ? "live" : now.hasCome ? "the program has gone" : now.isConnected ? "connected; nothing has come yet" : "waits for the program");
      state.className = now.failure || (now.hasCome && !now.isConnected) ? "gone" : isLive && end === null ? "live" : "";
      clock.textContent = now.hasCome ? latest.toFixed(2) + " s" : "";
      if ([...who.options].map(one => one.value).join("\n") !== now.recognizers.join("\n")) {
        const chosen = who.value;
        who.replaceChildren(...now.recognizers.map(name => new Option(name, name)));
        if (now.recognizers.includes(chosen)) who.value = chosen;
      }
      if (end !== null) return;
      list.replaceChildren(...now.decisions.map(([time, words, kind]) => {
        const [item, at, text] = ["li", "span", "span"].map(tag => document.createElement(tag));
        at.textContent = time;
        text.textContent = words;
        text.className = kind;
        item.append(at, text);
        return item;
      }));
    }

    // One question at a time; the answer comes when something is new.
    async function follow() {
      for (;;) {
        try {
          const now = await (await fetch("/state?after=" + version)).json();
          const isNew = now.version !== version;
          version = now.version;
          last = now;
          tell(now);
          if (isNew && now.hasCome && end === null) picture();
        } catch {
          state.textContent = "kinesic watch has ended";
          state.className = "gone";
          await new Promise(done => setTimeout(done, 1000));
        }
      }
    }
    let last = null;

    function pauseAt(time) {
      end = time === null ? null : Math.min(Math.max(time, first), latest);
      find("pause").textContent = end === null ? "Pause" : "Live";
      find("pause").setAttribute("aria-pressed", String(end !== null));
      for (const what of ["trace", "case", "picture"]) find(what).href = "/save?what=" + what + "&" + upTo();
      if (last) tell(last);
      picture();
    }
    async function ask(title, path) {
      const reply = await fetch(path);
      answer.hidden = false;
      answer.querySelector("h2").textContent = title;
      answer.querySelector("p").textContent = await reply.text();
      answer.scrollIntoView({block: "nearest"});
    }
    find("pause").onclick = () => pauseAt(end === null ? latest : null);
    find("back").onclick = () => pauseAt((end === null ? latest : end) - 30);
    find("why").onclick = () => ask("Why not " + who.value + "?", "/why?recognizer=" + encodeURIComponent(who.value) + "&" + upTo());
    find("lint").onclick = () => ask("Lint of the scene as it stands", "/lint");
    find("close").onclick = () => { answer.hidden = true; };
    document.addEventListener("keydown", event => {
      if (event.target.closest("select,button,a")) return;
      const button = {" ": "pause", b: "back", w: "why", l: "lint", Escape: "close"}[event.key];
      if (button) { find(button).click(); event.preventDefault(); }
    });
    follow();
    """#
}
