import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { officeApiUrl } from '@naya/contract/office/urls';
import { createDataLink } from '@naya/core/mail/data-link';
import { findOrMakeSecret } from '@naya/db/secrets';
import { createTestDatabase, type TestDatabase } from '@naya/db/testing/database';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listingParts, multipart, type Part } from './hostile/requests.ts';
import { postJson } from './support/api.ts';
import { findTraces } from './support/find-traces.ts';
import { cookiesOf, password, sendJson } from './support/office.ts';
import { drawPicture } from './support/pictures.ts';
import { useDataFolder, useServers } from './support/start.ts';

const dataDir = useDataFolder();
const startServer = useServers();
let database: TestDatabase;
let url = '';
let owner: (method: string, path: string, body?: unknown) => Promise<Response>;

const person = { name: 'Zenobia Quill', email: 'zenobia@example.in', phone: '9811122333' };
const words = [
  'Zenobia',
  'Quill',
  '9811122333',
  '98111',
  'private words',
  'passport',
  'Jalebi Den',
];

beforeAll(async () => {
  database = await createTestDatabase();
  await insertFranchisesForTest(database.db, [{ business_name: 'Chai Gully' }]);
  url = await startServer({
    DATABASE_URL: database.url,
    JOBS: 'on',
    LIMITS: 'shared',
    ADMIN_EMAIL: 'owner@example.in',
    ADMIN_PASSWORD: password,
  });
  const credentials = { email: 'owner@example.in', password };
  const signedIn = await fetch(
    `${url}${officeApiUrl}/sign-in`,
    sendJson('POST', credentials, { Origin: url }),
  );
  const headers = { Origin: url, Cookie: cookiesOf(signedIn) };
  owner = (method, path, body) =>
    fetch(`${url}${officeApiUrl}${path}`, sendJson(method, body, headers));
});
afterAll(() => database.close());

async function send(path: string, init: RequestInit): Promise<number> {
  const sent = await fetch(`${url}/admin/api${path}`, init);
  expect(sent.status).toBe(201);
  return ((await sent.json()) as { id: number }).id;
}

const file = (name: string, content: Uint8Array, field = 'logo'): Part => ({
  name: field,
  file: name,
  content,
});

const rows = async <Row extends object>(text: string) =>
  (await database.pool.query<Row>(text)).rows;
const countRows = async (from: string) =>
  (await rows<{ count: number }>(`select count(*)::int as count from ${from}`))[0]?.count;
const isSent = async () => (await countRows(`mails where status <> 'written'`)) === 0;
const pictureFiles = async () =>
  (await readdir(join(dataDir(), 'media'), { recursive: true })).filter((name) =>
    name.endsWith('.webp'),
  );

/** The link that our mail to this e-mail holds, one with these words. */
async function mailedLink(email: string, words = ''): Promise<string> {
  const folder = join(dataDir(), 'mail');
  for (const name of await readdir(folder)) {
    const mail = await PostalMime.parse(await readFile(join(folder, name)));
    const link = /\/my-data\/[\w.-]+/.exec(mail.text ?? '')?.[0];
    const isWanted = mail.to?.[0]?.address === email && mail.text?.includes(words);
    if (isWanted && link) return link;
  }
  throw new Error('No mail with a link');
}

it('erasure leaves nothing of a person, in no table, job or file, and all of everybody else', async () => {
  const shared = await drawPicture({ width: 60, kind: 'png' });
  const own = await drawPicture({ width: 70, kind: 'png' });
  const message = { ...person, subject: 'Support', message: 'Some private words' };
  await send('/contact', postJson(message));
  const lead = await send('/investor', postJson({ ...message, franchiseName: 'Chai Gully' }));
  const listed = { ...person, business_name: 'Jalebi Den', description: 'Some private words' };
  const pictures = [file('passport.png', own), file('quill.png', shared, 'image1')];
  const parts = [...listingParts(listed), ...pictures];
  await send('/franchise-owner', multipart(parts));
  const other = { name: 'Ravi', business_name: 'Samosa Stop', email: 'ravi@example.in' };
  const others = [...listingParts(other), file('shop.png', shared)];
  await send('/franchise-owner', multipart(others));
  const noted = await owner('POST', `/leads/${lead}/notes`, { text: 'Zenobia rang twice.' });
  expect(noted.status).toBe(201);
  await expect.poll(isSent).toBe(true);
  // As a carrier words its refusals, and as an editor renames what waits.
  await database.pool.query(
    `update pgboss.job set output = jsonb_build_object('message', '550 ' || m.to || ' unknown')
     from mails m where data->>'mailId' = m.id::text`,
  );
  await database.pool.query(
    `insert into audit_lines (actor, action, entity, entity_id, changes)
     select 'owner@example.in', 'changed', 'franchise', id::text, '{"before": {"business_name": "Jalebi Den"}}'
     from franchises where business_name = 'Jalebi Den'`,
  );
  expect(await findTraces(database.pool, dataDir(), words)).not.toEqual([]);
  expect(await countRows(`rate_limits where key like 'sender:%'`)).toBe(2);
  const before = await countRows('submissions');

  const secret = await findOrMakeSecret(database.db, 'privacy-links');
  const link = `${url}/admin/api/my-data/${createDataLink(secret, person.email)}`;
  const erased = await fetch(link, { method: 'DELETE' });
  expect(await erased.json()).toEqual({ erased: 3 });
  await expect.poll(() => findTraces(database.pool, dataDir(), words)).toEqual([]);
  expect(await countRows(`rate_limits where key like 'sender:%'`)).toBe(1);

  expect(await countRows('submissions')).toBe(before);
  expect(await rows(`select name, email from submissions where erased_at is null`)).toEqual([
    { name: 'Ravi', email: 'ravi@example.in' },
  ]);
  expect(await rows(`select business_name from franchises where status = 'pending'`)).toEqual([
    { business_name: 'Samosa Stop' },
  ]);
  // The job takes pictures after mails.
  await expect.poll(() => countRows('media')).toBe(1);
  const [left] = await rows<{ hash: string; original_name: string | null }>('select * from media');
  for (const name of await pictureFiles()) expect(name).toContain(left?.hash ?? 'a picture');
  // Two of Ravi's listing, and the one that tells the operator of the withdrawn listing.
  await expect.poll(() => readdir(join(dataDir(), 'mail'))).toHaveLength(3);
});

it('a listing that is public is taken off the site, and stays without a trace of who sent it', async () => {
  const listed = { ...person, email: 'zenobia.two@example.in', business_name: 'Kulfi Corner' };
  const picture = await drawPicture({ width: 80, kind: 'png' });
  const parts = [...listingParts(listed), file('passport.png', picture)];
  const id = await send('/franchise-owner', multipart(parts));
  const [franchise] = await rows<{ id: number }>(
    `select id from franchises where business_name = 'Kulfi Corner'`,
  );
  const seen = await (await owner('GET', `/franchises/${franchise?.id}`)).json();
  const versions = { [franchise?.id ?? 0]: (seen as { version: number }).version };
  const body = { ids: [franchise?.id], versions, action: 'approve' };
  expect((await owner('POST', '/franchises/actions', body)).status).toBe(200);
  const response = await owner('POST', `/leads/${id}/erase-person`);
  expect(await response.json()).toEqual({ erased: 1 });
  await expect.poll(() => findTraces(database.pool, dataDir(), words)).toEqual([]);
  expect((await fetch(`${url}/admin/api/franchises/${franchise?.id}`)).status).toBe(404);
  const shown = await owner('GET', `/franchises/${franchise?.id}`);
  const { business_logo } = (await shown.json()) as { business_logo: string };
  expect((await fetch(url + business_logo)).status).toBe(200);
});

it('the page of an expired link shows nothing, and has a new one mailed that works', async () => {
  const email = 'ravi@example.in';
  const secret = await findOrMakeSecret(database.db, 'privacy-links');
  const page = `${url}/my-data/${createDataLink(secret, email, 0)}`;
  const shown = await fetch(page);
  expect(shown.status).toBe(404);
  const html = await shown.text();
  expect(html).toContain('This link has expired');
  expect(html).not.toContain(email);
  const asked = await fetch(`${page}?new-link`, { method: 'POST', headers: { Origin: url } });
  expect(await asked.text()).toContain('Please look into your mailbox');
  await expect.poll(isSent).toBe(true);
  const link = await mailedLink(email, 'Here is the link');
  expect(await (await fetch(url + link)).text()).toContain(email);
  expect(await countRows(`submissions where email = '${email}' and erased_at is null`)).toBe(1);
});
