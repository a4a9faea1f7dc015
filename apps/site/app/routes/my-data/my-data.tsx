import { apiBaseUrl, apiPaths } from '@naya/contract/api/paths';
import { investorFeedbackLabels } from '@naya/contract/brands/stages';
import { brandAccountUrl } from '@naya/contract/brands/urls';
import { dataLinkDays } from '@naya/contract/constants';
import { accountErasureHours } from '@naya/contract/people/forms';
import { formatDateTime, formatDate } from '@naya/contract/format/date';
import type {
  PersonalData,
  PersonalContact,
  PersonalAccount,
  PersonalSubmission,
} from '@naya/contract/privacy/entity';
import { factsOf } from '@naya/contract/submissions/facts';
import { homeUrl } from '@naya/contract/urls';
import { Download, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { Form, useParams } from 'react-router';
import { LinkButton, Button } from '../../components/button.tsx';
import { FactList } from '../../components/fact-list.tsx';
import { StateMessage } from '../../components/state-message.tsx';

type MyDataProps = { mine: PersonalData; done: MyDataAnswer | undefined };

/** The answer to one of the page's forms: `asked` for a link to everything, or erased. */
type MyDataAnswer = { asked: boolean; isDone: boolean; ending?: string };

const erasedNote =
  'Pictures and stored copies of mails are deleted within minutes. A keyed fingerprint stays, so that a restored backup erases it again.';

export function MyData({ mine, done }: MyDataProps) {
  const { email, is_all: isAll, account, ...lists } = mine;
  const isErased = done?.isDone === true && !done.asked && !done.ending;
  // The button that was pressed stood far below what says that it is done.
  useEffect(() => {
    if (isErased) window.scrollTo(0, 0);
  }, [isErased]);
  if (!account && Object.values(lists).every(({ length }) => length === 0)) {
    return (
      <StateMessage
        level="h1"
        title={nothingTitle(isErased, isAll)}
        text={`Nothing that ${isAll ? `${email} has sent us` : 'this mail was about'} is stored any more. ${erasedNote}`}
      >
        {isAll ? <LinkButton to={homeUrl}>Back to Home</LinkButton> : <AskForAll done={done} />}
      </StateMessage>
    );
  }
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="page-title">Your data with us</h1>
      <p className="mt-3 text-lg text-ink-muted">
        {isAll ? (
          <>
            Everything that <strong className="wrap-anywhere text-ink">{email}</strong> has sent us
            by any of our forms and we still keep.
          </>
        ) : (
          'What the mail with this link was about.'
        )}{' '}
        Whoever has this link sees the same; it works for {dataLinkDays} days.
      </p>
      <ul className="mt-8 grid gap-5">
        {enquiriesFirst(mine.submissions).map((submission) => (
          <SentSubmission key={submission.id} submission={submission} done={done} />
        ))}
        {mine.contacts.map((contact) => (
          <ContactOf key={contact.franchise_id} contact={contact} />
        ))}
        {mine.public_contacts.map(({ business_name, email: shown, phone }) => (
          <li
            key={JSON.stringify([business_name, shown, phone])}
            className="rounded-card border border-line bg-surface p-5 sm:p-6"
          >
            <h2 className="text-xl font-bold">
              What visitors can read at {business_name}, or could
            </h2>
            <FactList
              facts={{ ...(shown && { 'E-mail': shown }), ...(phone && { Phone: phone }) }}
            />
          </li>
        ))}
        {account && <AccountOf account={account} />}
        {mine.partners.map(({ name, contact_name }) => (
          <li key={name} className="rounded-card border border-line bg-surface p-5 sm:p-6">
            <h2 className="text-xl font-bold">Our contact for the partner {name}</h2>
            <FactList facts={{ Name: contact_name }} />
          </li>
        ))}
        {mine.orders.map(({ plan_name, created_at, name, address }) => (
          <li key={created_at} className="rounded-card border border-line bg-surface p-5 sm:p-6">
            <h2 className="text-xl font-bold">Your order of {plan_name}</h2>
            <FactList facts={{ Name: name, Address: address }} />
            <p className="mt-2 text-sm text-ink-muted">
              What was paid stands on an invoice, which the law has us keep for eight years. It
              shows name, address and GSTIN; everything else of it is erased with your data.
            </p>
          </li>
        ))}
        {mine.answers.map(({ id, business_name, text }) => (
          <li key={id} className="rounded-card border border-line bg-surface p-5 sm:p-6">
            <h2 className="text-xl font-bold">Your answer about the listing {business_name}</h2>
            <FactList facts={{ Answer: text }} />
          </li>
        ))}
      </ul>
      {isAll && mine.submissions.filter(isOpenEnquiry).length > 1 && (
        <EndForm which="all" done={done} label="End all my enquiries" />
      )}
      <TakeAlong />
      {account?.joined ? (
        <EraseAccount at={account.erased_at} />
      ) : (
        <EraseForm
          isAll={isAll}
          hasFailed={done?.isDone === false && !done.asked && !done.ending}
        />
      )}
      {!isAll && <AskForAll done={done} className="mt-8" />}
    </div>
  );
}

const nothingTitle = (isErased: boolean, isAll: boolean) => {
  if (!isErased) return 'We keep nothing of yours';
  return isAll ? 'Everything is erased' : 'It is erased';
};

/** Tells the form that asks for a link to everything from the one that erases. */
export const newLinkParam = 'new-link';

/** The link of a mail opens what that mail is about. One to all else goes by mail, to the same address. */
function AskForAll({ done, className }: { done: MyDataAnswer | undefined; className?: string }) {
  if (done?.asked && done.isDone) {
    return (
      <output className={className}>
        Please look into your mailbox: if we hold anything else that your e-mail address has sent
        us, a link to all of it is on its way. We send at most three an hour.
      </output>
    );
  }
  return (
    <Form method="post" action={`?${newLinkParam}`} replace className={className}>
      {done?.asked && (
        <p role="alert" className="mb-3 font-semibold text-brick">
          It could not be sent just now. Please try again in a moment.
        </p>
      )}
      <Button type="submit" look="outline">
        Mail me a link to everything of mine
      </Button>
    </Form>
  );
}

/** A franchise about which we write to this person. */
function ContactOf({ contact }: { contact: PersonalContact }) {
  const { business_name, name, phone, designation, documents } = contact;
  return (
    <li className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 className="text-xl font-bold">Our contact for {business_name}</h2>
      <FactList
        facts={{
          Name: name,
          ...(phone && { Phone: phone }),
          ...(designation && { Designation: designation }),
          ...(documents.length > 0 && { 'Papers we hold': documents.join('; ') }),
        }}
      />
    </li>
  );
}

/** The account by which this person acts for brands. */
function AccountOf({ account }: { account: PersonalAccount }) {
  const { name, brands, former, invitations, messages, papers, changes } = account;
  return (
    <li className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 className="text-xl font-bold">Your account for brands</h2>
      <FactList
        facts={{
          ...(name && { Name: name }),
          ...(brands.length > 0 && {
            'You act for': brands.map((each) => each.business_name).join(', '),
          }),
          ...(former.length > 0 && {
            'You acted for': former
              .map((each) => `${each.business_name}, until ${formatDateTime(each.removed_at)}`)
              .join('\n'),
          }),
          ...(invitations.length > 0 && {
            'You are invited to act for': invitations
              .map(({ business_name, name }) => business_name + (name && `, as ${name}`))
              .join('\n'),
          }),
          ...(messages.length > 0 && {
            'You wrote': messages.map((each) => each.text).join('\n\n'),
          }),
          ...(papers.length > 0 && {
            'Papers you sent': papers.map((each) => `${each.detail}: ${each.name}`).join('\n'),
          }),
          ...(changes.length > 0 && {
            'You changed': changes
              .map((each) => `${each.business_name}, ${formatDateTime(each.created_at)}`)
              .join('\n'),
          }),
        }}
      />
    </li>
  );
}

const titles = {
  enquiry: 'Enquiry about a franchise',
  investor: 'Registration as an investor',
  contact: 'Message to us',
  listing: 'Franchise listing',
  report: 'Report of a listing',
  event: 'Registration for an event',
} as const;

const isOpenEnquiry = ({ kind, withdrawn_at, declined }: PersonalSubmission) =>
  kind === 'enquiry' && !withdrawn_at && !declined;

const enquiriesFirst = (all: PersonalSubmission[]) =>
  all.toSorted((one, other) => Number(other.kind === 'enquiry') - Number(one.kind === 'enquiry'));

/** Where an enquiry stands, in a line. */
function stateOf({
  withdrawn_at,
  declined,
  answered_at,
  due_at,
  delivered_to,
}: PersonalSubmission) {
  const brand = delivered_to ?? 'The brand';
  if (withdrawn_at) return `You ended it on ${formatDate(withdrawn_at)}.`;
  if (declined) return `${brand} says that it is not a fit. It has ended.`;
  if (answered_at) return `${brand} answered on ${formatDate(answered_at)}.`;
  if (due_at) return `With ${brand}, who are asked to answer by ${formatDateTime(due_at)}.`;
  return 'With our team.';
}

/** By this a form says which enquiry it ends. */
export const endParam = 'end';

type EndProps = { which: number | 'all'; done: MyDataAnswer | undefined; label: string };

function EndForm({ which, done, label }: EndProps) {
  const hasFailed = done?.ending === String(which) && !done.isDone;
  return (
    <Form method="post" action={`?${endParam}=${which}`} replace className="mt-4">
      {hasFailed && (
        <p role="alert" className="mb-3 font-semibold text-brick">
          It could not be ended just now. Please try again in a moment.
        </p>
      )}
      <Button type="submit" look="outline">
        {label}
      </Button>
    </Form>
  );
}

type SentProps = { submission: PersonalSubmission; done: MyDataAnswer | undefined };

/** One submission, in the words of its form. */
function SentSubmission({ submission, done }: SentProps) {
  return (
    <li className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 className="text-xl font-bold">{titles[submission.kind]}</h2>
      {submission.created_at && (
        <p className="text-ink-muted">Sent on {formatDate(submission.created_at)}</p>
      )}
      {submission.kind === 'enquiry' && <p className="mt-2 font-semibold">{stateOf(submission)}</p>}
      <FactList
        facts={{
          ...factsOf(submission.payload),
          ...(submission.confirmed_at && { Confirmed: 'by the link of our mail' }),
          ...(submission.delivered_to && { 'Passed on to': submission.delivered_to }),
          ...(submission.word && { 'Did they answer?': investorFeedbackLabels[submission.word] }),
        }}
      />
      {submission.messages.length > 0 && (
        <ol className="mt-4 grid gap-3">
          {submission.messages.map(({ isOwn, text, created_at }) => (
            <li key={created_at + text} className="rounded-card border border-line p-4">
              <p className="text-sm text-ink-muted">
                {isOwn ? 'You' : (submission.delivered_to ?? 'Our team')} ·{' '}
                {formatDateTime(created_at)}
              </p>
              <p className="mt-2 wrap-anywhere whitespace-pre-line">{text}</p>
            </li>
          ))}
        </ol>
      )}
      {isOpenEnquiry(submission) && (
        <EndForm which={submission.id} done={done} label="Do not contact me about this" />
      )}
    </li>
  );
}

function TakeAlong() {
  const { token = '' } = useParams();
  return (
    <p className="mt-8">
      <a
        href={apiBaseUrl + apiPaths.myData(token)}
        download="my-data.json"
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-sign underline underline-offset-4"
      >
        <Download aria-hidden size={20} />
        Download it as a file (JSON)
      </a>
    </p>
  );
}

/** A mail is forwarded and found: an account is erased by who is signed in to it. */
const EraseAccount = ({ at }: { at: string | null }) => (
  <section className="mt-4 rounded-card border border-line p-5">
    <h2 className="text-xl font-bold">Erase everything</h2>
    <p className="mt-3 max-w-prose text-ink-muted">
      {at
        ? `Your account is erased on ${formatDateTime(at)} (Indian time), with all that is listed here. Sign in, or open the link that we mailed you, to stop it.`
        : `You have an account with us, so we ask you to sign in for it. It is erased ${accountErasureHours} hours later, with all that is listed here; until then you can stop it.`}
    </p>
    <LinkButton to={brandAccountUrl} look="outline" className="mt-4">
      Sign in to your account
    </LinkButton>
  </section>
);

/** Asks once more, without a script. */
function EraseForm({ isAll, hasFailed }: { isAll: boolean; hasFailed: boolean }) {
  return (
    <details className="mt-4 rounded-card border border-line p-5" open={hasFailed}>
      <summary className="min-h-8 cursor-pointer font-semibold">
        {isAll ? 'Erase everything' : 'Erase it'}
      </summary>
      {hasFailed && (
        <p role="alert" className="mt-3 font-semibold text-brick">
          It could not be erased just now. Please try again in a moment.
        </p>
      )}
      <p className="mt-3 max-w-prose text-ink-muted">
        What you sent goes, with our notes and stored mails, and a listing that was not published
        goes with its pictures. Enquiries that wait for an answer will not get one, and this cannot
        be undone.{' '}
        {isAll &&
          'A listing that is already public is taken off the site until the brand names another contact; what it says of the business stays with us. An e-mail address or phone number of yours that visitors read at a brand is taken off, too. '}
        Mails that were delivered, to you, to our team or to a brand, lie in their mailboxes and are
        not reached from here.
      </p>
      <Form method="post" replace className="mt-4">
        <Button type="submit" look="outline">
          <Trash2 aria-hidden size={20} />
          Yes, erase what I sent
        </Button>
      </Form>
    </details>
  );
}
