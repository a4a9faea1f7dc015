import { inArray, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { submissions } from '../tables/submissions.ts';
import { dueOfBrand } from './due-at.ts';
import { eraseAccountOf } from './erase.ts';

export type DemoEnquiry = {
  franchise_id: number;
  name: string;
  email: string;
  phone: string;
  message: string;
  business_name: string;
  hoursAgo: number;
  /** Null while it waits. */
  answer: string | null;
  stage: string;
};

/** Makes somebody the confirmed owner of a brand who gets no mail: nobody reads that mailbox. */
export async function insertDemoOwner(tx: Db, franchiseId: number, personId: string) {
  await tx.execute(sql`update people set email_verified = true where id = ${personId}`);
  await tx.execute(sql`
    insert into brand_members (franchise_id, person_id, role, gets_mail)
    values (${franchiseId}, ${personId}, 'owner', false) on conflict do nothing`);
}

/** An enquiry in the inbox of its brand, without any mail, now or later. */
export async function insertDemoEnquiry(tx: Db, personId: string, demo: DemoEnquiry) {
  const { name, email, phone, message, business_name, franchise_id, hoursAgo, answer } = demo;
  const payload = { name, email, phone, message, franchiseName: business_name };
  const at = sql`now() - make_interval(hours => ${hoursAgo})`;
  const answeredAt = answer === null ? sql`null::timestamptz` : sql`${at} + interval '5 hours'`;
  await tx.execute(sql`
    with sent as (
      insert into submissions (key, kind, name, email, phone, franchise_id, payload, answer, created_at, confirmed_at)
      values (gen_random_uuid(), 'enquiry', ${name}, ${email}, ${phone}, ${franchise_id}, ${payload}, '', ${at}, ${at})
      returning id),
    delivered as (
      insert into brand_deliveries (submission_id, franchise_id, delivered_at, due_at, answered_at, answer, replied_at, stage,
        reminded_at, overdue_at, asked_at)
      select id, ${franchise_id}, ${at}, ${dueOfBrand(at, franchise_id)}, ${answeredAt},
        ${answer === null ? null : 'reply'}, ${answeredAt}, ${demo.stage}, now(), now(), now() from sent
      returning submission_id)
    select submission_id from delivered`);
  if (answer === null) return;
  await tx.execute(sql`
    insert into brand_messages (submission_id, person_id, kind, text, created_at)
    select max(id), ${personId}, 'reply', ${answer}, ${answeredAt} from submissions where email = ${email}
      and franchise_id = ${franchise_id}`);
}

export async function deleteDemoBrands(tx: Db, owner: string, investors: string[]): Promise<void> {
  await eraseAccountOf(tx, owner);
  await tx.delete(submissions).where(inArray(submissions.email, investors));
}
