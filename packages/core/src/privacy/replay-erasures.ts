import type { ErasureRow } from '@naya/db/privacy/table';
import { eraseDataLinkMails, eraseMailsTo } from '@naya/db/mail/erase';
import { eraseSubmissionsById } from '@naya/db/submissions/erase';
import { eraseContactsById, listContactEmails } from '@naya/db/franchises/contacts';
import { eraseAccountOf } from '@naya/db/brands/erase';
import { eraseTalkById, listTalkByLink } from '@naya/db/brands/talk';
import { erasePartnerContact, listPartnerContacts } from '@naya/db/partners/contacts';
import { listPeopleEmails } from '@naya/db/brands/people';
import { listErasuresToReplay, listSenders, markErasuresReplayed } from '@naya/db/privacy/erasures';
import type { Context } from '../context.ts';
import { finishErasure } from './erase-person.ts';
import { digestPerson, namesOf } from './erasure-list.ts';

const sendersAtOnce = 5_000;

/** Erases again, in a restored database, everyone whom the list names; what they sent afterwards stays. */
export async function replayErasures(context: Pick<Context, 'db' | 'enqueue'>): Promise<number> {
  const list = await listErasuresToReplay(context.db);
  if (list.length === 0) return 0;
  const erasedAt = indexBySalt(list);
  return context.db.transaction(async (tx) => {
    const ids: number[] = [];
    for (let after = 0; ;) {
      const senders = await listSenders(tx, after, sendersAtOnce);
      const last = senders.at(-1);
      if (!last) break;
      after = last.id;
      ids.push(...senders.filter((sender) => isErased(sender, erasedAt)).map(({ id }) => id));
    }
    const contacts = (await listContactEmails(tx)).filter((each) =>
      isErasedContact(each, erasedAt),
    );
    const ofContact = await eraseContactsById(
      tx,
      contacts.map((each) => each.franchise_id),
    );
    const erased = await eraseSubmissionsById(tx, ids);
    const accounts = (await listPeopleEmails(tx)).filter((each) => isErasedContact(each, erasedAt));
    for (const { email } of accounts) await eraseAccountOf(tx, email);
    const partners = (await listPartnerContacts(tx)).filter((each) =>
      isErasedContact(each, erasedAt),
    );
    for (const { email } of partners) await erasePartnerContact(tx, email);
    const talk = (await listTalkByLink(tx)).filter((each) => isErasedContact(each, erasedAt));
    await eraseTalkById(
      tx,
      talk.map(({ id }) => id),
    );
    // A link that was asked for before the backup was made can be asked for again.
    erased.mails.push(...(await eraseDataLinkMails(tx)));
    for (const { email } of [...contacts, ...accounts, ...talk]) {
      erased.mails.push(...(await eraseMailsTo(tx, email.toLowerCase())));
    }
    await finishErasure(context, tx, erased, ofContact, 'restore');
    await markErasuresReplayed(
      tx,
      list.map(({ digest }) => digest),
    );
    return erased.ids.length;
  });
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

function isErased(sender: Sender, erasedAt: ErasedAt): boolean {
  const names = namesOf(sender);
  return [...erasedAt].some(([salt, digests]) =>
    names.some((name) => sender.created_at <= (digests.get(digestPerson(salt, name)) ?? '')),
  );
}
