import type { BrandMessage } from '@naya/contract/brands/entity';
import { formatDateTime } from '@naya/contract/format/date';

const kinds = { reply: 'Mailed to the investor', note: 'Note, for your people alone' } as const;

/** Messages that went through us, in order. */
export function Thread({ messages }: { messages: BrandMessage[] }) {
  if (messages.length === 0) return null;
  return (
    <ol className="mt-4 grid gap-3">
      {messages.map(({ id, kind, author, on_behalf, text, created_at }) => (
        <li key={id} className="rounded-card border border-line bg-surface p-4">
          <p className="text-sm text-ink-muted">
            {kinds[kind]} ·{' '}
            {on_behalf ? 'our team, on your behalf' : (author ?? 'Somebody of the brand')} ·{' '}
            {formatDateTime(created_at)}
          </p>
          <p className="mt-2 wrap-anywhere whitespace-pre-line">{text}</p>
        </li>
      ))}
    </ol>
  );
}
