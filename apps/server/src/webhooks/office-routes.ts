import {
  makeWebhookSecret,
  sendMessageAgain,
  writeTestMessage,
} from '@naya/core/webhooks/webhooks';
import { sendMessage } from '@naya/core/webhooks/send';
import { listRecords } from '@naya/db/office/list-records';
import { recordRoutes, removalRoute } from '../office/record-routes.ts';
import { idOf, owners, queryOf, type OfficeRoute } from '../office/route.ts';

export const webhookRoutes: OfficeRoute[] = [
  ...recordRoutes('webhooks', owners),
  removalRoute('webhooks', owners),
  {
    method: 'post',
    path: '/webhooks/:id{\\d+}/secret',
    access: owners,
    handle: async (c, { core }) =>
      c.json(await makeWebhookSecret(core, c.var.actor, idOf(c, 'Webhook'))),
  },
  {
    method: 'post',
    path: '/webhooks/:id{\\d+}/test',
    access: owners,
    async handle(c, { core, limitTests, callWebhook }) {
      await limitTests(c.var.actor.id);
      const message = await writeTestMessage(core, idOf(c, 'Webhook'));
      return c.json(await sendMessage(core, callWebhook, message));
    },
  },
  {
    method: 'get',
    path: '/webhook-messages',
    access: owners,
    handle: async (c, { core }) =>
      c.json(await listRecords(core.db, 'webhook-messages', queryOf(c))),
  },
  {
    method: 'post',
    path: '/webhook-messages/:id{\\d+}/again',
    access: owners,
    async handle(c, { core }) {
      await sendMessageAgain(core, idOf(c, 'Message'));
      return c.json({ success: true });
    },
  },
];
