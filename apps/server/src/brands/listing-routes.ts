import { askForClaims, withdrawClaims } from '@naya/core/brands/claims';
import { removeDocument, sendDocument } from '@naya/core/brands/documents';
import { listDocuments } from '@naya/db/brands/documents';
import { saveListingPictures } from '@naya/core/brands/pictures';
import { exportListing, takeDownListing } from '@naya/core/brands/leave';
import { answerOperators } from '@naya/core/brands/review-thread';
import { confirmListing, getBrandListing, saveListingTexts } from '@naya/core/brands/listing';
import { readBrandFigures } from '@naya/db/brands/figures';
import { members, owners, type BrandRoute } from './route.ts';

/** Every change of a listing by its people has one form. */
const change = (path: string, handle: typeof askForClaims): BrandRoute => ({
  method: 'post',
  path: `/brands/:id/listing/${path}`,
  access: members,
  body: 'long',
  async handle(c, { core }) {
    await handle(core, c.var.person, c.var.brand, c.var.body);
    return c.json({ success: true });
  },
});

const withFiles = (path: string, handle: typeof sendDocument): BrandRoute => ({
  method: 'post',
  path: `/brands/:id/${path}`,
  access: members,
  body: 'form',
  async handle(c, { core }) {
    await handle(core, c.var.person, c.var.brand, c.var.form);
    return c.json({ success: true });
  },
});

export const brandListingRoutes: BrandRoute[] = [
  {
    method: 'get',
    path: '/brands/:id/listing',
    access: members,
    handle: async (c, { core }) => c.json(await getBrandListing(core, c.var.brand)),
  },
  change('texts', saveListingTexts),
  change('claims', askForClaims),
  change('withdraw', withdrawClaims),
  change('confirm', confirmListing),
  change('answer', answerOperators),
  withFiles('listing/pictures', saveListingPictures),
  {
    method: 'get',
    path: '/brands/:id/listing.json',
    access: members,
    async handle(c, { core }) {
      c.header('Content-Disposition', 'attachment; filename="listing.json"');
      return c.json(await exportListing(core, c.var.brand));
    },
  },
  {
    method: 'post',
    path: '/brands/:id/listing/take-down',
    access: owners,
    async handle(c, { core }) {
      await takeDownListing(core, c.var.person, c.var.brand);
      return c.json({ success: true });
    },
  },
  {
    method: 'get',
    path: '/brands/:id/papers',
    access: members,
    // Names and days: only operators open the papers themselves.
    handle: async (c, { core }) => c.json({ data: await listDocuments(core.db, c.var.brand.id) }),
  },
  {
    method: 'get',
    path: '/brands/:id/figures',
    access: members,
    handle: async (c, { core }) => c.json(await readBrandFigures(core.db, c.var.brand.id)),
  },
  withFiles('papers', sendDocument),
  {
    method: 'post',
    path: '/brands/:id/papers/remove',
    access: members,
    body: 'json',
    async handle(c, { core }) {
      await removeDocument(core, c.var.person, c.var.brand, c.var.body);
      return c.json({ success: true });
    },
  },
];
