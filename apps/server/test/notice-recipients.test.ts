import { noticeKinds } from '@naya/contract/site-info/notice-recipients';
import { randomUUID } from 'node:crypto';
import { contactSubjects } from '@naya/contract/choices';
import type { SetupState } from '@naya/contract/site-info/setup';
import { sendMail, type Letter, type Mailer } from '@naya/core/mail/send';
import { readNoticeRecipients } from '@naya/core/notice-recipients';
import { updateSeed } from '@naya/db/seed/removal';
import { desc, eq } from '@naya/db/drizzle';
import { mails } from '@naya/db/tables/mail';
import { beforeAll, expect, it } from 'vitest';
import { postJson } from './support/api.ts';
import { useDemoApi } from './support/demo.ts';
import { createColleague, type Colleague } from './support/office.ts';

const api = useDemoApi();
let owner = {} as Colleague;
beforeAll(async () => {
  owner = await createColleague(api, 'owner');
  await createColleague(api, 'editor');
});

/** Whom a message by the site's form is told to. */
async function recipientsOfMessage(): Promise<string[]> {
  const email = `${randomUUID()}@investor.example`;
  const message = { name: 'Asha Rao', email, subject: contactSubjects[0], message: 'A kiosk?' };
  const answer = await api.request('/admin/api/contact', postJson(message));
  expect(answer.status).toBe(201);
  const { id } = (await answer.json()) as { id: number };
  const found = await api.core.db
    .select({ to: mails.to, kind: mails.kind })
    .from(mails)
    .where(eq(mails.submission_id, id));
  return found.filter(({ kind }) => kind === 'operator-notice').map(({ to }) => to);
}

const readState = () => owner.read<SetupState>('/setup');
const choose = async (recipients: object) =>
  owner.call('PUT', '/setup/recipients', { recipients, seen: (await readState()).recipients });

it('a notice goes to the owners, until they choose others for its kind', async () => {
  expect(await recipientsOfMessage()).toEqual([owner.email]);
  expect((await readState()).usualRecipients).toEqual([owner.email]);

  const saved = await choose({ contact: ['desk@momos.test', 'two@momos.test'], enquiry: [] });
  expect(saved.status).toBe(200);
  expect((await recipientsOfMessage()).toSorted()).toEqual(['desk@momos.test', 'two@momos.test']);
  const { confirmed, dismissed, recipients } = await readState();
  await owner.call('PUT', '/setup', { confirmed, dismissed: !dismissed });
  expect((await readState()).recipients).toEqual(recipients);

  const late = { recipients: {}, seen: {} };
  expect((await owner.call('PUT', '/setup/recipients', late)).status).toBe(409);
  expect((await choose({ contact: ['no address'] })).status).toBe(422);
  expect((await choose({})).status).toBe(200);
  expect(await recipientsOfMessage()).toEqual([owner.email]);
});

it('MAIL_TO, where it is set, goes before the owners', async () => {
  const { db } = api.core;
  const emailsOf = await readNoticeRecipients({ contactEmail: 'office@momos.test' }, db);
  expect(emailsOf('brands')).toEqual(['office@momos.test']);
});

it('outside the demo no mail goes to the mailboxes of the sample, and the setup step says so', async () => {
  const { db } = api.core;
  const sent: string[] = [];
  const mailer: Mailer = {
    write: async () => ({ subject: '', html: '', text: '' }),
    deliver: async ({ to }: Letter) => {
      sent.push(to);
      return 'sent';
    },
    discard: async () => {},
  };
  const send = async () => {
    await recipientsOfMessage();
    const [mail] = await db
      .select()
      .from(mails)
      .where(eq(mails.kind, 'operator-notice'))
      .orderBy(desc(mails.id))
      .limit(1);
    await sendMail(api.core, mailer, mail!.id);
    const [after] = await db.select().from(mails).where(eq(mails.id, mail!.id));
    return after;
  };
  api.core.hasMailServer = true;
  await choose({ contact: ['hello@example.in'] });
  expect((await readState()).steps.mail).toMatchObject({ done: false });
  expect(await send()).toMatchObject({ status: 'sent' });
  await updateSeed(db, 'demo', { removed_at: new Date().toISOString() });
  const kept = await send();
  expect(kept).toMatchObject({ status: 'failed' });
  expect(kept?.error).toContain('hello@example.in is the sample’s');
  expect(sent).toEqual(['hello@example.in']);
  await choose(Object.fromEntries(noticeKinds.map((kind) => [kind, ['desk@momos.test']])));
  expect((await readState()).steps.mail).toMatchObject({
    done: true,
    note: 'A mail server is set; notices go to desk@momos.test',
  });
  api.core.hasMailServer = false;
});
