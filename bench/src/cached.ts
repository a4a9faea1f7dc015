import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { hasNginx } from '../../deploy/local/start-nginx.ts';
import { measureHitCost } from './hit-cost.ts';
import { savePage, type SavedPage } from './support/save-page.ts';
import { encoding, measureInTurns, type Target } from './support/rounds.ts';
import { startSite } from './support/start-site.ts';
import { startStaticFile } from './support/static-file.ts';
import { createTemporaryFolder } from './support/temporary-folder.ts';
import { waitForLine } from './support/wait-for-line.ts';
import { hasWrk } from './support/wrk.ts';

/** A page from memory, beside what the platform and nginx can do with the same bytes. */
export async function measureCached(): Promise<void> {
  if (!hasWrk()) return;
  await using opened = new AsyncDisposableStack();
  const folder = await createTemporaryFolder(opened);
  const site = opened.adopt(await startSite({ JOBS: 'off' }), (each) => each.stop());
  const uncached = opened.adopt(await startSite({ JOBS: 'off', PAGE_CACHE_MB: '0' }), (each) =>
    each.stop(),
  );
  const page = await savePage(`${site.url}/`, encoding, folder);
  const targets: Target[] = [
    { name: 'bare node:http', ...(await startBare(page, opened)), connections: 32 },
    { name: 'page cache', url: site.url, pid: site.pid, connections: 32 },
    // One at a time: those who wait together would share one rendering.
    { name: 'rendered each time', url: uncached.url, pid: uncached.pid, connections: 1 },
  ];
  if (hasNginx()) targets.push(await startStaticFile(page, folder, opened));
  else console.log('nginx is not installed here: no figures for it.');
  console.log(`The home page, ${page.bytes.toLocaleString('en-IN')} bytes of brotli.`);
  await measureInTurns(targets);
  await measureHitCost();
}

async function startBare(page: SavedPage, opened: AsyncDisposableStack) {
  const script = join(import.meta.dirname, 'support/bare-server.ts');
  const child = spawn('node', [script, page.bodyFile, page.headersFile]);
  opened.defer(() => void child.kill());
  return { url: await waitForLine(child, /Site\s+(http:\S+)/), pid: child.pid ?? 0 };
}
