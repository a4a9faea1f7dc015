import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitForPort } from './ports.ts';
import { runProcess, type RunningProcess } from './run-process.ts';

const template = join(import.meta.dirname, '../site.conf.template');

export type NginxOptions = {
  folder: string;
  port: number;
  upstreams: number[];
  /** Also listens with TLS and HTTP/2. */
  tls?: { port: number; certificate: string; key: string };
  workers?: number | undefined;
  /** Where requests are logged; nowhere unless told. */
  accessLog?: string;
};

export function hasNginx(): boolean {
  return !spawnSync('nginx', ['-v'], { stdio: 'ignore' }).error;
}

/** nginx in the foreground with the same configuration as elsewhere. */
export async function startNginx(options: NginxOptions): Promise<RunningProcess> {
  const { folder, port, upstreams, tls, workers = 'auto', accessLog = 'off' } = options;
  const servers = upstreams.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=2s;`);
  const filled = (await readFile(template, 'utf8'))
    .replace('    ${TLS}', tls ? listenWithTls(tls) : '')
    .replace('${UPSTREAM_SERVERS}', servers.join(' '))
    .replace('${LISTEN}', String(port));
  const file = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  await writeFile(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; worker_processes ${workers}; worker_rlimit_nofile 8192; pid ${folder}/nginx.pid; error_log stderr error;
events { worker_connections 4096; }
http { access_log ${accessLog}; sendfile on; tcp_nopush on; ${temporary.join(' ')}
${filled} }
`,
  );
  // The shell says that nginx has found its configuration good.
  const start = `nginx -t -q -p "$1" -c "$2" -e stderr && echo ready && exec nginx -p "$1" -c "$2" -e stderr`;
  const command = ['sh', '-c', start, 'sh', folder, file];
  const nginx = await runProcess({ command, env: {}, ready: /ready/ });
  await waitForPort(port);
  return nginx;
}

const listenWithTls = ({ port, certificate, key }: Required<NginxOptions>['tls']) =>
  `listen ${port} ssl http2; ssl_certificate ${certificate}; ssl_certificate_key ${key};`;
