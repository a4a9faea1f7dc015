import { createDataLink } from '@naya/core/mail/data-link';
import { events } from '@naya/db/tables/events';
import { beforeAll, expect, it } from 'vitest';
import { postJson, useApi } from './support/api.ts';
import { useMailFiles } from './support/mail-files.ts';
import { createColleague, type Colleague } from './support/office.ts';

let next = 0;
let over = 0;
const api = useApi(async ({ db }) => {
  const rows = await db
    .insert(events)
    .values([
      { title: 'Pune Site Walk', date: '2099-03-09', location: 'Pune' },
      { title: 'Old Roadshow', date: '2020-01-05' },
    ])
    .returning({ id: events.id });
  [next = 0, over = 0] = rows.map(({ id }) => id);
});
const { readMail } = useMailFiles(api);
let agent = {} as Colleague;
beforeAll(async () => {
  agent = await createColleague(api, 'agent');
});

const register = (more: object = {}, set = '/admin/api') =>
  api.request(
    `${set}/event-registration`,
    postJson({ eventId: String(next), name: 'Asha', email: 'asha@example.in', ...more }),
  );

it.each(['/admin/api', '/api'])(
  'a registration through %s has its own list, and its mail the day for the calendar',
  async (set) => {
    const email = `asha${set.length}@example.in`;
    const answer = await register({ email, phone: '98111 22333', message: 'Two of us' }, set);
    expect(answer.status).toBe(201);
    const { id } = (await answer.json()) as { id: number };
    const filter = encodeURIComponent('{"kind":"event"}');
    const { data } = await agent.read<{ data: { id: number }[] }>(`/leads?filter=${filter}`);
    expect(data.map((lead) => lead.id)).toContain(id);
    expect(await agent.read(`/leads/${id}`)).toMatchObject({
      payload: { eventTitle: 'Pune Site Walk', eventDate: '2099-03-09', message: 'Two of us' },
    });
    const { text, attachments } = await readMail(id, 'acknowledgement');
    expect(text).toContain('You are registered for Pune Site Walk, 9 Mar 2099, Pune.');
    const [calendar] = attachments;
    expect(calendar?.mimeType).toBe('text/calendar');
    const file = Buffer.from(calendar?.content as ArrayBuffer).toString();
    expect(file).toContain('DTSTART;VALUE=DATE:20990309');
    expect(file).not.toContain('Two of us');
  },
);

it('is refused for an event that is over or unknown, and without a name or an e-mail', async () => {
  const statusOf = async (more: object) => (await register(more)).status;
  expect(await statusOf({ eventId: String(over) })).toBe(422);
  expect(await statusOf({ eventId: '999999' })).toBe(404);
  expect(await statusOf({ name: '' })).toBe(422);
  expect(await statusOf({ email: 'asha' })).toBe(422);
});

it('goes out with its sender’s data, and with their erasure', async () => {
  const email = 'leaving@example.in';
  const { id } = (await (await register({ email })).json()) as { id: number };
  const link = createDataLink(api.core.secret, email);
  expect(await api.get(`/admin/api/my-data/${link}`)).toMatchObject({
    submissions: [{ kind: 'event' }],
  });
  const erased = await api.request(`/admin/api/my-data/${link}`, { method: 'DELETE' });
  expect(erased.status).toBe(200);
  expect(JSON.stringify(await agent.read(`/leads/${id}`))).not.toContain(email);
});
