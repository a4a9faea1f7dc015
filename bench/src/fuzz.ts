import { runFuzz } from '../../apps/server/test/fuzz/run.ts';

const fuzz = { perRoute: Number(process.env['FUZZ_PER_ROUTE'] ?? 200), atOnce: 8 };

/** The long run of the test of the same name. Another seed each time, unless one is given to see a fault again. */
export async function measureFuzz(): Promise<void> {
  const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 1e9));
  const { routes, cases, answers, faults } = await runFuzz({ ...fuzz, seed });
  console.log(`${cases} requests to ${routes} routes, FUZZ_SEED=${seed}`);
  for (const [status, count] of Object.entries(answers)) console.log(`${status}  ${count}`);
  for (const fault of faults) console.log(`✘ ${fault}`);
  console.log(`${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}
