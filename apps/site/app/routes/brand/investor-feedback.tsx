import type { FeedbackQuestion } from '@naya/contract/brands/entity';
import {
  feedbackOptions,
  investorFeedbackLabels,
  type InvestorFeedback,
} from '@naya/contract/brands/stages';
import { formatDateTime } from '@naya/contract/format/date';
import { franchisesUrl } from '@naya/contract/urls';
import { data } from 'react-router';
import { Button, LinkButton } from '../../components/button.tsx';
import { StateMessage } from '../../components/state-message.tsx';
import type { Route } from './+types/investor-feedback';
import { readFromBrandApi } from './api.server.ts';
import { BrandForm, UnsentToast, useAnswer } from './brand-form.tsx';
import { handleForm } from './handle-form.server.ts';
import { metaOf } from './pieces.tsx';

export { clientAction } from './brand-form.tsx';
export { ErrorBoundary } from './pieces.tsx';

export async function loader(args: Route.LoaderArgs) {
  const feedback = feedbackOptions.find((each) => each === args.params.word);
  if (!feedback) throw data(null, { status: 404 });
  const path = `/words/${encodeURIComponent(args.params.token)}`;
  return { ...(await readFromBrandApi<FeedbackQuestion>(args, path)), feedback };
}

export const action = (args: Route.ActionArgs) => handleForm(args, { word: { path: '/words' } });

export const meta = metaOf('Did they answer?');

/** Mail programs open links ahead of their readers: only the button counts. */
export default function InvestorFeedback({ params, loaderData }: Route.ComponentProps) {
  const { business_name, feedback, replies, marked_at } = loaderData;
  if (useAnswer()?.isDone) {
    return (
      <StateMessage level="h1" title="Thank you" text="It helps the next investor.">
        <LinkButton to={franchisesUrl()}>See franchises</LinkButton>
      </StateMessage>
    );
  }
  const isNo = feedback === 'no';
  const hasAnswer = isNo && (replies.length > 0 || marked_at !== null);
  return (
    <>
      <StateMessage level="h1" title={`Did ${business_name} answer you?`}>
        {isNo && <Answers question={loaderData} />}
        <div className="flex flex-wrap justify-center gap-3">
          {hasAnswer && (
            <Say token={params.token} word="yes" label="I have their answer" look="primary" />
          )}
          <Say
            token={params.token}
            word={feedback}
            label={hasAnswer ? 'Still no: I heard nothing' : investorFeedbackLabels[feedback]}
            look={hasAnswer ? 'outline' : 'primary'}
          />
        </div>
      </StateMessage>
      <UnsentToast />
    </>
  );
}

type SayProps = {
  token: string;
  word: InvestorFeedback;
  label: string;
  look: 'primary' | 'outline';
};

const Say = ({ token, word, label, look }: SayProps) => (
  <BrandForm intent="word" row={{ word }}>
    <input type="hidden" name="token" value={token} />
    <Button type="submit" size="large" look={look}>
      {label}
    </Button>
  </BrandForm>
);

/** Before somebody says that nothing came: what we mailed, and when, to look for or to read here. */
function Answers({
  question: { business_name, marked_at, replies },
}: {
  question: FeedbackQuestion;
}) {
  if (replies.length === 0) {
    if (!marked_at) return null;
    return (
      <p className="mb-4 max-w-prose">
        {business_name} says that they answered you by their own means by{' '}
        {formatDateTime(marked_at)}: by phone, WhatsApp or a mail of their own.
      </p>
    );
  }
  return (
    <div className="mb-6 w-full max-w-prose text-left">
      <p>
        We mailed you {replies.length === 1 ? 'this answer' : 'these answers'} of theirs. Please
        look in your spam folder, or read it here.
      </p>
      <ul className="mt-3 grid gap-3">
        {replies.map(({ text, created_at }) => (
          <li key={created_at} className="rounded-card border border-line bg-surface p-4">
            <p className="text-sm text-ink-muted">Mailed on {formatDateTime(created_at)}</p>
            <ReadHere text={text} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const firstLines = 160;

function ReadHere({ text }: { text: string }) {
  if (text.length <= firstLines) {
    return <p className="mt-2 wrap-anywhere whitespace-pre-line">{text}</p>;
  }
  return (
    <details className="mt-2">
      <summary className="min-h-11 cursor-pointer wrap-anywhere">
        {text.slice(0, firstLines).trimEnd()}…{' '}
        <span className="font-semibold text-sign underline">Read all of it</span>
      </summary>
      <p className="mt-2 wrap-anywhere whitespace-pre-line">{text}</p>
    </details>
  );
}
