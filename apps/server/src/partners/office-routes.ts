import * as partners from '@naya/core/partners/partners';
import { listPartners } from '@naya/db/partners/office';
import { idOf } from '../office/request.ts';
import { owners, type OfficeRoute } from '../office/route.ts';

const title = 'Partner';
const path = '/partners/:id{\\d+}';

/** Owners alone: a key opens higher limits, and the contact is a person. */
export const partnerOfficeRoutes: OfficeRoute[] = [
  {
    method: 'get',
    path: '/partners',
    access: owners,
    async handle(c, { core }) {
      const data = await listPartners(core.db);
      return c.json({ data, total: data.length });
    },
  },
  {
    method: 'get',
    path,
    access: owners,
    handle: async (c, { core }) => c.json(await partners.getPartner(core, idOf(c, title))),
  },
  {
    method: 'post',
    path: '/partners',
    access: owners,
    body: 'json',
    handle: async (c, { core }) =>
      c.json(await partners.createPartner(core, c.var.actor, c.var.body), 201),
  },
  {
    method: 'put',
    path,
    access: owners,
    body: 'json',
    handle: async (c, { core }) =>
      c.json(await partners.savePartner(core, c.var.actor, idOf(c, title), c.var.body)),
  },
  {
    method: 'delete',
    path,
    access: owners,
    handle: async (c, { core }) =>
      c.json(await partners.removePartner(core, c.var.actor, idOf(c, title))),
  },
  {
    method: 'post',
    path: `${path}/key`,
    access: owners,
    async handle(c, { core }) {
      c.header('Cache-Control', 'no-store');
      return c.json(await partners.issuePartnerKey(core, c.var.actor, idOf(c, title)), 201);
    },
  },
  {
    method: 'delete',
    path: `${path}/key`,
    access: owners,
    async handle(c, { core }) {
      await partners.revokePartnerKey(core, c.var.actor, idOf(c, title));
      return c.json({ success: true });
    },
  },
];
