import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestServer } from '@naya/db/testing/server';
import { dataFolder, runFolder } from './data-folder.ts';
import * as databases from './databases.ts';
import { owner } from './office-people.ts';
import { startServerProcess } from './server-process.ts';
import { placeSmallPictures } from './small-pictures.ts';

/** Demo content and an owner of the back office, put in by the server itself; no job has run on it. */
async function fillTemplate(): Promise<void> {
  const name = databases.templateName();
  await databases.createEmptyDatabase(name);
  const server = await startServerProcess('template', {
    PORT: '0',
    DATABASE_URL: databases.databaseUrl(name),
    DATA_DIR: dataFolder(name),
    JOBS: 'off',
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    PAGE_CACHE_MB: '0',
  });
  await server.stop();
  await placeSmallPictures(join(dataFolder(name), 'media'));
}

/** Playwright's globalSetup: one PostgreSQL and one template that each server's database is cloned from. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startTestServer();
  databases.rememberDatabaseServer(server.url, `naya_e2e_${randomBytes(4).toString('hex')}`);
  const stop = async () => {
    await databases.dropDatabasesOfRun();
    await rm(runFolder(), { recursive: true, force: true });
    await server.stop();
  };
  try {
    await fillTemplate();
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
