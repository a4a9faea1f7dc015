import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sendMail, giveUpMail } from '@naya/core/mail/send';
import { mails } from '@naya/db/tables/mail';
import { asc, eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, it } from 'vitest';
import { createMailer } from '../src/mail/mailer.ts';
import { readEnv } from '../src/env.ts';
import { postJson, useApi } from './support/api.ts';
import { createFolder } from './support/folder.ts';
import { startSmtp, type MailServer } from './support/smtp.ts';

const api = useApi();
let smtp: MailServer | undefined;
afterEach(async () => {
  await smtp?.stop();
  smtp = undefined;
});

const contact = {
  name: 'Asha\r\nBcc: everyone@example.in',
  email: 'asha@example.in',
  subject: 'Support',
  message: 'First line\nsecond <b>line</b>',
};

async function submitted() {
  const response = await api.request('/admin/api/contact', postJson(contact));
  const { id } = (await response.json()) as { id: number };
  return mailsOf(id);
}
const mailsOf = (id: number) =>
  api.core.db.select().from(mails).where(eq(mails.submission_id, id)).orderBy(asc(mails.id));
const statusOf = async (id: number) =>
  (await api.core.db.select().from(mails).where(eq(mails.id, id)))[0];

it('tells the operator and the sender of each submission, in HTML and text', async () => {
  smtp = await startSmtp();
  const post = createMailer(readEnv({ SMTP_URL: smtp.url }));
  const queued = await submitted();
  expect(queued.map(({ kind, to }) => [kind, to])).toEqual([
    ['operator-notice', 'hello@example.in'],
    ['acknowledgement', 'asha@example.in'],
  ]);
  for (const { id } of queued) await sendMail(api.core, post, id);
  post.close();

  await expect.poll(() => smtp?.received.length).toBe(2);
  const [notice, answer] = smtp.received;
  expect(notice?.to?.[0]?.address).toBe('hello@example.in');
  expect(notice?.subject).toContain('New message');
  expect(notice?.text).toContain('First line\nsecond <b>line</b>');
  expect(notice?.html).toContain('second &lt;b&gt;line&lt;/b&gt;');
  expect(notice?.bcc).toBeUndefined();
  expect(answer?.to?.[0]?.address).toBe('asha@example.in');
  expect(answer?.text).toMatch(/http:\/\/localhost:8000\/my-data\/\S+/);
  expect(await statusOf(queued[0]?.id ?? 0)).toMatchObject({ status: 'sent', attempts: 1 });
});

describe('the notice to the operator', () => {
  async function noticeOf(path: string, body: object) {
    smtp = await startSmtp();
    const post = createMailer(readEnv({ SMTP_URL: smtp.url }));
    const response = await api.request(path, postJson(body));
    const { id } = (await response.json()) as { id: number };
    const [mail] = await mailsOf(id);
    await sendMail(api.core, post, mail?.id ?? 0);
    post.close();
    await expect.poll(() => smtp?.received.length).toBe(1);
    return { id, notice: smtp.received[0] };
  }

  it('is answered to the sender, opens the record, and says nothing of spam', async () => {
    const { id, notice } = await noticeOf('/admin/api/contact', contact);
    expect(notice?.replyTo).toMatchObject([{ address: 'asha@example.in' }]);
    expect(notice?.html).toContain(`href="http://localhost:8000/admin/#/leads/${id}"`);
    expect(notice?.subject).toMatch(/^New message: Asha/);
  });

  it('says in its subject that it may be spam', async () => {
    const links = Array.from({ length: 6 }, (_, i) => `http://spam${i}.example/win`).join(' ');
    const { notice } = await noticeOf('/admin/api/contact', { ...contact, message: links });
    expect(notice?.subject).toMatch(/^Possible spam: new message: Asha/);
  });
});

it('sends a mail once however often its job runs', async () => {
  smtp = await startSmtp();
  const post = createMailer(readEnv({ SMTP_URL: smtp.url }));
  const [mail] = await submitted();
  await sendMail(api.core, post, mail?.id ?? 0);
  await sendMail(api.core, post, mail?.id ?? 0);
  post.close();
  expect(await statusOf(mail?.id ?? 0)).toMatchObject({ status: 'sent', attempts: 1 });
  await expect.poll(() => smtp?.received.length).toBe(1);
});

describe('a mail server that', () => {
  it('is down delays the mail and keeps it listed with its reason', async () => {
    const gone = await startSmtp();
    await gone.stop();
    const post = createMailer(readEnv({ SMTP_URL: gone.url }));
    const [mail] = await submitted();
    const id = mail?.id ?? 0;
    await expect(sendMail(api.core, post, id)).rejects.toThrow();
    expect(await statusOf(id)).toMatchObject({ status: 'queued', attempts: 1 });
    expect((await statusOf(id))?.error).toContain('ECONNREFUSED');

    smtp = await startSmtp(gone.port);
    await sendMail(api.core, post, id);
    post.close();
    expect(await statusOf(id)).toMatchObject({ status: 'sent', attempts: 2, error: null });
  });

  it('refuses has the mail listed as failed after the last try', async () => {
    smtp = await startSmtp(0, 'refuse');
    const post = createMailer(readEnv({ SMTP_URL: smtp.url }));
    const [mail] = await submitted();
    const id = mail?.id ?? 0;
    await expect(sendMail(api.core, post, id)).rejects.toThrow(/No such mailbox/);
    await giveUpMail(api.core, id);
    post.close();
    expect(await statusOf(id)).toMatchObject({ status: 'failed' });
    expect((await statusOf(id))?.error).toContain('No such mailbox');
  });

  it('is slow gets its time', async () => {
    smtp = await startSmtp(0, 'slow');
    const post = createMailer(readEnv({ SMTP_URL: smtp.url }));
    const [mail] = await submitted();
    await sendMail(api.core, post, mail?.id ?? 0);
    post.close();
    expect(await statusOf(mail?.id ?? 0)).toMatchObject({ status: 'sent' });
  });
});

it('writes mails as .eml files when there is no SMTP_URL', async () => {
  await using folder = await createFolder();
  const post = createMailer(readEnv({ DATA_DIR: folder.path }));
  const [mail] = await submitted();
  await sendMail(api.core, post, mail?.id ?? 0);
  const files = await readdir(join(folder.path, 'mail'));
  expect(files).toHaveLength(1);
  const parsed = await PostalMime.parse(await readFile(join(folder.path, 'mail', files[0] ?? '')));
  expect(parsed.messageId).toBe(`<${mail?.key}@localhost>`);
});
