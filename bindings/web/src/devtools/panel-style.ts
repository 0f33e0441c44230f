// What only the panel over a page has, beside what it has in common with the playground.

import { colors, sheet } from './style.js';

const own = `
:host {
  all: initial; position: fixed; z-index: 2147483646; inset: auto 0 0; display: block; color: var(--body);
  font: 400 14px/1.5 var(--font); -webkit-font-smoothing: antialiased; --height: 340px;
}
.fingers { position: fixed; inset: 0; width: 100vw; height: 100vh; height: 100dvh; pointer-events: none; }
.dock {
  position: relative; display: flex; flex-direction: column; height: min(var(--height), 88vh); border-top: 1px solid var(--line);
  background: var(--card); box-shadow: 0 -10px 34px -16px rgba(10, 12, 30, .38);
}
.grip {
  position: absolute; z-index: 2; top: -7px; left: 0; right: 0; height: 13px; cursor: ns-resize; touch-action: none;
}
.grip::after {
  content: ""; position: absolute; top: 9px; left: 50%; width: 40px; height: 4px; margin-left: -20px; border-radius: 2px;
  background: var(--strong-line); opacity: .55;
}
.grip:hover::after { opacity: 1; }
.bar {
  flex: none; display: flex; align-items: center; gap: 6px; height: 48px; padding: 5px 10px 0 14px;
  border-bottom: 1px solid var(--grid);
}
.mark { flex: none; width: 22px; height: 22px; }
.mark rect { fill: var(--accent); }
.mark circle { fill: var(--accent-ink); }
.mark path { fill: none; stroke: var(--accent-ink); stroke-width: 3; stroke-linecap: round; }
.bar h2 { color: var(--ink); font-size: 14px; font-weight: 650; letter-spacing: -.01em; white-space: nowrap; }
.status {
  flex: 1 1 auto; min-width: 0; margin-left: 8px; overflow: hidden; color: var(--dim); font-size: 12.5px; text-overflow: ellipsis;
  white-space: nowrap;
}
.status.said { color: var(--good); font-weight: 550; }
.status.refused { color: var(--danger); font-weight: 550; }
.scrub { display: flex; flex: 0 1 320px; align-items: center; gap: 8px; min-width: 110px; }
.scrub output { flex: none; width: 58px; color: var(--ink); font: 500 12px var(--mono); text-align: right; }
.bar .icon-button { flex: none; width: 34px; height: 34px; }
.bar .button { flex: none; }
.columns { flex: 1; display: grid; grid-template: minmax(0, 1fr) / minmax(0, 1.15fr) minmax(0, 1fr); min-height: 0; }
.side { position: relative; overflow: hidden auto; overscroll-behavior: contain; border-right: 1px solid var(--line); }
.side:focus-visible { outline-offset: -3px; }
.side > .empty { padding: 18px 20px; }
.panels { min-width: 0; min-height: 0; }
.tabs { flex: none; padding-top: 2px; }
.panel { min-height: 0; }
.graph { position: relative; display: flex; align-items: flex-start; }
.graph-nodes { flex: none; max-width: calc(100% - 110px); }
.graph-node { display: flex; align-items: center; gap: 8px; height: 34px; }
.graph-part {
  flex: 0 1 auto; order: -1; width: 76px; overflow: hidden; color: var(--dim); font-size: 11.5px; text-align: right;
  text-overflow: ellipsis; white-space: nowrap;
}
.node {
  width: 168px; height: 26px; padding: 0 11px; overflow: hidden; border: 1px solid var(--line); border-radius: 13px;
  background: var(--band); color: var(--ink); font-size: 12.5px; font-weight: 600; text-overflow: ellipsis; white-space: nowrap;
}
.node:hover { border-color: var(--accent); color: var(--accent); }
.graph-arcs { flex: none; width: 120px; margin-left: 4px; overflow: visible; }
.arc { fill: none; stroke: currentColor; stroke-width: 1.8; }
.head { fill: currentColor; stroke: currentColor; stroke-width: 1.8; stroke-linejoin: round; }
.arc-waits { color: var(--waits); }
.arc.arc-waits { stroke-dasharray: 4 3; }
.arc-alongside { color: var(--releases); }
.arc-permits, .arc-group { color: var(--play); }
.arc.arc-permits { stroke-dasharray: 1.5 3; }
.arc-prevents { color: var(--prevents); }
.graph-sentences { margin-top: 12px; color: var(--body); font-size: 12.5px; }
.graph-sentences li { padding: 2px 0 2px 24px; position: relative; }
.graph-sentences li::before {
  content: ""; position: absolute; left: 2px; top: 11px; width: 14px; border-top: 2px solid currentColor;
}
.graph-sentences .arc-waits::before { border-top-style: dashed; }
.graph-sentences li { color: inherit; }
.graph-sentences b { color: var(--ink); font-weight: 620; }
.graph-sentences [class] { color: var(--body); }
.graph-sentences .arc-waits::before { color: var(--waits); }
.graph-sentences .arc-alongside::before { color: var(--releases); }
.graph-sentences .arc-prevents::before { color: var(--prevents); }
.opener {
  position: fixed; right: 14px; bottom: 14px; display: inline-flex; align-items: center; gap: 8px; height: 40px; padding: 0 15px 0 9px;
  border: 1px solid var(--line); border-radius: 20px; background: var(--card); color: var(--ink); font-size: 13px; font-weight: 600;
  box-shadow: var(--shadow);
}
.opener:hover { border-color: var(--accent); }
.is-paused .lane-plot canvas { cursor: ew-resize; }
@media (max-width: 1099px) {
  .lane-names { width: 178px; }
  .lane-state { display: none; }
}
@media (max-width: 699px) {
  .columns { grid-template: minmax(112px, 46%) minmax(0, 1fr) / minmax(0, 1fr); }
  .side { border-right: 0; border-bottom: 1px solid var(--line); }
  .panel { max-height: none; }
}
@media (max-width: 620px) {
  :host { --height: 430px; }
  .bar { gap: 2px; padding-left: 10px; }
  .bar h2, .bar .button span { display: none; }
  .bar .button { width: 34px; padding: 0; border-color: transparent; background: none; }
  .bar .button svg { margin: 0; }
  .status { margin-left: 4px; }
  .is-paused .status { display: none; }
  .is-paused .scrub { flex: 1 1 auto; padding: 0 4px 0 8px; }
  .tabs button { padding: 0 9px; }
  .panel { padding: 10px 14px 14px; max-height: none; min-height: 0; }
  .lane-names { width: 156px; }
  .graph-part { width: 52px; }
}
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
@media print { :host { display: none; } }
`;

export const panelSheet = colors(':host', ':host([data-theme=dark])', ':host(:not([data-theme=light]))') + sheet + own;
