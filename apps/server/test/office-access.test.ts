import { officeRoles, type OfficeRole } from '@naya/contract/accounts/roles';
import { officeApiUrl } from '@naya/contract/office/urls';
import { beforeAll, describe, expect, it } from 'vitest';
import { officeRoutes } from '../src/start/office.ts';
import { useApi } from './support/api.ts';
import { routesByRoles } from './support/office-roles.ts';
import { createColleague, origin, signIn, type Colleague } from './support/office.ts';

const api = useApi();
const colleagues = {} as Record<OfficeRole, Colleague>;
beforeAll(async () => {
  for (const role of officeRoles) colleagues[role] = await createColleague(api, role);
});

const walked = officeRoutes.map((route) => ({
  ...route,
  name: `${route.method.toUpperCase()} ${route.path}`,
  // No record has this id: whoever gets past the guards changes nothing.
  address: officeApiUrl + route.path.replace(/:\w+(\{[^}]*\})?/g, '999999999'),
}));
const guarded = walked.filter((route) => route.access !== 'anyone');
const changing = walked.filter((route) => route.method !== 'get');
const signsOut = (path: string) => path === '/sign-out';

const ask = (route: (typeof walked)[number], headers: Record<string, string>) =>
  api.request(route.address, { method: route.method.toUpperCase(), headers });

it('knows its open routes by heart: each of them is a way in', () => {
  const open = walked.filter((route) => route.access === 'anyone').map((route) => route.name);
  expect(open).toEqual([
    'POST /sign-in',
    'POST /sign-in/code',
    'POST /forgotten-password',
    'POST /new-password',
    'POST /first-owner',
  ]);
});

it('lets each role call these routes and no others', () => {
  const callable = (roles: string) =>
    guarded.filter((route) => String(route.access) === roles).map((route) => route.name);
  for (const [roles, names] of Object.entries(routesByRoles)) {
    expect(callable(roles), roles).toEqual(names);
  }
  expect(Object.values(routesByRoles).flat()).toHaveLength(guarded.length);
});

it.each(guarded)('$name is a 401 without a session', async (route) => {
  expect((await ask(route, { Origin: origin })).status).toBe(401);
});

it.each(guarded)('$name is a 401 with an invented session', async (route) => {
  const Cookie = 'office.session_token=invented.signature';
  expect((await ask(route, { Origin: origin, Cookie })).status).toBe(401);
});

it.each(changing)('$name is a 403 from another origin, or from none', async (route) => {
  const { cookie: Cookie } = colleagues.owner;
  for (const Origin of ['https://evil.example', 'null', 'http://localhost:8000.evil.example']) {
    expect((await ask(route, { Origin, Cookie })).status).toBe(403);
  }
  expect((await ask(route, { Cookie })).status).toBe(403);
});

it('a refusal for the origin names the one that was sent and the one that may', async () => {
  const [route] = changing;
  if (!route) throw new Error('No route changes anything');
  const messageTo = async (headers: Record<string, string>) =>
    ((await (await ask(route, headers)).json()) as { message: string }).message;
  const mayOnly = `Only pages of ${origin} (PUBLIC_URL) may send it.`;
  expect(await messageTo({ Origin: 'https://evil.example' })).toBe(
    `This request comes from https://evil.example. ${mayOnly}`,
  );
  expect(await messageTo({})).toBe(`This request has no Origin header. ${mayOnly}`);
});

describe.each(officeRoles)('an %s', (role) => {
  it.each(guarded.filter((route) => !signsOut(route.path)))('at $name', async (route) => {
    const { cookie: Cookie } = colleagues[role];
    const { status } = await ask(route, { Origin: origin, Cookie });
    const allowed = (route.access as readonly string[]).includes(role);
    // An allowed role gets past the guard: no such record, no body, or an answer.
    if (allowed) expect([200, 404, 415, 422, 503]).toContain(status);
    else expect(status).toBe(403);
  });
});

it('says who may do what', () => {
  const of = (role: OfficeRole) =>
    new Set(
      guarded
        .filter((route) => (route.access as readonly string[]).includes(role))
        .map((route) => route.path.split('/')[1]),
    );
  expect(of('editor')).not.toContain('users');
  expect(of('editor')).not.toContain('leads');
  expect(of('agent')).not.toContain('users');
  expect(of('agent')).not.toContain('franchises');
  expect(of('agent')).not.toContain('blogs');
  expect(of('agent')).not.toContain('documents');
  expect(of('owner')).toContain('users');
});

it('closes every route at sign-out, for that session alone', async () => {
  const owner = await createColleague(api, 'owner');
  const elsewhere = await signIn(api, owner.email);
  expect((await owner.call('POST', '/sign-out')).status).toBe(200);
  for (const route of guarded) {
    expect((await ask(route, { Origin: origin, Cookie: owner.cookie })).status).toBe(401);
  }
  const kept = await api.request(`${officeApiUrl}/session`, { headers: { Cookie: elsewhere } });
  expect(kept.status).toBe(200);
});

it('answers an unknown URL as such, and nothing may be kept', async () => {
  const response = await colleagues.owner.call('GET', '/nothing');
  expect(response.status).toBe(404);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});
