import type { ReactNode } from 'react';

/** The title of a page, and in a sentence what the page is for. */
export function PageHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="max-w-3xl">
      <h1 className="page-title">{title}</h1>
      {children && <p className="mt-2 text-lg text-ink-muted">{children}</p>}
    </div>
  );
}
