import { insertAuditLine } from '@naya/db/queries/audit';
import { tellChangedTags } from '@naya/db/queries/changed-tags';
import type { Db } from '@naya/db/client';
import { eraseDataLinkMails } from '@naya/db/queries/erase-mails';
import { eraseSubmissionsOf, type Erased } from '@naya/db/queries/erase-submissions';
import { deleteRateLimitsOf } from '@naya/db/queries/rate-limits';
import type { Person } from '@naya/db/queries/submissions';
import type { Context } from './context.ts';
import { digestEmail } from './digest-email.ts';
import { noteErasure } from './erasure-list.ts';
import { eraseFilesLater } from './erase-files.ts';

/** That something was sent stays, for the figures; what it said and who sent it goes. */
export async function erasePerson(context: Context, person: Person, actor: string) {
  return context.db.transaction(async (tx) => {
    const erased = await eraseSubmissionsOf(tx, person);
    if ('email' in person) {
      await deleteRateLimitsOf(tx, digestEmail(person.email));
      erased.mails.push(...(await eraseDataLinkMails(tx, person.email)));
    }
    if (erased.ids.length > 0) await noteErasure(tx, person, erased.keys);
    await finishErasure(context, tx, erased, actor);
    return { erased: erased.ids.length };
  });
}

/** Writes the history, has the figures counted anew, and leaves files to a job. */
export async function finishErasure(
  context: Pick<Context, 'enqueue'>,
  tx: Db,
  erased: Erased,
  actor: string,
) {
  for (const id of erased.ids) {
    const line = { actor, action: 'erased', entity: 'submission', entity_id: String(id) };
    await insertAuditLine(tx, line);
  }
  // An investor less counts in the site's figures.
  if (erased.ids.length > 0) await tellChangedTags(tx, ['stats']);
  await eraseFilesLater(context, tx, erased);
}
