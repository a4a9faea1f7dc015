import { findIdsBy, updateSeed } from '@naya/db/seed/removal';
import type { Context } from '../context.ts';
import type { SeedContent } from '../seed.ts';

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
