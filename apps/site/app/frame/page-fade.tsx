import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';

/** Fades a page in when the path changes, but not the first one: it must paint at once. */
export function PageFade({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [first, setFirst] = useState({ pathname, isFirst: true });
  if (first.pathname !== pathname) setFirst({ pathname, isFirst: false });

  return (
    <div key={pathname} className={first.isFirst ? undefined : 'page-fade'}>
      {children}
    </div>
  );
}
