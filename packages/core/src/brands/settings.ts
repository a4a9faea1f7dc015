import { brandSettingsSchema } from '@naya/contract/brands/forms';
import type { BrandSettings, OwnBrand } from '@naya/contract/brands/entity';
import { listBrandPeople, setGetsMail } from '@naya/db/brands/members';
import { findRecord, lockRecord } from '@naya/db/office/records';
import type { Context } from '../context.ts';
import { found } from '../errors.ts';
import { changeIn } from '../office/save-record.ts';
import { parse } from '../submissions/submission.ts';
import { actorOf, type Person } from './members.ts';

export async function getBrandSettings({ db }: Context, brand: OwnBrand): Promise<BrandSettings> {
  const franchise = found(await findRecord(db, 'franchises', brand.id), 'Franchise');
  const paused_until = (franchise['paused_until'] as string | null) ?? null;
  return { paused_until, people: await listBrandPeople(db, brand.id) };
}

/** Who gets mail, and until when the brand takes no new partners; visitors see the second at once. */
export async function saveBrandSettings(
  { db }: Context,
  person: Person,
  brand: OwnBrand,
  body: unknown,
): Promise<void> {
  const { mail_to, paused_until } = parse(brandSettingsSchema, body);
  await db.transaction(async (tx) => {
    const before = found(await lockRecord(tx, 'franchises', brand.id), 'Franchise');
    await changeIn(tx, actorOf(person), 'franchises', before, { paused_until }, 'changed');
    for (const { id } of await listBrandPeople(tx, brand.id)) {
      await setGetsMail(tx, brand.id, id, mail_to.includes(id));
    }
  });
}
