// Asks the server of this container whether it is ready: what Docker's health check runs. One that answers "not ready" stays, since its
// database may be away; one that takes the question and does not answer is frozen, and is ended, so that Docker starts it again.
import { readFile } from 'node:fs/promises';
import { healthPortOf, readEnv } from './env.ts';

const patienceMs = 8_000;
/** The first process of a container with `init: true`, by whichever engine. Elsewhere nothing is ended. */
const inits = new Set(['docker-init', 'tini', 'catatonit']);

const port = healthPortOf(readEnv(process.env));
if (port === undefined) throw new Error('JOBS_PORT is not set: nothing can be asked.');
try {
  const signal = AbortSignal.timeout(patienceMs);
  const { ok } = await fetch(`http://localhost:${port}/readyz`, { signal });
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  process.exitCode = 1;
  if (error instanceof Error && error.name === 'TimeoutError') await endServer();
}

async function endServer(): Promise<void> {
  const init = (await readFile('/proc/1/comm', 'utf8')).trim();
  if (!inits.has(init)) return;
  const children = await readFile('/proc/1/task/1/children', 'utf8');
  for (const pid of children.split(' ').filter(Boolean)) process.kill(Number(pid), 'SIGKILL');
}
