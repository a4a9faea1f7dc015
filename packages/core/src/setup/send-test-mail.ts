import type { Context } from '../context.ts';
import type { Actor } from '../office/actor.ts';
import { queueMails } from '../submissions/submission.ts';

/** To the owner's own e-mail, by the way that every mail takes. */
export async function sendTestMail(context: Context, { email }: Actor): Promise<{ to: string }> {
  await context.db.transaction((tx) => queueMails(context, tx, [{ kind: 'test-mail', to: email }]));
  return { to: email };
}
