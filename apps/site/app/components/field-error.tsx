import type { ComponentProps } from 'react';

/** The error of a field, below it; nothing while there is no text. */
export function FieldError({ children, ...paragraph }: ComponentProps<'p'>) {
  if (!children) return null;
  return (
    <p {...paragraph} className="mt-1 text-sm font-semibold text-brick">
      {children}
    </p>
  );
}
