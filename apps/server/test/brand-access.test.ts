import { officeRoles } from '@naya/contract/accounts/roles';
import { brandApiUrl } from '@naya/contract/brands/urls';
import { officeApiUrl } from '@naya/contract/office/urls';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { beforeAll, expect, it } from 'vitest';
import { brandRoutes } from '../src/brands/routes.ts';
import { officeRoutes } from '../src/start/office.ts';
import { useApi } from './support/api.ts';
import { joinBrand, signInToBrand } from './support/brand.ts';
import { createColleague, origin } from './support/office.ts';

const api = useApi();
/** The cookie of everyone who might try; the brand of the paths is the first one. */
const cookies: Record<string, string> = { nobody: '' };
let brand = 0;
beforeAll(async () => {
  const [first = 0, other = 0] = await insertFranchisesForTest(api.core.db, [
    { business_name: 'Chai Gully' },
    { business_name: 'Dosa Gali' },
  ]);
  brand = first;
  const owner = await joinBrand(api, first, 'owner@example.in', 'owner');
  const member = await joinBrand(api, first, 'member@example.in', 'member');
  const stranger = await joinBrand(api, other, 'other@example.in', 'owner');
  Object.assign(cookies, { stranger: stranger.cookie, member: member.cookie, owner: owner.cookie });
  for (const role of officeRoles)
    cookies[`office ${role}`] = (await createColleague(api, role)).cookie;
});

const addressOf = (path: string) =>
  brandApiUrl + path.replace(':id', String(brand)).replace(/:\w+(\{[^}]*\})?/g, '999999999');
const ask = (route: (typeof brandRoutes)[number], cookie: string, from = origin) =>
  api.request(addressOf(route.path), {
    method: route.method.toUpperCase(),
    headers: { Origin: from, ...(cookie && { Cookie: cookie }) },
  });

const letIn = 'in';
const outcomes: Record<number, string> = { 401: '401', 403: '403' };
/** A call past the guards meets no body or no record. */
const outcomeOf = ({ status }: Response) => outcomes[status] ?? letIn;

const rows = [
  'nobody',
  'stranger',
  'member',
  'owner',
  ...officeRoles.map((role) => `office ${role}`),
];

/** Each row of the table must be this, by who may call it. */
const expected = {
  anyone: rows.map(() => letIn),
  mailed: rows.map((who) => (['stranger', 'member', 'owner'].includes(who) ? letIn : '401')),
  people: rows.map((who) => (['stranger', 'member', 'owner'].includes(who) ? letIn : '401')),
  'owner,member': ['401', '403', letIn, letIn, '401', '401', '401'],
  owner: ['401', '403', '403', letIn, '401', '401', '401'],
} as Record<string, string[]>;

it('every call of a brand opens for its own people in their role, and for nobody else', async () => {
  const table: Record<string, string[]> = {};
  const wanted: Record<string, string[]> = {};
  for (const route of brandRoutes.filter(({ path }) => path !== '/sign-out')) {
    const name = `${route.method.toUpperCase()} ${route.path}`;
    table[name] = [];
    for (const who of rows) table[name].push(outcomeOf(await ask(route, cookies[who] ?? '')));
    wanted[name] = expected[String(route.access)] ?? [];
  }
  expect(table).toEqual(wanted);
  if (process.env['PRINT_ACCESS']) console.table(table);
});

it('no call that changes something is taken from another site', async () => {
  for (const route of brandRoutes.filter(({ method }) => method === 'post')) {
    const answer = await ask(route, cookies['owner'] ?? '', 'https://evil.example');
    expect(answer.status, route.path).toBe(403);
  }
});

it('a session of a brand opens nothing of the back office', async () => {
  for (const route of officeRoutes.filter(({ access }) => access !== 'anyone')) {
    const path = officeApiUrl + route.path.replace(/:\w+(\{[^}]*\})?/g, '999999999');
    const as = (name: string) => (cookies['owner'] ?? '').replace('brand.', name);
    for (const Cookie of [as('brand.'), as('office.')]) {
      const headers = { Origin: origin, Cookie };
      const answer = await api.request(path, { method: route.method.toUpperCase(), headers });
      expect(answer.status, `${route.method} ${route.path}`).toBe(401);
    }
  }
});

it('the same e-mail in both is two accounts, each with its own door', async () => {
  const editor = await createColleague(api, 'editor');
  const person = await joinBrand(api, brand, editor.email, 'member');
  expect((await person.call('GET', '/session')).status).toBe(200);
  expect((await editor.call('GET', '/session')).status).toBe(200);
  const [first, second] = await Promise.all([
    api.request(`${officeApiUrl}/session`, { headers: { Cookie: person.cookie } }),
    api.request(`${brandApiUrl}/session`, { headers: { Cookie: editor.cookie } }),
  ]);
  expect([first.status, second.status]).toEqual([401, 401]);
  expect((await signInToBrand(api, editor.email)).id).toBe(person.id);
});
