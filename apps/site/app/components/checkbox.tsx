import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** A box to tick with its label, high enough for a thumb; `labelClass` joins the label's classes. */
export function Checkbox({
  children,
  labelClass,
  ...input
}: ComponentProps<'input'> & { labelClass?: string }) {
  return (
    <label className={classes('flex min-h-11 items-center gap-3', labelClass)}>
      <input type="checkbox" className="size-5 shrink-0 accent-sign" {...input} />
      {children}
    </label>
  );
}
