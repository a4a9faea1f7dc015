import type { ReactNode } from 'react';
import { categoryHue } from '../data/category-hue.ts';
import { classes } from './classes.ts';

type ChipProps = { category?: string; className?: string; children: ReactNode };

/** A painted label; with a category it takes that category's hue. */
export function Chip({ category, className, children }: ChipProps) {
  return (
    <span
      className={classes(
        'inline-flex min-h-7 wrap-anywhere items-center gap-1.5 rounded-control px-2.5 text-sm font-semibold',
        category ? `${categoryHue(category)} bg-hue-tint text-hue-ink` : 'bg-label text-ink-muted',
        className,
      )}
    >
      {children}
    </span>
  );
}
