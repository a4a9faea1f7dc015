import { cacheTags } from '@naya/contract/api/cache-tags';
import { describeCheck } from '@naya/contract/franchises/checks';
import { checkFormSchema, type OfficeChecks } from '@naya/contract/franchises/check-form';
import { faultOfRegistrations } from '@naya/contract/franchises/registrations/agree';
import { notifyChangedTags } from '@naya/db/cache-tags/notify-changed';
import type { Db } from '@naya/db/client';
import {
  deleteCheck,
  findCheckFile,
  insertCheck,
  listChecks,
  markConfirmed,
} from '@naya/db/franchises/checks';
import { findRecord, lockRecord, type RecordRow } from '@naya/db/office/records';
import type { Context } from '../context.ts';
import { requireFound, invalid } from '../errors.ts';
import { writeHistory } from '../history/write-history.ts';
import type { Actor } from '../office/actor.ts';
import { kindOf } from '../office/records.ts';
import type { ReceivedForm } from '../submissions/received-form.ts';
import { parse } from '../submissions/submission.ts';
import { readCheckFile } from './check-file.ts';

const { title, entity } = kindOf('franchises');

const numbersOf = (row: RecordRow) => ({
  gst_number: row['gst_number'] as string | null,
  cin_number: row['cin_number'] as string | null,
  establishment_year: row['establishment_year'] as number | null,
});

export async function getChecks({ db }: Context, id: number): Promise<OfficeChecks> {
  const franchise = requireFound(await findRecord(db, 'franchises', id), title);
  return {
    checks: await listChecks(db, id),
    registrationFault: faultOfRegistrations(numbersOf(franchise)),
    confirmed_at: franchise['confirmed_at'] as string | null,
  };
}

/** The file is looked at before anything is stored. */
export async function recordCheck(context: Context, actor: Actor, id: number, form: ReceivedForm) {
  const { kind, checked_on, detail, note } = parse(checkFormSchema, form.fields);
  const file = await readCheckFile(context, form.files.get('file'));
  await context.db.transaction(async (tx) => {
    const franchise = requireFound(await lockRecord(tx, 'franchises', id), title);
    const numbers = numbersOf(franchise);
    const fault = kind === 'registration' && faultOfRegistrations(numbers);
    if (fault) throw invalid({ kind: fault });
    const seen = [numbers.gst_number ?? '', numbers.cin_number ?? ''].join(' ');
    const row = { franchise_id: id, kind, checked_on, detail, note, actor: actor.email };
    await insertCheck(tx, { ...row, ...(kind === 'registration' && { numbers: seen }) }, file);
    if (kind === 'figures') await markConfirmed(tx, id);
    await tellOfCheck(tx, actor, id, `recorded: ${describeCheck({ kind, detail })}, ${checked_on}`);
  });
  return getChecks(context, id);
}

/** The history says what was taken back; the file is gone. */
export async function removeCheck(context: Context, actor: Actor, checkId: number) {
  return context.db.transaction(async (tx) => {
    const gone = requireFound(await deleteCheck(tx, checkId), 'Check');
    const { franchise_id, checked_on } = gone;
    await tellOfCheck(tx, actor, franchise_id, `removed: ${describeCheck(gone)}, ${checked_on}`);
    return { id: checkId };
  });
}

export async function getCheckFile({ db }: Context, checkId: number) {
  return requireFound(await findCheckFile(db, checkId), 'File');
}

/** "Everything still right": says so in the history and on the page. Also for the brand itself. */
export async function confirmFranchise(tx: Db, actor: Pick<Actor, 'email'>, id: number) {
  requireFound(await lockRecord(tx, 'franchises', id), title);
  await markConfirmed(tx, id);
  await tellOfCheck(tx, actor, id, 'confirmed: everything is still right');
}

async function tellOfCheck(tx: Db, actor: Pick<Actor, 'email'>, id: number, action: string) {
  await writeHistory(tx, actor, action, { entity, id }, {});
  await notifyChangedTags(tx, cacheTags.franchise({ id }));
}
