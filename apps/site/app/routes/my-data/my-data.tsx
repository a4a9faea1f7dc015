import type { PersonalData } from '@naya/contract/entities/personal-data';
import { homeUrl } from '@naya/contract/urls';
import { LinkButton } from '../../components/button.tsx';
import { StateMessage } from '../../components/state-message.tsx';
import { EraseForm } from './erase-form.tsx';
import { SentThing } from './sent-thing.tsx';

type MyDataProps = { mine: PersonalData; outcome: { isErased: boolean } | undefined };

export function MyData({ mine, outcome }: MyDataProps) {
  if (mine.submissions.length === 0) {
    return (
      <StateMessage
        level="h1"
        title={outcome?.isErased ? 'Everything is erased' : 'We keep nothing of yours'}
        text={`Nothing sent by ${mine.email} is stored with us any more.`}
      >
        <LinkButton to={homeUrl}>Back to Home</LinkButton>
      </StateMessage>
    );
  }
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="text-4xl font-extrabold lg:text-5xl">Your data with us</h1>
      <p className="mt-3 text-lg text-ink-muted">
        Everything that <strong className="wrap-anywhere text-ink">{mine.email}</strong> has sent us
        and we still keep.
      </p>
      <ul className="mt-8 grid gap-5">
        {mine.submissions.map((submission) => (
          <SentThing key={submission.id} submission={submission} />
        ))}
      </ul>
      <EraseForm hasFailed={outcome?.isErased === false} />
    </div>
  );
}
