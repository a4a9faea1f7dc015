import { randomUUID } from 'node:crypto';
import { normaliseIndianMobile } from '@naya/contract/format/phone';
import { enteredLeadSchema } from '@naya/contract/submissions/leads';
import { findRecord } from '@naya/db/office/records';
import { insertEnteredLead } from '@naya/db/submissions/office';
import type { Context, Actor } from '../context.ts';
import { invalid } from '../errors.ts';
import { writeHistory } from '../history.ts';
import { getLead, leadEntity } from './leads.ts';
import { parse } from '../parse.ts';

/** Stores what somebody told us by other means than a form. Nobody is mailed: whoever enters it has spoken to them. */
export async function enterLead(context: Context, actor: Actor, body: unknown) {
  const { kind, name, email, phone, franchise_id = null, ...said } = parse(enteredLeadSchema, body);
  const franchise =
    franchise_id === null ? null : await findRecord(context.db, 'franchises', franchise_id);
  if (franchise_id !== null && !franchise) {
    throw invalid({ franchise_id: 'There is no such franchise' });
  }
  const payload = {
    ...withoutEmpty(said),
    ...(franchise && { franchiseName: franchise.business_name }),
  };
  const id = await context.db.transaction(async (tx) => {
    const entered = await insertEnteredLead(tx, {
      key: randomUUID(),
      kind,
      name,
      email: email ?? '',
      phone,
      mobile: normaliseIndianMobile(phone),
      franchise_id,
      payload,
      answer: '',
      assignee_id: actor.id,
      first_response_at: new Date().toISOString(),
      stage: 'contacted',
    });
    await writeHistory(tx, actor, 'entered', { entity: leadEntity, id: entered }, {});
    return entered;
  });
  return getLead(context, id);
}

const withoutEmpty = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
