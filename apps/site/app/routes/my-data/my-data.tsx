import { apiBaseUrl, apiPaths } from '@naya/contract/api/paths';
import { investorFeedbackLabels } from '@naya/contract/brands/stages';
import { dataLinkDays } from '@naya/contract/constants';
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
import { Form, useParams } from 'react-router';
import { LinkButton, Button } from '../../components/button.tsx';
import { FactList } from '../../components/fact-list.tsx';
import { StateMessage } from '../../components/state-message.tsx';

type MyDataProps = { mine: PersonalData; isErased: boolean | undefined };

export function MyData({ mine, isErased }: MyDataProps) {
  const { email, account, ...lists } = mine;
  if (!account && Object.values(lists).every(({ length }) => length === 0)) {
    return (
      <StateMessage
        level="h1"
        title={isErased ? 'Everything is erased' : 'We keep nothing of yours'}
        text={`Nothing that ${email} has sent us is stored any more. Pictures and stored copies of mails are deleted within minutes. A keyed fingerprint of the e-mail address stays, so that a restored backup erases it again.`}
      >
        <LinkButton to={homeUrl}>Back to Home</LinkButton>
      </StateMessage>
    );
  }
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="page-title">Your data with us</h1>
      <p className="mt-3 text-lg text-ink-muted">
        Everything that <strong className="wrap-anywhere text-ink">{email}</strong> has sent us by
        any of our forms and we still keep. Whoever has this link sees the same; it works for{' '}
        {dataLinkDays} days.
      </p>
      <ul className="mt-8 grid gap-5">
        {mine.submissions.map((submission) => (
          <SentSubmission key={submission.id} submission={submission} />
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
        {mine.answers.map(({ id, business_name, text }) => (
          <li key={id} className="rounded-card border border-line bg-surface p-5 sm:p-6">
            <h2 className="text-xl font-bold">Your answer about the listing {business_name}</h2>
            <FactList facts={{ Answer: text }} />
          </li>
        ))}
      </ul>
      <EraseForm hasFailed={isErased === false} />
    </div>
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
} as const;

/** One submission, in the words of its form. */
function SentSubmission({ submission }: { submission: PersonalSubmission }) {
  return (
    <li className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 className="text-xl font-bold">{titles[submission.kind]}</h2>
      {submission.created_at && (
        <p className="text-ink-muted">Sent on {formatDate(submission.created_at)}</p>
      )}
      <FactList
        facts={{
          ...factsOf(submission.payload),
          ...(submission.confirmed_at && { Confirmed: 'by the link of our mail' }),
          ...(submission.delivered_to && { 'Passed on to': submission.delivered_to }),
          ...(submission.replies.length > 0 && { Answer: submission.replies.join('\n\n') }),
          ...(submission.word && { 'Did they answer?': investorFeedbackLabels[submission.word] }),
        }}
      />
    </li>
  );
}

/** To take along, or to erase: the second asks once more, without a script. */
function EraseForm({ hasFailed }: { hasFailed: boolean }) {
  const { token = '' } = useParams();
  return (
    <div className="mt-8 grid gap-4">
      <p>
        <a
          href={apiBaseUrl + apiPaths.myData(token)}
          download="my-data.json"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-sign underline underline-offset-4"
        >
          <Download aria-hidden size={20} />
          Download it as a file (JSON)
        </a>
      </p>
      <details className="rounded-card border border-line p-5" open={hasFailed}>
        <summary className="min-h-8 cursor-pointer font-semibold">Erase everything</summary>
        {hasFailed && (
          <p role="alert" className="mt-3 font-semibold text-brick">
            It could not be erased just now. Please try again in a moment.
          </p>
        )}
        <p className="mt-3 max-w-prose text-ink-muted">
          What you sent goes, with our notes and stored mails, and a listing that was not published
          goes with its pictures. Enquiries that wait for an answer will not get one, and this
          cannot be undone. A listing that is already public is taken off the site until the brand
          names another contact; what it says of the business stays with us. An e-mail address or
          phone number of yours that visitors read at a brand is taken off, too. Mails that were
          delivered, to you, to our team or to a brand, lie in their mailboxes and are not reached
          from here.
        </p>
        <Form method="post" replace className="mt-4">
          <Button type="submit" look="outline">
            <Trash2 aria-hidden size={20} />
            Yes, erase what I sent
          </Button>
        </Form>
      </details>
    </div>
  );
}
