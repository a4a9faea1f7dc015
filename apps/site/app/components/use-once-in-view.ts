import { useEffect, useState, type RefObject } from 'react';

/** True from the moment the element was first seen. */
export function useOnceInView(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);

  useEffect(() => {
    if (isSeen || !element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isSeen]);

  return isSeen;
}
