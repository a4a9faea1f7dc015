import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  askableSchema,
  callFormSchema,
  drawSchema,
  franchiseeListSchema,
  maxAskable,
  maxFranchisees,
  maxRecordingBytes,
  maxRecordingSeconds,
  type OfficeCalls,
} from '@naya/contract/franchises/call-form';
import { callOutcomes, describeOutcome } from '@naya/contract/franchises/franchisee-calls';
import { say } from '@naya/contract/messages/catalogue';
import type { Db } from '@naya/db/client';
import {
  countAskable,
  countFranchisees,
  countOpenCalls,
  findCall,
  findFranchisee,
  insertCalls,
  insertFranchisees,
  isPublicRecording,
  listUndrawn,
  lockCall,
  readOfficeCalls,
  setAskable,
  updateCall,
} from '@naya/db/franchises/franchisees';
import { notifyChangedTags } from '@naya/db/notify-changed';
import { findRecord, lockRecord } from '@naya/db/office/records';
import type { Context, Actor } from '../context.ts';
import { CoreError, invalid, requireFound } from '../errors.ts';
import { requireVersion, writeHistory } from '../history.ts';
import { readMp3 } from '../media/read-mp3.ts';
import { parse } from '../parse.ts';
import { tagsOfChange, type FranchiseChange } from '../records/changed-tags.ts';
import { kindOf } from '../records/kinds.ts';
import type { ReceivedForm } from '../submissions/received-form.ts';

const { title, entity } = kindOf('franchises');
const call = 'Call';

export async function getFranchiseeCalls({ db }: Context, id: number): Promise<OfficeCalls> {
  const { business_name } = requireFound(await findRecord(db, 'franchises', id), title);
  return { business_name, ...(await readOfficeCalls(db, id)) };
}

/** Numbers that the list has already are left as they are. */
export async function addFranchisees(context: Context, actor: Actor, id: number, body: unknown) {
  const { list } = parse(franchiseeListSchema, body);
  const added = await context.db.transaction(async (tx) => {
    requireFound(await lockRecord(tx, 'franchises', id), title);
    const count = await insertFranchisees(tx, id, actor.email, list);
    const listed = await countFranchisees(tx, id);
    if (listed > maxFranchisees) {
      throw invalid({ list: `A brand may have at most ${maxFranchisees} partners here.` });
    }
    if (count > 0) await noteCalls(tx, actor, id, `listed partners: ${count}, ${listed} in all`);
    return count;
  });
  return { added, ...(await getFranchiseeCalls(context, id)) };
}

/** Whether a partner agreed to be asked, through us; both are told in the history. */
export async function changeAskable(context: Context, actor: Actor, id: number, body: unknown) {
  const { may_be_asked } = parse(askableSchema, body);
  const { franchise_id } = requireFound(await findFranchisee(context.db, id), 'Partner');
  await context.db.transaction(async (tx) => {
    requireFound(await lockRecord(tx, 'franchises', franchise_id), title);
    const { phone } = requireFound(await findFranchisee(tx, id), 'Partner');
    requireFound(phone, 'Partner');
    if (may_be_asked && (await countAskable(tx, franchise_id)) >= maxAskable) {
      throw new CoreError('conflict', say('askableFull', { count: maxAskable }));
    }
    await setAskable(tx, id, may_be_asked);
    const action = may_be_asked ? 'a partner may be asked' : 'a partner may not be asked any more';
    await noteCalls(tx, actor, franchise_id, action);
  });
  return getFranchiseeCalls(context, franchise_id);
}

/** So many of a list, each as likely as any other. */
export function drawAtRandom<Item>(list: readonly Item[], count: number): Item[] {
  const left = [...list];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(randomInt(left.length), 1),
  ).flat();
}

/** Whom to ring is drawn, and everybody of a draw is rung before the next: nobody draws until they like the names. */
export async function drawFranchisees(context: Context, actor: Actor, id: number, body: unknown) {
  const { count } = parse(drawSchema, body);
  await context.db.transaction(async (tx) => {
    requireFound(await lockRecord(tx, 'franchises', id), title);
    const open = await countOpenCalls(tx, id);
    if (open > 0) throw new CoreError('conflict', say('drawOpen', { count: open }));
    const undrawn = await listUndrawn(tx, id);
    const drawn = drawAtRandom(undrawn, count);
    if (drawn.length === 0) throw new CoreError('conflict', 'nobodyToDraw');
    const draw = { franchise_id: id, drawn_by: actor.email, drawn_of: undrawn.length };
    await insertCalls(
      tx,
      drawn.map((franchisee_id) => ({ ...draw, franchisee_id })),
    );
    await noteCalls(tx, actor, id, `drew ${drawn.length} of ${undrawn.length} partners to ring`);
  });
  return getFranchiseeCalls(context, id);
}

/** How a call ended, with a recording if the franchisee allowed one. */
export async function recordCall(context: Context, actor: Actor, id: number, form: ReceivedForm) {
  const { version, ...values } = parse(callFormSchema, form.fields);
  const sound = await readRecording(form);
  if (sound && values.permission !== 'recording') {
    throw invalid({ file: 'They did not allow a recording to be published' });
  }
  const { franchise_id } = requireFound(await findCall(context.db, id), call);
  let stored: string | null = null;
  const save = async (tx: Db) => {
    requireFound(await lockRecord(tx, 'franchises', franchise_id), title);
    const before = requireFound(await lockCall(tx, id), call);
    requireVersion(before, version);
    if (before.outcome !== null) throw new CoreError('conflict', 'callRecorded');
    // While the row is locked; a repeated transaction finds it stored.
    if (sound) stored ??= await context.media.keepRecording(sound);
    await updateCall(tx, id, { ...values, recording: stored, called_by: actor.email });
    const { outcome, months } = values;
    const how =
      outcome === 'unreached' || outcome === 'declined'
        ? callOutcomes[outcome]
        : describeOutcome({ outcome, months: months ?? 0 });
    await noteCalls(tx, actor, franchise_id, `rang a partner: ${how}`, 'listing');
  };
  try {
    await context.db.transaction(save);
  } catch (error) {
    // No row names it.
    if (stored) await context.media.removeRecording(stored);
    throw error;
  }
  return getFranchiseeCalls(context, franchise_id);
}

async function readRecording({ files }: ReceivedForm): Promise<Buffer | null> {
  const file = files.get('file');
  if (!file || file.bytes === 0) return null;
  if (file.bytes > maxRecordingBytes) {
    throw new CoreError('too_large', 'recordingTooLarge', {
      file: 'This recording is larger than 1 MB.',
    });
  }
  const read = readMp3(await readFile(file.path));
  if (!read) {
    throw new CoreError('wrong_type', 'recordingUnreadable', {
      file: 'Please choose an MP3.',
    });
  }
  if (Math.round(read.seconds) > maxRecordingSeconds) {
    throw invalid({
      file: `This recording has ${Math.round(read.seconds)} seconds; ${maxRecordingSeconds} are the most.`,
    });
  }
  return read.sound;
}

/** Only while visitors may hear it; the office hears it in any case. */
export async function readPublicRecording(
  { db, media }: Pick<Context, 'db' | 'media'>,
  name: string,
) {
  const isPublic = await isPublicRecording(db, name);
  return isPublic ? media.readRecording(name) : null;
}

export async function readCallRecording({ db, media }: Context, id: number) {
  const { recording } = requireFound(await findCall(db, id), call);
  return requireFound(
    recording === null ? null : await media.readRecording(recording),
    'Recording',
  );
}

/** Its page says how many are listed, drawn and rung; its card how the calls ended, and whatever counts what we checked follows. */
export async function noteCalls(
  tx: Db,
  actor: Pick<Actor, 'email'>,
  id: number,
  action: string,
  change: FranchiseChange = 'own page',
) {
  await writeHistory(tx, actor, action, { entity, id }, {});
  await notifyChangedTags(
    tx,
    change === 'own page' ? tagsOfChange(id, change) : ['checks', ...tagsOfChange(id, change)],
  );
}
