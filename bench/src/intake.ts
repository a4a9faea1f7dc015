import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { startMain } from '../../apps/server/test/support/main.ts';
import { startBenchServer } from './bench-server.ts';
import { intakeScript } from './intake-script.ts';
import { measureReference, type Reference } from './intake-reference.ts';
import { hasWrk, wrk } from './support/wrk.ts';

const warmupSeconds = 4;
const seconds = 15;
const connections = 32;

/** Submissions through the whole server, beside the same rows put straight into the same PostgreSQL. */
export async function measureIntake(): Promise<void> {
  if (!hasWrk()) return;
  const postgres = await startBenchServer();
  const folder = await mkdtemp(join(tmpdir(), 'naya-bench-'));
  try {
    const database = await postgres.createDatabase();
    await insertFranchisesForTest(database.db, [{ business_name: 'Chai Gully' }]);
    const places = { DATABASE_URL: database.url, DATA_DIR: folder };
    // Mails stay in the queue: another process would send them.
    const server = startMain({ ...places, PORT: '0', JOBS: 'off', LIMITS: 'off' });
    const url = await server.listening;
    const warmUp = await send(url, warmupSeconds);
    const measured = await send(url, seconds);
    server.child.kill('SIGTERM');
    await server.ended;
    const kept = await database.pool.query('select count(*)::int as count from submissions');
    const acknowledged = warmUp.total - warmUp.failed + measured.total - measured.failed;
    const reference = await measureReference(database.url, folder, seconds);
    print(measured, { acknowledged, kept: kept.rows[0].count }, reference);
    await database.close();
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true });
  }
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
