/** On `root`: the page says nothing about light and dark, so the device decides. */
const byDevice = 'by-device';

/**
 * The style sheet inherits `color-scheme`, so the theme is the page's wherever the page names one, or the `theme`
 * attribute's. Only whether one is named has to be asked by script.
 */
export function watchColorScheme(element: HTMLElement, root: HTMLElement) {
  const update = () => {
    const isOpen = getComputedStyle(element).colorScheme === 'normal';
    const isNamed = document.querySelector('meta[name="color-scheme" i]') !== null;
    root.classList.toggle(byDevice, isOpen && !isNamed);
  };
  const changes = new MutationObserver(update);
  const start = () => {
    for (const each of [document.documentElement, document.body]) {
      changes.observe(each, { attributes: true });
    }
    addEventListener('load', update);
    update();
  };
  const stop = () => {
    changes.disconnect();
    removeEventListener('load', update);
  };
  return { update, start, stop };
}
