import { readOwnId } from '@naya/contract/own-id';
import type { Context, Actor } from '@naya/core/context';
import { requireFound } from '@naya/core/errors';
import * as partners from '@naya/core/partners/partners';
import { listPartners } from '@naya/db/partners/office';
import { idOf, owners, type OfficeRoute } from '../office/route.ts';

const title = 'Partner';
const path = '/partners/:id{\\d+}';

type Make = (core: Context, actor: Actor, id: number) => Promise<object>;
type Revoke = (core: Context, actor: Actor, id: number) => Promise<void>;

/** Something secret of a partner: made, which replaces the one before, and taken back. The answer is the only place that tells it. */
const secretRoutes = (name: string, make: Make, revoke: Revoke): OfficeRoute[] => [
  {
    method: 'post',
    path: `${path}/${name}`,
    access: owners,
    async handle(c, { core }) {
      c.header('Cache-Control', 'no-store');
      return c.json(await make(core, c.var.actor, idOf(c, title)), 201);
    },
  },
  {
    method: 'delete',
    path: `${path}/${name}`,
    access: owners,
    async handle(c, { core }) {
      await revoke(core, c.var.actor, idOf(c, title));
      return c.json({ success: true });
    },
  },
];

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
  ...secretRoutes('key', partners.issuePartnerKey, partners.revokePartnerKey),
  ...secretRoutes('test-key', partners.issueTestKey, partners.revokeTestKey),
  ...secretRoutes('link', partners.makePartnerLink, partners.revokePartnerLink),
  {
    method: 'post',
    path: `${path}/sites/:request{\\d+}`,
    access: owners,
    body: 'json',
    async handle(c, { core }) {
      const requestId = requireFound(readOwnId(c.req.param('request') ?? ''), 'Request');
      const which = { id: idOf(c, title), requestId };
      await partners.decideSite(core, c.var.actor, which, c.var.body);
      return c.json({ success: true });
    },
  },
];
