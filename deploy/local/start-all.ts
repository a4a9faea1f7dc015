import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runEmbeddedPostgres } from '@naya/db/postgres/run-embedded-postgres';
import { runProcess, type RunningProcess } from './run-process.ts';
import { serverCommand } from './server-command.ts';
import { startNginx } from './start-nginx.ts';
import { startStore } from './start-store.ts';

export type LocalOptions = {
  folder: string;
  port: number;
  instances: number;
  env?: Record<string, string>;
  nginxWorkers?: number | undefined;
};
type Instance = RunningProcess & { url: string };
export type LocalSite = AsyncDisposable & {
  url: string;
  databaseUrl: string;
  instances: Instance[];
};

/** PostgreSQL, a store for pictures, a process for the jobs, instances that serve, nginx: all on this machine. */
export async function startAll(options: LocalOptions): Promise<LocalSite> {
  const { folder, port, instances, env = {}, nginxWorkers: workers } = options;
  await using opened = new AsyncDisposableStack();
  await mkdir(folder, { recursive: true });
  // As root the database runs as another user, who has to get in.
  await chmod(folder, 0o755);
  const databaseUrl = process.env['DATABASE_URL'] ?? (await ownDatabase(folder, opened));
  const store = process.env['S3_ENDPOINT'] ? null : opened.use(await startStore(folder, port + 1));
  const server = (more: Record<string, string>) =>
    runProcess({
      command: serverCommand,
      env: {
        DATABASE_URL: databaseUrl,
        DATA_DIR: folder,
        PUBLIC_URL: `http://localhost:${port}`,
        TRUST_PROXY: 'on',
        // Longer than nginx's fail_timeout: it has to find the other instance alive again by then.
        DRAIN_SECONDS: '3',
        LOG_LEVEL: 'warn',
        ...store?.env,
        ...env,
        ...more,
      },
      ready: /Jobs\s/,
    });

  // The jobs' process comes first: it migrates and puts the demo content in. nginx does not know it.
  opened.use(await server({ JOBS: 'only' }));
  const ports = Array.from({ length: instances }, (_, index) => port + 2 + index);
  const running: Instance[] = [];
  for (const each of ports) {
    const instance = await server({ PORT: String(each), JOBS: 'off', DEMO: 'off' });
    running.push({ ...opened.use(instance), url: `http://127.0.0.1:${each}` });
  }
  opened.use(await startNginx({ folder, port, upstreams: ports, workers }));
  const all = opened.move();
  return {
    url: `http://localhost:${port}`,
    databaseUrl,
    instances: running,
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}

async function ownDatabase(folder: string, opened: AsyncDisposableStack): Promise<string> {
  const postgres = await runEmbeddedPostgres({ dataDir: join(folder, 'pg'), log: console.log });
  opened.defer(postgres.stop);
  return postgres.url;
}
