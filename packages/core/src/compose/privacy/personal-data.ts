import { listOrdersOfBuyer } from '@naya/db/billing/orders';
import { countDataLinksTo } from '@naya/db/mail/queue';
import type { Db } from '@naya/db/client';
import { readAccountOf } from '@naya/db/brands/erase';
import { listAnswersByLink } from '@naya/db/brands/review-messages';
import { listPartnersOf } from '@naya/db/partners/contacts';
import { findPersonByEmail } from '@naya/db/people';
import { listContactsOf } from '@naya/db/franchises/contacts';
import { eraseFranchiseesOf, listFranchiseesOf } from '@naya/db/franchises/erase-franchisees';
import { listPublicContactsOf, readContactClues } from '@naya/db/franchises/public-contacts';
import { listSubmissionsOf, type Person, personOf } from '@naya/db/person';
import type { Context, Actor } from '../../context.ts';
import { endEnquiriesOf } from '../../brands/end-enquiries.ts';
import { readDataLink } from '../../mail/data-link.ts';
import { finishFranchisees } from './franchisees.ts';
import { erasePerson, eraseSubmission } from './erase-person.ts';
import { CoreError, notFound, requireFound } from '../../errors.ts';
import { queueMails } from '../../jobs.ts';
import { findLead } from '@naya/db/submissions/office';

/** Each is a mail to somebody who did not write to us just now. */
const newLinksPerHour = 3;

function requireLink({ secret }: Context, token: string) {
  const link = readDataLink(secret, token);
  if (!link) throw notFound('This link');
  return link;
}

function requireOpenLink(context: Context, token: string) {
  const { isExpired, ...link } = requireLink(context, token);
  if (isExpired) throw new CoreError('expired', 'linkExpired');
  return link;
}

/**
 * Reads all submissions of a person, the franchises and partners whose contact they are, what visitors can read of them at a
 * franchise, their account of a brand, their answers by mailed links, and orders of plans that name their e-mail.
 * One after the other: in a transaction they share a connection, which takes one query at a time.
 */
async function readAllOf(db: Db, person: Person) {
  const submissions = await listSubmissionsOf(db, person);
  const contacts = await listContactsOf(db, person);
  const public_contacts = await listPublicContactsOf(db, person);
  const account = 'email' in person ? await readAccountOf(db, person.email) : null;
  const partners = 'email' in person ? await listPartnersOf(db, person.email) : [];
  const answers = 'email' in person ? await listAnswersByLink(db, person.email) : [];
  const orders = 'email' in person ? await listOrdersOfBuyer(db, person.email) : [];
  return { submissions, contacts, public_contacts, account, partners, answers, orders };
}

const nothing = {
  contacts: [],
  public_contacts: [],
  account: null,
  partners: [],
  answers: [],
  orders: [],
};

/** A mail about one submission opens that one; the mail that somebody asked for opens everything. */
export async function readPersonalData(context: Context, token: string) {
  const { email, about } = requireOpenLink(context, token);
  if (about === 'all') return { email, is_all: true, ...(await readAllOf(context.db, { email })) };
  const submissions = await listSubmissionsOf(context.db, { email });
  const own = submissions.filter(({ id }) => id === about.submission);
  return { email, is_all: false, ...nothing, submissions: own };
}

/** An account is erased by its signed-in person alone: mails are forwarded. */
export async function erasePersonalData(context: Context, token: string) {
  const { email, about } = requireOpenLink(context, token);
  if (about !== 'all') return eraseSubmission(context, email, about.submission);
  const done = await erasePerson(context, { email }, 'visitor', async (tx) => {
    const account = await findPersonByEmail(tx, email);
    if (account?.joined) throw new CoreError('conflict', 'signInToErase');
    return true;
  });
  return requireFound(done, 'This link');
}

/** `only` is one of the link's enquiries; without it, all of them end. */
export async function endMyEnquiries(context: Context, token: string, only: number | null) {
  const { email, about } = requireOpenLink(context, token);
  const isNamed = about === 'all' || (only !== null && only === about.submission);
  if (!isNamed) throw notFound('This enquiry');
  await endEnquiriesOf(context, email, only);
}

/** Mails a new link to the e-mail of an old one. The caller does not learn whether we hold anything of that e-mail. */
export async function sendNewDataLink(context: Context, token: string): Promise<void> {
  const { email } = requireLink(context, token);
  await context.db.transaction(async (tx) => {
    if ((await countDataLinksTo(tx, email)) >= newLinksPerHour) return;
    const { account, ...lists } = await readAllOf(tx, { email });
    if (account || Object.values(lists).some(({ length }) => length > 0))
      await queueMails(context, tx, [{ kind: 'data-link', to: email, details: {} }]);
  });
}

/**
 * All that the person behind a lead has sent us, and the brands on whose lists of franchisees their number stands. Only a colleague sees
 * these: anybody can type a number into a form.
 */
export async function getPerson({ db }: Context, id: number) {
  const lead = requireFound(await findLead(db, id), 'Lead');
  const { phones } = await readContactClues(db, personOf(lead));
  const listed_as = await listFranchiseesOf(db, phones);
  return { email: lead.email, ...(await readAllOf(db, personOf(lead))), listed_as };
}

export async function eraseLeadPerson(context: Context, actor: Actor, id: number) {
  const lead = requireFound(await findLead(context.db, id), 'Lead');
  const person = personOf(lead);
  const done = await erasePerson(context, person, actor.email, async (tx) => {
    const { phones } = await readContactClues(tx, person);
    await finishFranchisees(context, tx, await eraseFranchiseesOf(tx, phones), actor.email);
    return true;
  });
  return requireFound(done, 'Lead');
}
