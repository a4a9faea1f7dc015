import { indianDay } from '@naya/contract/format/indian-day';
import { markStepsReminded } from '@naya/db/submissions/messages';
import type { Context } from '../context.ts';
import { queueMails } from '../jobs.ts';

/** Tells the assignee of each open lead whose next step is due, once for each date; nobody's are told to the operator. */
export async function remindOfSteps(context: Context, now: Date): Promise<number> {
  return context.db.transaction(async (tx) => {
    const due = await markStepsReminded(tx, indianDay(now));
    await queueMails(
      context,
      tx,
      due.map(({ id, email, next_step, due_on }) => ({
        kind: 'lead-due',
        to: email ?? context.contactEmail,
        submission_id: id,
        details: { step: next_step, due_on },
      })),
    );
    return due.length;
  });
}
