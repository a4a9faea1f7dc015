import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitForPort } from '../../../deploy/local/ports.ts';

/** One worker process in the foreground; `http` is what stands in its http block. */
export async function startNginx(folder: string, http: string, port: number) {
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr warn;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
${http} }
`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', file, '-e', 'stderr'], { stdio: 'inherit' });
  await waitForPort(port);
  return {
    url: `http://localhost:${port}`,
    workerPid: findWorker(child.pid ?? 0),
    stop: async () => {
      child.kill('SIGQUIT');
      await once(child, 'exit');
    },
  };
}

function findWorker(masterPid: number): number {
  const workers = execFileSync('ps', ['-o', 'pid=', '--ppid', String(masterPid)]).toString();
  return Number(workers.trim().split('\n')[0]);
}
