import { prepareHome } from './home.ts';
import {
  databaseName,
  runEmbeddedPostgres,
  type EmbeddedPostgresOptions,
  type EmbeddedPostgres,
} from './run-embedded-postgres.ts';
import { findRunning, serverUrl } from './server.ts';

/** The private server of a data folder, beside whoever keeps it; one is started while nobody does. */
export async function findOrRunEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const running = await findRunning(await prepareHome(options.dataDir, options.log));
  if (!running) return runEmbeddedPostgres(options);
  return { url: serverUrl(running, databaseName), stop: async () => {} };
}
