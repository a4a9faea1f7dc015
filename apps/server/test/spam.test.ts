import { mails } from '@naya/db/tables/mail';
import { submissions } from '@naya/db/tables/submissions';
import { insertCategories } from '@naya/db/seed/insert';
import { makeCategory } from '@naya/db/testing/seeds';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createApiApp } from '../src/start/api-app.ts';
import { enquiry, listingParts, multipart } from './hostile/requests.ts';
import { postJson, useApi } from './support/api.ts';

const api = useApi((core) =>
  insertCategories(core.db, [makeCategory({ name: 'Food & Beverage' })]),
);
const contact = { name: 'Asha', email: 'asha@example.in', subject: 'Support', message: 'Hello' };
let count = 0;
const send = async (body: object, headers = {}) => {
  count += 1;
  const own = { ...contact, email: `asha${count}@example.in`, ...body };
  return api.request('/admin/api/contact', postJson(own, headers));
};

describe('a suspicious submission is kept and marked', () => {
  it.each([
    ['a filled trap', {}, { 'X-Form-Trap': 'x' }, 'filled a hidden field'],
    ['a form sent at once', {}, { 'X-Form-Elapsed': '300' }, 'sent faster than anyone types'],
    [
      'many links',
      { message: 'https://a.example https://b.example www.c.example' },
      {},
      'three or more links',
    ],
    [
      'repetition',
      { message: 'buy this now '.repeat(20) + '<a href' },
      {},
      'the same words over and over',
    ],
  ])('%s', async (_name, body, headers, reason) => {
    const response = await send(body, headers);
    expect(response.status).toBe(201);
    const { id } = (await response.json()) as { id: number };
    const [row] = await api.core.db.select().from(submissions).where(eq(submissions.id, id));
    expect(row?.stage).toBe('spam');
    expect(row?.spam_reasons).toContain(reason);
    const queued = await api.core.db.select().from(mails).where(eq(mails.submission_id, id));
    expect(queued.map(({ kind }) => kind)).toEqual(['operator-notice']);
  });
});

it('an ordinary one is not marked', async () => {
  const response = await send(
    { message: 'See https://example.in please' },
    { 'X-Form-Elapsed': '9000' },
  );
  const { id } = (await response.json()) as { id: number };
  const [row] = await api.core.db.select().from(submissions).where(eq(submissions.id, id));
  expect(row).toMatchObject({ stage: 'new', spam_reasons: ['one or two links'] });
});

it('only a flood from one sender gets 429 and when to come back', async () => {
  const statuses: number[] = [];
  let last = new Response();
  for (let index = 0; index < 25; index += 1) {
    last = await api.request(
      '/admin/api/contact',
      postJson({ ...contact, email: 'flood@example.in' }),
    );
    statuses.push(last.status);
  }
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 201));
  expect(statuses.at(-1)).toBe(429);
  expect(Number(last.headers.get('Retry-After'))).toBeGreaterThan(0);
});

describe.each(['/admin/api', '/api'])('in %s', (base) => {
  it.each([
    ['/contact', (form: object) => postJson({ ...contact, ...form })],
    ['/investor', (form: object) => postJson({ ...enquiry(), ...form })],
    ['/franchise-owner', (form: Record<string, string>) => multipart(listingParts(form))],
  ])('%s counts what one sender sends, and no faulty form', async (path, write) => {
    const email = `${base}${path}@example.in`.replaceAll('/', '');
    const sendOften = async (times: number, form: RequestInit) => {
      const statuses = new Set<number>();
      for (let index = 0; index < times; index += 1) {
        statuses.add((await api.request(base + path, form)).status);
      }
      return [...statuses];
    };
    expect(await sendOften(21, write({ email, name: 'x'.repeat(10_000) }))).toEqual([422]);
    expect(await sendOften(20, write({ email }))).toEqual([201]);
    expect(await sendOften(1, write({ email }))).toEqual([429]);
  });
});

describe('instances behind one balancer', () => {
  const flood = async (limits: 'shared' | 'on' | 'off') => {
    const apps = [1, 2].map(() => createApiApp(api.core, pino({ level: 'silent' }), { limits }));
    const statuses: number[] = [];
    for (let index = 0; index < 24; index += 1) {
      const body = { ...contact, email: `${limits}@example.in` };
      const response = await apps[index % 2]?.request('/admin/api/contact', postJson(body));
      statuses.push(response?.status ?? 0);
    }
    return statuses.filter((status) => status === 429).length;
  };

  it('count a flood together when their limits are shared', async () => {
    // Until its table is made each counts for itself.
    await expect.poll(() => flood('shared')).toBeGreaterThanOrEqual(4);
  });

  it('count apart otherwise, or not at all', async () => {
    expect(await flood('on')).toBe(0);
    expect(await flood('off')).toBe(0);
  });
});
