import { createFolder } from '../../../apps/server/test/support/folder.ts';
import { hasOpenssl, makeCertificate } from '../../../deploy/local/make-certificate.ts';
import { findFreePort } from '../../../deploy/local/ports.ts';
import { hasNginx } from '../../../deploy/local/run-nginx.ts';
import { startNginx } from '../../../deploy/local/start-nginx.ts';
import { startSite, type Site } from './start-site.ts';

export const canServeTls = () => hasNginx() && hasOpenssl();

/** The site as visitors reach it under `deploy/`: by TLS and HTTP/2. */
export async function startBehindTls(env: Record<string, string>): Promise<Site> {
  await using opened = new AsyncDisposableStack();
  const { path: folder } = opened.use(await createFolder());
  const [port, tlsPort] = [await findFreePort(), await findFreePort()];
  const tls = { port: tlsPort, ...(await makeCertificate(folder)) };
  const url = `https://localhost:${tlsPort}`;
  const site = opened.use(await startSite({ ...env, PUBLIC_URL: url, TRUST_PROXY: 'on' }));
  const upstreams = [Number(new URL(site.url).port)];
  opened.use(await startNginx({ folder, port, upstreams, tls, workers: 1 }));
  const all = opened.move();
  return { url, pid: site.pid, [Symbol.asyncDispose]: () => all.disposeAsync() };
}
