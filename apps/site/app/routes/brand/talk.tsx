import type { ListingMessage } from '@naya/contract/brands/entity';
import { formatDateTime } from '@naya/contract/format/date';
import { Button } from '../../components/button.tsx';
import { AnswerField } from './answer-field.tsx';
import { BrandForm } from './brand-form.tsx';
import type { BrandAnswer } from './page.ts';

type TalkProps = { talk: ListingMessage[]; answer: BrandAnswer | undefined };

/** Our questions about the listing, and the brand's answers. The key empties the field after a send. */
export function Talk({ talk, answer }: TalkProps) {
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="text-2xl font-bold">
        Questions from us
      </h2>
      <ol className="mt-4 grid gap-3">
        {talk.map(({ id, kind, author, text, created_at }) => (
          <li key={id} className="rounded-card border border-line bg-surface p-4">
            <p className="text-sm text-ink-muted">
              {kind === 'ask' ? 'We asked' : (author ?? 'You answered')} ·{' '}
              {formatDateTime(created_at)}
            </p>
            <p className="mt-2 wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
      <BrandForm key={talk.length} intent="answer" answer={answer} className="mt-4 grid gap-4">
        <AnswerField answer={answer} />
        <Button type="submit" className="justify-self-start">
          Answer
        </Button>
      </BrandForm>
    </section>
  );
}
