import { useEffect } from 'react';

function lock(): void {
  const modal = document.querySelector('dialog:modal');
  const { classList } = document.documentElement;
  classList.toggle('behind-modal', modal !== null);
  classList.toggle('behind-viewer', modal?.matches('.viewer') ?? false);
}

/**
 * The page behind a modal does not scroll. A style could do it with `html:has(dialog:modal)`, but then each
 * element that comes or goes makes the browser look through the whole page.
 */
export function useScrollLock(): void {
  // After each render of the frame: an open dialog may have gone with the page before.
  useEffect(lock);

  // Older browsers tell of an opened dialog by its attribute alone.
  useEffect(() => {
    const watch = new MutationObserver(lock);
    watch.observe(document, { subtree: true, attributeFilter: ['open'] });
    return () => watch.disconnect();
  }, []);
}
