import { createTestDatabase } from '@naya/db/testing/database';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { onTestFinished } from 'vitest';
import { listingParts, multipart } from '../hostile/requests.ts';
import { startMain } from '../support/main.ts';
import { watchMemory } from '../support/memory.ts';
import type { FuzzedPicture } from './pictures.ts';

export type PictureReport = {
  /** How often each status came; a connection that broke counts as 0. */
  statuses: Record<string, number>;
  /** The pictures that were answered with anything but a clear yes or no. */
  faults: string[];
  peakMegabytes: number;
  /** Whether the process that was started is the one that answered the last request. */
  isSameProcess: boolean;
};

const clearAnswers = new Set([201, 413, 415, 422]);
const mb = 1024 * 1024;

/** Sends each picture as the logo of a listing to a server process of its own, `atOnce` side by side. */
export async function sendPictures(
  pictures: FuzzedPicture[],
  { dataDir, atOnce }: { dataDir: string; atOnce: number },
): Promise<PictureReport> {
  const database = await createTestDatabase();
  await insertFranchisesForTest(database.db, [{}]);
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1' };
  const { child, ended, listening } = startMain({ ...env, LIMITS: 'off' });
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
    await database.close();
  });
  const url = await listening;
  const stopWatching = watchMemory(child.pid ?? 0);
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  const waiting = [...pictures];
  const sendNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const status = await sendLogo(url, next.bytes);
      statuses[status] = (statuses[status] ?? 0) + 1;
      const isFault = next.status ? status !== next.status : !clearAnswers.has(status);
      if (isFault) faults.push(`${next.name}: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendNext));
  const isSameProcess = child.exitCode === null && (await fetch(`${url}/readyz`)).ok;
  const peakMegabytes = Math.round((await stopWatching()) / mb);
  return { statuses, faults, peakMegabytes, isSameProcess };
}

async function sendLogo(url: string, content: Uint8Array): Promise<number> {
  const body = multipart([...listingParts(), { name: 'logo', file: 'logo', content }]);
  try {
    return (await fetch(`${url}/admin/api/franchise-owner`, body)).status;
  } catch {
    return 0;
  }
}
