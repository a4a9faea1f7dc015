import { notifyChangedTags } from '@naya/db/cache-tags/notify-changed';
import {
  insertDemoLeads,
  insertDemoNotesAndMessages,
  insertDemoViews,
  type DemoMessage,
  type DemoNote,
} from '@naya/db/seed/leads';
import { findIdsBy, lockSeed, updateSeed } from '@naya/db/seed/removal';
import type { NewSubmission } from '@naya/db/submissions/table';
import type { Context } from '../context.ts';
import { demoSeed } from './demo-state.ts';

export type DemoLead = {
  /** The brand that it is about. */
  slug: string | null;
  row: NewSubmission;
  notes: DemoNote[];
  messages: DemoMessage[];
};

/** Shows the office alive: leads with notes and replies, and views. Idempotent: once, beside the demo's franchises. */
export async function seedDemoLeads({ db }: Context, leads: DemoLead[]): Promise<void> {
  await db.transaction(async (tx) => {
    const seed = await lockSeed(tx, demoSeed);
    if (!seed?.records || seed.records.leads) return;
    const slugs = [...new Set(leads.flatMap(({ slug }) => (slug ? [slug] : [])))];
    const franchises = new Map<string, number | undefined>();
    for (const slug of slugs) {
      franchises.set(slug, (await findIdsBy(tx, 'franchises', 'slug', [slug]))[0]);
    }
    const ids = await insertDemoLeads(
      tx,
      leads.map(({ slug, row }) => ({ ...row, franchise_id: franchises.get(slug ?? '') ?? null })),
    );
    await insertDemoNotesAndMessages(
      tx,
      leads.flatMap(({ notes, messages }, index) => {
        const submission_id = ids[index];
        return submission_id === undefined ? [] : [{ submission_id, notes, messages }];
      }),
    );
    await insertDemoViews(tx, seed.records.franchises ?? []);
    await updateSeed(tx, demoSeed, { records: { ...seed.records, leads: ids } });
    // The site counts its investors.
    await notifyChangedTags(tx, ['stats']);
  });
}
