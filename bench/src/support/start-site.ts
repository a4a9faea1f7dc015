import { serverCommandOf } from '../../../deploy/local/server-command.ts';
import { createFolder } from '../../../apps/server/test/support/folder.ts';
import { startMain } from '../../../apps/server/test/support/main.ts';

export type Site = AsyncDisposable & { url: string; pid: number };

/** Another checkout of the repository, installed and built, to measure beside this one in the same run. */
export const otherCheckout = process.env['BASE'];

/** The server as `npm start` runs it, on a free port and with a data folder of its own. */
export async function startSite(env: Record<string, string>, checkout?: string): Promise<Site> {
  await using opened = new AsyncDisposableStack();
  const folder = opened.use(await createFolder());
  const settings = {
    DATA_DIR: folder.path,
    DEMO: 'on',
    // All of a measurement comes from one client IP.
    LIMITS: 'off',
    PORT: '0',
    // Unlike in tests, Node finds nothing that it has compiled before.
    NODE_DISABLE_COMPILE_CACHE: '1',
    ...env,
  };
  const { child, ended, listening } = startMain(settings, serverCommandOf(checkout));
  opened.defer(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const url = await listening;
  const all = opened.move();
  return { url, pid: child.pid ?? 0, [Symbol.asyncDispose]: () => all.disposeAsync() };
}
