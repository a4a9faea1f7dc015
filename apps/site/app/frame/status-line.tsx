import type { ReactNode } from 'react';

/** One sentence about what goes on, in the corner of every page. */
export function StatusLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="status-line">
      {icon}
      <span className="flex flex-wrap items-center gap-x-2">{children}</span>
    </span>
  );
}
