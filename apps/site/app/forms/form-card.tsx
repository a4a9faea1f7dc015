import type { ReactNode } from 'react';
import { classes } from '../components/classes.ts';

/** A form under its awning. */
export function FormCard({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={classes(
        'relative overflow-hidden rounded-card border border-line bg-surface pt-4',
        className,
      )}
    >
      <div aria-hidden="true" className="awning awning-marigold absolute inset-x-0 top-0" />
      {children}
    </div>
  );
}
