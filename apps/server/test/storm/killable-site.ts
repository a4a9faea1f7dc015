import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase, type Database } from '@naya/db/client';
import { serverUrl } from '@naya/db/postgres/server';
import { findFreePort } from '../../../../deploy/local/ports.ts';
import { createFolder } from '../support/folder.ts';
import { startMain, type MainProcess } from '../support/main.ts';

export type KillableSite = {
  url: string;
  dataDir: string;
  openDatabase: () => Promise<Database>;
  /** Rejects when the web process ends without having been killed. */
  endedAlone: Promise<never>;
  killWeb: () => Promise<void>;
  killDatabase: () => Promise<void>;
  close: () => Promise<void>;
};

/** The whole product on data of its own: one web process with its own PostgreSQL, both of which can be killed. */
export async function startKillableSite(): Promise<KillableSite> {
  const folder = await createFolder();
  const dataDir = folder.path;
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, LIMITS: 'off' };
  let web: MainProcess | undefined;
  const alone = Promise.withResolvers<never>();
  alone.promise.catch(() => {});
  async function startWeb() {
    const started = startMain(env);
    web = started;
    void watch(started);
    await started.listening;
  }
  async function watch(started: MainProcess) {
    const { output } = await started.ended;
    if (web === started) alone.reject(new Error(`The web process ended by itself:\n${output}`));
  }
  async function endWeb(signal: 'SIGKILL' | 'SIGTERM') {
    const ending = web;
    web = undefined;
    ending?.child.kill(signal);
    await ending?.ended;
  }
  await startWeb();

  const postmaster = async () => {
    const file = join(dataDir, 'pg/cluster/postmaster.pid');
    const [pid, , , , socketFolder = ''] = (await readFile(file, 'utf8')).split('\n');
    return { pid: Number(pid), socketFolder };
  };
  return {
    url,
    dataDir,
    async openDatabase() {
      const { socketFolder } = await postmaster();
      return openDatabase({ url: serverUrl(socketFolder, 'naya'), max: 2 });
    },
    endedAlone: alone.promise,
    async killWeb() {
      await endWeb('SIGKILL');
      await startWeb();
    },
    async killDatabase() {
      process.kill((await postmaster()).pid, 'SIGKILL');
    },
    async close() {
      await endWeb('SIGTERM');
      await folder.remove();
    },
  };
}
