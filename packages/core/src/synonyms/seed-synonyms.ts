import { defaultSynonyms } from '@naya/contract/synonyms/defaults';
import { claimSeed, insertSynonyms } from '@naya/db/seed/insert';
import type { Context } from '../context.ts';

/** Idempotent: concurrent starts insert once (seeds table), and what an operator deletes stays deleted. */
export async function seedSynonyms({ db }: Context): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await claimSeed(tx, 'synonyms'))) return;
    await insertSynonyms(
      tx,
      defaultSynonyms.map((words) => ({ words })),
    );
  });
}
