import { hasOpenssl, makeCertificate } from '../../../deploy/local/make-certificate.ts';
import { findFreePort } from '../../../deploy/local/ports.ts';
import { hasNginx, startNginx } from '../../../deploy/local/start-nginx.ts';
import { startSite, type Site } from './start-site.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

export const canServeTls = () => hasNginx() && hasOpenssl();

/** The site as visitors reach it under `deploy/`: by TLS and HTTP/2. */
export async function startBehindTls(env: Record<string, string>): Promise<Site> {
  const opened = new AsyncDisposableStack();
  const folder = await createTemporaryFolder(opened);
  const [port, tlsPort] = [await findFreePort(), await findFreePort()];
  const tls = { port: tlsPort, ...(await makeCertificate(folder)) };
  const url = `https://localhost:${tlsPort}`;
  const site = opened.adopt(
    await startSite({ ...env, PUBLIC_URL: url, TRUST_PROXY: 'on' }),
    (each) => each.stop(),
  );
  const upstreams = [Number(new URL(site.url).port)];
  opened.adopt(await startNginx({ folder, port, upstreams, tls, workers: 1 }), (each) =>
    each.stop(),
  );
  return { url, pid: site.pid, stop: () => opened.disposeAsync() };
}
