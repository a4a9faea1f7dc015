import { sellerSchema } from '@naya/contract/billing/forms';
import { versionSchema } from '@naya/contract/forms/office-fields';
import { findSeller, putSeller } from '@naya/db/billing/invoices';
import type { Actor, Context } from '../context.ts';
import { Conflict } from '../errors.ts';
import { differences, writeHistory } from '../history.ts';
import { parse } from '../parse.ts';

/** Invoices that are written keep the details that they were written with. */
export async function saveSeller({ db }: Context, actor: Actor, body: unknown) {
  const { version } = parse(versionSchema, body);
  const seller = parse(sellerSchema, body);
  return db.transaction(async (tx) => {
    const before = await findSeller(tx);
    if (!(await putSeller(tx, seller, version))) throw new Conflict('changedMeanwhile', before);
    const changes = differences({ ...before }, seller);
    // Nothing is taken back by the history: it shows what was, and the form says it anew.
    if (changes) {
      const record = { entity: 'seller', id: 1 } as const;
      await writeHistory(tx, actor, 'changed', record, { before: {}, after: changes.after });
    }
    return findSeller(tx);
  });
}
