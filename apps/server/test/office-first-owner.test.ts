import { officeApiUrl } from '@naya/contract/office/urls';
import { secrets } from '@naya/db/tables/secrets';
import { users } from '@naya/db/tables/accounts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { readEnv } from '../src/env.ts';
import { firstOwnerSecret, ensureFirstOwner } from '../src/accounts/accounts.ts';
import { useApi } from './support/api.ts';
import { createColleague, password, sendJson, signIn } from './support/office.ts';

const api = useApi();
beforeEach(async () => {
  await api.core.db.delete(users);
  await api.core.db.delete(secrets).where(eq(secrets.name, firstOwnerSecret));
});

const welcome = (env: Record<string, string> = {}) =>
  ensureFirstOwner(api.core, readEnv(env), 'http://x');
const tokenOf = (line: string) => /token=([\w-]+)/.exec(line)?.[1] ?? '';
const openLink = (token: string, email: string) =>
  api.request(
    `${officeApiUrl}/first-owner`,
    sendJson('POST', { token, name: 'Asha', email, password }),
  );
const countSecrets = () => api.core.db.$count(secrets, eq(secrets.name, firstOwnerSecret));
const countUsers = () => api.core.db.$count(users);

it('comes by a link that works once', async () => {
  const token = tokenOf(await welcome());
  expect((await openLink('guessed', 'asha@example.in')).status).toBe(422);
  expect((await openLink(token, 'Asha@example.in')).status).toBe(201);
  expect((await openLink(token, 'b@example.in')).status).toBe(422);
  const Cookie = await signIn(api, 'asha@example.in');
  const me = await api.request(`${officeApiUrl}/session`, { headers: { Cookie } });
  expect(await me.json()).toMatchObject({ name: 'Asha', role: 'owner' });
  expect(await welcome()).not.toContain('token');
});

it('is made once by ten uses of the link at the same moment', async () => {
  const token = tokenOf(await welcome());
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => openLink(token, `owner-${index}@example.in`)),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await countUsers()).toBe(1);
});

it('is made once when the link is used while a process starts with ADMIN_EMAIL', async () => {
  const token = tokenOf(await welcome());
  const env = { ADMIN_EMAIL: 'boss@example.in', ADMIN_PASSWORD: password };
  await Promise.all([openLink(token, 'link@example.in'), welcome(env), welcome(env)]);
  expect(await countUsers()).toBe(1);
  expect(await countSecrets()).toBe(0);
});

it('comes from the environment, and the link printed before is dead', async () => {
  const token = tokenOf(await welcome());
  const env = { ADMIN_EMAIL: 'Boss@example.in', ADMIN_PASSWORD: password };
  await welcome(env);
  await welcome(env);
  expect(await signIn(api, 'boss@example.in')).toContain('session_token');
  expect((await openLink(token, 'intruder@example.in')).status).toBe(422);
  expect(await countUsers()).toBe(1);
  expect(await countSecrets()).toBe(0);
});

it('an account made in any way closes the link, and its use deletes the secret', async () => {
  const token = tokenOf(await welcome());
  await createColleague(api, 'agent');
  expect((await openLink(token, 'intruder@example.in')).status).toBe(422);
  expect(await countUsers()).toBe(1);
  expect(await countSecrets()).toBe(0);
});

it('a start with accounts present deletes a secret that was left over', async () => {
  await welcome();
  await createColleague(api, 'agent');
  expect(await welcome()).not.toContain('token');
  expect(await countSecrets()).toBe(0);
});
