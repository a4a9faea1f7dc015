import { normaliseIndianMobile } from '@naya/contract/format/phone';
import { fieldErrors } from '@naya/contract/requests/field-errors';
import type { Receipt } from '@naya/contract/requests/receipt';
import type { Db } from '@naya/db/client';
import { insertAuditLine } from '@naya/db/queries/audit';
import { insertMails } from '@naya/db/queries/mails';
import { insertSubmission } from '@naya/db/queries/submissions';
import type { NewMail } from '@naya/db/tables/mails';
import type { NewSubmission } from '@naya/db/tables/submissions';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { invalid } from '../errors.ts';
import { agreedNow } from './consent.ts';
import { judge, suspiciousFrom, type FormHints } from './spam.ts';

/** The client-made id of a submission, the page it came from, and how its form was filled in. */
export type Sender = { key: string; origin: string | null; hints: FormHints };

export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw invalid(fieldErrors(parsed.error));
  return parsed.data;
}

type Kept = Pick<
  NewSubmission,
  'kind' | 'name' | 'email' | 'answer' | 'franchise_id' | 'incomplete'
> & {
  phone: string | null;
  payload: Record<string, unknown>;
};

/** One transaction: the record, its audit line, its mails and jobs. A known key changes nothing. */
export async function keepSubmission(
  context: Context,
  { key, origin, hints }: Sender,
  submission: Kept,
  also: (tx: Db, id: number) => Promise<void> = async () => {},
): Promise<Receipt> {
  const suspicion = judge(submission.payload, hints);
  const suspicious = suspicion.spam_score >= suspiciousFrom;
  const consent = await agreedNow(context);
  return context.db.transaction(async (tx) => {
    const { id, answer, isNew } = await insertSubmission(tx, {
      ...submission,
      ...suspicion,
      key,
      origin,
      consent,
      mobile: normaliseIndianMobile(submission.phone ?? ''),
      stage: suspicious ? 'spam' : 'new',
    });
    if (isNew) {
      await also(tx, id);
      await insertAuditLine(tx, {
        actor: 'visitor',
        action: 'submitted',
        entity: 'submission',
        entity_id: String(id),
      });
      await queueMails(context, tx, mailsFor(context, submission, suspicious, id));
    }
    return { success: true, message: answer, id };
  });
}

/** A suspicious sender gets no mail from us: the address may be somebody else's. */
function mailsFor({ contactEmail }: Context, { email }: Kept, suspicious: boolean, id: number) {
  const notice: NewMail = { kind: 'operator-notice', to: contactEmail, submission_id: id };
  const answer: NewMail = { kind: 'acknowledgement', to: email, submission_id: id };
  return suspicious || email === contactEmail ? [notice] : [notice, answer];
}

export async function queueMails({ enqueue }: Context, tx: Db, rows: NewMail[]): Promise<void> {
  const ids = await insertMails(tx, rows);
  await enqueue(tx, 'send-mail', ...ids.map((mailId) => ({ mailId })));
}
