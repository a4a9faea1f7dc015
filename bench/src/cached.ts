import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createFolder } from '../../apps/server/test/support/folder.ts';
import { hasNginx } from '../../deploy/local/run-nginx.ts';
import { measureHitCost } from './hit-cost.ts';
import { savePage, type SavedPage } from './support/save-page.ts';
import { encoding, measureInTurns, type Target } from './support/rounds.ts';
import { startSite } from './support/start-site.ts';
import { startStaticFile } from './support/static-file.ts';
import { hasWrk } from './support/wrk.ts';

/** A page from memory, beside what the platform and nginx can do with the same bytes. */
export async function measureCached(): Promise<void> {
  if (!hasWrk()) return;
  await using opened = new AsyncDisposableStack();
  const folder = opened.use(await createFolder());
  const site = opened.use(await startSite({ JOBS: 'off' }));
  const uncached = opened.use(await startSite({ JOBS: 'off', PAGE_CACHE_MB: '0' }));
  const page = await savePage(`${site.url}/`, encoding, folder.path);
  const targets: Target[] = [
    { name: 'bare node:http', ...(await startBare(page, opened)), connections: 32 },
    { name: 'page cache', url: site.url, pid: site.pid, connections: 32 },
    // One at a time: those who wait together would share one rendering.
    { name: 'rendered each time', url: uncached.url, pid: uncached.pid, connections: 1 },
  ];
  if (hasNginx()) targets.push(opened.use(await startStaticFile(page, folder.path)));
  else console.log('nginx is not installed here: no figures for it.');
  console.log(`The home page, ${page.bytes.toLocaleString('en-IN')} bytes of brotli.`);
  await measureInTurns(targets);
  await measureHitCost();
}

async function startBare(page: SavedPage, opened: AsyncDisposableStack) {
  const script = join(import.meta.dirname, 'support/bare-server.ts');
  const child = spawn('node', [script, page.bodyFile, page.headersFile], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  opened.defer(() => void child.kill());
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { url, pid: child.pid ?? 0 };
}
