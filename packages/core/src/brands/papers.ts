import type { OwnBrand } from '@naya/contract/brands/entity';
import { brandPaperSchema, paperRemovalSchema } from '@naya/contract/brands/forms';
import { deletePaper, findPaperFile, insertPaper, listPapers } from '@naya/db/brands/papers';
import { lockRecord } from '@naya/db/office/records';
import type { Context } from '../context.ts';
import { CoreError, requireFound, invalid, notFound } from '../errors.ts';
import { readCheckFile } from '../franchises/check-file.ts';
import { writeHistory } from '../history/write-history.ts';
import { kindOf } from '../office/records.ts';
import type { ReceivedForm } from '../submissions/received-form.ts';
import { parse } from '../submissions/submission.ts';
import { actorOf, type Person } from './members.ts';

const { entity, title } = kindOf('franchises');
const mostPapers = 20;

/** The file is looked at before anything is stored. */
export async function sendPaper(
  context: Context,
  person: Person,
  brand: OwnBrand,
  form: ReceivedForm,
): Promise<void> {
  const { detail } = parse(brandPaperSchema, form.fields);
  const file = await readCheckFile(context, form.files.get('file'));
  if (!file) throw invalid({ file: 'Please choose a file' });
  await context.db.transaction(async (tx) => {
    requireFound(await lockRecord(tx, 'franchises', brand.id), title);
    if ((await listPapers(tx, brand.id)).length >= mostPapers) {
      throw new CoreError('invalid', `We hold ${mostPapers} papers already. Please remove one.`);
    }
    await insertPaper(tx, { franchise_id: brand.id, person_id: person.id, detail, ...file });
    await writeHistory(tx, actorOf(person), 'sent a paper', { entity, id: brand.id }, {});
  });
}

export async function removePaper(
  { db }: Context,
  person: Person,
  brand: OwnBrand,
  body: unknown,
): Promise<void> {
  const { paper } = parse(paperRemovalSchema, body);
  await db.transaction(async (tx) => {
    if (!(await deletePaper(tx, brand.id, paper))) throw notFound('Paper');
    await writeHistory(tx, actorOf(person), 'removed a paper', { entity, id: brand.id }, {});
  });
}

export async function getPaperFile({ db }: Context, id: number) {
  return requireFound(await findPaperFile(db, id), 'Paper');
}
