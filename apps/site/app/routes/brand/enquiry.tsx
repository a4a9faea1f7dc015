import type { BrandEnquiryDetail, BrandMessage } from '@naya/contract/brands/entity';
import {
  brandStageLabels,
  brandStages,
  investorFeedbackLabels,
  type Ruling,
} from '@naya/contract/brands/stages';
import { brandEnquiryUrl, brandUrl } from '@naya/contract/brands/urls';
import { formatDateTime } from '@naya/contract/format/date';
import { textLimits } from '@naya/contract/forms/limits';
import { factsOf } from '@naya/contract/submissions/facts';
import { mailtoUrl, telUrl } from '@naya/contract/urls';
import { Link } from 'react-router';
import { Button } from '../../components/button.tsx';
import { FactList } from '../../components/fact-list.tsx';
import { SelectField, TextArea, TextField } from '../../components/field.tsx';
import type { Route } from './+types/enquiry';
import { readFromBrandApi } from './api.server.ts';
import { BrandForm, UnsentToast, useAnswer } from './brand-form.tsx';
import type { BrandPageHandle } from './brand-layout.tsx';
import { handleForm } from './handle-form.server.ts';
import { linkLook } from './pieces.tsx';

export { clientAction } from './brand-form.tsx';
export { ErrorBoundary } from './pieces.tsx';

export const loader = (args: Route.LoaderArgs) =>
  readFromBrandApi<BrandEnquiryDetail>(args, pathOf(args.params));

export function action(args: Route.ActionArgs) {
  const { brand, enquiry } = args.params;
  const path = pathOf(args.params);
  const next = brandEnquiryUrl(brand, enquiry);
  return handleForm(args, {
    reply: { path: `${path}/reply`, next },
    answered: { path: `${path}/answered`, next },
    stage: { path: `${path}/stage`, next },
    statement: { path: `${path}/statement`, next },
  });
}

const pathOf = ({ brand, enquiry }: Route.LoaderArgs['params']) =>
  `/brands/${brand}/enquiries/${enquiry}`;

export const handle: BrandPageHandle = { below: 'Inbox' };

/** The facts first and the forms after them; side by side where there is room. */
export default function Enquiry({ params, loaderData: enquiry }: Route.ComponentProps) {
  const { email, phone } = enquiry;
  const isEnded = enquiry.erased || enquiry.withdrawn_at !== null;
  const { Name: _name, Phone: _phone, 'E-mail': _email, ...facts } = factsOf(enquiry.payload);
  return (
    <>
      <p>
        <Link to={brandUrl(params.brand)} className={linkLook}>
          Back to the inbox
        </Link>
      </p>
      <div className="mt-4 grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
        <section aria-labelledby="investor">
          <h2 id="investor" className="text-2xl font-bold wrap-anywhere">
            {enquiry.name || 'An investor who has had their data erased'}
          </h2>
          <p className="mt-1 text-ink-muted">Asked on {formatDateTime(enquiry.delivered_at)}</p>
          {isEnded && (
            <p className="mt-3 rounded-control bg-sunken px-4 py-2">
              The investor has ended this enquiry
              {enquiry.withdrawn_at && ` on ${formatDateTime(enquiry.withdrawn_at)}`}. Please do not
              write or call about it any more.
            </p>
          )}
          {!isEnded && !enquiry.confirmed && (
            <p className="mt-3 rounded-control bg-marigold-tint px-4 py-2">
              The sender has not confirmed this enquiry by the link that we mailed. It counts for
              your reply rate only once they have.
            </p>
          )}
          {!isEnded && enquiry.investor_bounced_at && (
            <p className="mt-3 rounded-control bg-marigold-tint px-4 py-2">
              Their mailbox has returned our mail on {formatDateTime(enquiry.investor_bounced_at)}:
              they may not have read what you wrote.
            </p>
          )}
          {!isEnded && (
            <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
              {phone && (
                <a href={telUrl(phone)} className={linkLook}>
                  Call {phone}
                </a>
              )}
              {email && (
                <a href={mailtoUrl(email)} className={linkLook}>
                  {email}
                </a>
              )}
            </p>
          )}
          <FactList facts={facts} />
          {!isEnded && <StageForm enquiry={enquiry} />}
        </section>
        {(!isEnded || enquiry.messages.length > 0) && (
          <section aria-labelledby="your-answer">
            <h2 id="your-answer" className="text-2xl font-bold">
              Your answer
            </h2>
            <Denied enquiry={enquiry} />
            <Thread messages={enquiry.messages} />
            {!isEnded && <AnswerForms enquiry={enquiry} />}
          </section>
        )}
      </div>
      <UnsentToast />
    </>
  );
}

type EnquiryProps = { enquiry: BrandEnquiryDetail };

function StageForm({ enquiry }: EnquiryProps) {
  const { values = {}, errors = {} } = useAnswer() ?? {};
  return (
    <BrandForm
      intent="stage"
      className="mt-8 grid items-start gap-4 border-t border-line pt-6 sm:grid-cols-2"
    >
      <SelectField
        key={enquiry.stage}
        label="How far are you?"
        name="stage"
        choices={brandStages.map((stage) => ({
          value: stage,
          label: brandStageLabels[stage],
        }))}
        defaultValue={values['stage'] ?? enquiry.stage}
      />
      <TextField
        label="Why not, if it is not a fit"
        hint="For your people alone. The investor gets a friendly no from us, and the enquiry ends."
        name="reason"
        maxLength={textLimits.line}
        defaultValue={values['reason'] ?? enquiry.reason ?? ''}
        error={errors['reason']}
      />
      <Button type="submit" look="outline" className="justify-self-start">
        Save
      </Button>
    </BrandForm>
  );
}

const decided: Record<Ruling, string> = {
  answered: 'Our team has decided: it counts as answered.',
  'not answered': 'Our team has decided: it counts as not answered.',
};

/** The investor says that there was no answer: the brand says once what it knows, and our team decides. */
function Denied({ enquiry: { word, ruling, answered_at, messages } }: EnquiryProps) {
  const { values = {}, errors = {} } = useAnswer('statement') ?? {};
  if (!word || word === 'yes' || !answered_at) return null;
  const hasSaid = messages.some(({ kind }) => kind === 'statement');
  return (
    <div className="mt-4 rounded-card border border-marigold bg-marigold-tint p-4">
      <p className="font-semibold">The investor says: “{investorFeedbackLabels[word]}”.</p>
      <p className="mt-1">
        {ruling
          ? decided[ruling]
          : 'It does not count for your reply rate until our team has decided.'}
      </p>
      {!ruling && !hasSaid && (
        <BrandForm intent="statement" className="mt-4 grid gap-4">
          <TextArea
            label="What do you know of your answer?"
            hint="You can say this once: when, to which number or address, what was said. Our team reads it and decides."
            name="text"
            rows={3}
            required
            maxLength={textLimits.text}
            defaultValue={values['text']}
            error={errors['text']}
          />
          <Button type="submit" look="outline" className="justify-self-start">
            Send it
          </Button>
        </BrandForm>
      )}
    </div>
  );
}

const messageKinds = {
  reply: 'Mailed to the investor',
  answer: 'From the investor',
  note: 'Note, for your people alone',
  statement: 'To our team, about the answer',
} as const;

const authorOf = (author: string | null, isOnBehalf: boolean) =>
  isOnBehalf ? 'our team, on your behalf' : (author ?? 'Somebody of the brand');

/** Messages that went through us, in order. */
function Thread({ messages }: { messages: BrandMessage[] }) {
  if (messages.length === 0) return null;
  return (
    <ol className="mt-4 grid gap-3">
      {messages.map(({ id, kind, author, on_behalf, text, created_at }) => (
        <li key={id} className="rounded-card border border-line bg-surface p-4">
          <p className="text-sm text-ink-muted">
            {messageKinds[kind]} · {kind !== 'answer' && `${authorOf(author, on_behalf)} · `}
            {formatDateTime(created_at)}
          </p>
          <p className="mt-2 wrap-anywhere whitespace-pre-line">{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** By a mail through us, or by the brand's own means, with a note on how. The key empties the fields after a send. */
function AnswerForms({ enquiry: { email, through_us: isThroughUs, messages } }: EnquiryProps) {
  const { values = {}, errors = {} } = useAnswer() ?? {};
  return (
    <div key={messages.length} className="mt-4 grid gap-8">
      {email || isThroughUs ? (
        <BrandForm intent="reply" className="grid gap-4">
          <TextArea
            label="Write to the investor"
            hint={
              isThroughUs
                ? 'We mail it without your address. Their answer comes to this page, and by mail to your people.'
                : 'We mail it. Their answer goes to your own mailbox.'
            }
            name="text"
            rows={6}
            required
            maxLength={textLimits.text}
            defaultValue={values['text']}
            error={errors['text']}
          />
          <Button type="submit" size="large" className="justify-self-start">
            Send the answer
          </Button>
        </BrandForm>
      ) : (
        <p className="text-ink-muted">No e-mail address was given. Please call.</p>
      )}
      <BrandForm intent="answered" className="grid gap-4">
        <TextArea
          label="Answered by your own means?"
          hint="Say how, for your people. A week later we ask the investor whether you answered."
          name="note"
          rows={2}
          required
          maxLength={textLimits.text}
          defaultValue={values['note']}
          error={errors['note']}
        />
        <Button type="submit" look="outline" className="justify-self-start">
          Mark as answered
        </Button>
      </BrandForm>
    </div>
  );
}
