import { sendMailAgain } from '@naya/core/mail/send';
import { listRecords } from '@naya/db/office/list-records';
import { idOf, queryOf } from '../office/request.ts';
import { agents, type OfficeRoute } from '../office/route.ts';

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
