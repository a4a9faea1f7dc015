import { cellText, toCsv } from '@naya/contract/office/csv';
import { addNote, eraseLeadPerson, getLead, getPerson, saveLead } from '@naya/core/office/leads';
import { listRecords } from '@naya/db/queries/office/list-records';
import { listPeople } from '@naya/db/queries/office/users';
import { answerCsv, idOf, queryOf } from './request.ts';
import { agents, everyone, type OfficeRoute } from './route.ts';

const title = 'Lead';
const exportedAtMost = 50_000;
const exported =
  'id created_at kind stage name email phone franchise_name incomplete due_on first_response_at message'.split(
    ' ',
  );

export const leadRoutes: OfficeRoute[] = [
  {
    method: 'get',
    path: '/leads',
    access: agents,
    handle: async (c, { core }) => c.json(await listRecords(core.db, 'leads', queryOf(c))),
  },
  {
    method: 'get',
    path: '/leads/:id{\\d+}',
    access: agents,
    handle: async (c, { core }) => c.json(await getLead(core, idOf(c, title))),
  },
  {
    method: 'put',
    path: '/leads/:id{\\d+}',
    access: agents,
    body: 'json',
    handle: async (c, { core }) =>
      c.json(await saveLead(core, c.var.actor, idOf(c, title), c.var.body)),
  },
  {
    method: 'post',
    path: '/leads/:id{\\d+}/notes',
    access: agents,
    body: 'json',
    handle: async (c, { core }) =>
      c.json(await addNote(core, c.var.actor, idOf(c, title), c.var.body), 201),
  },
  {
    method: 'get',
    path: '/leads/:id{\\d+}/person',
    access: agents,
    handle: async (c, { core }) => c.json(await getPerson(core, idOf(c, title))),
  },
  {
    method: 'post',
    path: '/leads/:id{\\d+}/erase-person',
    access: agents,
    handle: async (c, { core }) => c.json(await eraseLeadPerson(core, c.var.actor, idOf(c, title))),
  },
  {
    method: 'get',
    path: '/leads/export.csv',
    access: agents,
    async handle(c, { core }) {
      const query = { ...queryOf(c), page: 1, perPage: exportedAtMost };
      const { data } = await listRecords(core.db, 'leads', query);
      return answerCsv(c, 'leads.csv', toCsv(exported, data.map(cellsOf)));
    },
  },
  {
    method: 'get',
    path: '/people',
    access: everyone,
    async handle(c, { core }) {
      const data = await listPeople(core.db);
      return c.json({ data, total: data.length });
    },
  },
];

function cellsOf(lead: Record<string, unknown>): string[] {
  const { message, experience } = lead['payload'] as { message?: string; experience?: string };
  const row: Record<string, unknown> = { ...lead, message: message ?? experience };
  return exported.map((name) => cellText(row[name]));
}
