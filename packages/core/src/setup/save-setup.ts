import { setupFormSchema } from '@naya/contract/site-info/setup';
import { putSiteDocument } from '@naya/db/site-info/public';
import type { Context } from '../context.ts';
import { writeHistory } from '../history/write-history.ts';
import type { Actor } from '../office/actor.ts';
import { parse } from '../submissions/submission.ts';

/** Notes what an owner has looked at, and whether the setup page is wanted any more. */
export async function saveSetup({ db }: Context, actor: Actor, body: unknown): Promise<void> {
  const form = parse(setupFormSchema, body);
  await db.transaction(async (tx) => {
    await putSiteDocument(tx, 'setup', form);
    await writeHistory(tx, actor, 'changed', { entity: 'setup', id: 'setup' }, {});
  });
}
