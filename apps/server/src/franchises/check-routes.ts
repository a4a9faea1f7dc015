import { getCheckFile, getChecks, recordCheck, removeCheck } from '@naya/core/franchises/checks';
import { answerPaper, idOf } from '../office/request.ts';
import { editors, type OfficeRoute } from '../office/route.ts';

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
    handle: async (c, { core }) => answerPaper(c, await getCheckFile(core, idOf(c, 'File'))),
  },
  {
    method: 'delete',
    path: '/checks/:id{\\d+}',
    access: editors,
    handle: async (c, { core }) => c.json(await removeCheck(core, c.var.actor, idOf(c, 'Check'))),
  },
];
