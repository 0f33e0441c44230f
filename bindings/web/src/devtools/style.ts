// How the panels look: the colors and the rules that the panel of a page and the playground have in common. The
// colors of lanes and fingers are those of `kinesic draw`.

const lightColors = `
  color-scheme: light;
  --page: #f1f2f6;
  --card: #ffffff;
  --raised: #ffffff;
  --chosen: #ffffff;
  --ink: #1b1e28;
  --body: #3d4454;
  --dim: #5a6172;
  --line: #dfe2ea;
  --strong-line: #8b93a7;
  --grid: #e9ebf1;
  --band: #f6f7fa;
  --accent: #4338ca;
  --accent-ink: #ffffff;
  --accent-soft: #ecebfb;
  --play: #838ba0;
  --pending: #a07b05;
  --active: #4338ca;
  --done: #4338ca;
  --failed: #6b7385;
  --waits: #a07b05;
  --releases: #0f8a6a;
  --prevents: #8a0f24;
  --good: #0f7a5f;
  --danger: #c2255c;
  --label-paper: #ffffff;
  --label-ink: #1b1e28;
  --shadow: 0 1px 2px rgba(22, 26, 46, .06), 0 8px 28px -12px rgba(22, 26, 46, .16);
  --finger-0: #c2500a; --finger-1: #0b7285; --finger-2: #c2255c; --finger-3: #2b7a38; --finger-4: #8f6400;
  --finger-5: #1864ab; --finger-6: #86309c; --finger-7: #6f4a31; --finger-8: #a61e1e; --finger-9: #4a5568;
  --font: ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", sans-serif;
  --mono: ui-monospace, "SF Mono", "Cascadia Code", "JetBrains Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
`;

const darkColors = `
  color-scheme: dark;
  --page: #0e1016;
  --card: #161922;
  --raised: #20242f;
  --chosen: #4a5268;
  --ink: #eceef5;
  --body: #c3c8d6;
  --dim: #9ba3b7;
  --line: #272b38;
  --strong-line: #6b7385;
  --grid: #222632;
  --band: #1b1e28;
  --accent: #a5b4fc;
  --accent-ink: #14161d;
  --accent-soft: #262a4d;
  --play: #6b7385;
  --pending: #f9c44a;
  --active: #c3cdff;
  --done: #a5b4fc;
  --failed: #8b93a7;
  --waits: #f9c44a;
  --releases: #2ee6c0;
  --prevents: #e4706a;
  --good: #2ee6c0;
  --danger: #faa2c1;
  --label-paper: #20242f;
  --label-ink: #eceef5;
  --shadow: 0 1px 2px rgba(0, 0, 0, .3), 0 12px 32px -14px rgba(0, 0, 0, .6);
  --finger-0: #ff9450; --finger-1: #3bc9db; --finger-2: #faa2c1; --finger-3: #69db7c; --finger-4: #ffd43b;
  --finger-5: #74c0fc; --finger-6: #da77f2; --finger-7: #d4a373; --finger-8: #ff8787; --finger-9: #adb5bd;
`;

/** The colors and the type of `root`: light, and dark where `dark` chooses, or `any` in a browser that is dark. */
export function colors(root: string, dark: string, any: string): string {
  return `${root} {${lightColors}}\n${dark} {${darkColors}}
@media (prefers-color-scheme: dark) { ${any} {${darkColors}} }\n`;
}

/** Controls, lanes and panels. */
export const sheet = `
*, *::before, *::after { box-sizing: border-box; }
h1, h2, h3, p, ul, ol { margin: 0; padding: 0; }
ul, ol { list-style: none; }
button, input, select { font: inherit; color: inherit; }
button { cursor: pointer; }
[hidden] { display: none !important; }
:focus-visible { outline: 2.5px solid var(--accent); outline-offset: 2px; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.icon-button {
  display: grid; place-items: center; width: 36px; height: 36px; padding: 0; border: 1px solid transparent;
  border-radius: 50%;
  background: none; color: var(--body); }
.icon-button:hover { background: var(--accent-soft); color: var(--accent); }
.icon-button svg {
  width: 20px; height: 20px; fill: none; stroke: currentColor; stroke-width: 1.7; stroke-linecap: round;
  stroke-linejoin: round;
}
.icon-button .half { fill: currentColor; stroke: none; }
.icon-button.filled { background: var(--accent); color: var(--accent-ink); flex: none; }
.icon-button.filled svg { fill: currentColor; stroke: none; }
.icon-button .pause, .icon-button.is-playing .play { display: none; }
.icon-button.is-playing .pause { display: block; }

.button {
  display: inline-flex; align-items: center; justify-content: center; gap: 7px; height: 36px; padding: 0 14px;
  border: 1px solid var(--line);
  border-radius: 18px; background: var(--card); color: var(--ink); font-size: 13.5px; font-weight: 500;
  white-space: nowrap; }
.button:hover { border-color: var(--strong-line); }
.button.quiet { border-color: transparent; background: none; color: var(--body); }
.button.quiet:hover { background: var(--accent-soft); color: var(--accent); }
.button.small { height: 28px; padding: 0 11px; font-size: 12.5px; }
.button svg { width: 16px; height: 16px; margin-left: -4px; fill: currentColor; }
select {
  height: 30px; padding: 0 26px 0 10px; border: 1px solid var(--strong-line); border-radius: 8px;
  background: var(--card); color: var(--ink);
  font-size: 13px; appearance: none; max-width: 100%;
  background-image: linear-gradient(45deg, transparent 50%, currentColor 50%),
    linear-gradient(-45deg, transparent 50%, currentColor 50%);
  background-size: 5px 5px; background-repeat: no-repeat; background-position: right 14px center, right 9.5px center; }

.empty { color: var(--dim); font-size: 13.5px; }

input[type=range] {
  --share: .5; width: 100%; height: 24px; margin: 0; background: none; appearance: none; cursor: pointer;
}
input[type=range]::-webkit-slider-runnable-track {
  height: 4px; border-radius: 2px; background: color-mix(in srgb, var(--strong-line) 55%, var(--card));
}
input[type=range]::-moz-range-track {
  height: 4px; border-radius: 2px; background: color-mix(in srgb, var(--strong-line) 55%, var(--card));
}
input[type=range]::-webkit-slider-thumb {
  width: 18px; height: 18px; margin-top: -7px; border: 3px solid var(--card); border-radius: 50%;
  background: var(--accent);
  box-shadow: 0 0 0 1px var(--accent), 0 1px 4px rgba(0, 0, 0, .25); appearance: none; }
input[type=range]::-moz-range-thumb {
  width: 14px; height: 14px; border: 3px solid var(--card); border-radius: 50%; background: var(--accent);
  box-shadow: 0 0 0 1px var(--accent);
}

.legend {
  display: flex; flex-wrap: wrap; gap: 2px 12px; padding: 9px 16px 11px; border-top: 1px solid var(--grid);
  color: var(--dim); font-size: 11.5px;
}
.legend li { display: flex; align-items: center; gap: 5px; }
.legend li::before { content: ""; width: 14px; height: 8px; border-radius: 2px; }
.legend .l-play::before { height: 2px; background: var(--play); }
.legend .l-pending::before {
  border: 1px solid var(--pending);
  background: repeating-linear-gradient(135deg, var(--pending) 0 1.5px, transparent 1.5px 4px);
}
.legend .l-active::before { background: var(--active); }
.legend .l-done::before { width: 8px; border-radius: 1px; background: var(--done); transform: rotate(45deg); }
.legend .l-failed::before {
  content: "×"; display: grid; place-items: center; width: 10px; height: 10px; color: var(--failed);
  font-size: 16px; line-height: 0;
}

.legend .l-waits::before { height: 0; border-top: 1.5px dashed var(--waits); border-radius: 0; }
.legend .l-prevents::before {
  width: 0; height: 11px; border-left: 1.5px solid var(--prevents); box-shadow: 0 5px 0 -4px var(--prevents);
  border-radius: 0;
}

.lanes { --row: 38px; display: flex; padding: 0 0 6px; }
.lane-names { flex: none; width: 220px; padding: 30px 0 8px 4px; }
.lane-name { display: flex; align-items: center; gap: 6px; height: var(--row); padding-left: 12px; }
.lane-text { flex: 1; min-width: 0; line-height: 1.2; }
.lane-text b {
  display: block; overflow: hidden; color: var(--ink); font-size: 13px; font-weight: 620; text-overflow: ellipsis;
  white-space: nowrap;
}
.lane-type {
  display: block; overflow: hidden; color: var(--dim); font-size: 11px; text-overflow: ellipsis;
  white-space: nowrap;
}
.lane-state { flex: none; padding: 1px 7px; border-radius: 9px; color: var(--dim); font-size: 11px; }
.lane-state[data-state=possible] { display: none; }
.lane-state[data-state=began], .lane-state[data-state=changed], .lane-state[data-state=ended] {
  background: var(--accent); color: var(--accent-ink); font-weight: 600;
}
.lane-state[data-state=failed], .lane-state[data-state=cancelled] {
  background: var(--band); color: var(--dim); box-shadow: inset 0 0 0 1px var(--line);
}
.why-button {
  flex: none; height: 24px; padding: 0 9px; border: 1px solid var(--line); border-radius: 12px; background: none;
  color: var(--body); font-size: 11.5px; font-weight: 550;
}
.why-button:hover { border-color: var(--accent); color: var(--accent); }
.lane-plot { position: relative; flex: 1; min-width: 0; padding-right: 6px; }
.lane-plot canvas { display: block; width: 100%; cursor: crosshair; touch-action: pan-y; }
.lane-tip {
  position: absolute; z-index: 3; top: 0; left: 0; width: min(260px, calc(100% - 8px)); padding: 8px 11px;
  border-radius: 9px;
  background: var(--ink); color: var(--page); font-size: 12px; line-height: 1.4;
  white-space: pre-line; opacity: 0; pointer-events: none; }
.lane-tip.shown { opacity: 1; }

.panels { display: flex; flex-direction: column; overflow: hidden; }
.tabs {
  display: flex; gap: 2px; padding: 8px 10px 0; border-bottom: 1px solid var(--line); overflow-x: auto;
  scrollbar-width: none;
}
.tabs button {
  position: relative; flex: none; height: 38px; padding: 0 11px; border: 0; border-radius: 8px 8px 0 0;
  background: none; color: var(--dim); font-size: 13px; font-weight: 550;
}
.tabs button:hover { color: var(--ink); }
.tabs button:focus-visible { outline-offset: -3px; }
.tabs button[aria-selected=true] { color: var(--accent); }
.tabs button[aria-selected=true]::after {
  content: ""; position: absolute; inset: auto 9px -1px; height: 2.5px; border-radius: 2px;
  background: var(--accent);
}
.panel { flex: 1; min-height: 200px; overflow: auto; padding: 14px 16px 18px; overscroll-behavior: contain; }
.panel:focus-visible { outline-offset: -3px; }

.panel .empty + .empty { margin-top: 8px; }
.decisions li {
  display: flex; align-items: baseline; gap: 12px; padding: 5px 0; border-bottom: 1px solid var(--grid);
  font-size: 13px; line-height: 1.45;
}
.decisions time, .why-story time {
  flex: none; width: 42px; color: var(--dim); font: 500 11.5px var(--mono); text-align: right;
}
.decisions b { color: var(--ink); font-weight: 620; }
.decisions .sentence { position: relative; padding-left: 15px; }
.decisions .sentence::before {
  content: ""; position: absolute; left: 0; top: .5em; width: 7px; height: 7px; border-radius: 50%;
  background: var(--play);
}
.decisions [data-kind=waits] .sentence::before { background: var(--pending); }
.decisions [data-kind=recognized] .sentence::before, .decisions [data-kind=ended] .sentence::before {
  border-radius: 1px; background: var(--done); transform: rotate(45deg);
}
.decisions [data-kind=recognized] .sentence, .decisions [data-kind=ended] .sentence { color: var(--ink); }
.decisions [data-kind=failed] .sentence::before { background: none; box-shadow: inset 0 0 0 1.6px var(--failed); }

.why-choice, .panel-choice { display: flex; align-items: center; gap: 10px; color: var(--dim); font-size: 13px; }
.why-choice { color: var(--ink); font-size: 15px; font-weight: 640; }
.why-sentence {
  margin-top: 14px; padding: 13px 15px; border-left: 3px solid var(--accent); border-radius: 4px 10px 10px 4px;
  background: var(--accent-soft); color: var(--ink); font-size: 15px; line-height: 1.45;
}
.why-sentence.quiet {
  border-color: var(--strong-line); background: var(--band); color: var(--body); font-size: 13.5px;
}
.why-verdict { margin-top: 14px; color: var(--good); font-weight: 600; }
.why-verdict + .why-sentence { margin-top: 6px; }
.why-advice { margin-top: 10px; color: var(--body); font-size: 13px; }
.why-story { margin-top: 12px; font-size: 12.5px; }
.why-story li { display: flex; gap: 10px; padding: 3px 0; }
.why-story time { width: 50px; }
.why-title { margin: 16px 0 8px; color: var(--ink); font-size: 13px; font-weight: 640; }
.remedies { display: flex; flex-wrap: wrap; gap: 8px; }
.remedy {
  padding: 8px 13px; border: 1px solid var(--accent); border-radius: 10px; background: none; color: var(--accent);
  font-size: 13px; font-weight: 550; text-align: left;
}
.remedy:hover { background: var(--accent); color: var(--accent-ink); }
.why-done { margin-top: 12px; color: var(--good); font-size: 13px; font-weight: 550; }

.class-summary { margin: 12px 0 4px; color: var(--dim); font-size: 12.5px; }
.property { padding: 9px 0 5px; border-bottom: 1px solid var(--grid); }
.property-head { display: flex; align-items: center; gap: 10px; min-height: 26px; }
.property-name { flex: 1; min-width: 0; color: var(--ink); font: 550 12.5px var(--mono); overflow-wrap: anywhere; }
.property-value { color: var(--ink); font: 500 12.5px var(--mono); }
.property-summary { color: var(--dim); font-size: 12px; line-height: 1.4; }
.reset {
  height: 22px; padding: 0 9px; border: 1px solid var(--line); border-radius: 11px; background: none;
  color: var(--body); font-size: 11px;
}
.reset:hover { border-color: var(--strong-line); }
.switch {
  flex: none; width: 38px; height: 22px; margin: 0; border-radius: 11px; background: var(--strong-line);
  appearance: none; cursor: pointer; transition: background .15s;
}
.switch::after {
  content: ""; display: block; width: 16px; height: 16px; margin: 3px; border-radius: 50%; background: var(--card);
  transition: transform .15s;
}
.switch:checked { background: var(--accent); }
.switch:checked::after { transform: translateX(16px); }
.flags { display: flex; flex-wrap: wrap; gap: 4px 14px; padding: 4px 0; }
.flag { display: flex; align-items: center; gap: 6px; font-size: 12.5px; }
input[type=checkbox]:not(.switch, .pair) { accent-color: var(--accent); }
.more { margin-top: 10px; }
.more summary { padding: 6px 0; color: var(--accent); font-size: 13px; font-weight: 550; cursor: pointer; }
`;
