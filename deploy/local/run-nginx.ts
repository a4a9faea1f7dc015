import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitForPort } from './ports.ts';
import { runProcess, type RunningProcess } from './run-process.ts';

export type NginxProcess = {
  folder: string;
  /** One on which it listens. */
  port: number;
  workers?: number | undefined;
  /** Where requests are logged; nowhere unless told. */
  accessLog?: string;
};

export const nginxPidFile = (folder: string) => join(folder, 'nginx.pid');

export const hasNginx = () => !spawnSync('nginx', ['-v'], { stdio: 'ignore' }).error;

/** nginx in the foreground; `http` stands in the http block of its configuration. */
export async function runNginx(http: string, options: NginxProcess): Promise<RunningProcess> {
  const { folder, port, workers = 'auto', accessLog = 'off' } = options;
  const file = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  await writeFile(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; worker_processes ${workers}; worker_rlimit_nofile 8192; pid ${nginxPidFile(folder)}; error_log stderr error;
events { worker_connections 4096; }
http { access_log ${accessLog}; sendfile on; tcp_nopush on; ${temporary.join(' ')}
${http} }
`,
  );
  // The shell says that nginx has found its configuration good.
  const start = `nginx -t -q -p "$1" -c "$2" -e stderr && echo ready && exec nginx -p "$1" -c "$2" -e stderr`;
  const command = ['sh', '-c', start, 'sh', folder, file];
  const nginx = await runProcess({ command, env: {}, ready: /ready/ });
  await waitForPort(port);
  return nginx;
}
