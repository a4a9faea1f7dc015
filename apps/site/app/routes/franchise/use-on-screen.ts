import { useEffect, useState, type RefObject } from 'react';

/** Whether the element is in the window now. */
export function useOnScreen(element: RefObject<HTMLElement | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(false);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? false),
      // The bar's own height at the foot of the window.
      { rootMargin: '0px 0px -64px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return isOnScreen;
}
