import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '@naya/db/client';
import { startServerPair } from '@naya/db/testing/server-pair';
import { findFreePort } from '../../deploy/local/ports.ts';
import { hasNginx } from '../../deploy/local/run-nginx.ts';
import { emailOf, readUncachedPages, send } from './fail-over.ts';
import { printTable } from './support/figures.ts';
import { startDeployment } from './support/start-deployment.ts';

const seconds = 45;
const killAfterMs = 10_000;
/** How long nobody promotes the standby: somebody has to notice. */
const promoteAfterMs = 5_000;
const pauseMs = 50;

/** The primary of two PostgreSQL servers is killed with -9 under load, then its synchronous standby promoted; nothing else is touched. */
export async function measureFailover(): Promise<void> {
  if (!hasNginx()) return console.log('nginx is not installed here: nothing to measure.');
  await using opened = new AsyncDisposableStack();
  const pair = opened.use(await startServerPair([await findFreePort(), await findFreePort()]));
  const site = opened.use(
    await startDeployment({ instances: 2, nginxWorkers: 1, databaseUrl: pair.url }),
  );
  const pids = () => site.instances.map((each) => each.pid()).join();
  const before = pids();
  const reading = readUncachedPages(site.url, seconds, 2);
  const sending = sendUntil(site.url, performance.now() + seconds * 1_000);
  await wait(killAfterMs);
  await pair.killPrimary();
  const killedAt = performance.now();
  await wait(promoteAfterMs);
  await pair.promoteStandby();
  const promotedAt = performance.now();
  const [reads, sent] = [await reading, await sending];

  const { pool, close } = openDatabase({ url: pair.urls.standby, max: 1 });
  opened.defer(close);
  const { rows } = await pool.query<{ email: string }>(
    'select email from submissions where email = any($1)',
    [sent.map(({ key }) => emailOf(key))],
  );
  const kept = new Set(rows.map(({ email }) => email)).size;
  const firstAfter = sent.find(({ at }) => at > promotedAt)?.at ?? Infinity;
  const inBetween = sent.filter(({ at }) => at > killedAt && at < promotedAt).length;
  printTable(
    [
      'acknowledged',
      'of these lost',
      'doubled',
      'acknowledged without a primary',
      'seconds from promotion to the next acknowledgement',
      'reads',
      'failed reads',
      'instances started anew',
    ],
    [
      [
        sent.length,
        sent.length - kept,
        rows.length - kept,
        inBetween,
        ((firstAfter - promotedAt) / 1_000).toFixed(2),
        reads.total,
        reads.failed,
        pids() === before ? 'none' : 'some',
      ],
    ],
  );
}

/** One after the other, each under one key until it is acknowledged, as the browser's outbox does. */
async function sendUntil(url: string, end: number): Promise<{ key: string; at: number }[]> {
  const acknowledged: { key: string; at: number }[] = [];
  while (performance.now() < end) {
    const key = randomUUID();
    while (performance.now() < end) {
      const isAcknowledged = await send(url, key);
      if (isAcknowledged) acknowledged.push({ key, at: performance.now() });
      await wait(pauseMs);
      if (isAcknowledged) break;
    }
  }
  return acknowledged;
}
