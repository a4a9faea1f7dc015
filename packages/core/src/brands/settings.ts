import type { BrandSettings } from '@naya/contract/brands/entity';
import { brandSettingsSchema } from '@naya/contract/brands/forms';
import { listBrandPeople, setGetsMail } from '@naya/db/brands/members';
import { findRecord, lockRecord } from '@naya/db/office/records';
import type { Context } from '../context.ts';
import { requireFound } from '../errors.ts';
import { saveChanges } from '../office/save-record.ts';
import { parse } from '../submissions/submission.ts';
import { sayChanged, type ForBrand } from './on-behalf.ts';

export async function getBrandSettings({ db }: Context, id: number): Promise<BrandSettings> {
  const franchise = requireFound(await findRecord(db, 'franchises', id), 'Franchise');
  const { paused_until, working_days } = franchise as unknown as BrandSettings;
  return { paused_until, working_days, people: await listBrandPeople(db, id) };
}

/** Saves who gets mail, the brand's working days, and until when it takes no new partners; visitors see the last at once. */
export async function saveBrandSettings(
  { db }: Context,
  who: ForBrand,
  id: number,
  body: unknown,
): Promise<void> {
  const { mail_to, ...values } = parse(brandSettingsSchema, body);
  await db.transaction(async (tx) => {
    const before = requireFound(await lockRecord(tx, 'franchises', id), 'Franchise');
    const action = sayChanged(who, before['business_name']);
    await saveChanges(tx, who.actor, 'franchises', before, values, action);
    for (const person of await listBrandPeople(tx, id)) {
      await setGetsMail(tx, id, person.id, mail_to.includes(person.id));
    }
  });
}
