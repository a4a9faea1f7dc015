import { getCheckFile, getChecks, recordCheck, removeCheck } from '@naya/core/franchises/checks';
import { idOf } from '../office/request.ts';
import { editors, type OfficeRoute } from '../office/route.ts';

/** Nothing in a paper may run in the office's page. */
const closed = { 'Content-Security-Policy': "sandbox; default-src 'none'" };

export const checkRoutes: OfficeRoute[] = [
  {
    method: 'get',
    path: '/franchises/:id{\\d+}/checks',
    access: editors,
    handle: async (c, { core }) => c.json(await getChecks(core, idOf(c, 'Franchise'))),
  },
  {
    method: 'post',
    path: '/franchises/:id{\\d+}/checks',
    access: editors,
    body: 'form',
    handle: async (c, { core }) =>
      c.json(await recordCheck(core, c.var.actor, idOf(c, 'Franchise'), c.var.form), 201),
  },
  {
    method: 'get',
    path: '/checks/:id{\\d+}/file',
    access: editors,
    async handle(c, { core }) {
      const { name, type, bytes } = await getCheckFile(core, idOf(c, 'File'));
      return c.body(new Uint8Array(bytes), 200, {
        ...closed,
        'Content-Type': type,
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
        'X-Content-Type-Options': 'nosniff',
      });
    },
  },
  {
    method: 'delete',
    path: '/checks/:id{\\d+}',
    access: editors,
    handle: async (c, { core }) => c.json(await removeCheck(core, c.var.actor, idOf(c, 'Check'))),
  },
];
