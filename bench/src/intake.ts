import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { createFolder } from '../../apps/server/test/support/folder.ts';
import { startBenchServer } from './bench-server.ts';
import { intakeScript } from './intake-script.ts';
import { measureReference, type Reference } from './intake-reference.ts';
import { startSite } from './support/start-site.ts';
import { hasWrk, wrk } from './support/wrk.ts';

const warmupSeconds = 4;
const seconds = 15;
const connections = 32;

/** Submissions through the whole server, beside the same rows put straight into the same PostgreSQL. */
export async function measureIntake(): Promise<void> {
  if (!hasWrk()) return;
  await using postgres = await startBenchServer();
  const database = await postgres.createDatabase();
  await insertFranchisesForTest(database.db, [{ business_name: 'Chai Gully' }]);
  const { warmUp, measured } = await measureSite(database.url);
  const kept = await database.pool.query('select count(*)::int as count from submissions');
  const acknowledged = warmUp.total - warmUp.failed + measured.total - measured.failed;
  await using folder = await createFolder();
  const reference = await measureReference(database.url, folder.path, seconds);
  print(measured, { acknowledged, kept: kept.rows[0].count }, reference);
}

async function measureSite(databaseUrl: string) {
  // Mails stay in the queue: another process would send them.
  await using site = await startSite({ DATABASE_URL: databaseUrl, DEMO: 'off', JOBS: 'off' });
  const warmUp = await send(site.url, warmupSeconds);
  return { warmUp, measured: await send(site.url, seconds) };
}

const send = (url: string, duration: number) =>
  wrk({ url, seconds: duration, connections, script: intakeScript(duration) });

function print(
  { perSecond, failed, p50, p99, longest }: Awaited<ReturnType<typeof wrk>>,
  { acknowledged, kept }: { acknowledged: number; kept: number },
  reference: Reference,
): void {
  console.log(`
${connections} senders for ${seconds} s, on the same machine as server and PostgreSQL
submissions a second: ${perSecond.toFixed(0)}, ${failed} failed
milliseconds: p50 ${p50.toFixed(0)}, p99 ${p99.toFixed(0)}, longest ${longest.toFixed(0)}
acknowledged in all: ${acknowledged}, rows in the table: ${kept}
${reference.name}: ${reference.perSecond.toFixed(0)} transactions a second
ratio: ${(perSecond / reference.perSecond).toFixed(2)}`);
}
