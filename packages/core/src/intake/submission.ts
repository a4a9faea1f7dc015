import { fieldErrors } from '@naya/contract/requests/field-errors';
import type { Receipt } from '@naya/contract/requests/receipt';
import type { Db } from '@naya/db/client';
import { insertAuditLine } from '@naya/db/queries/audit';
import { insertSubmission } from '@naya/db/queries/submissions';
import type { NewSubmission } from '@naya/db/tables/submissions';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { invalid } from '../errors.ts';

/** The client-made id of a submission, and the page it came from. */
export type Sender = { key: string; origin: string | null };

export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw invalid(fieldErrors(parsed.error));
  return parsed.data;
}

/** One transaction: the record, its audit line, and whatever else belongs to it. A known key changes nothing. */
export async function keepSubmission(
  { db }: Context,
  sender: Sender,
  submission: Omit<NewSubmission, keyof Sender>,
  also: (tx: Db, id: number) => Promise<void> = async () => {},
): Promise<Receipt> {
  return db.transaction(async (tx) => {
    const { id, answer, isNew } = await insertSubmission(tx, { ...submission, ...sender });
    if (isNew) {
      await also(tx, id);
      await insertAuditLine(tx, {
        actor: 'visitor',
        action: 'submitted',
        entity: 'submission',
        entity_id: String(id),
      });
    }
    return { success: true, message: answer, id };
  });
}
