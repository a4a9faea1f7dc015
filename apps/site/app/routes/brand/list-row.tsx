import type { ReactNode } from 'react';

type Props = { title: ReactNode; note: ReactNode; children: ReactNode };

/** A line of a list: what it is, what is to say of it, and what can be done with it. */
export const ListRow = ({ title, note, children }: Props) => (
  <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-3">
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">{title}</p>
      <p className="text-sm wrap-anywhere text-ink-muted">{note}</p>
    </div>
    {children}
  </li>
);
