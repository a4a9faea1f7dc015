import { maxFormBytes } from '@naya/contract/constants';
import { contactUrl, franchiseUrl, joinInvestorUrl, listFranchiseUrl } from '@naya/contract/urls';
import { createDataLink } from '@naya/core/mail/data-link';
import { submissions } from '@naya/db/tables/submissions';
import { describe, expect, it } from 'vitest';
import { postJson } from '../support/api.ts';
import { findField, valueOf } from '../support/fields.ts';
import { findAll, findNamed, findOne, findPart, hrefOf, textOf, textsOf } from '../support/html.ts';
import { sendForm } from '../support/send-form.ts';
import type { SitePage } from '../support/site.ts';
import { site } from './site.ts';
import { contact, message } from './form-cases.ts';

const formOn = ({ document }: SitePage, name: string) => findPart(document, name, 'form');

it('the partner page writes the snippet without scripts, and is still the manual', async () => {
  const page = await site.visit('/partners');
  const form = formOn(page, 'What to show');
  const answer = await sendForm(site, page, form, 'Write the snippet', { city: 'Pune' });
  expect(textOf(findAll(answer.document, 'pre')[0]!)).toContain(
    'city="Pune" limit="6" theme="auto"',
  );
  expect(valueOf(findField(formOn(answer, 'What to show'), 'City'))).toBe('Pune');
  expect(textsOf(findAll(answer.document, 'h2'))).toContain('Getting your site listed');
  expect(hrefOf(findPart(answer.document, 'How it looks', 'section'), 'Browse franchises')).toBe(
    '/franchises',
  );
});

it('the partner page leads to the documentation, and its program sends a form as a test', async () => {
  const { document } = await site.visit('/partners');
  const part = findPart(document, 'With a program of your own', 'section');
  expect(hrefOf(part, 'Its documentation')).toBe('/api/docs');
  const program = textOf(findOne(part, 'pre'));
  const [, path = '', key = '', body = ''] =
    /curl http:\/\/[^/]+(\/api\/\w+) .*"X-Partner-Key: (\w+)" .*-d '(.*)'/.exec(program) ?? [];
  const { core, request } = site.api;
  const before = await core.db.$count(submissions);
  const answer = await request(path, postJson(body, { 'X-Partner-Key': key }));
  expect(await answer.json()).toMatchObject({ success: true, test: true });
  expect(await core.db.$count(submissions)).toBe(before);
});

describe('the page of a sender', () => {
  const visitMine = async (email: string) => {
    const values = { ...contact.values, email };
    const page = await site.visit('/contact');
    await sendForm(site, page, formOn(page, 'Contact form'), 'Send Message', values);
    return site.visit(`/my-data/${createDataLink(site.api.core.secret, email)}`);
  };

  it('shows what was sent, to nobody else', async () => {
    const { headers, document } = await visitMine('mine@example.in');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin',
    });
    for (const text of ['Your data with us', 'mine@example.in', message]) {
      expect(textOf(document)).toContain(text);
    }
    expect(findOne(document, 'meta', { name: 'robots' }).attribs['content']).toBe(
      'noindex, follow',
    );
    expect(findOne(document, 'a', { download: true }).attribs['download']).toBe('my-data.json');
  });

  it('erases everything at one confirmed press, without scripts too', async () => {
    const page = await visitMine('gone@example.in');
    const form = findAll(page.document, 'form').find(
      (each) => findNamed(each, 'button', 'Yes, erase what I sent').length > 0,
    );
    const answer = await sendForm(site, page, form!, 'Yes, erase what I sent');
    expect(textOf(answer.document)).toContain('Everything is erased');
    expect(await site.storedSubmissions('gone@example.in')).toEqual([]);
  });

  it('shows nothing for a link that was tampered with', async () => {
    const { status, document } = await site.visit('/my-data/bm9ib2R5QGV4YW1wbGUuaW4.forged');
    expect(status).toBe(404);
    expect(textOf(findOne(document, 'h1'))).toBe('This link does not work');
  });
});

describe('a form that is too large', () => {
  it('is answered by a page that says what to do', async () => {
    const form = new FormData();
    const bytes = new Uint8Array(maxFormBytes.pictures / 3 + 1024);
    for (const name of ['a', 'b', 'c']) form.append('images', new File([bytes], `${name}.jpg`));
    const encoded = new Response(form);
    const headers = { 'Content-Type': encoded.headers.get('Content-Type') ?? '' };
    const sent = { method: 'POST', headers, body: await encoded.arrayBuffer() };
    const { status, document } = await site.visit(listFranchiseUrl, sent);
    expect(status).toBe(413);
    const [alert] = findAll(document, '*', { role: 'alert' });
    expect(textOf(alert!)).toContain('choose smaller pictures');
    expect(textOf(findOne(document, 'h1'))).toBe('List your franchise');
  });

  const chunk = Buffer.alloc(16 * 1024, 'x');
  const endlessForm = () => {
    let bytes = 0;
    const start = '--x\r\nContent-Disposition: form-data; name="logo"; filename="a"\r\n\r\n';
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          controller.enqueue(bytes === 0 ? Buffer.from(start) : chunk);
          bytes += chunk.length;
        },
      },
      { highWaterMark: 0 },
    );
    return { body, bytesRead: () => bytes };
  };
  const multipart = 'multipart/form-data; boundary=x';
  const urlencoded = 'application/x-www-form-urlencoded';
  it.each([
    [listFranchiseUrl, multipart, maxFormBytes.pictures],
    [contactUrl, urlencoded, maxFormBytes.texts],
    [contactUrl, multipart, maxFormBytes.texts],
    [joinInvestorUrl, multipart, maxFormBytes.texts],
    [franchiseUrl(1), multipart, maxFormBytes.texts],
  ])('%s as %s is read up to its limit, though its length is not told', async (path, type, max) => {
    const { body, bytesRead } = endlessForm();
    const headers = { 'Content-Type': type, 'Transfer-Encoding': 'chunked' };
    const answer = await site.visit(path, { method: 'POST', headers, body, duplex: 'half' });
    expect(answer.status).toBe(413);
    expect(textOf(answer.document)).toContain('and was not sent');
    expect(bytesRead()).toBeGreaterThan(max - chunk.length);
    expect(bytesRead()).toBeLessThan(max + 5 * chunk.length);
  });

  it('is not read at all where its length is told', async () => {
    const headers = { 'Content-Type': multipart, 'Content-Length': String(maxFormBytes.texts + 1) };
    const { body, bytesRead } = endlessForm();
    const answer = await site.visit(contactUrl, { method: 'POST', headers, body, duplex: 'half' });
    expect(answer.status).toBe(413);
    expect(textOf(answer.document)).toContain('larger than 100 KB');
    expect(bytesRead()).toBe(0);
  });
});
