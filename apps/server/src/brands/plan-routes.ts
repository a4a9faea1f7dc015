import { readOwnId } from '@naya/contract/own-id';
import { cancelBrandOrder, getBrandBilling, placeBrandOrder } from '@naya/core/billing/orders';
import { requireFound } from '@naya/core/errors';
import { findInvoiceOfBrand } from '@naya/db/billing/invoices';
import { drawInvoice, invoiceFileName } from '../billing/draw-invoice.ts';
import { drawQr } from '../draw-qr.ts';
import { closedFile } from '../office/route.ts';
import { owners, type BrandRoute } from './route.ts';

/** Owners of the brand alone: invoices name who pays. */
export const brandPlanRoutes: BrandRoute[] = [
  {
    method: 'get',
    path: '/brands/:id/plans',
    access: owners,
    handle: async (c, { core }) => c.json(await getBrandBilling(core, c.var.brand, drawQr)),
  },
  {
    method: 'post',
    path: '/brands/:id/orders',
    access: owners,
    body: 'json',
    async handle(c, { core }) {
      await placeBrandOrder(core, c.var.person, c.var.brand, c.var.body);
      return c.json({ success: true });
    },
  },
  {
    method: 'post',
    path: '/brands/:id/orders/cancel',
    access: owners,
    async handle(c, { core }) {
      await cancelBrandOrder(core, c.var.person, c.var.brand);
      return c.json({ success: true });
    },
  },
  {
    method: 'get',
    path: '/brands/:id/invoices/:invoice/file',
    access: owners,
    async handle(c, { core }) {
      const id = requireFound(readOwnId(c.req.param('invoice') ?? ''), 'Invoice');
      const of = { id, franchiseId: c.var.brand.id };
      const invoice = requireFound(await findInvoiceOfBrand(core.db, of), 'Invoice');
      return c.body(new Uint8Array(await drawInvoice(invoice)), 200, {
        ...closedFile,
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${invoiceFileName(invoice)}"`,
      });
    },
  },
];
