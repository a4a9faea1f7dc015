import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '../../../deploy/local/ports.ts';
import { hasNginx, startNginx } from '../../../deploy/local/start-nginx.ts';
import { startSite, type Site } from './start-site.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

const run = promisify(execFile);

export const canServeTls = () =>
  hasNginx() && !spawnSync('openssl', ['version'], { stdio: 'ignore' }).error;

/** The site as visitors reach it under `deploy/`: by TLS and HTTP/2, with a certificate that nobody signed. */
export async function startBehindTls(env: Record<string, string>): Promise<Site> {
  const opened = new AsyncDisposableStack();
  const folder = await createTemporaryFolder(opened);
  const [certificate, key] = [join(folder, 'site.pem'), join(folder, 'site.key')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', certificate];
  await run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files]);
  const [port, tlsPort] = [await findFreePort(), await findFreePort()];
  const url = `https://localhost:${tlsPort}`;
  const site = opened.adopt(
    await startSite({ ...env, PUBLIC_URL: url, TRUST_PROXY: 'on' }),
    (each) => each.stop(),
  );
  const upstreams = [Number(new URL(site.url).port)];
  const tls = { port: tlsPort, certificate, key };
  opened.adopt(await startNginx({ folder, port, upstreams, tls, workers: 1 }), (each) =>
    each.stop(),
  );
  return { url, pid: site.pid, stop: () => opened.disposeAsync() };
}
