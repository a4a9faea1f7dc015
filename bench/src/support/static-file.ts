import type { SavedPage } from './save-page.ts';
import { findFreePort } from '../../../deploy/local/ports.ts';
import { startNginx } from './nginx.ts';
import type { Target } from './rounds.ts';

const ownHeaders = new Set(['content-length', 'etag', 'content-type', 'x-edge-cache', 'server']);

/** nginx with one worker, sending a page's bytes and headers from a file. */
export async function startStaticFile(
  { headers }: SavedPage,
  folder: string,
  opened: AsyncDisposableStack,
): Promise<Target> {
  const port = await findFreePort();
  const added = headers
    .filter(([name]) => !ownHeaders.has(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  const http = `sendfile on; tcp_nopush on; keepalive_requests 1000000;
server { listen ${port}; root ${folder}; default_type text/html; ${added.join(' ')}
location / { try_files /page =404; } }`;
  const nginx = opened.adopt(await startNginx(folder, http, port), (each) => each.stop());
  return { name: 'nginx, a file', url: nginx.url, pid: nginx.workerPid, connections: 32 };
}
