import { cancelOfficeOrder, getOrder, placeOfficeOrder } from '@naya/core/billing/orders';
import { creditOrder, markPaid } from '@naya/core/billing/payments';
import { exportInvoices } from '@naya/core/billing/export-invoices';
import { saveSeller } from '@naya/core/billing/seller';
import { requireFound } from '@naya/core/errors';
import { findInvoice, findSeller } from '@naya/db/billing/invoices';
import { listRecords } from '@naya/db/office/list-records';
import { answerCsv } from '../http/respond.ts';
import { recordRoutes, removalRoute } from '../office/record-routes.ts';
import {
  accountants,
  answerPrivateFile,
  idOf,
  queryOf,
  type OfficeContext,
  type OfficeDeps,
  type OfficeRoute,
} from '../office/route.ts';
import { drawInvoice, invoiceFileName } from './draw-invoice.ts';

const title = 'Order';
const path = '/orders/:id{\\d+}';
type Core = OfficeDeps['core'];

/** A decision about an order carries the version that was seen; the answer is the order as it stands then. */
const decision = (
  name: string,
  decide: (core: Core, c: OfficeContext, id: number) => Promise<unknown>,
): OfficeRoute => ({
  method: 'post',
  path: `${path}/${name}`,
  access: accountants,
  body: 'json',
  async handle(c, { core }) {
    const id = idOf(c, title);
    await decide(core, c, id);
    return c.json(await getOrder(core.db, id));
  },
});

export const billingOfficeRoutes: OfficeRoute[] = [
  ...recordRoutes('plans', accountants),
  removalRoute('plans', accountants),
  {
    method: 'get',
    path: '/orders',
    access: accountants,
    handle: async (c, { core }) => c.json(await listRecords(core.db, 'orders', queryOf(c))),
  },
  {
    method: 'get',
    path,
    access: accountants,
    handle: async (c, { core }) => c.json(await getOrder(core.db, idOf(c, title))),
  },
  {
    method: 'post',
    path: '/orders',
    access: accountants,
    body: 'json',
    async handle(c, { core }) {
      const { id } = await placeOfficeOrder(core, c.var.actor, c.var.body);
      return c.json(await getOrder(core.db, id), 201);
    },
  },
  decision('payment', (core, c, id) => markPaid(core, c.var.actor, id, c.var.body)),
  decision('cancellation', (core, c, id) => cancelOfficeOrder(core, c.var.actor, id, c.var.body)),
  decision('credit-note', (core, c, id) => creditOrder(core, c.var.actor, id, c.var.body)),
  {
    method: 'get',
    path: '/invoices',
    access: accountants,
    handle: async (c, { core }) => c.json(await listRecords(core.db, 'invoices', queryOf(c))),
  },
  {
    method: 'get',
    path: '/invoices/:id{\\d+}/file',
    access: accountants,
    async handle(c, { core }) {
      const invoice = requireFound(await findInvoice(core.db, idOf(c, 'Invoice')), 'Invoice');
      const bytes = await drawInvoice(invoice);
      return answerPrivateFile(c, {
        name: invoiceFileName(invoice),
        type: 'application/pdf',
        bytes,
      });
    },
  },
  {
    method: 'get',
    path: '/invoices/export.csv',
    access: accountants,
    handle: async (c, { background }) =>
      answerCsv(c, 'invoices.csv', exportInvoices(background, c.var.actor, c.req.query())),
  },
  {
    method: 'get',
    path: '/seller',
    access: accountants,
    handle: async (c, { core }) => c.json((await findSeller(core.db)) ?? { version: 0 }),
  },
  {
    method: 'put',
    path: '/seller',
    access: accountants,
    body: 'json',
    handle: async (c, { core }) => c.json(await saveSeller(core, c.var.actor, c.var.body)),
  },
];
