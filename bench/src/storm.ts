import { runStorm } from '../../apps/server/test/storm/run.ts';

const storm = { count: 2_000, atOnce: 16, kills: 40 };

/** The long run of the test of the same name: two thousand mixed submissions, forty kills with -9. */
export async function measureStorm(): Promise<void> {
  const report = await runStorm(storm);
  const { faults, answers, webKills, databaseKills, stormSeconds, mailSeconds } = report;
  console.log(
    `\n${storm.count} submissions by ${storm.atOnce} senders in ${stormSeconds} s, while the web process was killed ${webKills} times and the database ${databaseKills} times`,
  );
  for (const [status, count] of Object.entries(answers)) {
    console.log(`${(status === '0' ? 'broken' : status).padEnd(8)} ${count}`);
  }
  console.log(`the last mail went out ${mailSeconds} s after the last submission`);
  for (const fault of faults.slice(0, 20)) console.log(`✘ ${fault}`);
  console.log(`${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}
