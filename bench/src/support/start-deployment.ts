import { createFolder } from '../../../apps/server/test/support/folder.ts';
import { findFreePort } from '../../../deploy/local/ports.ts';
import { startAll, type LocalOptions, type LocalSite } from '../../../deploy/local/start-all.ts';

type Options = Pick<LocalOptions, 'instances' | 'nginxWorkers' | 'databaseUrl' | 'env'>;

/** The arrangement under deploy/ without limits, in a folder and on ports of its own. */
export async function startDeployment(options: Options): Promise<LocalSite & { folder: string }> {
  await using opened = new AsyncDisposableStack();
  const { path } = opened.use(await createFolder());
  const port = await findFreePort();
  const env = { LIMITS: 'off', ...options.env };
  const folder = `${path}/site`;
  const site = opened.use(await startAll({ ...options, folder, port, env }));
  const all = opened.move();
  return { ...site, folder, [Symbol.asyncDispose]: () => all.disposeAsync() };
}
