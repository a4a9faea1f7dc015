import { testDeliveryForm } from '@naya/contract/site-info/mail-server';
import { policyDetailsSchema } from '@naya/contract/site-info/setup';
import {
  getSetup,
  saveNoticeRecipients,
  saveSetup,
  sendTestMail,
  savePolicies,
} from '@naya/core/compose/setup/setup';
import { readMailServer, removeMailServer, saveMailServer } from '@naya/core/mail/mail-server';
import { parse } from '@naya/core/parse';
import { owners, type OfficeDeps, type OfficeRoute } from '../office/route.ts';

const readState = async ({ core, backups }: OfficeDeps) =>
  getSetup(core, { lastBackup: await backups.findLast() });

export const setupRoutes: OfficeRoute[] = [
  {
    method: 'get',
    path: '/setup',
    access: owners,
    handle: async (c, deps) => c.json(await readState(deps)),
  },
  {
    method: 'put',
    path: '/setup',
    access: owners,
    body: 'json',
    async handle(c, deps) {
      await saveSetup(deps.core, c.var.actor, c.var.body);
      return c.json(await readState(deps));
    },
  },
  {
    method: 'put',
    path: '/setup/recipients',
    access: owners,
    body: 'json',
    async handle(c, deps) {
      await saveNoticeRecipients(deps.core, c.var.actor, c.var.body);
      return c.json(await readState(deps));
    },
  },
  {
    method: 'get',
    path: '/setup/mail-server',
    access: owners,
    handle: async (c, { core }) => c.json(await readMailServer(core)),
  },
  {
    method: 'put',
    path: '/setup/mail-server',
    access: owners,
    body: 'json',
    async handle(c, { core }) {
      await saveMailServer(core, c.var.actor, c.var.body);
      return c.json(await readMailServer(core));
    },
  },
  {
    method: 'post',
    path: '/setup/mail-server/removal',
    access: owners,
    body: 'json',
    async handle(c, { core }) {
      await removeMailServer(core, c.var.actor, c.var.body);
      return c.json(await readMailServer(core));
    },
  },
  {
    method: 'post',
    path: '/setup/mail-server/test',
    access: owners,
    body: 'json',
    async handle(c, { limitTests, testDelivery }) {
      const { to } = parse(testDeliveryForm, c.var.body);
      await limitTests(c.var.actor.id);
      return c.json(await testDelivery(to));
    },
  },
  {
    method: 'post',
    path: '/setup/test-mail',
    access: owners,
    handle: async (c, { core }) => c.json(await sendTestMail(core, c.var.actor)),
  },
  {
    method: 'post',
    path: '/setup/policies',
    access: owners,
    body: 'json',
    async handle(c, deps) {
      const details = parse(policyDetailsSchema, c.var.body);
      const { writePolicies } = await import('../demo/policies.ts');
      await savePolicies(deps.core, c.var.actor, writePolicies(details));
      return c.json(await readState(deps));
    },
  },
];
