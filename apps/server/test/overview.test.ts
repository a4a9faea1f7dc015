import type { Overview } from '@naya/contract/office/overview';
import type { OfficeNotices } from '@naya/contract/office/notices';
import { indianDay } from '@naya/contract/format/indian-day';
import { franchiseViews } from '@naya/db/tables/views';
import { submissions } from '@naya/db/tables/submissions';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { beforeAll, expect, it } from 'vitest';
import { useApi } from './support/api.ts';
import { createColleague, type Colleague } from './support/office.ts';

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();
const lead = (values: Partial<typeof submissions.$inferInsert>) => ({
  key: crypto.randomUUID(),
  kind: 'enquiry' as const,
  name: 'Asha Rao',
  email: 'asha@example.in',
  payload: {},
  answer: '',
  ...values,
});

const api = useApi(async ({ db }) => {
  await insertFranchisesForTest(db, [
    { business_name: 'Chai Gully' },
    { business_name: 'Dosa Dukaan' },
    { business_name: 'Waiting Works', status: 'pending' },
  ]);
  await db.insert(submissions).values([
    // Twenty days ago: one answered within five hours, one never.
    lead({
      created_at: ago(480),
      first_response_at: ago(475),
      stage: 'contacted',
      franchise_id: 1,
    }),
    lead({ created_at: ago(480), franchise_id: 1 }),
    lead({ created_at: ago(480), kind: 'investor', stage: 'spam' }),
    lead({
      created_at: ago(1),
      kind: 'contact',
      due_on: indianDay(new Date(Date.now() - 48 * hour)),
    }),
    lead({ created_at: ago(480), stage: 'won', due_on: '2026-01-01', first_response_at: ago(1) }),
    lead({ created_at: ago(480), name: '', email: '', erased_at: ago(2) }),
    lead({ created_at: ago(480), kind: 'listing', franchise_id: 3 }),
    lead({ created_at: ago(40 * 168) }),
  ]);
  const day = indianDay(new Date(Date.now() - 24 * hour));
  await db.insert(franchiseViews).values([
    { franchise_id: 1, day, views: 40 },
    { franchise_id: 2, day, views: 90 },
    { franchise_id: 2, day: '2020-01-01', views: 5_000 },
  ]);
});
let owner = {} as Colleague;
let agent = {} as Colleague;
let editor = {} as Colleague;
beforeAll(async () => {
  [owner, agent, editor] = [
    await createColleague(api, 'owner'),
    await createColleague(api, 'agent'),
    await createColleague(api, 'editor'),
  ];
});
const listed = async (filter: object) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) }).toString();
  return (await agent.read<{ data: { id: number }[] }>(`/leads?${query}`)).data.map(({ id }) => id);
};

it('shows thirteen weeks of leads, answers, listings and the franchises that were opened most', async () => {
  const { leads, answers, listings, franchises } = await owner.read<Overview>('/dashboard');
  expect(leads).toHaveLength(13);
  const sum = (kind: 'enquiry' | 'investor' | 'contact') =>
    leads.reduce((all, week) => all + week[kind], 0);
  expect([sum('enquiry'), sum('investor'), sum('contact')]).toEqual([4, 0, 1]);
  expect(answers).toHaveLength(13);
  expect(answers.filter(({ due }) => due > 0)).toEqual([
    { week: expect.any(String), due: 3, in_time: 1, median_hours: 242 },
  ]);
  expect(listings).toEqual(
    expect.arrayContaining([
      { status: 'approved', count: 2 },
      { status: 'pending', count: 1 },
    ]),
  );
  expect(franchises).toEqual([
    { id: 2, name: 'Dosa Dukaan', views: 90, enquiries: 0 },
    { id: 1, name: 'Chai Gully', views: 40, enquiries: 2 },
  ]);
});

it('leads to the list behind each figure', async () => {
  const { leads } = await owner.read<Overview>('/dashboard');
  const busy = leads.find(({ enquiry }) => enquiry > 0);
  expect(await listed({ week: busy?.week, kind: 'enquiry' })).toHaveLength(4);
  expect(await listed({ unanswered: true })).toEqual([4, 2, 8]);
  expect(await listed({ late: true })).toEqual([2, 8]);
  expect(await listed({ overdue: true })).toEqual([4]);
  expect(await listed({ week: 'soon', overdue: 'x' })).toHaveLength(7);
});

it('tells each role what waits for it', async () => {
  const notices = (who: Colleague) => who.read<OfficeNotices>('/notices');
  const ofLeads = {
    leadsGiven: 0,
    leadsUnanswered: 3,
    leadsLate: 2,
    leadsOverdue: 1,
    mailsFailed: 0,
  };
  const ofListings = { reviews: 1, contactsErased: 0, changesWaiting: 0, answersUnseen: [] };
  expect(await notices(agent)).toEqual(ofLeads);
  expect(await notices(editor)).toEqual(ofListings);
  expect(await notices(owner)).toEqual({
    ...ofLeads,
    ...ofListings,
    noMailServer: true,
    picturesAway: false,
    mailsWaitMinutes: 0,
    setup: true,
    sitesWaiting: 0,
    workFailed: 0,
  });
});

it('calls a lead late from its own due time on, days off or not', async () => {
  const dayBefore = (day: Date, days: number) => new Date(day.getTime() - days * 24 * hour);
  const weekday = (day: Date) => new Date(`${indianDay(day)}T12:00:00Z`).getUTCDay();
  // The two days before the last working day are made holidays: all that comes in there is due on one day.
  let last = dayBefore(new Date(), 1);
  while ([0, 6].includes(weekday(last))) last = dayBefore(last, 1);
  const holidays = [1, 2].map((days) => indianDay(dayBefore(last, days)));
  const { version } = await editor.read<{ version: number }>('/documents/settings');
  const value = { site_name: 'Naya Outlet', whatsapp_number: null, holidays };
  await editor.call('PUT', '/documents/settings', { version, value });
  const rows = Array.from({ length: 48 }, (_, step) =>
    lead({ name: 'By the hour', created_at: ago(step * 5 + 0.5) }),
  );
  await api.core.db.insert(submissions).values(rows);
  const { rows: due } = await api.core.db.execute<{ id: number }>(
    `select id from submissions where name = 'By the hour' and brand_due_at(created_at, 2,
      '{Monday,Tuesday,Wednesday,Thursday,Friday}') <= now() order by id`,
  );
  const filter = encodeURIComponent(JSON.stringify({ late: true, q: 'By the hour' }));
  const { data } = await agent.read<{ data: { id: number }[] }>(
    `/leads?perPage=100&filter=${filter}`,
  );
  const ids = data.map(({ id }) => id).toSorted((one, other) => one - other);
  expect(ids).toEqual(due.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(5);
});
