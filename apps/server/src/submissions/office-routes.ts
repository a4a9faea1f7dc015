import { markEnquiryAnswered, moveEnquiry, replyToEnquiry } from '@naya/core/brands/inbox';
import { actForBrand } from '@naya/core/brands/on-behalf';
import { decideAnswer } from '@naya/core/brands/ruling';
import { forwardEnquiry } from '@naya/core/brands/forward';
import { changeLeads } from '@naya/core/submissions/change-leads';
import { enterLead } from '@naya/core/submissions/enter-lead';
import { enterAnswer, replyToLead } from '@naya/core/submissions/lead-messages';
import { exportLeads } from '@naya/core/submissions/export-leads';
import { addNote, openLead, saveLead } from '@naya/core/submissions/leads';
import { eraseLeadPerson, getPerson } from '@naya/core/compose/privacy/personal-data';
import { listRecords } from '@naya/db/office/list-records';
import { listPeople } from '@naya/db/users';
import { answerCsv } from '../http/respond.ts';
import { idOf, queryOf, agents, everyone, owners, type OfficeRoute } from '../office/route.ts';

const title = 'Lead';

/** Replies, answers and notes are each added to a lead by one form. */
const addTo = (path: string, add: typeof addNote): OfficeRoute => ({
  method: 'post',
  path: `/leads/:id{\\d+}/${path}`,
  access: agents,
  body: 'json',
  handle: async (c, { core }) =>
    c.json(await add(core, c.var.actor, idOf(c, title), c.var.body), 201),
});

/** An operator does with an enquiry what a brand's people do in their inbox. */
const forBrand = (path: string, act: typeof moveEnquiry): OfficeRoute =>
  addTo(`brand/${path}`, (core, actor, id, body) => actForBrand(core, actor, id, act, body));

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
    path: '/leads',
    access: agents,
    body: 'json',
    handle: async (c, { core }) => c.json(await enterLead(core, c.var.actor, c.var.body), 201),
  },
  {
    method: 'post',
    path: '/leads/actions',
    access: agents,
    body: 'json',
    handle: async (c, { core }) => c.json(await changeLeads(core, c.var.actor, c.var.body)),
  },
  addTo('replies', replyToLead),
  addTo('answers', enterAnswer),
  addTo('notes', addNote),
  forBrand('reply', replyToEnquiry),
  forBrand('answered', markEnquiryAnswered),
  forBrand('stage', moveEnquiry),
  addTo('brand/ruling', decideAnswer),
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
    async handle(c, { core }) {
      c.header('Content-Disposition', 'attachment; filename="person.json"');
      return c.json(await getPerson(core, idOf(c, title)));
    },
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
    handle: async (c, { background }) =>
      answerCsv(c, 'leads.csv', exportLeads(background, c.var.actor, queryOf(c))),
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
