/// The texts of a lint's page beside what it reports: style, legend, script.
enum LintPageText {
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
    :root{--page:#fff;--card:#f6f7fa;--text:#1b1e28;--soft:#3d4454;--dim:#5a6172;--line:#c9cedb;--faint:#e3e6ee;--ink:#4338ca;
    --waits:#a07b05;--loses:#8a0f24;--error:#a61e1e;--warning:#8f5a00;--note:#4a5568;--on:#fff}
    *{box-sizing:border-box}
    body{margin:0;background:var(--page);color:var(--text);font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif}
    main{max-width:1180px;margin:0 auto;padding:28px 24px 96px} .defs{position:absolute}
    h1{font-size:26px;line-height:1.25;margin:0} h2{font-size:18px;margin:40px 0 14px} h3{font-size:15px;margin:0 0 6px;overflow-wrap:anywhere}
    p{margin:0 0 8px;overflow-wrap:anywhere} code{font:13px/1.4 ui-monospace,"DejaVu Sans Mono",monospace;overflow-wrap:anywhere}
    .facts,.idle,.none{color:var(--dim)} .idle{font-size:13px;margin-top:8px} .lead{color:var(--soft);margin:10px 0 2px} ol{margin:0;padding-left:22px} li{margin:2px 0}
    .tally{display:flex;flex-wrap:wrap;gap:8px;list-style:none;margin:14px 0 0;padding:0}
    .tally li{border:1px solid var(--line);border-left:4px solid var(--own,var(--line));border-radius:6px;padding:2px 12px;margin:0}
    .tally .none{color:var(--dim);border-left-color:var(--line)}
    .error{--own:var(--error)} .warning{--own:var(--warning)} .note{--own:var(--note)}
    .finding{background:var(--card);border:1px solid var(--line);border-left:4px solid var(--own);border-radius:8px;padding:14px 18px;margin:0 0 12px}
    .badge{background:var(--own);color:var(--on);border-radius:4px;padding:1px 8px;font-size:12px;margin-right:4px;vertical-align:1px}
    summary{cursor:pointer;color:var(--soft)} details{margin-top:10px} .meant{margin-top:20px} .meant>.finding{margin-top:12px}
    figure{margin:10px 0 0;overflow-x:auto;border:1px solid var(--line);border-radius:6px;background:var(--page)}
    figure>svg{display:block;width:100%;min-width:760px;height:auto}
    .key{display:flex;flex-wrap:wrap;gap:4px 18px;list-style:none;margin:0 0 6px;padding:0;color:var(--soft);font-size:13px}
    .key li{display:flex;align-items:center;gap:6px;color:var(--soft)} label{display:inline-flex;gap:8px;align-items:center;margin:4px 0 8px;color:var(--soft)}
    #matrix~h3{margin:22px 0 6px} h3 small{font-weight:400;color:var(--dim)}
    .wide{overflow-x:auto;max-width:100%;border:1px solid var(--line);border-radius:8px;width:fit-content}
    table{border-collapse:separate;border-spacing:0;font-size:13px}
    thead th{height:150px;width:58px;padding:0 0 8px;vertical-align:bottom;background:var(--card);border-bottom:1px solid var(--line)}
    thead td{background:var(--card);border-bottom:1px solid var(--line)}
    thead th span{writing-mode:vertical-rl;transform:rotate(180deg);display:inline-block;max-height:138px;line-height:1.2;text-align:left;
    white-space:nowrap;overflow:hidden;text-overflow:ellipsis} thead small{color:var(--dim);font-weight:400;display:block;overflow:hidden;text-overflow:ellipsis}
    tbody th{font-weight:400;text-align:left;padding:5px 14px 5px 12px;width:340px;min-width:200px;max-width:340px;background:var(--page);overflow-wrap:anywhere}
    tr>:first-child{position:sticky;left:0;z-index:1} .key .waits i{flex:none} tbody tr+tr>*{border-top:1px solid var(--faint)} .void th{color:var(--dim)}
    tbody td{width:64px;min-width:58px;max-width:90px;text-align:center;padding:3px 4px;cursor:default;border-left:1px solid var(--faint)}
    td>span:first-child{display:block} td small{display:block;color:var(--dim);font-size:10.5px;line-height:1.2;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    tbody tr:hover>*,tbody td.near{background:var(--card)} td:focus{outline:2px solid var(--ink);outline-offset:-2px}
    .wide:focus-visible,figure:focus-visible,summary:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
    i{display:inline-block;width:11px;height:11px;vertical-align:middle}
    .fires i{background:var(--ink);transform:rotate(45deg)}
    .waits i{width:26px;background:linear-gradient(var(--ink),var(--ink)) right/11px 100% no-repeat,
    repeating-linear-gradient(135deg,var(--waits) 0 2px,transparent 2px 4px)}
    .loses i{border:2px solid var(--loses);transform:rotate(45deg);background:linear-gradient(90deg,transparent 40%,var(--loses) 40% 60%,transparent 60%)}
    .refused i{border:1.5px solid var(--dim);border-radius:50%;background:linear-gradient(135deg,transparent 43%,var(--dim) 43% 57%,transparent 57%)}
    .unfit i{width:4px;height:4px;border-radius:50%;background:var(--line)} .apart i{visibility:hidden}
    .said{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    body:has(#only:checked) tr.plain{display:none}
    footer{position:fixed;bottom:0;left:0;right:0;background:var(--card);border-top:1px solid var(--line);padding:8px 24px;z-index:2}
    footer>div{max-width:1132px;margin:0 auto;min-height:1.5em;color:var(--soft)}
    @media (max-width:600px){main{padding:18px 12px 96px} .finding{padding:12px} tbody th{min-width:130px;max-width:150px;width:150px;padding-left:8px}
    footer{padding:8px 12px} footer>div{min-height:3em}}
    @media print{footer,label{display:none} .finding,.wide{break-inside:avoid}}
    """
  private static let dark = """
    :root{color-scheme:dark;--page:#14161d;--card:#1b1e28;--text:#eceef5;--soft:#c3c8d6;--dim:#9ba3b7;--line:#3c4252;--faint:#272b38;--ink:#a5b4fc;
    --waits:#f9c44a;--loses:#ff7a70;--error:#ff8787;--warning:#f9c44a;--note:#adb5bd;--on:#14161d}
    """

  static let legend = """
    <ul class="key" aria-label="Marks">\
    <li class="fires"><i></i>fires</li><li class="waits"><i></i>waits for the one named, and fires then</li>\
    <li class="loses"><i></i>loses to the one named: alone it would fire</li><li class="refused"><i></i>refused by a delegate or a view</li>\
    <li class="unfit"><i></i>not its gesture</li><li>empty: has no part in it</li></ul>
    <label><input type="checkbox" id="only"> Only motions in which somebody waits, loses or is refused</label>

    """

  static let footer = """
    <footer><div id="told" role="status" aria-live="polite">Point at a cell to read what it says; in a table, the arrows go from cell to cell.\
    </div></footer>
    """

  /// Plain JavaScript without outside resources. The report is complete without it.
  static let script = #"""
    "use strict";
    const told = document.getElementById("told");
    function tell(cell) {
      const row = cell.parentNode.cells[0].textContent, at = cell.cellIndex, table = cell.closest("table");
      const where = document.getElementById(cell.closest(".wide").getAttribute("aria-labelledby")).firstChild.textContent;
      told.textContent = row + " " + where + ": " + cell.querySelector(".said").textContent;
      table.querySelectorAll(".near").forEach(one => one.classList.remove("near"));
      for (const line of table.tBodies[0].rows) line.cells[at].classList.add("near");
    }
    for (const table of document.querySelectorAll("table")) {
      const cellOf = event => event.target.closest("tbody td");
      table.querySelectorAll("tbody td").forEach((cell, index) => { cell.tabIndex = index ? -1 : 0; });
      table.addEventListener("pointerover", event => { if (cellOf(event)) tell(cellOf(event)); });
      table.addEventListener("focusin", event => { if (cellOf(event)) tell(cellOf(event)); });
      table.addEventListener("keydown", event => {
        const cell = cellOf(event), by = {ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowDown: [1, 0], ArrowUp: [-1, 0]}[event.key];
        if (!cell || !by) return;
        const rows = [...table.tBodies[0].rows].filter(row => row.offsetParent !== null);
        const row = rows[rows.indexOf(cell.parentNode) + by[0]], next = row && row.cells[cell.cellIndex + by[1]];
        event.preventDefault();
        if (!next || next.tagName !== "TD") return;
        cell.tabIndex = -1;
        next.tabIndex = 0;
        next.focus();
      });
    }
    """#
}
