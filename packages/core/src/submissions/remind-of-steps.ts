import { indianDay } from '@naya/contract/format/indian-day';
import { markStepsReminded } from '@naya/db/submissions/messages';
import type { Context } from '../context.ts';
import { queueMails } from '../jobs.ts';
import { readNoticeRecipients } from '../notice-recipients.ts';

/** Tells the assignee of each open lead whose next step is due, once for each date; nobody's are told to those who get such notices. */
export async function remindOfSteps(context: Context, now: Date): Promise<number> {
  return context.db.transaction(async (tx) => {
    const due = await markStepsReminded(tx, indianDay(now));
    if (due.length === 0) return 0;
    const emailsOf = await readNoticeRecipients(context, tx);
    await queueMails(
      context,
      tx,
      due.flatMap(({ id, email, next_step, due_on }) =>
        (email ? [email] : emailsOf('steps')).map((to) => ({
          kind: 'lead-due' as const,
          to,
          submission_id: id,
          details: { step: next_step, due_on },
        })),
      ),
    );
    return due.length;
  });
}
