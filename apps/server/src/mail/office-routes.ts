import { requireFound } from '@naya/core/errors';
import { findMailContent } from '@naya/db/mail/queue';
import { sendMailAgain } from '@naya/core/mail/send';
import { listRecords } from '@naya/db/office/list-records';
import { idOf, queryOf, agents, type OfficeRoute } from '../office/route.ts';

/** Shown in a frame of ours: it is read, not used. */
const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https:; frame-ancestors 'self'; sandbox";

export const mailRoutes: OfficeRoute[] = [
  {
    method: 'get',
    path: '/mails',
    access: agents,
    handle: async (c, { core }) => c.json(await listRecords(core.db, 'mails', queryOf(c))),
  },
  {
    method: 'get',
    path: '/mails/:id{\\d+}/letter',
    access: agents,
    async handle(c, { core }) {
      const { html } = requireFound(await findMailContent(core.db, idOf(c, 'Mail')), 'Mail');
      c.header('Content-Security-Policy', letterPolicy);
      return c.html(html);
    },
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
