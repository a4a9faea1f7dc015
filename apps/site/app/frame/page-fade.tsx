import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';

export const contentId = 'content';

const PageNotice = lazy(() => import('./page-notice.tsx'));

/** Fades a page in when the path changes, but not the first one: it must paint at once. */
export function PageFade({ children }: { children: ReactNode }) {
  const { pathname, state } = useLocation();
  const [shown, setShown] = useState({ pathname, isFirst: true });
  if (shown.pathname !== pathname) setShown({ pathname, isFirst: false });

  // The document stays the same: without moving the focus, screen readers and the Tab key would stay at the old page.
  useEffect(() => {
    if (!shown.isFirst) document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [shown]);

  return (
    <div key={pathname} className={shown.isFirst ? undefined : 'page-fade'}>
      <Suspense>{state?.notice && <PageNotice notice={state.notice} />}</Suspense>
      {children}
    </div>
  );
}
