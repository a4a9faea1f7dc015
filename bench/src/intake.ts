import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plantFranchises } from '@naya/db/testing-seeds';
import { startMain } from '../../apps/server/test/support/main.ts';
import { startBenchServer } from './bench-server.ts';
import { measureReference, type Reference } from './intake-reference.ts';
import { run } from './run.ts';

const warmupSeconds = 4;
const seconds = 15;
const connections = 32;

type Load = Record<'perSecond' | 'kept' | 'failed' | 'p50' | 'p99' | 'max', number>;

/** Submissions through the whole server, beside the same rows put straight into the same PostgreSQL. */
export async function measureIntake(): Promise<void> {
  const postgres = await startBenchServer();
  const folder = await mkdtemp(join(tmpdir(), 'naya-bench-'));
  try {
    const database = await postgres.createDatabase();
    await plantFranchises(database.db, [{ business_name: 'Chai Gully' }]);
    const places = { DATABASE_URL: database.url, DATA_DIR: folder };
    // Mails stay in the queue: another process would send them.
    const server = startMain({ ...places, PORT: '0', JOBS: 'off', LIMITS: 'off' });
    const url = await server.listening;
    const loads = [await load(url, warmupSeconds), await load(url, seconds)];
    server.child.kill('SIGTERM');
    await server.ended;
    const kept = await database.pool.query('select count(*)::int as count from submissions');
    print(loads, kept.rows[0].count, await measureReference(database.url, folder, seconds));
    await database.close();
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true });
  }
}

async function load(url: string, duration: number): Promise<Load> {
  const program = join(import.meta.dirname, 'intake-load.ts');
  const output = await run('node', [program, url, String(duration), String(connections)]);
  return JSON.parse(output) as Load;
}

function print(loads: Load[], rows: number, reference: Reference): void {
  const acknowledged = loads.reduce((sum, { kept }) => sum + kept, 0);
  const measured = loads.at(-1);
  if (!measured) return;
  const { perSecond, failed, p50, p99, max } = measured;
  console.log(`
${connections} senders for ${seconds} s, on the same machine as server and PostgreSQL
submissions a second: ${perSecond.toFixed(0)}, ${failed} failed
milliseconds: p50 ${p50}, p99 ${p99}, longest ${max}
acknowledged in all: ${acknowledged}, rows in the table: ${rows}
${reference.name}: ${reference.perSecond.toFixed(0)} transactions a second
ratio: ${(perSecond / reference.perSecond).toFixed(2)}`);
}
