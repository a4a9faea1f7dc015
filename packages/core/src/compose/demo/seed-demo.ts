import { notifyChangedTags } from '@naya/db/notify-changed';
import { recountInvestors } from '@naya/db/investors';
import {
  insertDemoLeads,
  insertDemoNotesAndMessages,
  insertDemoViews,
  type DemoMessage,
  type DemoNote,
} from '@naya/db/seed/leads';
import { findIdsBy, lockSeed, updateSeed } from '@naya/db/seed/removal';
import type { NewSubmission } from '@naya/db/tables/submissions';
import type { Context } from '../../context.ts';
import { demoSeed } from '@naya/db/seed/table';
import type { SeedContent } from '../seed.ts';

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
    await recountInvestors(tx);
    await notifyChangedTags(tx, ['stats']);
  });
}

/** Notes which records a seed has inserted, by what names them, in a database where that was not noted. */
export async function markSeeded(
  { db }: Context,
  seed: string,
  { franchises, blogs, events, team }: SeedContent,
): Promise<void> {
  const records = {
    franchises: await findIdsBy(
      db,
      'franchises',
      'slug',
      franchises.map(({ slug }) => slug),
    ),
    blogs: await findIdsBy(
      db,
      'blogs',
      'slug',
      blogs.map(({ slug }) => slug),
    ),
    events: await findIdsBy(
      db,
      'events',
      'title',
      events.map(({ title }) => title),
    ),
    team: await findIdsBy(
      db,
      'team',
      'name',
      team.map(({ name }) => name),
    ),
  };
  await updateSeed(db, seed, { records });
}
