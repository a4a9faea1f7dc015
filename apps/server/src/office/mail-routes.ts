import { sendMailAgain } from '@naya/core/mail';
import { listRecords } from '@naya/db/queries/office/list-records';
import { idOf, queryOf } from './request.ts';
import { agents, type OfficeRoute } from './route.ts';

export const mailRoutes: OfficeRoute[] = [
  {
    method: 'get',
    path: '/mails',
    access: agents,
    handle: async (c, { core }) => c.json(await listRecords(core.db, 'mails', queryOf(c))),
  },
  {
    method: 'post',
    path: '/mails/:id{\\d+}/again',
    access: agents,
    async handle(c, { core }) {
      await sendMailAgain(core, c.var.actor, idOf(c, 'Mail'));
      return c.json({ success: true });
    },
  },
];
