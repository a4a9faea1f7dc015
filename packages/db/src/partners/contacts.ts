import { eq, isNotNull } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { partners } from '../tables/partners.ts';

/** Partners whose contact has this e-mail. */
export async function listPartnersOf(db: Db, email: string) {
  return await db
    .select({ name: partners.name, contact_name: partners.contact_name })
    .from(partners)
    .where(eq(partners.contact_email, email))
    .orderBy(partners.id);
}

/** The partner stays, without the person and the link that the person has. False when there is none. */
export async function erasePartnerContact(tx: Db, email: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(partners)
    .set({ contact_name: null, contact_email: null, link_hash: null, link_expires_at: null })
    .where(eq(partners.contact_email, email));
  return rowCount !== 0;
}

export async function listPartnerContacts(
  db: Db,
): Promise<{ email: string; created_at: string }[]> {
  const rows = await db
    .select({ email: partners.contact_email, created_at: partners.updated_at })
    .from(partners)
    .where(isNotNull(partners.contact_email));
  return rows.map(({ email, created_at }) => ({ email: email ?? '', created_at }));
}
