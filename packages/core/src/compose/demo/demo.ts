import {
  demoUndoHours,
  type DemoPart,
  type DemoState,
  removeDemoSchema,
} from '@naya/contract/site-info/demo';
import type { Db } from '@naya/db/client';
import {
  findSeed,
  listChanged,
  listPresent,
  lockSeed,
  putDocuments,
  putRows,
  setTrashed,
  deleteRows,
  deleteUntouchedDocument,
  updateSeed,
  deleteTrashed,
  reconsiderMedia,
} from '@naya/db/seed/removal';
import {
  demoSeed,
  seededNames,
  type SeededIds,
  type SeedRow,
  type RemovedSeed,
} from '@naya/db/seed/table';
import type { Context, Actor } from '../../context.ts';
import { kindOf } from '../../records/kinds.ts';
import { leadEntity } from '../../submissions/leads.ts';
import { everything } from '@naya/contract/api/cache-tags';
import { notifyChangedTags } from '@naya/db/notify-changed';
import { recountInvestors } from '@naya/db/investors';
import { insertNotesAndMessages, readNotesAndMessages } from '@naya/db/seed/leads';
import { CoreError } from '../../errors.ts';
import { writeHistory } from '../../history.ts';
import { parse } from '../../parse.ts';
import { deleteDemoBrands, insertDemoEnquiry, insertDemoOwner } from '@naya/db/brands/demo';
import { listBrandsOf } from '@naya/db/brands/members';
import { findOrMakePerson } from '@naya/db/people';
import { findRecord } from '@naya/db/office/records';

/** Its name in the history. */
export const demoEntity = 'demo' as const;

const entityOf = (name: DemoPart) => (name === 'leads' ? leadEntity : kindOf(name).entity);

type Ids = Record<DemoPart, number[]>;
export type DemoRecords = { present: Ids; changed: Ids };

/** The demo's records that are still there, and those among them that somebody has changed. */
async function findDemoRecords(db: Db, records: SeededIds): Promise<DemoRecords> {
  const found: { name: DemoPart; present: number[]; changed: number[] }[] = [];
  for (const name of seededNames) {
    const present = await listPresent(db, name, records[name] ?? []);
    found.push({ name, present, changed: await listChanged(db, entityOf(name), present) });
  }
  const pick = (part: 'present' | 'changed') =>
    Object.fromEntries(found.map((each) => [each.name, each[part]])) as Ids;
  return { present: pick('present'), changed: pick('changed') };
}

function undoUntilOf(seed: SeedRow | null): Date | null {
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

const demoLine = { entity: demoEntity, id: demoSeed };

/**
 * Takes the demo's franchises, posts, events and team members away, and the company's story if nobody has rewritten it.
 * The owner of demo brands goes for good, with the enquiries made up for them.
 * Franchises wait in the trash, so that leads about them keep their franchise if the demo comes back.
 */
export async function removeDemo(context: Context, actor: Actor, body: unknown) {
  const { changed } = parse(removeDemoSchema, body);
  await context.db.transaction(async (tx) => {
    const seed = await lockSeed(tx, demoSeed);
    const records = await findDemoRecords(tx, seed?.records ?? {});
    const going = changed === 'remove' ? records.present : withoutChanged(records);
    if (Object.values(going).every((ids) => ids.length === 0)) {
      throw new CoreError('invalid', 'noDemoToRemove');
    }
    // A second removal within the day takes what the first one kept; both come back together.
    const removed: RemovedSeed = seed?.removed ?? { franchises: [], rows: {}, documents: [] };
    const texts = await readNotesAndMessages(tx, going.leads);
    removed.talk = {
      notes: [...(removed.talk?.notes ?? []), ...texts.notes],
      messages: [...(removed.talk?.messages ?? []), ...texts.messages],
    };
    for (const name of seededNames) {
      if (name === 'franchises') {
        removed.franchises.push(...(await setTrashed(tx, going[name], new Date().toISOString())));
      } else {
        const taken = await deleteRows(tx, name, going[name]);
        removed.rows[name] = [...(removed.rows[name] ?? []), ...taken];
      }
    }
    await removeDemoBrands(tx);
    const about = await deleteUntouchedDocument(tx, 'about');
    if (about) removed.documents.push(about);
    await updateSeed(tx, demoSeed, { removed, removed_at: new Date().toISOString() });
    const counts = Object.entries(going).map(([name, ids]) => [name, ids.length]);
    await writeHistory(tx, actor, 'removed', demoLine, {
      before: Object.fromEntries(counts) as Record<string, number>,
      after: {},
    });
    await recountInvestors(tx);
    await notifyChangedTags(tx, [everything]);
  });
  return getDemoState(context);
}

function withoutChanged({ present, changed }: DemoRecords): DemoRecords['present'] {
  const kept = seededNames.map((name) => [
    name,
    present[name].filter((id) => !changed[name].includes(id)),
  ]);
  return Object.fromEntries(kept) as DemoRecords['present'];
}

/** Brings back what the last removal took, for a day. */
export async function restoreDemo(context: Context, actor: Actor) {
  await context.db.transaction(async (tx) => {
    const seed = await lockSeed(tx, demoSeed);
    const until = undoUntilOf(seed);
    if (!seed?.removed || !until || until < new Date()) {
      throw new CoreError('invalid', 'demoGone');
    }
    const { franchises, rows, documents, talk } = seed.removed;
    await setTrashed(tx, franchises, null);
    for (const name of seededNames) await putRows(tx, name, rows[name] ?? []);
    if (talk) await insertNotesAndMessages(tx, talk);
    await putDocuments(tx, documents);
    await updateSeed(tx, demoSeed, { removed: null, removed_at: null });
    await writeHistory(tx, actor, 'undone', demoLine, {});
    await recountInvestors(tx);
    await notifyChangedTags(tx, [everything]);
  });
  return getDemoState(context);
}

/**
 * A day after its removal the demo is gone for good. Its pictures become undecided, so that the sweep of pictures
 * deletes those that nothing else shows.
 */
export async function discardRemovedDemo({ db }: Context, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const seed = await lockSeed(tx, demoSeed);
    const until = undoUntilOf(seed);
    if (!seed?.removed || !until || until > now) return;
    const franchises = await deleteTrashed(tx, seed.removed.franchises);
    await reconsiderMedia(tx, hashesIn([franchises, seed.removed]));
    await updateSeed(tx, demoSeed, { removed: null });
  });
}

/** Pictures are named by the hash of their content. */
function hashesIn(rows: unknown): string[] {
  return [...new Set(JSON.stringify(rows).match(/[0-9a-f]{32}/g))];
}

/** Somebody who acts for the demo's brands. */
export const demoOwner = { name: 'Demo owner', email: 'brand-demo@example.in' };
const brandCount = 3;
const enquirer = (name: string) => ({
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}-demo@example.in`,
});

const enquiries = [
  {
    ...enquirer('Asha Rao'),
    message: 'I have a shop of 300 sq ft in Pune. What does it take to open in spring?',
    hoursAgo: 3,
    answer: null,
    stage: 'new',
  },
  {
    ...enquirer('Ravi Khanna'),
    message: 'Is Nashik still free? I could put in ₹12 lakh.',
    hoursAgo: 60,
    answer: null,
    stage: 'new',
  },
  {
    ...enquirer('Meera Iyer'),
    message: 'May I see an outlet before we talk about money?',
    hoursAgo: 12 * 24,
    answer: 'Gladly. The one in Indore is open all week: when would suit you?',
    stage: 'visiting',
  },
  {
    ...enquirer('Farhan Sheikh'),
    message: 'How long is the training, and who pays for the stay?',
    hoursAgo: 30 * 24,
    answer: 'Ten days, and we pay for the room. Shall I send you the plan?',
    stage: 'talking',
  },
];

/** Gives three brands of the demo an owner and some enquiries, once. False when there is no demo. */
export async function prepareDemoBrands({ db }: Context): Promise<boolean> {
  return db.transaction(async (tx) => {
    const seed = await findSeed(tx, demoSeed);
    const present = await listPresent(tx, 'franchises', seed?.records?.franchises ?? []);
    const ids = present.slice(0, brandCount);
    if (ids.length === 0) return false;
    const owner = await findOrMakePerson(tx, demoOwner);
    if ((await listBrandsOf(tx, owner.id)).length > 0) return true;
    for (const franchise_id of ids) {
      const franchise = await findRecord(tx, 'franchises', franchise_id);
      if (!franchise) continue;
      const { business_name } = franchise;
      await insertDemoOwner(tx, franchise_id, owner.id);
      for (const each of enquiries) {
        const demo = { ...each, phone: '+91 00000 00000', franchise_id, business_name };
        await insertDemoEnquiry(tx, owner.id, demo);
      }
    }
    return true;
  });
}

/** The next start with `--dev` makes them anew, if the demo is back. */
const removeDemoBrands = (tx: Db): Promise<void> =>
  deleteDemoBrands(
    tx,
    demoOwner.email,
    enquiries.map(({ email }) => email),
  );
