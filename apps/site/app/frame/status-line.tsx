import type { ReactNode } from 'react';

/** One sentence about what goes on, in the corner of every page. */
export function StatusLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="on-board flex items-center gap-2.5 rounded-card bg-board py-1 pr-2 pl-4 text-on-board shadow-float">
      {icon}
      <span className="flex flex-wrap items-center gap-x-2">{children}</span>
    </span>
  );
}
