import { blockPersonSchema } from '@naya/contract/brands/forms';
import { decideBrandChange } from '@naya/core/brands/decide';
import { getDocumentFile } from '@naya/core/brands/documents';
import { openListingReview, writeReviewMessage } from '@naya/core/brands/review-thread';
import { invitePerson, transferBrand } from '@naya/core/brands/invitations';
import { getBrandPeople, removePerson } from '@naya/core/brands/members';
import { getBrandSettings, saveBrandSettings } from '@naya/core/brands/settings';
import { resetPersonFactor, setBlocked } from '@naya/core/people';
import { listRecords } from '@naya/db/office/list-records';
import { parse } from '@naya/core/parse';
import {
  answerPrivateFile,
  idOf,
  queryOf,
  editors,
  owners,
  type OfficeRoute,
} from '../office/route.ts';

const title = 'Franchise';

/** Operators see who acts for a brand; owners invite and remove them, and block a person everywhere. */
export const brandOfficeRoutes: OfficeRoute[] = [
  {
    method: 'get',
    path: '/franchises/:id{\\d+}/people',
    access: editors,
    handle: async (c, { core }) => c.json(await getBrandPeople(core, idOf(c, title))),
  },
  {
    method: 'post',
    path: '/franchises/:id{\\d+}/people',
    access: owners,
    body: 'json',
    async handle(c, { core }) {
      await invitePerson(core, c.var.actor, idOf(c, title), c.var.body);
      return c.json({ success: true }, 201);
    },
  },
  {
    method: 'post',
    path: '/franchises/:id{\\d+}/transfer',
    access: owners,
    body: 'json',
    async handle(c, { core }) {
      await transferBrand(core, c.var.actor, idOf(c, title), c.var.body);
      return c.json({ success: true }, 201);
    },
  },
  {
    method: 'delete',
    path: '/franchises/:id{\\d+}/people/:person',
    access: owners,
    async handle(c, { core }) {
      const person = c.req.param('person') ?? '';
      await removePerson(core, c.var.actor, idOf(c, title), person);
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
      await saveBrandSettings(core, c.var.actor, id, c.var.body);
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
      c.json(await writeReviewMessage(core, c.var.actor, idOf(c, title), c.var.body), 201),
  },
  {
    method: 'get',
    path: '/brand-papers/:id{\\d+}/file',
    access: editors,
    handle: async (c, { core }) =>
      answerPrivateFile(c, await getDocumentFile(core, idOf(c, 'Paper'))),
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
