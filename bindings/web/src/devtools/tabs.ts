// Tabs as the ARIA practices describe them: one stop for Tab, arrows between them.

export class Tabs {
  private readonly tabs: HTMLButtonElement[];

  constructor(private readonly list: HTMLElement, private readonly chosen: (id: string) => void = () => undefined) {
    this.tabs = [...list.querySelectorAll<HTMLButtonElement>('[role=tab]')];
    this.tabs.forEach((tab, i) => {
      tab.addEventListener('click', () => this.choose(tab.dataset['tab'] ?? ''));
      tab.addEventListener('keydown', event => {
        const move = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
        const to = event.key === 'Home' ? 0 : event.key === 'End' ? this.tabs.length - 1
          : move === undefined ? undefined : (i + move + this.tabs.length) % this.tabs.length;
        if (to === undefined) return;
        event.preventDefault();
        const next = this.tabs[to];
        next?.focus();
        this.choose(next?.dataset['tab'] ?? '');
      });
    });
  }

  choose(id: string): void {
    const root = this.list.getRootNode() as Document | ShadowRoot;
    for (const tab of this.tabs) {
      const isChosen = tab.dataset['tab'] === id;
      tab.setAttribute('aria-selected', String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      const panel = root.getElementById(tab.getAttribute('aria-controls') ?? '');
      if (panel && panel.getAttribute('aria-labelledby') === tab.id) panel.hidden = !isChosen;
    }
    this.chosen(id);
  }
}
