import type { Db } from '@naya/db/client';
import type { ErasureRow } from '@naya/db/tables/privacy';
import { eraseBuyer, listBuyerEmails } from '@naya/db/billing/orders';
import { eraseDataLinkMails, eraseMailsTo } from '@naya/db/mail/erase';
import { eraseSubmissionsById } from '@naya/db/submissions/erase';
import { eraseContactsById, listContactEmails } from '@naya/db/franchises/contacts';
import {
  listPublicEmails,
  readContactClues,
  type ContactClues,
} from '@naya/db/franchises/public-contacts';
import { eraseFranchisee, listErasable } from '@naya/db/franchises/erase-franchisees';
import { personOf, type Person } from '@naya/db/person';
import { eraseAccountOf } from '@naya/db/brands/erase';
import { eraseMessagesById, listMessagesByLink } from '@naya/db/brands/review-messages';
import { erasePartnerContact, listPartnerContacts } from '@naya/db/partners/contacts';
import { listPeopleEmails } from '@naya/db/people';
import { listErasuresToReplay, listSenders, markErasuresReplayed } from '@naya/db/erasures';
import type { Context } from '../../context.ts';
import { erasePublicContacts, finishErasure } from './erase-person.ts';
import { finishFranchisees, nameOfCall, nameOfPhone, withdrawCall } from './franchisees.ts';
import { digestPerson, namesOf } from './erasure-list.ts';

const sendersPerBatch = 5_000;

/** Erases again, in a restored database, everyone whom the list names; what they sent afterwards stays. */
export async function replayErasures(context: Pick<Context, 'db' | 'enqueue'>): Promise<number> {
  const list = await listErasuresToReplay(context.db);
  if (list.length === 0) return 0;
  const erasedAt = indexBySalt(list);
  return context.db.transaction(async (tx) => {
    const ids: number[] = [];
    const persons: Person[] = [];
    for (let after = 0; ;) {
      const senders = await listSenders(tx, after, sendersPerBatch);
      const last = senders.at(-1);
      if (!last) break;
      after = last.id;
      const erasedOnes = senders.filter((sender) => isErased(sender, erasedAt));
      ids.push(...erasedOnes.map(({ id }) => id));
      persons.push(...erasedOnes.map(personOf));
    }
    const contacts = (await listContactEmails(tx)).filter((each) =>
      isErasedContact(each, erasedAt),
    );
    const accounts = (await listPeopleEmails(tx)).filter((each) => isErasedContact(each, erasedAt));
    const published = (await listPublicEmails(tx)).filter((each) =>
      isErasedContact(each, erasedAt),
    );
    const byEmail = [...contacts, ...accounts, ...published].map(({ email }) => ({
      email: email.toLowerCase(),
    }));
    const clues = await readCluesOfAll(tx, [...persons, ...byEmail]);
    const ofContact = await eraseContactsById(
      tx,
      contacts.map((each) => each.franchise_id),
    );
    const erased = await eraseSubmissionsById(tx, ids);
    for (const { email } of accounts) await eraseAccountOf(tx, email);
    const partners = (await listPartnerContacts(tx)).filter((each) =>
      isErasedContact(each, erasedAt),
    );
    for (const { email } of partners) await erasePartnerContact(tx, email);
    const buyers = (await listBuyerEmails(tx)).filter((each) => isErasedContact(each, erasedAt));
    for (const { email } of buyers) await eraseBuyer(tx, email);
    const messages = (await listMessagesByLink(tx)).filter((each) =>
      isErasedContact(each, erasedAt),
    );
    await eraseMessagesById(
      tx,
      messages.map(({ id }) => id),
    );
    // A link that was asked for before the backup was made can be asked for again.
    erased.mails.push(...(await eraseDataLinkMails(tx)));
    for (const { email } of [...contacts, ...accounts, ...messages, ...buyers]) {
      erased.mails.push(...(await eraseMailsTo(tx, email.toLowerCase())));
    }
    await erasePublicContacts(tx, clues, 'restore');
    await eraseFranchiseesAgain(context, tx, erasedAt);
    await finishErasure(context, tx, erased, ofContact, 'restore');
    await markErasuresReplayed(
      tx,
      list.map(({ digest }) => digest),
    );
    return erased.ids.length;
  });
}

/** Who did not want to be rung, and what was withdrawn. */
async function eraseFranchiseesAgain(
  context: Pick<Context, 'enqueue'>,
  tx: Db,
  erasedAt: ErasedAt,
): Promise<void> {
  const { listed, said } = await listErasable(tx);
  for (const { id, phone, created_at } of listed) {
    if (isNoted([nameOfPhone(phone)], created_at, erasedAt))
      await finishFranchisees(context, tx, await eraseFranchisee(tx, id), 'restore');
  }
  for (const { id, created_at } of said) {
    if (isNoted([nameOfCall(id)], created_at, erasedAt)) await withdrawCall(context, tx, id);
  }
}

/** Of all of them together: the history is read once. */
async function readCluesOfAll(tx: Db, persons: Person[]): Promise<ContactClues> {
  const each = new Map(persons.map((person) => [JSON.stringify(person), person]));
  const all: ContactClues = { emails: [], phones: [], franchiseIds: [] };
  for (const person of each.values()) {
    const { emails, phones, franchiseIds } = await readContactClues(tx, person);
    all.emails.push(...emails);
    all.phones.push(...phones);
    all.franchiseIds.push(...franchiseIds);
  }
  return all;
}

type ErasedAt = Map<string, Map<string, string>>;

/** Lists of several sites may have come together; each has its own salt. */
function indexBySalt(list: ErasureRow[]): ErasedAt {
  const index: ErasedAt = new Map();
  for (const { salt, digest, erased_at } of list) {
    const digests = index.get(salt) ?? new Map<string, string>();
    index.set(salt, digests.set(digest, erased_at));
  }
  return index;
}

type Contact = { email: string; created_at: string };

/** One without an e-mail goes with the form by which it came in. */
const isErasedContact = ({ email, created_at }: Contact, erasedAt: ErasedAt) =>
  email !== '' && isErased({ id: 0, key: '', mobile: null, email, created_at }, erasedAt);

type Sender = Awaited<ReturnType<typeof listSenders>>[number];

const isErased = (sender: Sender, erasedAt: ErasedAt) =>
  isNoted(namesOf(sender), sender.created_at, erasedAt);

function isNoted(names: string[], createdAt: string, erasedAt: ErasedAt): boolean {
  return [...erasedAt].some(([salt, digests]) =>
    names.some((name) => createdAt <= (digests.get(digestPerson(salt, name)) ?? '')),
  );
}
