import { say } from '@naya/contract/messages/catalogue';
import type { OwnBrand } from '@naya/contract/brands/entity';
import { brandDocumentSchema, documentRemovalSchema } from '@naya/contract/brands/forms';
import {
  deleteDocument,
  findDocumentFile,
  insertDocument,
  listDocuments,
} from '@naya/db/brands/documents';
import { lockRecord } from '@naya/db/office/records';
import type { Context } from '../context.ts';
import { CoreError, requireFound, invalid, notFound } from '../errors.ts';
import { readCheckFile } from '../franchises/checks.ts';
import { writeHistory } from '../history.ts';
import { kindOf } from '../records/kinds.ts';
import type { ReceivedForm } from '../submissions/received-form.ts';
import { parse } from '../parse.ts';
import { actorOf } from './members.ts';
import { type Person, transactionBy } from '../people.ts';

const { entity, title } = kindOf('franchises');
const maxDocuments = 20;

/** The file is looked at before anything is stored. */
export async function sendDocument(
  context: Context,
  person: Person,
  brand: OwnBrand,
  form: ReceivedForm,
): Promise<void> {
  const { detail } = parse(brandDocumentSchema, form.fields);
  const file = await readCheckFile(context, form);
  if (!file) throw invalid({ file: 'Please choose a file' });
  await transactionBy(context, person, async (tx) => {
    requireFound(await lockRecord(tx, 'franchises', brand.id), title);
    if ((await listDocuments(tx, brand.id)).length >= maxDocuments) {
      throw new CoreError('invalid', say('tooManyPapers', { count: maxDocuments }));
    }
    await insertDocument(tx, { franchise_id: brand.id, person_id: person.id, detail, ...file });
    await writeHistory(tx, actorOf(person), 'sent a paper', { entity, id: brand.id }, {});
  });
}

export async function removeDocument(
  context: Context,
  person: Person,
  brand: OwnBrand,
  body: unknown,
): Promise<void> {
  const { paper } = parse(documentRemovalSchema, body);
  await transactionBy(context, person, async (tx) => {
    requireFound(await lockRecord(tx, 'franchises', brand.id), title);
    if (!(await deleteDocument(tx, brand.id, paper))) throw notFound('Paper');
    await writeHistory(tx, actorOf(person), 'removed a paper', { entity, id: brand.id }, {});
  });
}

export async function getDocumentFile({ db }: Context, id: number) {
  return requireFound(await findDocumentFile(db, id), 'Paper');
}
