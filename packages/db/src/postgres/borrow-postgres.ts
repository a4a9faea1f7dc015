import { prepareHome } from './home.ts';
import {
  databaseName,
  keepPostgres,
  type KeeperOptions,
  type KeptPostgres,
} from './keep-postgres.ts';
import { findRunning, serverUrl } from './server.ts';

/** The private server of a data folder, beside whoever keeps it; one is started while nobody does. */
export async function borrowPostgres(options: KeeperOptions): Promise<KeptPostgres> {
  const running = await findRunning(await prepareHome(options.dataDir, options.log));
  if (!running) return keepPostgres(options);
  return { url: serverUrl(running, databaseName), stop: async () => {} };
}
