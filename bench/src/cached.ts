import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, printTable } from './support/figures.ts';
import { keepPage, type KeptPage } from './support/keep-page.ts';
import { load, type Load } from './support/load.ts';
import { freePort, hasNginx, startNginx } from './support/nginx.ts';
import { cpuMicroseconds } from './support/process-figures.ts';
import { startSite } from './support/start-site.ts';
import { waitForLine } from './support/wait-for-line.ts';

const rounds = 7;
const seconds = 3;
const encoding = 'br';

type Target = { name: string; url: string; pid: number; connections: number };
type Round = Load & { cpu: number };

/** A page from memory, beside what the platform and nginx can do with the same bytes, taking turns. */
export async function measureCached(): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const folder = opened.adopt(await mkdtemp(join(tmpdir(), 'naya-bench-')), (each) =>
    rm(each, { recursive: true }),
  );
  await chmod(folder, 0o755);
  const site = opened.adopt(await startSite({}), (each) => each.stop());
  const uncached = opened.adopt(await startSite({ PAGE_CACHE_MB: '0' }), (each) => each.stop());
  const page = await keepPage(`${site.url}/`, encoding, folder);
  const targets: Target[] = [
    { name: 'bare node:http', ...(await startBare(page, opened)), connections: 32 },
    { name: 'page cache', url: site.url, pid: site.pid, connections: 32 },
    // One at a time: those who wait together would share one rendering.
    { name: 'rendered each time', url: uncached.url, pid: uncached.pid, connections: 1 },
  ];
  if (hasNginx()) targets.push(await startStatic(page, folder, opened));
  else console.log('nginx is not installed here: no figures for it.');

  const measured = new Map<Target, Round[]>(targets.map((target) => [target, []]));
  for (let round = -1; round < rounds; round++) {
    for (const [target, results] of measured) {
      const result = await measure(target);
      if (round >= 0) results.push(result);
    }
  }
  print(measured, page.bytes);
}

async function startBare(page: KeptPage, opened: AsyncDisposableStack) {
  const script = join(import.meta.dirname, 'support/bare-server.ts');
  const child = spawn('node', [script, page.bodyFile, page.headersFile]);
  opened.defer(() => void child.kill());
  return { url: await waitForLine(child, /Site\s+(http:\S+)/), pid: child.pid ?? 0 };
}

async function startStatic(
  { headers }: KeptPage,
  folder: string,
  opened: AsyncDisposableStack,
): Promise<Target> {
  const port = await freePort();
  const own = new Set(['content-length', 'etag', 'content-type']);
  const added = headers
    .filter(([name]) => !own.has(name))
    .map(([name, value]) => `add_header ${name} "${value}";`);
  const http = `sendfile on; tcp_nopush on; open_file_cache max=10; keepalive_requests 1000000;
server { listen ${port}; root ${folder}; default_type text/html; ${added.join(' ')}
location / { try_files /page =404; } }`;
  const nginx = opened.adopt(await startNginx(folder, http, port), (each) => each.stop());
  return { name: 'nginx, a file', url: nginx.url, pid: nginx.workerPid, connections: 32 };
}

async function measure({ url, pid, connections }: Target): Promise<Round> {
  const before = cpuMicroseconds(pid);
  const headers = { 'Accept-Encoding': encoding };
  const result = await load({ url: `${url}/`, connections, duration: seconds, headers });
  return { ...result, cpu: (cpuMicroseconds(pid) - before) / result.total };
}

function print(measured: Map<Target, Round[]>, bytes: number): void {
  const of = (results: Round[], key: keyof Round) => median(results.map((each) => each[key]));
  const all = [...measured.values()];
  const [bare = []] = all;
  console.log(
    `\nThe home page, ${bytes.toLocaleString('en-IN')} bytes of brotli, ${rounds} rounds of ${seconds} s taking turns; medians:`,
  );
  printTable(
    ['', 'requests a second', 'of bare', 'CPU µs a request', 'of bare', 'p99 ms', 'failed'],
    [...measured].map(([{ name }, results]) => [
      name,
      Math.round(of(results, 'perSecond')).toLocaleString('en-IN'),
      share(median(results.map((each, round) => each.perSecond / (bare[round]?.perSecond ?? 1)))),
      of(results, 'cpu').toFixed(0),
      share(of(bare, 'cpu') / of(results, 'cpu')),
      of(results, 'p99').toFixed(1),
      results.reduce((sum, each) => sum + each.failed, 0),
    ]),
  );
}

const share = (ratio: number) => `${(ratio * 100).toFixed(0)}%`;
