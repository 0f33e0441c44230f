// The button for light or dark. Without a choice the system's holds.

const root = document.documentElement;

/** `changed` is called after the colors have changed. */
export function listenTheme(button: HTMLElement, changed: () => void): void {
  const media = window.matchMedia('(prefers-color-scheme: dark)');
  const isDark = () => (root.dataset['theme'] ?? (media.matches ? 'dark' : 'light')) === 'dark';
  const show = () => button.setAttribute('aria-pressed', String(isDark()));
  const tell = () => {
    show();
    changed();
  };
  button.addEventListener('click', () => {
    root.dataset['theme'] = isDark() ? 'light' : 'dark';
    try {
      localStorage.setItem('kinesic-theme', root.dataset['theme']);
    } catch {
      // A page from a file may have no storage: the choice then holds until it is closed.
    }
    tell();
  });
  media.addEventListener('change', tell);
  show();
}
