import { readMail } from '@naya/core/mail/send';
import { mails } from '@naya/db/tables/mail';
import { writeMail } from '../src/mail/mails.ts';
import { sampleLinks, sampleSite } from '../src/mail/samples.ts';
import { users } from '@naya/db/tables/accounts';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from './support/api.ts';
import { createColleague, password, sendJson, signIn, type Colleague } from './support/office.ts';

type Person = Record<string, unknown> & { id: string; version: number };
type Line = { id: number; action: string; changes: { before: object; after: object } };

const api = useApi();
let owner = {} as Colleague;
beforeAll(async () => {
  owner = await createColleague(api, 'owner');
});

async function find(email: string): Promise<Person> {
  const filter = encodeURIComponent(JSON.stringify({ q: email }));
  const { data } = await owner.read<{ data: Person[] }>(`/users?filter=${filter}`);
  return data[0] as Person;
}
async function change(person: Person, more: object): Promise<Line> {
  const body = { ...person, ...more };
  expect((await owner.call('PUT', `/users/${person.id}`, body)).status).toBe(200);
  return (await historyOf(person))[0] as Line;
}
async function historyOf({ id }: Person): Promise<Line[]> {
  const filter = encodeURIComponent(JSON.stringify({ entity: 'user', entity_id: id }));
  return (await owner.read<{ data: Line[] }>(`/history?filter=${filter}`)).data;
}
const undo = (who: Colleague, line: Line) => who.call('POST', `/history/${line.id}/undo`);

describe('a change to a person', () => {
  it('is taken back in one step: name, role and whether they may sign in', async () => {
    const { email } = await createColleague(api, 'agent');
    const before = await find(email);
    const line = await change(before, { name: 'Other', role: 'editor', active: false });
    expect(line.changes).toEqual({
      before: { name: before['name'], role: 'agent', active: true },
      after: { name: 'Other', role: 'editor', active: false },
    });
    const late = await owner.call('PUT', `/users/${before.id}`, before);
    expect(late.status, 'as it was before the change').toBe(409);
    expect((await undo(await createColleague(api, 'editor'), line)).status).toBe(403);
    expect((await undo(owner, line)).status).toBe(200);
    const { name, role, active } = await find(email);
    expect({ name, role, active }).toEqual(line.changes.before);
    expect((await historyOf(before))[0]).toMatchObject({ action: 'undone' });
    expect((await undo(owner, line)).status).toBe(409);
  });

  it('comes back without the sessions it had ended', async () => {
    const agent = await createColleague(api, 'agent');
    const line = await change(await find(agent.email), { active: false });
    expect((await undo(owner, line)).status).toBe(200);
    expect((await agent.call('GET', '/session')).status).toBe(401);
    const again = await api.request(
      '/office/api/sign-in',
      sendJson('POST', { email: agent.email, password }),
    );
    expect(again.status).toBe(200);
  });

  it('leaves no secret in the history, a changed password among them', async () => {
    const agent = await createColleague(api, 'agent');
    await agent.call('POST', '/account/password', { current: password, password: 'another one 1' });
    const lines = await historyOf(await find(agent.email));
    expect(JSON.stringify(lines)).not.toMatch(/password|another one/i);
  });

  it('is not taken back when no owner would stay', async () => {
    const first = await find(owner.email);
    const other = await createColleague(api, 'agent');
    const line = await change(await find(other.email), { role: 'owner' });
    const promoted = await createColleague(api, 'owner');
    await change(await find(promoted.email), { active: false });
    const second = await find(other.email);
    // The first owner steps back by the hand of the second.
    const cookie = { Cookie: await signIn(api, other.email) };
    const steppedBack = await api.request(
      `/office/api/users/${first.id}`,
      sendJson('PUT', { ...first, role: 'agent' }, cookie),
    );
    expect(steppedBack.status).toBe(200);
    const refused = await api.request(
      `/office/api/history/${line.id}/undo`,
      sendJson('POST', undefined, cookie),
    );
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('owner') });
    expect(second['role']).toBe('owner');
  });
});

describe('an owner', () => {
  beforeAll(async () => {
    owner = await createColleague(api, 'owner');
  });

  it('sends an invitation again, and removes a person but never themselves', async () => {
    const agent = await createColleague(api, 'agent');
    const person = await find(agent.email);
    const sent = await owner.call('POST', `/users/${person.id}/invitation`);
    expect(await sent.json()).toEqual({ to: agent.email });
    const { data } = await owner.read<{ data: { kind: string; to: string }[] }>('/mails');
    expect(data).toContainEqual(
      expect.objectContaining({ kind: 'password-reset', to: agent.email }),
    );
    expect((await owner.call('DELETE', `/users/${person.id}`)).status).toBe(200);
    expect((await agent.call('GET', '/session')).status).toBe(401);
    expect(await find(agent.email)).toBeUndefined();
    expect((await historyOf(person))[0]).toMatchObject({ action: 'removed' });
    expect((await undo(owner, (await historyOf(person))[0] as Line)).status).toBe(404);
    const { id } = await find(owner.email);
    expect((await owner.call('DELETE', `/users/${id}`)).status).toBe(422);
  });

  it('sees in the history who signed in, by name', async () => {
    const editor = await createColleague(api, 'editor');
    const { id } = await find(editor.email);
    const filter = encodeURIComponent(JSON.stringify({ entity: 'user', entity_id: id }));
    const { data } = await owner.read<{ data: object[] }>(`/history?filter=${filter}`);
    expect(data).toMatchObject([
      { action: 'signed in', actor: editor.email, title: expect.stringMatching(/^editor/) },
    ]);
    expect((await editor.call('GET', `/history?filter=${filter}`)).status).toBe(403);
  });

  it('invites by a mail that reads like an invitation, and not like a lost password', async () => {
    const inviter = await createColleague(api, 'owner');
    const person = { name: 'Nandini', email: 'nandini@example.in', role: 'agent' };
    expect((await inviter.call('POST', '/users', person)).status).toBe(201);
    const read = async (to: string) => {
      const [mail] = await api.core.db.select().from(mails).where(eq(mails.to, to));
      if (!mail) throw new Error(`No mail is owed to ${to}`);
      const queued = readMail({
        mail,
        submission: null,
        brand: null,
        isDelivered: false,
        paused_until: null,
      });
      const letter = await writeMail(queued, sampleLinks, sampleSite);
      return `${letter.subject} ${letter.text}`;
    };
    const invitation = await read(person.email);
    expect(invitation).toContain(`invited to the back office of ${sampleSite.name}`);
    expect(invitation).toContain('works the leads');
    expect(invitation).not.toContain('did not ask');
    await inviter.call('POST', '/forgotten-password', { email: inviter.email });
    expect(await read(inviter.email)).toContain('Your password for the back office');
  });

  it('resets the second factor of a colleague, whose sessions end', async () => {
    const agent = await createColleague(api, 'agent');
    const { id } = await find(agent.email);
    const path = `/users/${id}/two-factor/off`;
    expect((await owner.call('POST', path)).status).toBe(422);
    await api.core.db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, id));
    expect((await owner.call('POST', path)).status).toBe(200);
    expect(await find(agent.email)).toMatchObject({ two_factor: false });
    expect((await agent.call('GET', '/session')).status).toBe(401);
    expect(await signIn(api, agent.email)).not.toBe('');
  });

  it('is asked before giving up their own rights', async () => {
    await createColleague(api, 'owner');
    const me = await find(owner.email);
    const save = (values: object) => owner.call('PUT', `/users/${me.id}`, { ...me, ...values });
    for (const less of [{ role: 'agent' }, { active: false }]) {
      const asked = await save(less);
      expect(asked.status).toBe(422);
      expect(await asked.json()).toMatchObject({ errors: { sure: expect.anything() } });
    }
    const sure = { role: 'editor', sure: true };
    expect((await save(sure)).status).toBe(200);
    expect((await owner.call('GET', '/session')).status).toBe(401);
  });
});
