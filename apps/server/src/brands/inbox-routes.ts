import type { BrandEnquiry } from '@naya/contract/brands/entity';
import { brandStageLabels } from '@naya/contract/brands/stages';
import { cellText, toCsv } from '@naya/contract/office/csv';
import { readOwnId } from '@naya/contract/own-id';
import { factsOf } from '@naya/contract/submissions/facts';
import {
  getEnquiry,
  markEnquiryAnswered,
  moveEnquiry,
  replyToEnquiry,
} from '@naya/core/brands/inbox';
import { actorOf } from '@naya/core/brands/members';
import { getBrandSettings, saveBrandSettings } from '@naya/core/brands/settings';
import { requireFound } from '@naya/core/errors';
import { listInbox, listInboxForExport } from '@naya/db/brands/inbox';
import { members, type BrandContext, type BrandRoute } from './route.ts';

const enquiryPath = '/brands/:id/enquiries/:enquiry';

function whereOf(c: BrandContext) {
  const id = requireFound(readOwnId(c.req.param('enquiry') ?? ''), 'Enquiry');
  const { id: personId, email: replyTo } = c.var.person;
  return { writer: { personId, replyTo }, brand: c.var.brand, id };
}

/** The three ways to work on an enquiry have one form. */
const act = (path: string, handle: typeof moveEnquiry): BrandRoute => ({
  method: 'post',
  path: `${enquiryPath}/${path}`,
  access: members,
  body: 'json',
  async handle(c, { core }) {
    await handle(core, whereOf(c), c.var.body);
    return c.json({ success: true });
  },
});

export const brandInboxRoutes: BrandRoute[] = [
  {
    method: 'get',
    path: '/brands/:id/enquiries',
    access: members,
    async handle(c, { core }) {
      const data = await listInbox(core.db, c.var.brand.id);
      return c.json({ data } satisfies { data: BrandEnquiry[] });
    },
  },
  { method: 'get', path: '/brands/:id/enquiries.csv', access: members, handle: exportInbox },
  {
    method: 'get',
    path: enquiryPath,
    access: members,
    async handle(c, { core }) {
      const { brand, id } = whereOf(c);
      return c.json(await getEnquiry(core, brand, id));
    },
  },
  act('reply', replyToEnquiry),
  act('answered', markEnquiryAnswered),
  act('stage', moveEnquiry),
  {
    method: 'get',
    path: '/brands/:id/settings',
    access: members,
    handle: async (c, { core }) => c.json(await getBrandSettings(core, c.var.brand.id)),
  },
  {
    method: 'post',
    path: '/brands/:id/settings',
    access: members,
    body: 'json',
    async handle(c, { core }) {
      const who = { actor: actorOf(c.var.person), isOperator: false };
      await saveBrandSettings(core, who, c.var.brand.id, c.var.body);
      return c.json({ success: true });
    },
  },
];

const header = [
  'Reference',
  'Name',
  'E-mail',
  'Phone',
  'Message',
  'Delivered',
  'Due',
  'Answered',
  'Stage',
  'Reason',
];

async function exportInbox(c: BrandContext, { core }: Parameters<BrandRoute['handle']>[1]) {
  const rows = await listInboxForExport(core.db, c.var.brand.id);
  const cells = rows.map((row) =>
    [
      row.id,
      row.name,
      row.email,
      row.phone,
      factsOf(row.payload)['Message'],
      row.delivered_at,
      row.due_at,
      row.answered_at,
      brandStageLabels[row.stage],
      row.reason,
    ].map(cellText),
  );
  c.header('Content-Type', 'text/csv; charset=utf-8');
  c.header('Content-Disposition', 'attachment; filename="enquiries.csv"');
  return c.body(toCsv(header, cells));
}
