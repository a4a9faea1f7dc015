import { setTimeout as wait } from 'node:timers/promises';
import { hasNginx } from '../../deploy/local/run-nginx.ts';
import type { LocalSite } from '../../deploy/local/start-all.ts';
import { readUncachedPages, sendAll } from './fail-over.ts';
import { printTable } from './support/figures.ts';
import { startDeployment } from './support/start-deployment.ts';

const seconds = 45;
const messages = { count: 400, seconds };
const lookEveryMs = 100;

/** Both instances behind nginx are replaced, one after the other, while pages are read and messages sent. */
export async function measureRestart(): Promise<void> {
  if (!hasNginx()) return console.log('nginx is not installed here: nothing to measure.');
  await using site = await startDeployment({ instances: 2, nginxWorkers: 1 });
  const reading = readUncachedPages(site.url, seconds);
  const sending = sendAll(site.url, messages);
  const started = performance.now();
  const times: string[] = [];
  for (const instance of site.instances) {
    const before = performance.now();
    await replace(instance);
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
async function replace({ pid, url }: LocalSite['instances'][number]): Promise<void> {
  const old = pid();
  process.kill(old, 'SIGTERM');
  const isReady = async () => {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    return pid() !== old && answer?.status === 200;
  };
  while (!(await isReady())) await wait(lookEveryMs);
}
