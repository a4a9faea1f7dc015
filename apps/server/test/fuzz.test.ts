import { expect, it } from 'vitest';
import { runFuzz } from './fuzz/run.ts';
import { useDemoApi } from './support/demo.ts';

const api = useDemoApi();

// Enough to notice a route that takes no rubbish at all; fuzz.long.test.ts asks longer.
const perRoute = 2;

it('no rubbish in any part of a request to any route brings a 5xx, a hang or a complaint', async () => {
  const report = await runFuzz({
    perRoute,
    atOnce: 6,
    seed: 20_261_115,
    databaseUrl: api.databaseUrl,
  });
  expect(report.faults).toEqual([]);
  expect(report.routes).toBeGreaterThan(150);
  expect(report.cases).toBe(report.routes * perRoute);
  expect(Object.keys(report.answers)).toEqual(expect.arrayContaining(['200', '404', '415', '422']));
});
