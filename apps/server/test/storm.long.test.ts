import { expect, it } from 'vitest';
import { runStorm } from './storm/run.ts';

it('loses and doubles nothing while web process and database are killed with -9', async () => {
  const report = await runStorm({ count: 120, atOnce: 8, kills: 4 });
  expect(report.faults).toEqual([]);
  expect(report).toMatchObject({ webKills: 2, databaseKills: 2 });
  const { 0: _broken, 201: kept, 503: _later, ...others } = report.answers;
  expect(kept).toBe(120);
  expect(others).toEqual({});
});
