import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { expect, it } from 'vitest';
import { contact, listingParts, multipart } from './hostile/requests.ts';
import { postJson, useApi } from './support/api.ts';
import { useMailFiles, type MailFile } from './support/mail-files.ts';

const api = useApi(({ db }) => insertFranchisesForTest(db, [{ business_name: 'Chai Gully' }]));
const { readMail } = useMailFiles(api);
const idOf = async (response: Response) => ((await response.json()) as { id: number }).id;

/** The longest line that SMTP carries. */
const longestLine = 998;
const hostile = [
  'Asha\r\nBcc: all@evil.example\r\n\r\n<h1>Body</h1>',
  '=?utf-8?Q?=0D=0ABcc:_all@evil.example?=',
  '\u202Egpj.exe\u2069 \u200B\u{E0041}\u0000\u001B[2J',
  '</title><script>alert(1)</script><img src=x onerror=alert(1)>',
  '"><a href="javascript:alert(1)">x</a> {{name}} ${name} <%= name %>',
];

function expectHarmless(mail: MailFile): void {
  const names = mail.headers.map(({ key }) => key);
  expect(new Set(names).size).toBe(names.length);
  expect(names).not.toContain('bcc');
  expect(names).not.toContain('cc');
  expect(mail.to).toHaveLength(1);
  for (const line of mail.raw.split('\r\n')) expect(line.length).toBeLessThanOrEqual(longestLine);
  expect(mail.raw).not.toMatch(/[^\t\r\n\x20-\x7e]/);
  expect(mail.subject).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069\u200B]/u);
  expect(mail.subject?.length).toBeLessThanOrEqual(200);
  expect(mail.html).not.toMatch(/<script|<img|<h1>Body|<a href="javascript/i);
  // Zero-width spaces are the template's own: they fill up the line that a list of mails shows.
  for (const part of [mail.html, mail.text]) {
    expect(part).not.toMatch(/[^\P{Cc}\t\n\r]|[\u202A-\u202E\u2066-\u2069\u{E0041}]/u);
  }
}

it.each(hostile)('a mail about a message is harmless: %j', async (text) => {
  const body = { ...contact(), name: text, phone: text, message: `${text}\n${'x'.repeat(4_000)}` };
  const id = await idOf(await api.request('/admin/api/contact', postJson(body)));
  expectHarmless(await readMail(id, 'operator-notice'));
});

it.each(hostile)('a mail about a listing is harmless: %j', async (text) => {
  const parts = listingParts({ name: text, business_name: text, description: text });
  const id = await idOf(await api.request('/admin/api/franchise-owner', multipart(parts)));
  expectHarmless(await readMail(id, 'operator-notice'));
  expectHarmless(await readMail(id, 'acknowledgement'));
});

it('a word without an end does not widen the mail', async () => {
  const body = { ...contact(), message: 'x'.repeat(5_000) };
  const id = await idOf(await api.request('/admin/api/contact', postJson(body)));
  const { html } = await readMail(id, 'operator-notice');
  expect(html).toMatch(/<p style="[^"]*overflow-wrap:\s*anywhere[^"]*">x{5000}/);
});
