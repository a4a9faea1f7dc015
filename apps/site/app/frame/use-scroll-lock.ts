import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * What lies behind a modal does not scroll. The style could ask for it with `html:has(dialog:modal)`, but then each
 * element that comes or goes makes the browser look through the whole page.
 */
export function useScrollLock(): void {
  const { key } = useLocation();

  // Also on another page: an open dialog may have gone with the one before.
  useEffect(() => {
    const follow = () => {
      const modal = document.querySelector('dialog:modal');
      const { classList } = document.documentElement;
      classList.toggle('behind-modal', modal !== null);
      classList.toggle('behind-viewer', modal?.matches('.viewer') ?? false);
    };
    follow();
    document.addEventListener('toggle', follow, { capture: true });
    return () => document.removeEventListener('toggle', follow, { capture: true });
  }, [key]);
}
