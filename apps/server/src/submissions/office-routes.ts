import { forwardEnquiry } from '@naya/core/brands/forward';
import { exportLeads } from '@naya/core/submissions/export-leads';
import {
  addNote,
  eraseLeadPerson,
  getPerson,
  openLead,
  saveLead,
} from '@naya/core/submissions/leads';
import { listRecords } from '@naya/db/office/list-records';
import { listPeople } from '@naya/db/accounts/office';
import { answerCsv, idOf, queryOf } from '../office/request.ts';
import { agents, everyone, owners, type OfficeRoute } from '../office/route.ts';

const title = 'Lead';

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
    handle: async (c, { core }) => c.json(await openLead(core, c.var.actor, idOf(c, title))),
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
    method: 'post',
    path: '/leads/:id{\\d+}/forward',
    access: agents,
    handle: async (c, { core }) => c.json(await forwardEnquiry(core, c.var.actor, idOf(c, title))),
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
    access: owners,
    handle: async (c, { core }) => c.json(await eraseLeadPerson(core, c.var.actor, idOf(c, title))),
  },
  {
    method: 'get',
    path: '/leads/export.csv',
    access: owners,
    handle: async (c, { core }) =>
      answerCsv(c, 'leads.csv', await exportLeads(core, c.var.actor, queryOf(c))),
  },
  // Agents do not edit franchises, but see which one a lead is about.
  {
    method: 'get',
    path: '/lead-franchises',
    access: agents,
    handle: async (c, { core }) => c.json(await listRecords(core.db, 'franchises', queryOf(c))),
  },
  {
    method: 'get',
    path: '/people',
    access: everyone,
    async handle(c, { core }) {
      const data = await listPeople(core.db, queryOf(c).filter);
      return c.json({ data, total: data.length });
    },
  },
];
