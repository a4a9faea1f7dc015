import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';

/** State of the locations that a page's own controls have navigated to. */
export const ownChange = 'own change';

/** Replaces the URL after a pause (debounced); cancelled when a navigation to another page begins. */
export function useReplaceUrl(): (url: string, pauseMs: number) => void {
  const navigate = useNavigate();
  const timer = useRef<number>(undefined);
  const { pathname } = useLocation();
  const next = useNavigation().location;
  const isLeaving = next && (next.state !== ownChange || next.pathname !== pathname);

  useEffect(() => {
    if (isLeaving) clearTimeout(timer.current);
  }, [isLeaving]);
  // On a slow machine the pause may end before the navigation is rendered, so a click on a link cancels too.
  useEffect(() => {
    const leave = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && link.pathname !== window.location.pathname) clearTimeout(timer.current);
    };
    document.addEventListener('click', leave);
    return () => document.removeEventListener('click', leave);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (url, pauseMs) => {
    const replace = () => {
      if (url === window.location.pathname + window.location.search) return;
      void navigate(url, { replace: true, preventScrollReset: true, state: ownChange });
    };
    clearTimeout(timer.current);
    if (pauseMs === 0) replace();
    else timer.current = window.setTimeout(replace, pauseMs);
  };
}
