import { openDatabase } from '@naya/db/client';
import { findFreePort } from '../../deploy/local/ports.ts';
import { startAll } from '../../deploy/local/start-all.ts';
import { hasNginx } from '../../deploy/local/start-nginx.ts';
import { failOver } from './fail-over.ts';
import { compareInstances } from './instances.ts';
import { timeChanges } from './support/changes.ts';
import { createTemporaryFolder } from './support/temporary-folder.ts';
import { hasWrk } from './support/wrk.ts';

/** The arrangement under deploy/: nginx in front of two instances. */
export async function measureDeploy(): Promise<void> {
  if (!hasNginx()) return console.log('nginx is not installed here: nothing to measure.');
  if (!hasWrk()) return;
  await compareInstances();
  await using opened = new AsyncDisposableStack();
  const folder = await createTemporaryFolder(opened);
  const port = await findFreePort();
  const env = { LIMITS: 'off' };
  const options = { folder: `${folder}/site`, port, instances: 2, nginxWorkers: 1, env };
  const site = opened.adopt(await startAll(options), (each) => each.stop());
  const database = openDatabase({ url: site.databaseUrl, max: 2 });
  opened.defer(database.close);

  console.log('A change, seen through nginx:');
  await timeChanges(database, [site.url]);
  await failOver(site, database);
}
