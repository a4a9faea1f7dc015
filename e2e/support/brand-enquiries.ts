import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { freshEmail } from './fill-forms.ts';
import { withDatabaseOf } from './own-database.ts';

export async function enquireByCall(page: Page, franchiseId: number): Promise<void> {
  const answer = await page.request.post('/admin/api/investor', {
    data: {
      name: 'Another Investor',
      email: freshEmail(),
      phone: '9811122333',
      message: 'A kiosk in Pune.',
      franchiseId: String(franchiseId),
      franchiseName: 'Any',
    },
  });
  expect(answer.ok()).toBe(true);
}

export async function rateOf(page: Page, franchiseId: number): Promise<number | null> {
  const answer = await page.request.get(`/admin/api/franchises/${franchiseId}`);
  return ((await answer.json()) as { reply_rate: number | null }).reply_rate;
}

/** All enquiries of a brand are confirmed and become due, as if days had passed; then the job of the night counts the answers. */
export const passWorkingDays = (port: number, franchiseId: number) =>
  withDatabaseOf(port, async (db) => {
    await db.execute(sql`update brand_deliveries set
      delivered_at = delivered_at - interval '5 days', due_at = now() - interval '1 minute',
      answered_at = answered_at - interval '4 days', replied_at = replied_at - interval '4 days'
      where franchise_id = ${franchiseId}`);
    await db.execute(sql`update submissions set confirmed_at = now()
      where franchise_id = ${franchiseId} and kind = 'enquiry' and confirmed_at is null`);
    await db.execute(sql`insert into pgboss.job (name, data) values ('count-replies', '{}')`);
  });

/** As if the investors had said, by the link of our mail, that nobody answered. */
export const denyAnswers = (port: number, franchiseId: number) =>
  withDatabaseOf(port, async (db) => {
    await db.execute(sql`update brand_deliveries set word = 'no', word_at = now()
      where franchise_id = ${franchiseId} and answered_at is not null`);
  });
