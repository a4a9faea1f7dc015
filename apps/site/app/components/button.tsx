import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classes } from './classes.ts';

const looks = {
  primary: 'bg-sign text-on-sign hover:bg-sign-hover',
  accent: 'bg-marigold text-on-marigold hover:bg-marigold-hover',
  outline: 'border border-line-strong text-ink hover:border-ink hover:bg-sunken',
  quiet: 'text-sign hover:bg-sign-tint',
  onBoard: 'border border-on-board-muted text-on-board hover:border-on-board hover:bg-board-line',
} as const;

const sizes = {
  medium: 'min-h-11 px-4 text-base',
  large: 'min-h-13 px-6 text-lg',
} as const;

type Look = { look?: keyof typeof looks; size?: keyof typeof sizes };

/** The colour transition applies on hover only: otherwise elements rendered late would fade in from unreadable colours. */
export function buttonClasses(
  { look = 'primary', size = 'medium' }: Look,
  className?: string,
): string {
  return classes(
    'inline-flex items-center justify-center gap-2 rounded-control font-semibold whitespace-nowrap hover:transition-colors hover:duration-150 forced-colors:border',
    'disabled:cursor-not-allowed disabled:opacity-60',
    looks[look],
    sizes[size],
    className,
  );
}

export function Button({ look, size, className, ...rest }: ComponentProps<'button'> & Look) {
  return <button type="button" className={buttonClasses({ look, size }, className)} {...rest} />;
}

export function LinkButton({ look, size, className, ...rest }: LinkProps & Look) {
  return <Link prefetch="intent" className={buttonClasses({ look, size }, className)} {...rest} />;
}
