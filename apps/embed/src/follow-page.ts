/** On `root`: the page says nothing about light and dark, so the device decides. */
const byDevice = 'by-device';

/**
 * The style sheet inherits `color-scheme`, so the theme is the page's wherever the page names one, or the `theme`
 * attribute's. Only whether one is named has to be asked by script.
 */
export function followPage(element: HTMLElement, root: HTMLElement) {
  const look = () => {
    const isOpen = getComputedStyle(element).colorScheme === 'normal';
    const isNamed = document.querySelector('meta[name="color-scheme" i]') !== null;
    root.classList.toggle(byDevice, isOpen && !isNamed);
  };
  const changes = new MutationObserver(look);
  const start = () => {
    for (const each of [document.documentElement, document.body]) {
      changes.observe(each, { attributes: true });
    }
    addEventListener('load', look);
    look();
  };
  const stop = () => {
    changes.disconnect();
    removeEventListener('load', look);
  };
  return { look, start, stop };
}
