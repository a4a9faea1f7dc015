import { expect, it } from 'vitest';
import { writeAtRandom } from './mixed-writes/run.ts';
import { useApi } from './support/api.ts';

const api = useApi();

it('nor do ten minutes of it', async () => {
  const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
  const report = await writeAtRandom(api, { seconds: 600, seed });
  console.log(`SEED=${seed}, ${report.acknowledged} writes acknowledged`, report.answers);
  expect(report.faults, `SEED=${seed}`).toEqual([]);
});
