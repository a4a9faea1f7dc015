import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { mailKinds, type MailKind } from '@naya/contract/mail/kinds';
import { giveUpMail, sendMail } from '@naya/core/mail/send';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { eq, sql } from 'drizzle-orm';
import { mails } from '@naya/db/tables/mail';
import PostalMime from 'postal-mime';
import { beforeAll, expect, it } from 'vitest';
import { readEnv } from '../src/env.ts';
import { createMailer } from '../src/mail/mailer.ts';
import { postJson, useApi } from './support/api.ts';
import { useFolder } from './support/use-folder.ts';

const url = 'https://naya.example/sample';
const brand = { businessName: 'Chai Gully' };
const due = { ...brand, due_at: '2026-01-07T09:30:00.000Z' };
const decided = { ...brand, reason: null };

const party = { name: 'Dosa', gstin: null, address: 'Pune', state: 'Maharashtra' };
const invoice = {
  id: 1,
  kind: 'invoice',
  number: 'INV/26-27/00001',
  issued_on: '2026-11-20',
  seller: party,
  buyer: party,
  description: 'Featured',
  sac: '998365',
  gst_rate: 18,
  net: 100,
  cgst: 9,
  sgst: 9,
  igst: 0,
  total: 118,
  corrects: null,
  reason: null,
};
const plan = { ...brand, franchiseId: 1, planName: 'Featured' };
const payment = { reference: 'ORDER-7', payee: 'Naya', bank: 'Sample Bank', upiId: null };
const order = { ...plan, total: 589_882, ...payment };

/** Details as the version before has stored them, one for each of its ways to fill them, and words of the mail. */
const stored: [kind: MailKind, details: object, words: string][] = [
  ['operator-notice', {}, 'A kiosk in Pune'],
  ['acknowledgement', {}, 'We have your enquiry about Chai Gully'],
  ['listing-decision', { ...decided, status: 'approved' }, 'Chai Gully is on the site'],
  ['listing-decision', { ...decided, status: 'rejected', reason: 'No logo' }, 'No logo'],
  ['password-reset', { url, name: 'Meera' }, 'Set your password, Meera'],
  ['password-reset', { url, name: 'Meera', role: 'agent' }, 'works the leads'],
  ['data-link', {}, 'Here is the link'],
  ['erasure-asked', { url, due_at: due.due_at }, 'everything stays as it is'],
  ['lead-given', { by: 'Meera' }, 'Meera has given you a lead'],
  ['lead-reply', { subject: 'Pune', text: 'Yes, it is open.', by: 'Meera' }, 'Yes, it is open.'],
  ['lead-due', { step: 'Call about the lease', due_on: '2026-01-06' }, 'Call about the lease'],
  ['lead-due', { step: null, due_on: '2026-01-06' }, 'No next step'],
  ['contact-erased', { unpublished: [{ id: 4, name: 'Dosa' }], withdrawn: [12] }, 'reference 12'],
  ['brand-sign-in', { url, code: '123456' }, '123456'],
  ['brand-invitation', brand, 'You are invited to act for Chai Gully'],
  ['brand-invitation', { ...brand, isEnquiry: true }, 'Somebody asks about Chai Gully'],
  ['brand-people', { ...brand, change: 'left', isOperator: false, url }, 'left the people'],
  ['brand-enquiry', {}, 'A kiosk in Pune'],
  ['brand-enquiries', { ...brand, franchiseId: 1, count: 7 }, '7 more enquiries'],
  ['brand-reply', { ...brand, text: 'On Monday?', replyTo: 'b@chai.example' }, 'On Monday?'],
  [
    'brand-reply',
    { ...brand, text: 'On Monday?', replyTo: 'b@chai.example', isOnBehalf: true },
    'on behalf of Chai Gully',
  ],
  ['investor-answer', { ...brand, name: 'Asha', text: 'On Monday.' }, 'On Monday.'],
  ['mail-bounced', { ...brand, whose: 'investor' }, 'has returned our mail'],
  ['mail-bounced', { ...brand, whose: 'brand' }, 'lie in the inbox of Chai Gully'],
  ['brand-declined', brand, 'it does not fit'],
  ['brand-reopened', brand, 'has not gone to them yet'],
  [
    'enquiry-ended',
    { ...brand, franchiseId: 1, reference: 12, delivered_at: due.due_at },
    'reference 12',
  ],
  ['brand-reminder', due, 'waits for your answer'],
  ['brand-overdue', due, 'has not answered'],
  ['brand-answered', { ...brand, urls: { yes: url, no: url, rubbish: url } }, 'a week ago'],
  ['brand-change', { ...brand, state: 'refused', reason: 'Send figures', url }, 'Send figures'],
  ['brand-change', { ...brand, state: 'approved', reason: null, url }, 'Your changes are live'],
  [
    'brand-change',
    { ...brand, isUnapproved: true, state: 'asked', reason: 'Since when?', url },
    'Since when?',
  ],
  [
    'listing-unconfirmed',
    { ...brand, franchiseId: 1, since: due.due_at, isLast: false, months: 18 },
    'After 18 months',
  ],
  ['plan-order', order, '5,898.82'],
  ['invoice', { invoice }, 'INV/26-27/00001'],
  ['plan-ends', { ...plan, ends_on: '2027-01-04' }, 'ends on 4 Jan 2027'],
  ['test-mail', {}, 'It has arrived'],
];
const needless = new Set(['role', 'isEnquiry', 'isOnBehalf', 'isUnapproved', 'franchiseId']);
/** The page of the brand that the mail of several enquiries opens. */
const isNeedless = (kind: MailKind, key: string) =>
  !['brand-enquiries', 'enquiry-ended'].includes(kind) && needless.has(key);

const api = useApi(({ db }) => insertFranchisesForTest(db, [{ business_name: 'Chai Gully' }]));
const folder = useFolder();
let submission = 0;
beforeAll(async () => {
  const enquiry = {
    name: 'Asha Rao',
    email: 'asha@investor.example',
    phone: '9811122333',
    message: 'A kiosk in Pune',
    franchiseId: '1',
    franchiseName: 'Chai Gully',
  };
  const answer = await api.request('/admin/api/investor', postJson(enquiry));
  submission = ((await answer.json()) as { id: number }).id;
});

async function queue(kind: MailKind, details: unknown): Promise<number> {
  const { rows } = await api.core.db.execute<{ id: number }>(sql`
    insert into mails (kind, "to", submission_id, details)
    values (${kind}, 'reader@example.in', ${submission}, ${JSON.stringify(details)}::jsonb) returning id`);
  return rows[0]?.id ?? 0;
}
const send = (id: number) => sendMail(api.core, createMailer(readEnv({ DATA_DIR: folder() })), id);
const rowOf = async (id: number) =>
  (await api.core.db.select().from(mails).where(eq(mails.id, id)))[0];
const filesOf = async (key = '') => {
  const names = await readdir(join(folder(), 'mail')).catch(() => []);
  return names.filter((name) => name.includes(key)).map((name) => join(folder(), 'mail', name));
};

it.each(stored)(
  'a %s that the version before has queued is sent: %j',
  async (kind, details, words) => {
    const id = await queue(kind, details);
    await send(id);
    const row = await rowOf(id);
    expect(row).toMatchObject({ status: 'written', error: null });
    const [file = ''] = await filesOf(row?.key);
    const { subject, text = '', html = '' } = await PostalMime.parse(await readFile(file));
    expect(`${subject} ${text.replaceAll(/\s+/g, ' ')}`.toLowerCase()).toContain(
      words.toLowerCase(),
    );
    expect(`${subject} ${text} ${html}`).not.toMatch(/undefined|null|NaN|\[object|Invalid/);
  },
);

it('those are all kinds', () => {
  expect(new Set(stored.map(([kind]) => kind))).toEqual(new Set(mailKinds));
});

const incomplete = stored.flatMap(([kind, details]) =>
  Object.keys(details)
    .filter((key) => !isNeedless(kind, key))
    .map((key): [MailKind, string, object] => {
      const { [key as never]: _, ...rest } = details;
      return [kind, key, rest];
    }),
);

it.each(incomplete)('a %s without its %s fails and says so', async (kind, key, details) => {
  const id = await queue(kind, details);
  const reason = `This mail cannot be written: “${key}” is missing in its details, or is not as it should be.`;
  await expect(send(id)).rejects.toThrow(reason);
  await giveUpMail(api.core, id);
  const row = await rowOf(id);
  expect(row).toMatchObject({ status: 'failed', error: reason, content: null });
  expect(await filesOf(row?.key)).toEqual([]);
});

it.each([[null], [[]], ['text'], [7]])('details that are %j fail', async (details) => {
  const id = await queue('brand-reply', details);
  await expect(send(id)).rejects.toThrow('This mail cannot be written: “');
});
