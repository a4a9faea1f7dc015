import type { BrandEnquiry } from '@naya/contract/brands/entity';
import { brandStageLabels } from '@naya/contract/brands/stages';
import { cellText } from '@naya/contract/csv';
import { readOwnId } from '@naya/contract/own-id';
import { factsOf } from '@naya/contract/submissions/facts';
import {
  getEnquiry,
  markEnquiryAnswered,
  moveEnquiry,
  replyToEnquiry,
  stateAnswer,
  withoutEmail,
} from '@naya/core/brands/inbox';
import { actorOf } from '@naya/core/brands/members';
import { getBrandSettings, saveBrandSettings } from '@naya/core/brands/settings';
import { requireFound } from '@naya/core/errors';
import { exportCsv } from '@naya/core/export-csv';
import { listInbox, listInboxForExport } from '@naya/db/brands/inbox';
import { answerCsv } from '../http/respond.ts';
import { members, type BrandContext, type BrandDeps, type BrandRoute } from './route.ts';

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
  act('statement', stateAnswer),
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
      await saveBrandSettings(core, actorOf(c.var.person), c.var.brand.id, c.var.body);
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
  'Confirmed',
  'Delivered',
  'Due',
  'Answered',
  'Stage',
  'Reason',
];

async function exportInbox(c: BrandContext, { core }: BrandDeps) {
  const { id } = c.var.brand;
  const parts = exportCsv({
    header,
    listRows: (part) => listInboxForExport(core.db, id, part),
    writeCells: (rows) =>
      (core.replyDomain ? rows.map(withoutEmail) : rows).map((row) =>
        [
          row.id,
          row.name,
          row.email,
          row.phone,
          factsOf(row.payload)['Message'],
          row.confirmed ? 'yes' : 'no',
          row.delivered_at,
          row.due_at,
          row.answered_at,
          row.withdrawn_at ? 'Ended by the investor' : brandStageLabels[row.stage],
          row.reason,
        ].map(cellText),
      ),
  });
  return answerCsv(c, 'enquiries.csv', parts);
}
