import cluster from 'node:cluster';
import type { Context as CoreContext } from '@naya/core/context';
import type { Env } from '../env.ts';
import { makeDemoSignIn } from '../demo/demo-sign-in.ts';
import { ensureFirstOwner } from '../accounts/first-owner.ts';
import { announce } from './announce.ts';

const jobLines = {
  on: 'worked off by this process',
  off: 'left to another process',
  only: 'worked off by this process, which serves nothing else',
};

type Running = { core: CoreContext; port: number | null; dev: boolean; data: string };

/** Prints the URLs and how to sign in. Without a port the process serves nothing, so there are no URLs. */
export async function announceServer(env: Env, { core, port, dev, data }: Running): Promise<void> {
  // Of several processes only the primary prints.
  if (cluster.isWorker) return;
  const url = `http://localhost:${port}`;
  const brandLink = dev && !env.apiBaseUrl && (await makeDemoSignIn(core, url));
  announce({
    ...(port !== null && { Site: url, 'API docs': `${url}/api/docs` }),
    ...(dev && { Mails: `${url}/dev/mails` }),
    ...(brandLink && { 'Demo brands': brandLink }),
    ...(port !== null && { 'Back office': await ensureFirstOwner(core, env, url) }),
    Jobs: jobLines[env.jobs],
    Data: data,
  });
}
