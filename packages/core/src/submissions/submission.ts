import type { FormHints } from '@naya/contract/submissions/form-hints';
import { fieldErrors } from '@naya/contract/submissions/field-errors';
import type { Db } from '@naya/db/client';
import { insertMails } from '@naya/db/mail/queue';
import type { NewMail } from '@naya/db/mail/table';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { invalid } from '../errors.ts';

/** The client-made id of a submission, the page it came from, and how its form was filled in. */
export type Sender = {
  key: string;
  origin: string | null;
  hints: FormHints;
  /** Counts a valid form for the e-mail in it; throws if there were too many. What is refused uses up nothing. */
  admit: (email: string) => Promise<void>;
};

export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw invalid(fieldErrors(parsed.error));
  return parsed.data;
}

export async function queueMails(
  { enqueue }: Pick<Context, 'enqueue'>,
  tx: Db,
  rows: NewMail[],
): Promise<void> {
  const ids = await insertMails(tx, rows);
  await enqueue(tx, 'send-mail', ...ids.map((mailId) => ({ mailId })));
}
