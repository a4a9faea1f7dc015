import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../deploy/local/ports.ts';
import { startAll } from '../../deploy/local/start-all.ts';
import { hasNginx } from '../../deploy/local/start-nginx.ts';
import { readUncachedPages, sendAll } from './fail-over.ts';
import { printTable } from './support/figures.ts';
import { createTemporaryFolder } from './support/temporary-folder.ts';

const seconds = 45;
const messages = { count: 400, seconds };
const lookEveryMs = 100;

/** Both instances behind nginx are replaced, one after the other, while pages are read and messages sent. */
export async function measureRestart(): Promise<void> {
  if (!hasNginx()) return console.log('nginx is not installed here: nothing to measure.');
  await using opened = new AsyncDisposableStack();
  const folder = await createTemporaryFolder(opened);
  const port = await findFreePort();
  const env = { LIMITS: 'off' };
  const options = { folder: `${folder}/site`, port, instances: 2, nginxWorkers: 1, env };
  const site = opened.adopt(await startAll(options), (each) => each.stop());
  const reading = readUncachedPages(site.url, seconds);
  const sending = sendAll(site.url, messages);
  const started = performance.now();
  const times: string[] = [];
  for (const [index, instance] of site.instances.entries()) {
    const before = performance.now();
    await replace(instance.pid, port + 2 + index);
    times.push(((performance.now() - before) / 1000).toFixed(1));
  }
  const allInTime = performance.now() - started < seconds * 1000;
  const [reads, sent] = [await reading, await sending];
  console.log(`Both replaced under load: ${allInTime ? 'yes' : 'no, the load ended before'}.`);
  printTable(
    ['reads', 'failed reads', 'messages', 'sent again', 'seconds to replace each'],
    [[reads.total, reads.failed, sent.keys.length, sent.repeated, times.join(', ')]],
  );
}

/** Stops one as an upgrade would, and waits until its successor is ready. */
async function replace(pid: () => number, port: number): Promise<void> {
  const old = pid();
  process.kill(old, 'SIGTERM');
  const isReady = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    return pid() !== old && answer?.status === 200;
  };
  while (!(await isReady())) await wait(lookEveryMs);
}
