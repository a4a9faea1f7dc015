import { submissions } from '@naya/db/tables/submissions';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { postJson, useApi } from './support/api.ts';
import { hire, type Colleague } from './support/office.ts';

type Lead = {
  id: number;
  version: number;
  stage: string;
  first_response_at: string | null;
  notes: { text: string; author: string }[];
  duplicates: { id: number }[];
};

const api = useApi();
let agent = {} as Colleague;
beforeAll(async () => {
  agent = await hire(api, 'agent');
});

async function write(email: string, message = 'Hello'): Promise<number> {
  const body = { name: 'Asha', email, subject: 'Support', message };
  const sent = await api.request('/admin/api/contact', postJson(body));
  return ((await sent.json()) as { id: number }).id;
}

it('is worked by an agent: stage, assignee, due day, notes, and the clock stops once', async () => {
  const id = await write('lead@example.in');
  const lead = await agent.read<Lead>(`/leads/${id}`);
  expect(lead).toMatchObject({ stage: 'new', first_response_at: null });
  const [me] = (await agent.read<{ data: { id: string }[] }>('/people')).data;
  const body = {
    version: lead.version,
    stage: 'contacted',
    assignee_id: me?.id,
    due_on: '2030-01-31',
  };
  const saved = (await (await agent.call('PUT', `/leads/${id}`, body)).json()) as Lead;
  expect(saved).toMatchObject({ stage: 'contacted', due_on: '2030-01-31', assignee_id: me?.id });
  expect(saved.first_response_at).not.toBeNull();
  const later = { ...body, version: saved.version, stage: 'won' };
  const won = (await (await agent.call('PUT', `/leads/${id}`, later)).json()) as Lead;
  expect(won.first_response_at).toBe(saved.first_response_at);
  expect((await agent.call('PUT', `/leads/${id}`, body)).status).toBe(409);

  await agent.call('POST', `/leads/${id}/notes`, { text: 'Called; wants Pune.' });
  expect((await agent.read<Lead>(`/leads/${id}`)).notes).toMatchObject([
    { text: 'Called; wants Pune.' },
  ]);
});

it('takes a change of a lead back', async () => {
  const id = await write('undo@example.in');
  const { version } = await agent.read<Lead>(`/leads/${id}`);
  await agent.call('PUT', `/leads/${id}`, { version, stage: 'spam' });
  const filter = encodeURIComponent(
    JSON.stringify({ entity: 'submission', entity_id: String(id) }),
  );
  const { data } = await agent.read<{ data: { id: number }[] }>(`/history?filter=${filter}`);
  expect((await agent.call('POST', `/history/${data[0]?.id}/undo`)).status).toBe(200);
  expect(await agent.read(`/leads/${id}`)).toMatchObject({ stage: 'new' });
});

it('points to others by the same person', async () => {
  const first = await write('same@example.in');
  const second = await write('Same@example.in');
  const lead = await agent.read<Lead>(`/leads/${second}`);
  expect(lead.duplicates.map(({ id }) => id)).toEqual([first]);
});

it('is found by part of a name, an address or a stage', async () => {
  const id = await write('findme@example.in');
  const ask = async (filter: object) =>
    (
      await agent.read<{ data: Lead[] }>(
        `/leads?filter=${encodeURIComponent(JSON.stringify(filter))}`,
      )
    ).data;
  expect((await ask({ q: 'FINDME' })).map((lead) => lead.id)).toEqual([id]);
  expect(await ask({ q: '100%_sure' })).toEqual([]);
  expect((await ask({ stage: 'new' })).map((lead) => lead.id)).toContain(id);
  expect(await ask({ id: [id] })).toHaveLength(1);
});

it('is exported without a formula in any cell', async () => {
  await write('csv@example.in', '=HYPERLINK("http://evil")');
  const csv = await (await agent.call('GET', '/leads/export.csv')).text();
  expect(csv).toContain('csv@example.in');
  expect(csv).not.toMatch(/(^|,|")=HYPERLINK/m);
});

it('hands out and erases all of one person, notes included', async () => {
  const id = await write('forget@example.in');
  await write('forget@example.in');
  await agent.call('POST', `/leads/${id}/notes`, { text: 'Lives in Pune.' });
  const person = await agent.read<{ submissions: unknown[] }>(`/leads/${id}/person`);
  expect(person.submissions).toHaveLength(2);
  const erased = await agent.call('POST', `/leads/${id}/erase-person`);
  expect(await erased.json()).toEqual({ erased: 2 });
  expect(await agent.read(`/leads/${id}`)).toMatchObject({ name: '', email: '', notes: [] });
  const rows = await api.core.db.select().from(submissions).where(eq(submissions.id, id));
  expect(rows[0]?.payload).toEqual({});
});

it('gives the dashboard its figures', async () => {
  await write('figures@example.in');
  const figures = await agent.read<{ perDay: unknown[]; openByAge: unknown[]; mails: unknown[] }>(
    '/dashboard',
  );
  expect(figures.perDay.length).toBeGreaterThan(0);
  expect(figures.openByAge.length).toBeGreaterThan(0);
  expect(figures.mails.length).toBeGreaterThan(0);
});
