import { mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFolder } from './data-folder.ts';
import * as databases from './databases.ts';
import { ports } from './urls.ts';
import { startMailServer } from './mail-server.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';
import { startStub } from './stub.ts';

export type SiteKind = 'own' | 'office' | 'stubbed' | 'mailed';

/** No test reads a mail of these, nor does the site read their database. */
const stubbed = async () => ({
  API_BASE_URL: `${await startStub()}/admin/api`,
  OFFLINE_PAGES: 'off',
  JOBS: 'off',
});

/** Pictures are named by content: what one server has encoded, the others find. */
async function sharePictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await symlink(join(dataFolder(databases.templateName()), 'media'), join(folder, 'media'));
}

/** A server with a database and a data folder of its own, both gone when it stops. */
export async function startSite(kind: SiteKind): Promise<ServerProcess> {
  const port = ports[kind];
  const name = databases.databaseName(port);
  const folder = dataFolder(name);
  await databases.cloneTemplate(name);
  await sharePictures(folder);
  const smtp = kind === 'mailed' ? await startMailServer() : null;
  const server = await startServerProcess(`${kind}-${port}`, {
    PORT: String(port),
    DATABASE_URL: databases.databaseUrl(name),
    DATA_DIR: folder,
    // All tests come from one client IP, faster than people do.
    LIMITS: 'off',
    ...(kind === 'stubbed' && (await stubbed())),
    ...(smtp && { SMTP_URL: smtp.url }),
  });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      await smtp?.stop();
      await databases.dropDatabase(name);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
