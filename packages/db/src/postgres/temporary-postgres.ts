import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runEmbeddedPostgres, type EmbeddedPostgres } from './run-embedded-postgres.ts';
import type { Log } from './home.ts';
import type { Settings } from './settings.ts';

export type TemporaryOptions = { name: string; log: Log; settings?: Settings };

/** A server whose data is gone when it stops, for tests and measurements. */
export async function startTemporaryPostgres(options: TemporaryOptions): Promise<EmbeddedPostgres> {
  const { name, log, settings = {} } = options;
  const folder = await mkdtemp(path.join(tmpdir(), `naya-${name}-`));
  // Passable for the user a root process lends to PostgreSQL; the data inside stays closed.
  await chmod(folder, 0o711);
  const { url, stop } = await runEmbeddedPostgres({
    dataDir: path.join(folder, 'pg'),
    log,
    settings,
  });
  return {
    url,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
