import { retryFailedJob } from '@naya/core/compose/office/overview';
import { listFailedJobs } from '@naya/db/jobs';
import { owners, type OfficeRoute } from '../office/route.ts';

export const workRoutes: OfficeRoute[] = [
  {
    method: 'get',
    path: '/work',
    access: owners,
    async handle(c, { core }) {
      const data = await listFailedJobs(core.db);
      return c.json({ data, total: data.length });
    },
  },
  {
    method: 'post',
    path: '/work/:id/again',
    access: owners,
    async handle(c, { core }) {
      await retryFailedJob(core, c.var.actor, c.req.param('id') ?? '');
      return c.json({ success: true });
    },
  },
];
