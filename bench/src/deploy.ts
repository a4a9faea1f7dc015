import { openDatabase } from '@naya/db/client';
import { hasNginx } from '../../deploy/local/run-nginx.ts';
import { failOver } from './fail-over.ts';
import { compareInstances } from './instances.ts';
import { timeChanges } from './support/changes.ts';
import { startDeployment } from './support/start-deployment.ts';
import { hasWrk } from './support/wrk.ts';

/** The arrangement under deploy/: nginx in front of two instances. */
export async function measureDeploy(): Promise<void> {
  if (!hasNginx()) return console.log('nginx is not installed here: nothing to measure.');
  if (!hasWrk()) return;
  await compareInstances();
  await using opened = new AsyncDisposableStack();
  const site = opened.use(await startDeployment({ instances: 2, nginxWorkers: 1 }));
  const database = openDatabase({ url: site.databaseUrl, max: 2 });
  opened.defer(database.close);

  console.log('A change, seen through nginx:');
  await timeChanges(database, [site.url]);
  await failOver(site, database);
}
