// Small drawings of gestures for the list of presets.

const icon = (content: string) => `<svg viewBox="0 0 24 24" aria-hidden="true">${content}</svg>`;

export const icons: Record<string, string> = {
  photos: icon('<rect x="3.5" y="7" width="13" height="11" rx="1.5" transform="rotate(-8 10 12)"/>'
    + '<path d="M19.5 8.2 21 17a1.6 1.6 0 0 1-1.3 1.8l-3.4.6"/><path d="m5 16.5 3.6-3.8 2.6 2.1 2.2-2.6"/>'),
  double: icon('<circle cx="12" cy="12" r="2.4" class="solid"/><circle cx="12" cy="12" r="5.4"/>'
    + '<circle cx="12" cy="12" r="8.6" class="faint"/>'),
  swipe: icon('<circle cx="18" cy="12" r="2.4" class="solid"/><path d="M13.5 12H4m4-4-4 4 4 4"/>'),
  press: icon('<circle cx="12" cy="9" r="2.4" class="solid"/><circle cx="12" cy="9" r="5.4"/><path d="M4 20h16"/>'),
  rotate: icon('<circle cx="7" cy="17" r="2.2" class="solid"/><circle cx="17" cy="7" r="2.2" class="solid"/>'
    + '<path d="M4.5 11.5A8 8 0 0 1 10 5m4 14a8 8 0 0 0 5.5-6.5"/>'),
  nested: icon('<rect x="5" y="3.5" width="14" height="17" rx="2"/>'
    + '<path d="M5 9.5h14m-14 6h14M9 12.5h6m-1.6-1.6 1.6 1.6-1.6 1.6"/>'),
  button: icon('<rect x="3.5" y="8.5" width="17" height="8" rx="4"/><circle cx="12" cy="12.5" r="1.8" class="solid"/>'
    + '<path d="M12 3.5v2.2m0 14.6v-1.8"/>'),
  drawer: icon('<rect x="3.5" y="4" width="17" height="16" rx="2"/>'
    + '<path d="M10 4v16M13.5 12H18m-1.8-1.8L18 12l-1.8 1.8"/>'),
  users: icon('<circle cx="7.5" cy="8" r="2.2" class="solid"/><circle cx="16.5" cy="16" r="2.2" class="solid"/>'
    + '<path d="M7.5 12.5V19m-2-2 2 2 2-2M16.5 11.5V5m-2 2 2-2 2 2"/>'),
  drums: icon('<ellipse cx="12" cy="8.5" rx="8" ry="3.6"/><path d="M4 8.5v6.6c0 2 3.6 3.6 8 3.6s8-1.6 8-3.6V8.5"/>'
    + '<path d="m8 3 3.4 5M17.5 3l-4.3 5.3"/>'),
  shapes: icon('<path d="m4 14.500 3.600 4 6-9.500"/><circle cx="17" cy="8" r="4.200"/>'),
};
