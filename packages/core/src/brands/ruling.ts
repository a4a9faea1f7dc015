import { rulingSchema } from '@naya/contract/brands/forms';
import { lockEnquiry, setRuling } from '@naya/db/brands/investor';
import type { Context, Actor } from '../context.ts';
import { CoreError, notFound } from '../errors.ts';
import { writeHistory } from '../history.ts';
import { getLead, leadEntity } from '../submissions/leads.ts';
import { parse } from '../parse.ts';

/** An operator decides whether a brand answered, where it says so and the investor denies it. Until then it counts for nobody. */
export async function decideAnswer(context: Context, actor: Actor, id: number, body: unknown) {
  const decision = parse(rulingSchema, body);
  await context.db.transaction(async (tx) => {
    if (!(await lockEnquiry(tx, id))) throw notFound('Lead');
    if (!(await setRuling(tx, id, decision))) {
      throw new CoreError('conflict', 'wordChanged');
    }
    const action = `decided: ${decision.ruling}`;
    await writeHistory(tx, actor, action, { entity: leadEntity, id }, {});
  });
  return getLead(context, id);
}
