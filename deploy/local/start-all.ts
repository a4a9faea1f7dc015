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
  /** In place of a database of its own. */
  databaseUrl?: string | undefined;
  env?: Record<string, string>;
  nginxWorkers?: number | undefined;
};
type Instance = RunningProcess & { url: string };
export type LocalSite = AsyncDisposable & {
  url: string;
  databaseUrl: string;
  instances: Instance[];
  jobs: Instance;
  /** Absent with a store from elsewhere. */
  store: RunningProcess | null;
};

/** PostgreSQL, a store for pictures, a process for the jobs, instances that serve, nginx: all on this machine. */
export async function startAll(options: LocalOptions): Promise<LocalSite> {
  const { folder, port, instances, env = {}, nginxWorkers: workers } = options;
  await using opened = new AsyncDisposableStack();
  await mkdir(folder, { recursive: true });
  // As root the database runs as another user, who has to get in.
  await chmod(folder, 0o755);
  const databaseUrl =
    options.databaseUrl ?? process.env['DATABASE_URL'] ?? (await ownDatabase(folder, opened));
  const store = process.env['S3_ENDPOINT'] ? null : opened.use(await startStore(folder, port + 1));
  const server = (name: string, more: Record<string, string>, healthUrl?: string) =>
    runProcess({
      command: serverCommand,
      logFile: join(folder, `${name}.log`),
      ...(healthUrl && { healthUrl }),
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
  const jobsUrl = `http://127.0.0.1:${port + 2 + instances}`;
  const jobs = opened.use(
    await server('jobs', { JOBS: 'only', JOBS_PORT: new URL(jobsUrl).port }, `${jobsUrl}/readyz`),
  );
  const ports = Array.from({ length: instances }, (_, index) => port + 2 + index);
  const running: Instance[] = [];
  for (const each of ports) {
    const url = `http://127.0.0.1:${each}`;
    const instance = await server(
      `web-${each}`,
      { PORT: String(each), JOBS: 'off', DEMO: 'off' },
      `${url}/readyz`,
    );
    running.push({ ...opened.use(instance), url });
  }
  opened.use(await startNginx({ folder, port, upstreams: ports, workers }));
  const all = opened.move();
  return {
    url: `http://localhost:${port}`,
    databaseUrl,
    instances: running,
    jobs: { ...jobs, url: jobsUrl },
    store,
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}

async function ownDatabase(folder: string, opened: AsyncDisposableStack): Promise<string> {
  const postgres = await runEmbeddedPostgres({ dataDir: join(folder, 'pg'), log: console.log });
  opened.defer(postgres.stop);
  return postgres.url;
}
