import type { BrandSettings } from '@naya/contract/brands/entity';
import { brandSettingsSchema } from '@naya/contract/brands/forms';
import { listBrandPeople, setGetsMail } from '@naya/db/brands/members';
import type { Db } from '@naya/db/client';
import { findRecord, lockRecord } from '@naya/db/office/records';
import type { Context } from '../context.ts';
import { requireFound } from '../errors.ts';
import { saveChanges } from '../records/save-record.ts';
import { parse } from '../parse.ts';
import type { BrandActor } from './members.ts';
import { sayChanged } from './on-behalf.ts';

export async function getBrandSettings({ db }: Context, id: number): Promise<BrandSettings> {
  const franchise = requireFound(await findRecord(db, 'franchises', id), 'Franchise');
  const { paused_until, working_days } = franchise;
  return { paused_until, working_days, people: await listBrandPeople(db, id) };
}

/** Saves who gets mail, the brand's working days, and until when it takes no new partners; visitors see the last at once. */
export async function saveBrandSettings(
  { db }: Context,
  actor: BrandActor,
  id: number,
  body: unknown,
): Promise<void> {
  const { mail_to, ...values } = parse(brandSettingsSchema, body);
  await db.transaction(async (tx) => {
    const before = requireFound(await lockRecord(tx, 'franchises', id), 'Franchise');
    const action = sayChanged(actor, before.business_name);
    await saveChanges(tx, actor, 'franchises', before, values, action);
    if (!mail_to) return;
    for (const personId of await listChosenFor(tx, actor, id)) {
      await setGetsMail(tx, id, personId, mail_to.includes(personId));
    }
  });
}

/** Owners and operators choose for everybody whether they get mail, members for themselves. */
async function listChosenFor(tx: Db, { personId }: BrandActor, id: number): Promise<string[]> {
  const people = await listBrandPeople(tx, id);
  const own = people.filter((each) => each.id === personId);
  const isForAll = personId === undefined || own.some(({ role }) => role === 'owner');
  return (isForAll ? people : own).map((each) => each.id);
}
