import { insertAuditLine } from '@naya/db/history/insert';
import { notifyChangedTags } from '@naya/db/cache-tags/notify-changed';
import type { Db } from '@naya/db/client';
import { eraseAccountOf } from '@naya/db/brands/erase';
import { eraseListingTalkAndPapers, eraseTalkByLink } from '@naya/db/brands/talk';
import { erasePartnerContact } from '@naya/db/partners/contacts';
import { eraseMailsTo } from '@naya/db/mail/erase';
import { eraseSubmissionsOf, type Erased } from '@naya/db/submissions/erase';
import { eraseContactsOf, listWithoutContact } from '@naya/db/franchises/contacts';
import { eraseCheckFiles } from '@naya/db/franchises/checks';
import { deleteRateLimitsOf } from '@naya/db/rate-limits/delete';
import type { Person } from '@naya/db/submissions/person';
import type { Context } from '../context.ts';
import { noteErasure } from './erasure-list.ts';
import { eraseFilesLater } from './erase-files.ts';
import { digestMailbox } from '../submissions/mailbox.ts';
import { queueMails } from '../submissions/submission.ts';
import { unpublishContactless } from '../franchises/unpublish-contactless.ts';

/** That something was sent stays, for the figures; what it said and who sent it goes. */
export async function erasePerson(context: Context, person: Person, actor: string) {
  return context.db.transaction(async (tx) => {
    const ofContact = await eraseContactsOf(tx, person);
    const hadAccount = 'email' in person && (await eraseAccountOf(tx, person.email));
    const wasPartner = 'email' in person && (await erasePartnerContact(tx, person.email));
    const wasAsked = 'email' in person && (await eraseTalkByLink(tx, person.email));
    const erased = await eraseSubmissionsOf(tx, person);
    if ('email' in person) {
      await deleteRateLimitsOf(tx, digestMailbox(context.secret, person.email));
      erased.mails.push(...(await eraseMailsTo(tx, person.email)));
    }
    const isKnown = hadAccount || wasPartner || wasAsked;
    const isAnything = isKnown || erased.ids.length > 0 || ofContact.length > 0;
    if (isAnything) await noteErasure(tx, person, erased.keys);
    const unpublished = await finishErasure(context, tx, erased, ofContact, actor);
    await tellOperator(context, tx, { unpublished, withdrawn: erased.withdrawn });
    return { erased: erased.ids.length };
  });
}

/** Listings of theirs that are gone, or off the site: by name only where the catalogue still has it. */
type Losses = { unpublished: { id: number; name: string }[]; withdrawn: number[] };

async function tellOperator(context: Context, tx: Db, losses: Losses): Promise<void> {
  if (losses.unpublished.length + losses.withdrawn.length === 0) return;
  const mail = { kind: 'contact-erased', to: context.contactEmail, details: losses } as const;
  await queueMails(context, tx, [mail]);
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
  await eraseListingTalkAndPapers(tx, [...ofContact, ...contactless]);
  const unpublished = await unpublishContactless(tx, contactless, actor);
  for (const id of erased.ids) {
    await insertAuditLine(tx, {
      actor,
      action: 'erased',
      entity: 'submission',
      entity_id: String(id),
    });
  }
  // An investor less counts in the site's figures.
  if (erased.ids.length > 0) await notifyChangedTags(tx, ['stats']);
  await eraseFilesLater(context, tx, erased);
  return unpublished;
}
