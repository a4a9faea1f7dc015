import { textLimits } from '@naya/contract/forms/limits';
import type { ReactNode } from 'react';
import { useRouteError } from 'react-router';
import { TextArea, TextField } from '../../components/field.tsx';
import { failedTitle, pageMeta } from '../../data/meta.ts';
import { ErrorPage } from '../../frame/error-page.tsx';
import { useAnswer } from './brand-form.tsx';

/** What several pages of brands are made of. */

/** A link in the text of a brand's page, high enough for a thumb. */
export const linkLook =
  'inline-flex min-h-11 items-center wrap-anywhere font-semibold text-sign underline underline-offset-4';

/** A box to choose files in. */
export const fileLook = 'control py-2.5';

type MetaArgs = { matches: Parameters<typeof pageMeta>[0]; error?: unknown };

/** Without a `path`, pageMeta writes noindex: no search engine lists the pages of a brand. */
export const metaOf =
  (title: string) =>
  ({ matches, error }: MetaArgs) =>
    pageMeta(matches, { title: error ? failedTitle : title });

/** In the place of a page that failed; the head and the tabs around it stay. By the hook: re-exported, it gets no props. */
export const ErrorBoundary = () => <ErrorPage error={useRouteError()} />;

type CodeOfSquares = { path: string; size: number; title: string };

/** Drawn by the server: no browser loads code for it. Black on white in dark pages too, as cameras read it. */
export const QrCode = ({ path, size, title }: CodeOfSquares) => (
  <svg
    aria-labelledby="qr-title"
    viewBox={`0 0 ${size} ${size}`}
    shapeRendering="crispEdges"
    className="size-48 rounded-control"
  >
    <title id="qr-title">{title}</title>
    <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
    <path fill="#000" d={path} />
  </svg>
);

type RowProps = { title: ReactNode; note: ReactNode; children: ReactNode };

/** A line of a list: what it is, what is to say of it, and what can be done with it. */
export const ListRow = ({ title, note, children }: RowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-3">
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">{title}</p>
      <p className="text-sm wrap-anywhere text-ink-muted">{note}</p>
    </div>
    {children}
  </li>
);

/** The answer to a question of ours about the listing. */
export function AnswerField({ className }: { className?: string }) {
  const answer = useAnswer();
  return (
    <TextArea
      label="Your answer"
      name="text"
      required
      maxLength={textLimits.text}
      defaultValue={answer?.values['text']}
      error={answer?.errors['text'] ?? null}
      className={className}
    />
  );
}

type CodeProps = { intent: string; label: string; hint?: string };

/** The code of a second factor. */
export const CodeField = ({
  intent,
  label,
  hint = 'Six digits of your authenticator app, or a backup code.',
}: CodeProps) => (
  <TextField
    label={label}
    hint={hint}
    name="code"
    autoComplete="one-time-code"
    required
    maxLength={20}
    className="tabular"
    error={useAnswer(intent)?.errors['code']}
  />
);
