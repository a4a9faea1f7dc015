import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nginxPidFile, runNginx, type NginxProcess } from './run-nginx.ts';
import { runProcess, type RunningProcess } from './run-process.ts';

const template = join(import.meta.dirname, '../site.conf.template');
const watcher = join(import.meta.dirname, '../watch-instances.sh');

type Tls = { port: number; certificate: string; key: string };

export type NginxOptions = NginxProcess & {
  upstreams: number[];
  /** Also listens with TLS and HTTP/2. */
  tls?: Tls;
};

/** nginx with the same configuration as elsewhere, told by the same script which instances are ready. */
export async function startNginx(options: NginxOptions): Promise<RunningProcess> {
  const { folder, port, upstreams, tls } = options;
  const upstreamFile = join(folder, 'upstream.conf');
  const filled = (await readFile(template, 'utf8'))
    .replace('    ${TLS}', tls ? listenWithTls(tls) : '')
    .replace('${UPSTREAM_FILE}', upstreamFile)
    .replace('${LISTEN}', String(port));
  await using opened = new AsyncDisposableStack();
  opened.use(
    await runProcess({
      command: ['sh', watcher, '--foreground'],
      env: {
        INSTANCES: upstreams.map((each) => `127.0.0.1:${each}`).join(' '),
        UPSTREAM_FILE: upstreamFile,
        NGINX_PID: nginxPidFile(folder),
      },
      ready: /watching/,
    }),
  );
  const nginx = opened.use(await runNginx(filled, options));
  const all = opened.move();
  return { ...nginx, [Symbol.asyncDispose]: () => all.disposeAsync() };
}

const listenWithTls = ({ port, certificate, key }: Tls) =>
  `listen ${port} ssl http2; ssl_certificate ${certificate}; ssl_certificate_key ${key};`;
