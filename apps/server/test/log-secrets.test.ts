import { createDataLink } from '@naya/core/mail/data-link';
import { officeApiUrl } from '@naya/contract/office/urls';
import { findOrMakeSecret } from '@naya/db/secrets';
import { createTestDatabase, type TestDatabase } from '@naya/db/testing/database';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listingParts, multipart } from './hostile/requests.ts';
import { postJson } from './support/api.ts';
import { get } from './support/get.ts';
import { readLogs, startMain } from './support/main.ts';
import { findSecrets, plant } from './support/planted.ts';
import { cookiesOf, sendJson } from './support/office.ts';
import { startSmtp, type MailServer } from './support/smtp.ts';
import { useDataFolder } from './support/start.ts';
import { readDemoUrl } from './support/templates.ts';

const dataDir = useDataFolder();
let database: TestDatabase;
let smtp: MailServer;
let server: ReturnType<typeof startMain>;
let url = '';
let franchise = 0;

const person = {
  name: plant('Zenobia Quill'),
  email: plant('zenobia.quill@planted.example'),
  phone: plant('9811122333'),
  message: plant('words for nobody else'),
  subject: 'Support',
};
const password = plant('a planted password');
const account = { name: plant('Omkar Planted'), email: plant('omkar@planted.example') };

beforeAll(async () => {
  database = await createTestDatabase(readDemoUrl());
  [franchise = 0] = await insertFranchisesForTest(database.db, [{ business_name: 'Chai Gully' }]);
  smtp = await startSmtp(0, 'refuse');
  server = startMain({
    DATA_DIR: dataDir(),
    DATABASE_URL: database.url,
    SMTP_URL: smtp.url,
    PORT: '0',
    LIMITS: 'off',
    LOG_LEVEL: 'trace',
  });
  url = (await server.listening).replace('localhost', '127.0.0.1');
});
afterAll(async () => {
  // Still there if the test failed on its way.
  server.child.kill('SIGKILL');
  await smtp.stop();
  await database.close();
});

const call = (method: string, path: string, body?: unknown, cookie = '') =>
  fetch(`${url}${officeApiUrl}${path}`, sendJson(method, body, { Origin: url, Cookie: cookie }));
const asForm = (fields: Record<string, string>) => ({
  method: 'POST',
  headers: { Origin: url },
  body: new URLSearchParams(fields),
  redirect: 'manual' as const,
});
const tokenIn = async (kind: string) => {
  const { rows } = await database.pool.query<{ url: string }>(
    `select details->>'url' as url from mails where kind = $1 order by id desc limit 1`,
    [kind],
  );
  return plant(decodeURIComponent(/token=([^&]+)/.exec(rows[0]?.url ?? '')?.[1] ?? 'none'));
};

/** Forms by script, by a page without script and by the router's own calls, and what is wrong with them. */
async function sendForms() {
  for (const path of ['/contact', '/investor']) {
    const send = () => fetch(`${url}/admin/api${path}`, postJson({ ...person, franchiseId: '1' }));
    // On a starved machine a statement may miss its time, and the form is told to come again.
    await expect.poll(async () => (await send()).status).toBe(201);
    await fetch(`${url}/admin/api${path}?email=${person.email}`, postJson({ name: person.name }));
    await fetch(`${url}/admin/api${path}`, postJson(`{"email": "${person.email}"`));
  }
  const listing = { ...person, business_name: plant('Jalebi Den'), website: person.email };
  await fetch(`${url}/admin/api/franchise-owner`, multipart(listingParts(listing)));
  for (const path of ['/contact', '/contact.data', `/franchises/${franchise}`, '/join-investor'])
    await fetch(url + path, asForm(person));
  await get(`${url}/franchises?search=${person.name.replace(' ', '+')}`);
  await get(`${url}/page/${person.email}`);
  await get(`${url}/blog/${person.phone}`);
}

/** Written in every way that might reach something, with what a mail program makes of it. */
async function openDataLinks() {
  const secret = await findOrMakeSecret(database.db, 'privacy-links');
  const token = plant(createDataLink(secret, person.email));
  const old = plant(createDataLink(secret, person.email, 0));
  const paths = ['my-data', 'My-Data', 'MY-DATA', 'my%2Ddata', '%6Dy-data', 'my%252Ddata'];
  for (const path of paths) {
    await get(`${url}/${path}/${token}`, { Referer: `${url}/${path}/${token}` });
    await get(`${url}/admin/api/${path}/${token}`);
    await get(`${url}/${path}%2F${token}?next=${token}`);
  }
  await get(`${url}/My-Data/${old}.data`);
  await get(`${url}/ADMIN/api/my-data/${old}/new-link`, {}, 'POST');
  await get(`${url}/admin/api/my-data/${old}/new-link`, {}, 'POST');
  await fetch(`${url}/My-Data/${old}?new-link`, asForm({}));
  expect((await get(`${url}/admin/api/my-data/${token}`)).status).toBe(200);
  return token;
}

async function useOffice() {
  // Letters of one case, which the mask of tokens in general does not know.
  const partnerLink = plant('partner_link_'.padEnd(43, 'x'));
  await get(`${url}/brand/partner-page/${partnerLink}`);
  await get(`${url}/brand/api/partner-pages/${partnerLink}`);
  const firstOwner = plant(await findOrMakeSecret(database.db, 'first-owner'));
  await get(`${url}/admin/first-owner/${firstOwner}`);
  await get(`${url}/admin/%23/first-owner%3Ftoken=${firstOwner}`);
  const made = await call('POST', '/first-owner', { ...account, password, token: firstOwner });
  expect(made.status).toBe(201);
  await call('POST', '/sign-in', { email: account.email, password: plant('a wrong password') });
  await call('POST', '/forgotten-password', { email: account.email });
  const reset = await tokenIn('password-reset');
  await get(`${url}${officeApiUrl}/reset-password/${reset}?token=${reset}`);
  await get(`${url}/admin/%23/new-password%3Ftoken%3D${reset}`);
  await call('POST', '/new-password', { token: reset, password });
  const signedIn = await call('POST', '/sign-in', { email: account.email, password });
  expect(signedIn.status).toBe(200);
  const cookie = cookiesOf(signedIn);
  plant(decodeURIComponent(cookie.split('=')[1] ?? 'none'));
  await call('GET', `/leads?filter={"q":"${person.email}"}`, undefined, cookie);
  const bad = { email: person.email, name: person.name, role: 'king' };
  await call('POST', '/users', bad, cookie);
}

it('a server that logs all it can writes no secret and nothing personal', async () => {
  await sendForms();
  const token = await openDataLinks();
  await useOffice();
  // The job that mails them fails, is logged, and is tried again.
  await expect.poll(() => readLogs.at(-1)?.()).toContain('a job failed');
  await database.pool.query('alter table submissions rename to elsewhere');
  const broken = await Promise.all([
    get(`${url}/admin/api/my-data/${token}`),
    get(`${url}/my-data/${token}`),
    fetch(`${url}/admin/api/contact`, postJson(person)),
    fetch(`${url}/contact`, asForm(person)),
  ]);
  for (const { status } of broken) expect(status).toBeGreaterThanOrEqual(500);
  server.child.kill('SIGTERM');
  await server.ended;
  const log = readLogs.at(-1)?.() ?? '';
  // The way into the demo's brands is a developer's alone.
  expect(log).toContain('  Data ');
  expect(log).not.toContain('Demo brands');
  expect(log).toContain('request failed');
  expect(log).toContain('/admin/api/contact');
  expect(findSecrets(log)).toEqual([]);
});
