import { expect, it } from 'vitest';
import { runFuzz } from './fuzz/run.ts';
import { useDemoApi } from './support/demo.ts';

const api = useDemoApi();

const perRoute = 64;

it('no rubbish in any part of a request, asked for minutes, brings a 5xx, a hang or a complaint', async () => {
  const report = await runFuzz({
    perRoute,
    atOnce: 6,
    seed: 20_261_115,
    databaseUrl: api.databaseUrl,
  });
  expect(report.faults).toEqual([]);
  expect(report.cases).toBe(report.routes * perRoute);
});
