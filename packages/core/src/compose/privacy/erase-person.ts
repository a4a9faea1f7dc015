import type { MailDetails } from '@naya/contract/mail/kinds';
import { insertAuditLines } from '@naya/db/history';
import { notifyChangedTags } from '@naya/db/notify-changed';
import { recountInvestors } from '@naya/db/investors';
import type { Db } from '@naya/db/client';
import { eraseAccountOf } from '@naya/db/brands/erase';
import {
  eraseReviewMessagesAndDocuments,
  eraseMessagesByLink,
} from '@naya/db/brands/review-messages';
import { erasePartnerContact } from '@naya/db/partners/contacts';
import { eraseBuyer } from '@naya/db/billing/orders';
import { eraseMailsTo } from '@naya/db/mail/erase';
import { eraseSubmissionsById, eraseSubmissionsOf, type Erased } from '@naya/db/submissions/erase';
import { eraseContactsOf, listWithoutContact } from '@naya/db/franchises/contacts';
import {
  erasePublicContact,
  readContactClues,
  type ContactClues,
} from '@naya/db/franchises/public-contacts';
import { eraseCheckFiles } from '@naya/db/franchises/checks';
import { deleteRateLimitsOf } from '@naya/db/rate-limits';
import { lockAllOf } from '@naya/db/submissions/lock';
import { listSubmissionsOf, type Person } from '@naya/db/person';
import type { Context } from '../../context.ts';
import { noteErasure } from './erasure-list.ts';
import { eraseFilesLater } from './erase-files.ts';
import { tellBrandsOfEnd } from '../../brands/end-enquiries.ts';
import { digestMailbox } from '../../submissions/mailbox.ts';
import { queueMails } from '../../jobs.ts';
import { readNoticeRecipients } from '../../notice-recipients.ts';
import { tagsOfChange } from '../../records/changed-tags.ts';
import { unpublishContactless } from '../../franchises/listing-status.ts';

/**
 * That something was sent stays, for the figures; what it said and who sent it goes. `decide` runs once all of the person is
 * locked: null, and nothing erased, if it says no.
 */
export async function erasePerson(
  context: Context,
  person: Person,
  actor: string,
  decide: (tx: Db) => Promise<boolean> = async () => true,
) {
  return context.db.transaction(async (tx) => {
    await lockAllOf(tx, person);
    if (!(await decide(tx))) return null;
    const clues = await readContactClues(tx, person);
    const ofContact = await eraseContactsOf(tx, person);
    const hadAccount = 'email' in person && (await eraseAccountOf(tx, person.email));
    const wasPartner = 'email' in person && (await erasePartnerContact(tx, person.email));
    const wasBuyer = 'email' in person && (await eraseBuyer(tx, person.email));
    const wasAsked = 'email' in person && (await eraseMessagesByLink(tx, person.email));
    await tellBrandsOfEnd(context, tx, idsOf(await listSubmissionsOf(tx, person)));
    const erased = await eraseSubmissionsOf(tx, person);
    if ('email' in person) {
      await deleteRateLimitsOf(tx, digestMailbox(context.secret, person.email));
      erased.mails.push(...(await eraseMailsTo(tx, person.email)));
    }
    const wasPublic = await erasePublicContacts(tx, clues, actor);
    const isKnown = hadAccount || wasPartner || wasBuyer || wasAsked || wasPublic;
    const isAnything = isKnown || erased.ids.length > 0 || ofContact.length > 0;
    if (isAnything) await noteErasure(tx, person, erased.keys);
    const unpublished = await finishErasure(context, tx, erased, ofContact, actor);
    await mailOperator(context, tx, { unpublished, withdrawn: erased.withdrawn });
    return { erased: erased.ids.length };
  });
}

/** The one submission that a mail was about, if it is of that e-mail; all else of the person stays. */
export async function eraseSubmission(context: Context, email: string, id: number | null) {
  return context.db.transaction(async (tx) => {
    await lockAllOf(tx, { email });
    const own = idsOf(await listSubmissionsOf(tx, { email })).filter((each) => each === id);
    await tellBrandsOfEnd(context, tx, own);
    const erased = await eraseSubmissionsById(tx, own);
    await noteErasure(tx, { id: id ?? 0 }, erased.keys);
    const unpublished = await finishErasure(context, tx, erased, [], 'visitor');
    await mailOperator(context, tx, { unpublished, withdrawn: erased.withdrawn });
    return { erased: erased.ids.length };
  });
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

/** False when nothing of theirs was public, nor had been. */
export async function erasePublicContacts(
  tx: Db,
  clues: ContactClues,
  actor: string,
): Promise<boolean> {
  const { changed, traces } = await erasePublicContact(tx, clues);
  const line = { actor, action: 'public contact erased', entity: 'franchise' } as const;
  await insertAuditLines(tx, line, changed);
  await notifyChangedTags(
    tx,
    changed.flatMap((id) => tagsOfChange(id, 'own page')),
  );
  return traces > 0;
}

/** Listings of theirs that are gone, or off the site: by name only where the catalogue still has it. */
type Losses = MailDetails['contact-erased'];

async function mailOperator(context: Context, tx: Db, losses: Losses): Promise<void> {
  if (losses.unpublished.length + losses.withdrawn.length === 0) return;
  const emails = (await readNoticeRecipients(context, tx))('brands');
  await queueMails(
    context,
    tx,
    emails.map((to) => ({ kind: 'contact-erased', to, details: losses })),
  );
}

/** Erases papers and talk of their franchises, unpublishes those without a contact, writes the history, queues the erasure of files. */
export async function finishErasure(
  context: Pick<Context, 'enqueue'>,
  tx: Db,
  erased: Erased,
  ofContact: number[],
  actor: string,
) {
  const contactless = await listWithoutContact(tx, ofContact, erased.ids);
  await eraseCheckFiles(tx, [...ofContact, ...contactless]);
  await eraseReviewMessagesAndDocuments(tx, [...ofContact, ...contactless]);
  const unpublished = await unpublishContactless(tx, contactless, actor);
  await insertAuditLines(tx, { actor, action: 'erased', entity: 'submission' }, erased.ids);
  if (erased.ids.length > 0) {
    await recountInvestors(tx);
    await notifyChangedTags(tx, ['stats']);
  }
  await eraseFilesLater(context, tx, erased);
  return unpublished;
}
