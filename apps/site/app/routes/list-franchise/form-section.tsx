import { useId, type ReactNode } from 'react';

type FormSectionProps = { number: number; title: string; text: string; children: ReactNode };

export function FormSection({ number, title, text, children }: FormSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-t border-line py-8 first-of-type:border-0 first-of-type:pt-0 lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div>
        <div className="flex items-center gap-3">
          <span
            aria-hidden="true"
            className="tabular grid size-9 shrink-0 place-items-center rounded-full bg-marigold font-bold text-on-marigold"
          >
            {number}
          </span>
          <h2 id={id} className="text-xl font-bold">
            {title}
          </h2>
        </div>
        <p className="mt-2 text-ink-muted">{text}</p>
      </div>
      <div className="grid min-w-0 gap-5 sm:grid-cols-2">{children}</div>
    </section>
  );
}
