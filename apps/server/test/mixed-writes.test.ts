import { expect, it } from 'vitest';
import { writeAtRandom } from './mixed-writes/run.ts';
import { useApi } from './support/api.ts';

const api = useApi();

it('thirty seconds of a crowd that changes everything at once leave nothing wrong', async () => {
  const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
  const { faults, acknowledged } = await writeAtRandom(api, { seconds: 30, seed });
  expect(faults, `SEED=${seed}`).toEqual([]);
  expect(acknowledged).toBeGreaterThan(0);
});
