import { execFileSync } from 'node:child_process';
import { findFreePort } from '../../../deploy/local/ports.ts';
import { runNginx } from '../../../deploy/local/run-nginx.ts';
import type { Target } from './rounds.ts';
import type { SavedPage } from './save-page.ts';

const ownHeaders = new Set(['content-length', 'etag', 'content-type', 'x-edge-cache', 'server']);

/** nginx with one worker, sending a page's bytes and headers from a file. */
export async function startStaticFile(
  { headers }: SavedPage,
  folder: string,
): Promise<Target & AsyncDisposable> {
  const port = await findFreePort();
  const added = headers
    .filter(([name]) => !ownHeaders.has(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  const http = `keepalive_requests 1000000;
server { listen ${port}; root ${folder}; default_type text/html; ${added.join(' ')}
location / { try_files /page =404; } }`;
  const nginx = await runNginx(http, { folder, port, workers: 1 });
  return {
    ...nginx,
    name: 'nginx, a file',
    url: `http://localhost:${port}`,
    pid: findWorker(nginx.pid()),
    connections: 32,
  };
}

function findWorker(masterPid: number): number {
  const workers = execFileSync('ps', ['-o', 'pid=', '--ppid', String(masterPid)]).toString();
  return Number(workers.trim().split('\n')[0]);
}
