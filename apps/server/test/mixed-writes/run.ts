import { setTimeout as wait } from 'node:timers/promises';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import type { TestApi } from '../support/api.ts';
import { readLogs } from '../support/main.ts';
import { acts } from './actors.ts';
import { gatherCrowd, type Actor, type Crowd } from './crowd.ts';
import { findFaults } from './find-faults.ts';
import { startServers } from './servers.ts';

export type MixedWritesReport = {
  faults: string[];
  answers: Record<string, number>;
  acknowledged: number;
};

/**
 * A crowd does all that changes something at random on two servers, one of which is killed half-way; then everything
 * is held against what was acknowledged. `SEED` repeats the choices, not the moments at which they meet.
 */
export async function writeAtRandom(
  api: TestApi,
  { seconds, seed }: { seconds: number; seed: number },
): Promise<MixedWritesReport> {
  await using opened = new AsyncDisposableStack();
  const ids = await insertFranchisesForTest(
    api.core.db,
    Array.from({ length: 12 }, (_, index) => ({
      business_name: `Brand ${index + 1}`,
      ...(index % 2 ? { category: 'Retail' } : {}),
    })),
  );
  const servers = opened.adopt(
    await startServers({
      DATABASE_URL: api.databaseUrl,
      DATA_DIR: api.dataDir,
      PUBLIC_URL: api.core.publicUrl,
    }),
    (each) => each.stop(),
  );
  const names = Object.keys(acts);
  const crowd = await gatherCrowd(api, servers, {
    seed,
    size: names.length + 4,
    brandIds: ids.slice(0, 3),
  });
  const working = Promise.all(
    crowd.actors.map((actor, index) => actAgain(crowd, actor, names[index % names.length] ?? '')),
  );
  await wait((seconds * 1000) / 2);
  crowd.isKilling = true;
  await servers.killOne();
  crowd.isKilling = false;
  await wait((seconds * 1000) / 2);
  crowd.isOver = true;
  await working;
  const { acknowledged } = crowd;
  const found = await findFaults(api, { acknowledged, servers });
  const faults = [...new Set([...crowd.faults, ...found])];
  return {
    faults: faults.length > 0 ? [...faults, ...findErrors()] : [],
    answers: Object.fromEntries(
      [...crowd.answers].sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
    acknowledged: acknowledged.length,
  };
}

/** What is its own work mostly, now and then another's. */
async function actAgain(crowd: Crowd, actor: Actor, ownAct: string): Promise<void> {
  const names = Object.keys(acts);
  while (!crowd.isOver) {
    const name = actor.random.chance(0.8) ? ownAct : actor.random.pick(names);
    try {
      await acts[name]?.(actor);
    } catch (error) {
      crowd.faults.push(`${name} failed: ${String(error)}`);
    }
  }
}

const asError = 50;

/** What the servers said of what they could not answer. */
function findErrors(): string[] {
  const lines = readLogs.flatMap((read) => read().split('\n'));
  const errors = lines.filter((line) => line.startsWith(`{"level":${asError}`));
  return [
    ...new Set(errors.map((line) => line.replaceAll(/"(time|pid|id|ms)":[^,]*,/g, ''))),
  ].slice(0, 10);
}
