import { describeCheck } from '@naya/contract/franchises/checks';
import { checkFormSchema, type OfficeChecks } from '@naya/contract/franchises/check-form';
import { faultOfRegistrations } from '@naya/contract/franchises/registrations';
import { parseMediaUrl } from '@naya/contract/urls';
import { notifyChangedTags } from '@naya/db/notify-changed';
import type { Db } from '@naya/db/client';
import {
  deleteCheck,
  findCheckFile,
  insertCheck,
  listChecks,
  markConfirmed,
} from '@naya/db/franchises/checks';
import { findRecord, lockRecord } from '@naya/db/office/records';
import type { FranchiseRow } from '@naya/db/tables/franchises';
import type { Context, Actor } from '../context.ts';
import { requireFound, invalid, CoreError } from '../errors.ts';
import { writeHistory } from '../history.ts';
import { kindOf } from '../records/kinds.ts';
import type { ReceivedForm } from '../submissions/received-form.ts';
import { parse } from '../parse.ts';
import { changedTagsOfFranchise, tagsOfChange } from '../records/changed-tags.ts';
import { readFile } from 'node:fs/promises';
import { cleanLine } from '@naya/contract/unwanted-characters';
import type { CheckFile } from '@naya/db/tables/franchise-checks';

const { title, entity } = kindOf('franchises');

export async function getChecks({ db }: Context, id: number): Promise<OfficeChecks> {
  const franchise = requireFound(await findRecord(db, 'franchises', id), title);
  return {
    checks: await listChecks(db, id),
    registrationFault: faultOfRegistrations(franchise),
    confirmed_at: franchise.confirmed_at,
  };
}

/** The file is looked at before anything is stored. */
export async function recordCheck(context: Context, actor: Actor, id: number, form: ReceivedForm) {
  const { kind, checked_on, detail, words, images, note } = parse(checkFormSchema, form.fields);
  if (!images.every((url) => parseMediaUrl(url))) {
    throw invalid({ images: 'Please choose pictures of the library' });
  }
  const file = await readCheckFile(context, form);
  await context.db.transaction(async (tx) => {
    const franchise = requireFound(await lockRecord(tx, 'franchises', id), title);
    const fault = kind === 'registration' && faultOfRegistrations(franchise);
    if (fault) throw invalid({ kind: fault });
    const seen = { kind, checked_on, detail, words, images };
    const row = { franchise_id: id, ...seen, note, actor: actor.email };
    await insertCheck(
      tx,
      { ...row, ...(kind === 'registration' && { numbers: numbersOf(franchise) }) },
      file,
    );
    if (kind === 'figures') await confirm(tx, franchise);
    await notifyChangedTags(tx, ['checks', ...tagsOfChange(id, 'listing')]);
    await noteCheck(tx, actor, id, `recorded: ${describeCheck({ kind, detail })}, ${checked_on}`);
  });
  return getChecks(context, id);
}

const numbersOf = ({ gst_number, cin_number }: FranchiseRow) =>
  [gst_number ?? '', cin_number ?? ''].join(' ');

/** The history says what was taken back; the file is gone. */
export async function removeCheck(context: Context, actor: Actor, checkId: number) {
  return context.db.transaction(async (tx) => {
    const gone = requireFound(await deleteCheck(tx, checkId), 'Check');
    const { franchise_id, checked_on } = gone;
    await notifyChangedTags(tx, ['checks', ...tagsOfChange(franchise_id, 'listing')]);
    await noteCheck(tx, actor, franchise_id, `removed: ${describeCheck(gone)}, ${checked_on}`);
    return { id: checkId };
  });
}

export async function getCheckFile({ db }: Context, checkId: number) {
  return requireFound(await findCheckFile(db, checkId), 'File');
}

/** "Everything still right": says so in the history and on the page. Also for the brand itself. */
export async function confirmFranchise(tx: Db, actor: Pick<Actor, 'email'>, id: number) {
  await confirm(tx, requireFound(await lockRecord(tx, 'franchises', id), title));
  await noteCheck(tx, actor, id, 'confirmed: everything is still right');
}

/** A listing marked as outdated ranks with the others again. */
async function confirm(tx: Db, franchise: FranchiseRow) {
  await markConfirmed(tx, franchise.id);
  await notifyChangedTags(
    tx,
    changedTagsOfFranchise(franchise, { ...franchise, is_outdated: false }),
  );
}

async function noteCheck(tx: Db, actor: Pick<Actor, 'email'>, id: number, action: string) {
  await writeHistory(tx, actor, action, { entity, id }, {});
  await notifyChangedTags(tx, tagsOfChange(id, 'own page'));
}

export const maxCheckFileBytes = 10 * 1024 * 1024;
const pdf = Buffer.from('%PDF-');

/** A PDF, or a picture that is encoded anew; told by its bytes, whatever its name says. */
export async function readCheckFile(
  { media }: Pick<Context, 'media'>,
  { files, sender }: ReceivedForm,
): Promise<CheckFile | null> {
  const file = files.get('file');
  if (!file || file.bytes === 0) return null;
  if (file.bytes > maxCheckFileBytes) {
    throw new CoreError('too_large', 'checkFileTooLarge', {
      file: 'This file is larger than 10 MB.',
    });
  }
  const name = cleanLine(file.name).slice(0, 100) || 'paper';
  const bytes = await readFile(file.path);
  if (bytes.subarray(0, pdf.length).equals(pdf)) return { name, type: 'application/pdf', bytes };
  const { data } = await media.clean(file.path, { sender }).catch((error: unknown) => {
    if (!(error instanceof CoreError)) throw error;
    throw new CoreError(error.code, error.said, { file: 'Please choose a PDF or a picture.' });
  });
  return {
    name: name.replace(/\.\w+$/, '') + '.webp',
    type: 'image/webp',
    bytes: Buffer.from(data),
  };
}
