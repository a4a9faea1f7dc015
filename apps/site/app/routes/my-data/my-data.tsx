import type { PersonalData } from '@naya/contract/privacy/entity';
import { dataLinkDays } from '@naya/contract/constants';
import { homeUrl } from '@naya/contract/urls';
import { LinkButton } from '../../components/button.tsx';
import { StateMessage } from '../../components/state-message.tsx';
import { AccountOf } from './account-of.tsx';
import { ContactOf } from './contact-of.tsx';
import { FactList } from './fact-list.tsx';
import { EraseForm } from './erase-form.tsx';
import { SentThing } from './sent-thing.tsx';

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
          <SentThing key={submission.id} submission={submission} />
        ))}
        {mine.contacts.map((contact) => (
          <ContactOf key={contact.franchise_id} contact={contact} />
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
