import { Link, type LinkProps } from 'react-router';
import { classes } from './classes.ts';

/** A link within a sentence. */
export function TextLink({ className, ...link }: LinkProps & { className?: string }) {
  return (
    <Link {...link} className={classes('text-sign underline underline-offset-4', className)} />
  );
}
