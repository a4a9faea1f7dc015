import { askForClaims, withdrawClaims } from '@naya/core/brands/claims';
import { answerByLink, readListingQuestion } from '@naya/core/brands/answer-by-link';
import { removePaper, sendPaper } from '@naya/core/brands/papers';
import { listPapers } from '@naya/db/brands/papers';
import { saveListingPictures } from '@naya/core/brands/pictures';
import { answerOperators } from '@naya/core/brands/talk';
import { confirmListing, getBrandListing, saveListingTexts } from '@naya/core/brands/listing';
import { readBrandFigures } from '@naya/db/brands/figures';
import { members, type BrandRoute } from './route.ts';

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

const withFiles = (path: string, handle: typeof sendPaper): BrandRoute => ({
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
    path: '/brands/:id/papers',
    access: members,
    // Names and days: only operators open the papers themselves.
    handle: async (c, { core }) => c.json({ data: await listPapers(core.db, c.var.brand.id) }),
  },
  {
    method: 'get',
    path: '/brands/:id/figures',
    access: members,
    handle: async (c, { core }) => c.json(await readBrandFigures(core.db, c.var.brand.id)),
  },
  withFiles('papers', sendPaper),
  {
    method: 'post',
    path: '/brands/:id/papers/remove',
    access: members,
    body: 'json',
    async handle(c, { core }) {
      await removePaper(core, c.var.person, c.var.brand, c.var.body);
      return c.json({ success: true });
    },
  },
  {
    method: 'get',
    path: '/listing-answers/:token',
    access: 'anyone',
    handle: async (c, { core }) =>
      c.json(await readListingQuestion(core, c.req.param('token') ?? '')),
  },
  {
    method: 'post',
    path: '/listing-answers',
    access: 'anyone',
    body: 'long',
    async handle(c, { core }) {
      await answerByLink(core, c.var.body);
      return c.json({ success: true });
    },
  },
];
