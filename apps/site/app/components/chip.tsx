import { hueNumber } from '@naya/contract/categories/hue';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

/** The class names that give an element and what is in it the category's colours. */
export function categoryHue(category: string): string {
  return `hue hue-${hueNumber(category)}`;
}

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
