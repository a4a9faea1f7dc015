import { insightSchema } from '@naya/contract/site-info/insight';
import { listCategories } from '@naya/db/categories';
import { markConfirmed } from '@naya/db/brands/investor';
import { recountInvestors } from '@naya/db/investors';
import { franchises } from '@naya/db/tables/franchises';
import { putSiteDocument } from '@naya/db/site-info/public';
import { insertFranchisesForTest, insertSubmissionForTest } from '@naya/db/testing/seeds';
import { expect, test } from 'vitest';
import { getInsights } from '../../src/site-info/get-insights.ts';
import { getStats } from '../../src/site-info/get-stats.ts';
import { useCatalogue } from './use-catalogue.ts';

const catalogue = useCatalogue();

test('stats and insights are counted over the visible catalogue', async () => {
  const { db } = catalogue.database;
  expect((await getInsights(catalogue.context)).map(({ value }) => value)).toEqual([0, 0, 0, 0, 0]);
  await insertFranchisesForTest(db, [
    { locations: ['Pune', 'Mumbai'], investment_min: 100, investment_max: 300, total_outlets: 3 },
    { locations: ['pune ', 'Jaipur'], investment_min: 600, investment_max: null, total_outlets: 4 },
    {
      category: 'Retail',
      headquarters: null,
      locations: ['Jaipur'],
      investment_min: null,
      investment_max: 1_000,
    },
    { locations: ['Kochi'], status: 'pending', total_outlets: 90 },
  ]);
  const investor = { kind: 'investor', name: 'A', payload: {}, answer: 'Thanks' } as const;
  for (const [key, email] of [
    ['7b0a3c1e-1111-4000-8000-000000000001', 'a@example.in'],
    ['7b0a3c1e-1111-4000-8000-000000000002', 'A@example.in'],
    ['7b0a3c1e-1111-4000-8000-000000000003', 'b@example.in'],
  ] as const) {
    const { id } = await insertSubmissionForTest(db, { ...investor, key, email });
    await markConfirmed(db, id);
  }
  await db.transaction(recountInvestors);
  expect(await getStats(catalogue.context)).toEqual({ brands: 3, investors: 2, cities: 3 });
  await putSiteDocument(db, 'settings', { stats_baseline: { brands: 100, cities: 7 } });
  expect(await getStats(catalogue.context)).toEqual({
    brands: 103,
    investors: 2,
    cities: 10,
    counted: { brands: 3, investors: 2, cities: 3 },
  });
  await putSiteDocument(db, 'settings', { stats_threshold: 3 });
  const others = { outlets: 7, payback_months: 15, categories: 2 };
  const small = { brands: 3, investors: 2, cities: 3, threshold: 3 };
  expect(await getStats(catalogue.context)).toEqual({ ...small, ...others });
  await putSiteDocument(db, 'settings', { stats_threshold: 2 });
  expect(await getStats(catalogue.context)).toEqual({
    brands: 3,
    investors: 2,
    cities: 3,
    threshold: 2,
  });
  await putSiteDocument(db, 'settings', { stats_baseline: { brands: 100, cities: 7 } });

  const insights = await getInsights(catalogue.context);
  expect(insightSchema.array().parse(insights)).toEqual(insights);
  const of = (id: string) => insights.find((insight) => insight.id === id);
  expect(of('brands')).toMatchObject({
    value: 3,
    series: [
      { label: 'Food & Beverage', value: 2 },
      { label: 'Retail', value: 1 },
    ],
  });
  expect(of('median-investment')).toMatchObject({
    value: 600,
    series: [
      { label: 'Food & Beverage', value: 400 },
      { label: 'Retail', value: 1_000 },
    ],
  });
  expect(of('median-payback')?.value).toBe(15);
  expect(of('outlets')?.value).toBe(7);
  expect(of('brands-by-state')).toMatchObject({
    value: 2,
    series: [
      { label: 'Maharashtra', value: 2 },
      { label: 'Rajasthan', value: 2 },
    ],
  });
  expect((await listCategories(db)).map(({ slug }) => slug)).toEqual(['food-beverage', 'retail']);

  // Where a brand has its headquarters is no city that it covers.
  await db.update(franchises).set({ headquarters: 'Surat', locations: ['Jaipur'] });
  expect(await getStats(catalogue.context)).toMatchObject({ brands: 103, investors: 2, cities: 8 });
  await putSiteDocument(db, 'settings', { stats_threshold: 4 });
  await db.update(franchises).set({ total_outlets: 5 });
  expect(await getStats(catalogue.context)).toMatchObject({ outlets: 15, payback_months: 15 });
  await db.update(franchises).set({ excepted_roi_min: 10, excepted_roi_max: 12 });
  expect(await getStats(catalogue.context)).toMatchObject({ outlets: 15, payback_months: 11 });
  await putSiteDocument(db, 'settings', { stats_baseline: { brands: 100, cities: 7 } });
  await db.update(franchises).set({ status: 'suspended' });
  expect(await getStats(catalogue.context)).toMatchObject({ brands: 100, investors: 2, cities: 7 });
});
