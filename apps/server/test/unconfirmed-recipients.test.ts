import { rateLimits } from '@naya/db/tables/rate-limits';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { createApiApp } from '../src/start/api-app.ts';
import { listingParts, multipart } from './hostile/requests.ts';
import { postJson, useApi } from './support/api.ts';
import { useMailFiles } from './support/mail-files.ts';
import { actOnFranchises, createColleague, type Colleague } from './support/office.ts';

const api = useApi(({ db }) => insertFranchisesForTest(db, [{ business_name: 'Chai Gully' }]));
const { listMails, readMail } = useMailFiles(api);

/** A word that is looked for in the mails, in a sentence a phisher would write. */
const bait = (field: string) => `Bait${field} locked, open https://evil.example/${field} now`;
const idOf = async (response: Response | Promise<Response>) =>
  ((await (await response).json()) as { id: number }).id;

const enquiry = (email: string, franchiseId = '1') => ({
  name: bait('name'),
  email,
  phone: bait('phone'),
  message: bait('message'),
  franchiseId,
  franchiseName: bait('franchise'),
});
const investor = (email: string) => ({
  name: bait('name'),
  email,
  phone: bait('phone'),
  location: bait('location'),
  investmentRange: '10-20L',
  preferredIndustry: bait('industry'),
  experience: 'I have run shops.',
});
const contact = (email: string) => ({
  name: bait('name'),
  email,
  phone: bait('phone'),
  subject: 'Support',
  message: bait('message'),
});
const listing = (email: string) =>
  multipart(
    listingParts({
      email,
      name: bait('name'),
      designation: bait('designation'),
      business_name: bait('business'),
      website: 'https://evil.example',
      Headquarters: bait('headquarters'),
      description: 'Good food.',
    }),
  );
const post = (path: string, init: RequestInit) => api.request(`/admin/api${path}`, init);

describe('an acknowledgement carries nothing that its form said:', () => {
  it.each([
    ['enquiry', '/investor', () => postJson(enquiry('one@example.in')), 'Chai Gully'],
    ['enquiry', '/investor', () => postJson(enquiry('two@example.in', 'none')), 'enquiry'],
    ['registration', '/investor', () => postJson(investor('three@example.in')), 'investor'],
    ['message', '/contact', () => postJson(contact('four@example.in')), 'message'],
    ['franchise listing', '/franchise-owner', () => listing('five@example.in'), 'listing'],
  ])('%s to %s', async (name, path, init, words) => {
    const id = await idOf(post(path, init()));
    const { subject, html, text } = await readMail(id, 'acknowledgement');
    expect(subject).toBe(`We have your ${name}`);
    for (const part of [html, text]) {
      expect(part).toContain(words);
      expect(part).toContain(`Reference ${id}`);
      expect(part).toMatch(/\d{1,2} \w{3} \d{4}, \d{1,2}:\d{2} [ap]m/);
      expect(part).not.toMatch(/bait|evil|locked/i);
      const links = part?.match(/https?:\/\/[^/\s"]+/g) ?? [];
      expect(new Set(links.filter((link) => !link.includes('w3.org')))).toEqual(
        new Set(['http://localhost:8000']),
      );
    }
  });
});

describe('one recipient gets three acknowledgements an hour,', () => {
  const countSent = async (ids: number[]) => {
    const owed = await Promise.all(ids.map((id) => listMails(id, 'acknowledgement')));
    return owed.flat().length;
  };
  const send = (email: string, app: { request: typeof api.request } = api) =>
    idOf(app.request('/admin/api/contact', postJson(contact(email))));

  it('however many come at once, by whatever form, in whatever spelling, to whichever instance', async () => {
    const other = createApiApp({ ...api.core }, pino({ level: 'silent' }));
    const instances = [
      api,
      { request: async (path: string, init?: RequestInit) => other.request(path, init) },
    ];
    const emails = ['victim@example.in', 'VICTIM@EXAMPLE.IN', 'victim+1@example.in'];
    const ids = await Promise.all([
      ...emails.flatMap((email) => instances.map((app) => send(email, app))),
      ...emails.map((email) => idOf(post('/franchise-owner', listing(email)))),
      ...emails.map((email) => idOf(post('/investor', postJson(enquiry(email))))),
    ]);
    expect(await countSent(ids)).toBe(3);
    const notices = await Promise.all(ids.map((id) => listMails(id, 'operator-notice')));
    expect(notices.flat()).toHaveLength(ids.length);
    expect(await countSent([await send('victim@example.in')])).toBe(0);
    expect(await countSent([await send('neighbour@example.in')])).toBe(1);
  });

  it('and more once the hour is over', async () => {
    const first = await Promise.all(Array.from({ length: 5 }, () => send('later@example.in')));
    expect(await countSent(first)).toBe(3);
    await api.core.db.update(rateLimits).set({ expire: sql`extract(epoch from now()) * 1000 - 1` });
    const next = await Promise.all(Array.from({ length: 5 }, () => send('later@example.in')));
    expect(await countSent(next)).toBe(3);
  });
});

describe('a decision about a listing', () => {
  let editor = {} as Colleague;
  beforeAll(async () => {
    editor = await createColleague(api, 'editor');
  });
  const decide = async (business_name: string, action: string, reason: string | null = null) => {
    const parts = listingParts({ business_name });
    const id = await idOf(post('/franchise-owner', multipart(parts)));
    const [row] = (
      await api.core.db.execute<{ franchise_id: number }>(
        sql`select franchise_id from submissions where id = ${id}`,
      )
    ).rows;
    const ids = [row?.franchise_id ?? 0];
    const answer = await actOnFranchises(editor, action, ids, reason);
    expect(answer.status).toBe(200);
    return { id, ...(await readMail(id, 'listing-decision')) };
  };

  it('names a rejected one by its reference, not by what its sender called it', async () => {
    const { id, subject, html, text } = await decide(bait('business'), 'reject', 'No GSTIN.');
    expect(subject).toBe('Your franchise listing was not accepted');
    for (const part of [html, text]) {
      expect(part).toContain('No GSTIN.');
      expect(part).toContain(`Reference ${id}`);
      expect(part).not.toMatch(/bait|evil/i);
    }
  });

  it('names an approved one without links', async () => {
    const name = 'K.C. Dosa www.evil.example Dosa.in https://evil.example/x pay@evil.example';
    const { subject, html, text } = await decide(name, 'approve');
    expect(subject).toBe('K.C. Dosa Dosa. in is on the site');
    for (const part of [html, text]) {
      expect(part?.toLowerCase()).toContain('k.c. dosa dosa. in');
      expect(part).not.toMatch(/evil|dosa\.in/i);
    }
  });
});
