import { blockPersonSchema } from '@naya/contract/brands/forms';
import { decideBrandChange } from '@naya/core/brands/decide';
import { getPaperFile } from '@naya/core/brands/papers';
import { openListingReview, writeTalk } from '@naya/core/brands/talk';
import {
  getBrandPeople,
  invitePerson,
  removePerson,
  transferBrand,
} from '@naya/core/brands/members';
import { getBrandSettings, saveBrandSettings } from '@naya/core/brands/settings';
import { resetPersonFactor, setBlocked } from '@naya/core/brands/block';
import { listRecords } from '@naya/db/office/list-records';
import { parse } from '@naya/core/submissions/submission';
import { answerPaper, idOf, queryOf } from '../office/request.ts';
import { editors, owners, type OfficeRoute } from '../office/route.ts';

const title = 'Franchise';

/** Operators see who acts for a brand, invite and remove them, and block a person everywhere. */
export const brandOfficeRoutes: OfficeRoute[] = [
  {
    method: 'get',
    path: '/franchises/:id{\\d+}/people',
    access: editors,
    handle: async (c, { core }) => c.json({ data: await getBrandPeople(core, idOf(c, title)) }),
  },
  {
    method: 'post',
    path: '/franchises/:id{\\d+}/people',
    access: editors,
    body: 'json',
    async handle(c, { core }) {
      await invitePerson(core, c.var.actor, idOf(c, title), c.var.body);
      return c.json({ success: true }, 201);
    },
  },
  {
    method: 'post',
    path: '/franchises/:id{\\d+}/transfer',
    access: editors,
    body: 'json',
    async handle(c, { core }) {
      await transferBrand(core, c.var.actor, idOf(c, title), c.var.body);
      return c.json({ success: true }, 201);
    },
  },
  {
    method: 'delete',
    path: '/franchises/:id{\\d+}/people/:person',
    access: editors,
    async handle(c, { core }) {
      const person = c.req.param('person') ?? '';
      await removePerson(core, c.var.actor, idOf(c, title), person, { isOperator: true });
      return c.json({ success: true });
    },
  },
  {
    method: 'get',
    path: '/franchises/:id{\\d+}/brand-settings',
    access: editors,
    handle: async (c, { core }) => c.json(await getBrandSettings(core, idOf(c, title))),
  },
  {
    method: 'put',
    path: '/franchises/:id{\\d+}/brand-settings',
    access: editors,
    body: 'json',
    async handle(c, { core }) {
      const id = idOf(c, title);
      await saveBrandSettings(core, { actor: c.var.actor, isOperator: true }, id, c.var.body);
      return c.json(await getBrandSettings(core, id));
    },
  },
  {
    method: 'get',
    path: '/brand-people',
    access: editors,
    handle: async (c, { core }) => c.json(await listRecords(core.db, 'brand-people', queryOf(c))),
  },
  {
    method: 'get',
    path: '/brand-changes',
    access: editors,
    handle: async (c, { core }) => c.json(await listRecords(core.db, 'brand-changes', queryOf(c))),
  },
  {
    method: 'post',
    path: '/brand-changes/:id{\\d+}/decision',
    access: editors,
    body: 'json',
    handle: async (c, { core }) =>
      c.json(await decideBrandChange(core, c.var.actor, idOf(c, 'Change'), c.var.body)),
  },
  {
    method: 'get',
    path: '/franchises/:id{\\d+}/talk',
    access: editors,
    handle: async (c, { core }) => c.json(await openListingReview(core, idOf(c, title))),
  },
  {
    method: 'post',
    path: '/franchises/:id{\\d+}/talk',
    access: editors,
    body: 'json',
    handle: async (c, { core }) =>
      c.json(await writeTalk(core, c.var.actor, idOf(c, title), c.var.body), 201),
  },
  {
    method: 'get',
    path: '/brand-papers/:id{\\d+}/file',
    access: editors,
    handle: async (c, { core }) => answerPaper(c, await getPaperFile(core, idOf(c, 'Paper'))),
  },
  {
    method: 'put',
    path: '/brand-people/:id',
    access: owners,
    body: 'json',
    async handle(c, { core }) {
      const { blocked } = parse(blockPersonSchema, c.var.body);
      return c.json(await setBlocked(core, c.var.actor, c.req.param('id') ?? '', blocked));
    },
  },
  {
    method: 'post',
    path: '/brand-people/:id/two-factor/off',
    access: owners,
    handle: async (c, { core }) =>
      c.json(await resetPersonFactor(core, c.var.actor, c.req.param('id') ?? '')),
  },
];
