import cluster from 'node:cluster';
import { styleText } from 'node:util';
import { brandLinkUrl } from '@naya/contract/brands/urls';
import type { Context as CoreContext } from '@naya/core/context';
import { demoOwner, prepareDemoBrands } from '@naya/core/compose/demo/demo';
import { ensureFirstOwner } from '../accounts/accounts.ts';
import { openPeopleAuth } from '../people/auth.ts';
import type { Env } from '../env.ts';
import { releaseText } from '../release.ts';

/** Progress for the person at the terminal, printed by the primary process only; requests are logged by pino instead. */
export async function runStep<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  if (cluster.isWorker) return work();
  const started = performance.now();
  process.stdout.write(`• ${title} … `);
  try {
    const result = await work();
    process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    process.stdout.write('failed\n');
    throw error;
  }
}

function announce(lines: Record<string, string>): void {
  const width = Math.max(...Object.keys(lines).map((key) => key.length));
  process.stdout.write('\n');
  for (const [key, value] of Object.entries(lines)) {
    process.stdout.write(`  ${styleText('bold', key.padEnd(width))}  ${value}\n`);
  }
  process.stdout.write('\n');
}

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
    Version: releaseText,
  });
}

/** In development only: a link that signs in as the owner of three demo brands. No mail goes out. */
export async function makeDemoSignIn(core: CoreContext, url: string): Promise<string | null> {
  if (!(await prepareDemoBrands(core))) return null;
  let link: string | null = null;
  const auth = await openPeopleAuth(core, async (_core, { token }) => {
    link = url + brandLinkUrl(token);
  });
  await auth.api.signInMagicLink({ body: { email: demoOwner.email }, headers: new Headers() });
  return link;
}
