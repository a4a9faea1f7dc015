import { sendMail } from '@naya/core/mail/send';
import type { BrandEnquiryDetail } from '@naya/contract/brands/entity';
import type { MailKind } from '@naya/contract/mail/kinds';
import { createDataLink } from '@naya/core/mail/data-link';
import { createEndToken } from '@naya/core/brands/end-enquiries';
import { mails } from '@naya/db/tables/mail';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { SendMailOptions } from 'nodemailer';
import { pino } from 'pino';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readEnv } from '../src/env.ts';
import { createMailer } from '../src/mail/mailer.ts';
import { answerError } from '../src/http/errors.ts';
import { mailInRoute } from '../src/mail-in/post-route.ts';
import { openSmtp } from '../src/mail-in/smtp.ts';
import { postJson, useApi } from './support/api.ts';
import { joinBrand, listBrand, postToBrand, type BrandPerson } from './support/brand.ts';
import { findTraces } from './support/find-traces.ts';
import { askTestNames, handOver } from './support/mail-in.ts';
import { createColleague } from './support/office.ts';
import { startSmtp, type MailServer } from './support/smtp.ts';

const replyDomain = 'answers.example.in';
const api = useApi();
let smtp = {} as MailServer;
let port = 0;
let brand = 0;
let owner = {} as BrandPerson;
let stop = async () => {};
beforeAll(async () => {
  api.core.replyDomain = replyDomain;
  api.brands.core.replyDomain = replyDomain;
  smtp = await startSmtp();
  const log = pino({ level: 'silent' });
  const own = await openSmtp({
    host: '127.0.0.1',
    port: 0,
    core: api.core,
    resolver: askTestNames,
    log,
  });
  ({ port } = own);
  stop = async () => {
    await own.stop();
    await smtp.stop();
  };
});
afterAll(() => stop());
let made = 0;
beforeEach(async () => {
  made += 1;
  ({ brand, owner } = await listBrand(api, made));
});

let sent = 0;
async function enquire() {
  sent += 1;
  const email = `asha${sent}@investor.example`;
  const enquiry = {
    name: 'Asha Rao',
    email,
    phone: '9811122333',
    message: 'A kiosk in Pune.',
    franchiseId: String(brand),
    franchiseName: 'Chai Gully',
  };
  const answer = await api.request('/admin/api/investor', postJson(enquiry));
  const { id } = (await answer.json()) as { id: number };
  return { id, email };
}
const pathOf = (id: number) => `/brands/${brand}/enquiries/${id}`;
const readEnquiry = (id: number) => owner.read<BrandEnquiryDetail>(pathOf(id));
const thread = async (id: number) =>
  (await readEnquiry(id)).messages.map(({ kind, text }) => `${kind}: ${text}`);

/** The newest such mail, as its recipient's mail server got it. */
async function receive(id: number, kind: MailKind): Promise<Email & { answerTo: string }> {
  const [mail] = await api.core.db
    .select()
    .from(mails)
    .where(and(eq(mails.submission_id, id), eq(mails.kind, kind)))
    .orderBy(desc(mails.id))
    .limit(1);
  const mailer = createMailer(readEnv({ SMTP_URL: smtp.url }));
  await sendMail(api.core, mailer, mail?.id ?? 0);
  mailer.close();
  const received = smtp.received.at(-1);
  if (!mail || !received) throw new Error(`No ${kind} is owed`);
  return { ...received, answerTo: received.replyTo?.[0]?.address ?? '' };
}
const countMails = (id: number, kind: MailKind) =>
  api.core.db.$count(mails, and(eq(mails.submission_id, id), eq(mails.kind, kind)));

it('both sides write to each other by mail, and neither sees the other’s address', async () => {
  const { id, email } = await enquire();
  const enquiry = await receive(id, 'brand-enquiry');
  expect(enquiry.answerTo).toMatch(new RegExp(`^e-b${id}-[\\da-f]{24}@${replyDomain}$`));
  expect(JSON.stringify(enquiry)).not.toContain(email);

  const reply = await handOver(port, {
    from: owner.email,
    to: enquiry.answerTo,
    subject: `Re: ${enquiry.subject}`,
    text: 'Shall we talk on Monday?\n\nOn Mon, 5 Jan 2026 at 10:00, Naya Outlet <a@b.example>\nwrote:\n> A kiosk in Pune.',
  });
  expect(reply).toContain('250');
  expect(await thread(id)).toEqual(['reply: Shall we talk on Monday?']);
  expect(await readEnquiry(id)).toMatchObject({ stage: 'talking', email: '', through_us: true });

  const toInvestor = await receive(id, 'brand-reply');
  expect(toInvestor.to).toMatchObject([{ address: email }]);
  expect(JSON.stringify(toInvestor)).not.toContain(owner.email);
  const attachments = [{ filename: 'plan.pdf', content: 'x' }];
  const text = 'Monday is fine.';
  const answer = { from: email, to: toInvestor.answerTo, subject: 'Re:', text, attachments };
  expect(await handOver(port, answer)).toContain('250');
  expect((await thread(id)).at(-1)).toBe('answer: Monday is fine.\n\n(Not passed on: plan.pdf)');
  const toBrand = await receive(id, 'investor-answer');
  expect(toBrand.to).toMatchObject([{ address: owner.email }]);
  expect(toBrand.answerTo).toBe(enquiry.answerTo);
  expect(toBrand.text).toContain('Monday is fine.');
  expect(JSON.stringify(toBrand)).not.toContain(email);
  expect(await readEnquiry(id)).toMatchObject({ confirmed: true });
});

type Lie = [what: string, mail: (to: string, email: string) => SendMailOptions, answer: RegExp];
const say = (from: string, to: string) => ({ from, to, subject: 'Re:', text: 'Ring 98111 22333.' });
const lies: Lie[] = [
  [
    'a stranger who knows the address',
    (to) => say('eve@stranger.example', to),
    /^550 .*each from their own address/,
  ],
  [
    'the investor’s address in From, by another domain’s server',
    (to, email) => ({ ...say(email, to), envelope: { from: 'eve@stranger.example', to } }),
    /^550 .*We cannot tell/,
  ],
  [
    'a second From behind a proven one',
    (to, email) => ({
      ...say('eve@stranger.example', to),
      raw: `From: eve@stranger.example\r\nFrom: ${email}\r\nTo: ${to}\r\nSubject: Re:\r\n\r\nHello`,
      envelope: { from: 'eve@stranger.example', to },
    }),
    /^550 .*We cannot tell/,
  ],
  [
    'a domain whose name servers do not answer',
    (to) => say('eve@slow.example', to),
    /^451 .*name server/,
  ],
  [
    'an address that we have not made',
    (to, email) => say(email, to.replace(/-[\da-f]{24}@/, `-${'0'.repeat(24)}@`)),
    /^550 There is no such mailbox/,
  ],
  [
    'the address of another conversation',
    (to, email) =>
      say(
        email,
        to.replace(/^e-i(\d+)/, (_all, id) => `e-i${Number(id) - 1}`),
      ),
    /^550 There is no such mailbox/,
  ],
  [
    'a thousand recipients',
    (to, email) => ({
      ...say(email, to),
      to: [...Array.from({ length: 999 }, (_each, at) => `p${at}@else.example`), to],
    }),
    /421 Too many tries|closed/,
  ],
  [
    '30 MB',
    (to, email) => ({
      ...say(email, to),
      attachments: [{ filename: 'film.mp4', content: Buffer.alloc(22 * 1024 * 1024, 'x') }],
    }),
    /^552 /,
  ],
  [
    'more parts than a person sends',
    (to, email) => ({
      ...say(email, to),
      attachments: Array.from({ length: 300 }, () => ({ filename: 'a.txt', content: 'a' })),
    }),
    /^550 .*too many parts/,
  ],
  ['no words at all', (to, email) => ({ ...say(email, to), text: '' }), /^550 .*write your answer/],
  [
    'more words than a form takes',
    (to, email) => ({ ...say(email, to), text: 'word '.repeat(1_200) }),
    /^550 .*at most 5000/,
  ],
];
it.each(lies)('%s: it is refused, and nobody is told anything', async (_what, make, refusal) => {
  const { id, email } = await enquire();
  await owner.call('POST', `${pathOf(id)}/reply`, { text: 'Gladly.' });
  const { answerTo } = await receive(id, 'brand-reply');
  expect(await handOver(port, make(answerTo, email))).toMatch(refusal);
  expect(await thread(id)).toEqual(['reply: Gladly.']);
  expect(await countMails(id, 'investor-answer')).toBe(0);
});

it('control characters and 8-bit headers are harmless', async () => {
  const { id, email } = await enquire();
  await owner.call('POST', `${pathOf(id)}/reply`, { text: 'Gladly.' });
  const { answerTo: to } = await receive(id, 'brand-reply');
  const raw = Buffer.from(
    `From: ${email}\r\nTo: ${to}\r\nSubject: caf\xe9 \x00\r\nMessage-ID: <\xff\x00@x>\r\n\r\nY\x00es \xe9.\r\n`,
    'latin1',
  );
  const envelope = { from: email, to };
  expect(await handOver(port, { from: email, raw, envelope })).toContain('250');
  expect((await thread(id)).at(-1)).toMatch(/^answer: Yes .\.$/u);
});

it('a mail that is delivered again is stored once, and one of a program not at all', async () => {
  const { id, email } = await enquire();
  await owner.call('POST', `${pathOf(id)}/reply`, { text: 'Gladly.' });
  const { answerTo } = await receive(id, 'brand-reply');
  const mail = { ...say(email, answerTo), messageId: '<one@investor.example>' };
  for (const each of [mail, mail]) expect(await handOver(port, each)).toContain('250');
  const automatic: SendMailOptions[] = [
    { headers: { 'Auto-Submitted': 'auto-replied' } },
    { headers: { Precedence: 'bulk' } },
    { headers: { 'X-Loop': 'localhost' } },
    { messageId: '<ours@localhost>' },
    { subject: 'Automatic reply: Gladly.' },
    { envelope: { from: '', to: answerTo } },
  ];
  for (const each of automatic) {
    expect(await handOver(port, { ...say(email, answerTo), ...each })).toContain('250');
  }
  expect(await thread(id)).toEqual(['reply: Gladly.', 'answer: Ring 98111 22333.']);
});

it('two programs that answer each other without saying what they are stop after a dozen mails', async () => {
  const { id, email } = await enquire();
  await owner.call('POST', `${pathOf(id)}/reply`, { text: 'Gladly.' });
  const { answerTo } = await receive(id, 'brand-reply');
  const answers: string[] = [];
  for (let at = 0; at < 15; at += 1) {
    answers.push(await handOver(port, { ...say(email, answerTo), text: `I am away (${at}).` }));
  }
  expect(answers.filter((each) => each.startsWith('250'))).toHaveLength(12);
  expect(answers.at(-1)).toMatch(/^451 .*a lot of answers/);
});

it('a mailbox that returns our mail is marked, and the other side told once', async () => {
  const { id } = await enquire();
  await owner.call('POST', `${pathOf(id)}/reply`, { text: 'Gladly.' });
  const { answerTo: to } = await receive(id, 'brand-reply');
  const bounce = (status: string) => ({
    envelope: { from: '', to },
    raw: [
      'From: MAILER-DAEMON@mx.example',
      `To: ${to}`,
      'Auto-Submitted: auto-replied',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'It could not be delivered.',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example',
      '',
      `Action: ${status.startsWith('5') ? 'failed' : 'delayed'}`,
      `Status: ${status}`,
      '--b--',
    ].join('\r\n'),
  });
  expect(await handOver(port, bounce('4.4.1'))).toContain('250');
  expect(await readEnquiry(id)).toMatchObject({ investor_bounced_at: null });
  for (const status of ['5.1.1', '5.1.1']) {
    expect(await handOver(port, bounce(status))).toContain('250');
  }
  expect(await readEnquiry(id)).toMatchObject({ investor_bounced_at: expect.any(String) });
  expect(await countMails(id, 'mail-bounced')).toBe(1);
  expect((await receive(id, 'mail-bounced')).to).toMatchObject([{ address: owner.email }]);
});

it('whoever is removed from the brand, or has ended the enquiry, writes no more', async () => {
  const { id, email } = await enquire();
  const member = await joinBrand(api, brand, `member${made}@chai.example`, 'member');
  const { answerTo: ofBrand } = await receive(id, 'brand-enquiry');
  expect(await handOver(port, say(member.email, ofBrand))).toContain('250');
  await owner.call('POST', `/brands/${brand}/people/remove`, { person: member.id });
  const again = { ...say(member.email, ofBrand), text: 'Once more.' };
  expect(await handOver(port, again)).toMatch(/^550 .*each from their own address/);
  const { answerTo } = await receive(id, 'brand-reply');
  const token = createEndToken(api.core.secret, id);
  expect((await postToBrand(api, '/endings', { token })).status).toBe(200);
  expect(await handOver(port, say(email, answerTo))).toMatch(/^550 .*has ended this enquiry/);
  expect(await handOver(port, say(owner.email, ofBrand))).toMatch(/^550 .*has ended this enquiry/);
  expect(await thread(id)).toHaveLength(1);
});

it('what came in is taken along, and erased with its sender', async () => {
  const { id, email } = await enquire();
  await owner.call('POST', `${pathOf(id)}/reply`, { text: 'Gladly.' });
  const { answerTo } = await receive(id, 'brand-reply');
  await handOver(port, { ...say(email, answerTo), text: 'Zebrafish on Monday.' });
  const link = `/admin/api/my-data/${createDataLink(api.core.secret, email)}`;
  expect(await api.get(link)).toMatchObject({
    submissions: [
      {
        messages: [
          { isOwn: false, text: 'Gladly.' },
          { isOwn: true, text: 'Zebrafish on Monday.' },
        ],
      },
    ],
  });
  const agent = await createColleague(api, 'agent');
  expect(await agent.read(`/leads/${id}`)).toMatchObject({
    brand_replies: [{ kind: 'reply' }, { kind: 'answer', text: 'Zebrafish on Monday.' }],
  });
  expect((await api.request(link, { method: 'DELETE' })).status).toBeLessThan(300);
  expect(await findTraces(api.core.db.$client, api.dataDir, ['zebrafish', email])).toEqual([]);
});

it('a provider that knows the secret posts what it took, and nobody else does', async () => {
  const { id, email } = await enquire();
  await owner.call('POST', `${pathOf(id)}/reply`, { text: 'Gladly.' });
  const { answerTo: recipient } = await receive(id, 'brand-reply');
  const secret = 'sixteen characters';
  const app = mailInRoute({ core: api.core, resolver: askTestNames, secret });
  const post = (from: string, by = secret) =>
    app.request('/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${by}` },
      body: JSON.stringify({
        sender: from,
        recipient,
        clientIp: '127.0.0.1',
        helo: 'mx.example',
        raw: Buffer.from(`From: ${from}\r\nSubject: Re:\r\n\r\nBy post.\r\n`).toString('base64'),
      }),
    });
  app.onError(answerError(pino({ level: 'silent' })));
  await api.core.db.execute(
    sql`update submissions set email = 'asha@stranger.example' where id = ${id}`,
  );
  expect((await post('asha@stranger.example', 'another secret')).status).toBe(403);
  expect((await post(email)).status).toBe(422);
  expect((await post('asha@stranger.example')).status).toBe(200);
  expect(await thread(id)).toEqual(['reply: Gladly.', 'answer: By post.']);
});
