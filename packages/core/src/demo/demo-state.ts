import { demoUndoHours, type DemoPart, type DemoState } from '@naya/contract/site-info/demo';
import type { Db } from '@naya/db/client';
import { findSeed, listChanged, listPresent } from '@naya/db/seed/removal';
import { seededNames, type SeededIds, type SeedRow } from '@naya/db/seed/table';
import type { Context } from '../context.ts';
import { kindOf } from '../office/records.ts';
import { leadEntity } from '../submissions/leads.ts';

export const demoSeed = 'demo';
/** Its name in the history. */
export const demoEntity = 'demo' as const;

const entityOf = (name: DemoPart) => (name === 'leads' ? leadEntity : kindOf(name).entity);

type Ids = Record<DemoPart, number[]>;
export type DemoRecords = { present: Ids; changed: Ids };

/** The demo's records that are still there, and those among them that somebody has changed. */
export async function findDemoRecords(db: Db, records: SeededIds): Promise<DemoRecords> {
  const found: { name: DemoPart; present: number[]; changed: number[] }[] = [];
  for (const name of seededNames) {
    const present = await listPresent(db, name, records[name] ?? []);
    found.push({ name, present, changed: await listChanged(db, entityOf(name), present) });
  }
  const pick = (part: 'present' | 'changed') =>
    Object.fromEntries(found.map((each) => [each.name, each[part]])) as Ids;
  return { present: pick('present'), changed: pick('changed') };
}

export function undoUntilOf(seed: SeedRow | null): Date | null {
  if (!seed?.removed || !seed.removed_at) return null;
  return new Date(Date.parse(seed.removed_at) + demoUndoHours * 3_600_000);
}

export async function getDemoState({ db }: Context): Promise<DemoState> {
  const seed = await findSeed(db, demoSeed);
  const { present, changed } = await findDemoRecords(db, seed?.records ?? {});
  const until = undoUntilOf(seed);
  const counts = Object.entries(present).map(([name, ids]) => [name, ids.length] as const);
  return {
    present: Object.fromEntries(counts) as DemoState['present'],
    changed: Object.values(changed).flat().length,
    undoUntil: until && until > new Date() ? until.toISOString() : null,
  };
}
