import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runNginx, type NginxProcess } from './run-nginx.ts';
import type { RunningProcess } from './run-process.ts';

const template = join(import.meta.dirname, '../site.conf.template');

type Tls = { port: number; certificate: string; key: string };

export type NginxOptions = NginxProcess & {
  upstreams: number[];
  /** Also listens with TLS and HTTP/2. */
  tls?: Tls;
};

/** nginx with the same configuration as elsewhere. */
export async function startNginx(options: NginxOptions): Promise<RunningProcess> {
  const { port, upstreams, tls } = options;
  const servers = upstreams.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=2s;`);
  const filled = (await readFile(template, 'utf8'))
    .replace('    ${TLS}', tls ? listenWithTls(tls) : '')
    .replace('${UPSTREAM_SERVERS}', servers.join(' '))
    .replace('${LISTEN}', String(port));
  return runNginx(filled, options);
}

const listenWithTls = ({ port, certificate, key }: Tls) =>
  `listen ${port} ssl http2; ssl_certificate ${certificate}; ssl_certificate_key ${key};`;
