import { sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { reachablePerson } from './deliver.ts';
import { dueOfBrand } from './due-at.ts';

/** Puts one enquiry into its brand's inbox; false when it is there already. */
export async function insertDelivery(
  tx: Db,
  { submissionId, franchiseId, by }: { submissionId: number; franchiseId: number; by: string },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into brand_deliveries (submission_id, franchise_id, due_at, forwarded_by)
    values (${submissionId}, ${franchiseId}, ${dueOfBrand(sql`now()`, franchiseId)}, ${by})
    on conflict do nothing`);
  return rowCount === 1;
}

/** The e-mails of a brand's people that a mail with an investor's words may go to. */
export async function listReachableEmails(db: Db, franchiseId: number): Promise<string[]> {
  const { rows } = await db.execute<{ email: string }>(sql`
    select p.email from brand_members m join people p on p.id = m.person_id
    where m.franchise_id = ${franchiseId} and m.gets_mail and ${reachablePerson} order by p.email`);
  return rows.map(({ email }) => email);
}

/** Everyone of a brand who has signed in, also those who want no mail about enquiries: for what concerns the listing itself. */
export async function listSignedInEmails(db: Db, franchiseId: number): Promise<string[]> {
  const { rows } = await db.execute<{ email: string }>(sql`
    select p.email from brand_members m join people p on p.id = m.person_id
    where m.franchise_id = ${franchiseId} and ${reachablePerson} order by p.email`);
  return rows.map(({ email }) => email);
}
