import type { ReactNode } from 'react';

type SectionHeadingProps = {
  title: ReactNode;
  text?: ReactNode;
  id?: string;
  /** Beside the heading on a wide screen: a link or a control. */
  children?: ReactNode;
};

export function SectionHeading({ title, text, id, children }: SectionHeadingProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="max-w-2xl">
        <h2 id={id} className="text-3xl font-bold lg:text-4xl">
          {title}
        </h2>
        {text && <p className="mt-2 text-lg text-ink-muted">{text}</p>}
      </div>
      {children}
    </div>
  );
}
