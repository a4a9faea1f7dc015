import { expect, it } from 'vitest';
import { runFuzz } from './fuzz/run.ts';

const perRoute = 16;

it('no rubbish in any part of a request to any route brings a 5xx, a hang or a complaint', async () => {
  const report = await runFuzz({ perRoute, atOnce: 6, seed: 20_261_115 });
  expect(report.faults).toEqual([]);
  expect(report.routes).toBeGreaterThan(150);
  expect(report.cases).toBe(report.routes * perRoute);
  expect(Object.keys(report.answers)).toEqual(expect.arrayContaining(['200', '404', '415', '422']));
}, 600_000);
