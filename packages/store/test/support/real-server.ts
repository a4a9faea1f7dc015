import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { createTestDatabase } from '../../../db/src/testing/database.ts';

const main = join(import.meta.dirname, '../../../../apps/server/src/main.ts');

/** The whole server as a process of its own, with its demo content, in a data folder that is gone afterwards. */
export function useRealServer(): { url: string } {
  const server = { url: '' };
  let stop = async () => {};

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'naya-store-'));
    const database = await createTestDatabase();
    const child = spawn('node', [main], {
      env: {
        PATH: process.env['PATH'],
        DATABASE_URL: database.url,
        DATA_DIR: folder,
        PORT: '0',
        LOG_LEVEL: 'silent',
        // Sizes of the demo's pictures would be encoded all the while.
        JOBS: 'off',
      },
    });
    const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
    stop = async () => {
      child.kill('SIGTERM');
      await ended;
      await database.close();
      await rm(folder, { recursive: true, force: true });
    };
    server.url = await new Promise<string>((resolve, reject) => {
      let output = '';
      const heard = (chunk: Buffer) => {
        output += chunk.toString();
        const url = /Site\s+(http:\S+)/.exec(output)?.[1];
        if (url) resolve(url);
      };
      child.stdout.on('data', heard);
      child.stderr.on('data', heard);
      void ended.then(() => reject(new Error(output)));
    });
  });
  afterAll(() => stop());
  return server;
}
