import { defaultReplyTemplates } from '@naya/contract/reply-templates/defaults';
import { claimSeed, insertReplyTemplates } from '@naya/db/seed/insert';
import type { Context } from '../context.ts';

/** Idempotent: concurrent starts insert once (seeds table), and what an agent deletes stays deleted. */
export async function seedReplyTemplates({ db }: Context): Promise<void> {
  await db.transaction(async (tx) => {
    if (await claimSeed(tx, 'reply-templates'))
      await insertReplyTemplates(tx, defaultReplyTemplates);
  });
}
