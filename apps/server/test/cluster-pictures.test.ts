import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { get } from './support/get.ts';
import { start, useDataFolder } from './support/start.ts';

const dataFolder = useDataFolder();

async function countVariants(): Promise<number> {
  const files = await readdir(join(dataFolder(), 'media'), { recursive: true });
  return files.filter((file) => /\/\d+\.(avif|webp)$/.test(file)).length;
}

it('pictures rest while the serving processes are visited, and go on', async () => {
  const { child, ended, listening } = start({ PORT: '0', WEB_CONCURRENCY: '2' });
  let visits: NodeJS.Timeout | undefined;
  onTestFinished(async () => {
    clearInterval(visits);
    child.kill('SIGTERM');
    await ended;
  });
  const url = await listening;
  await expect.poll(countVariants, { timeout: 60_000 }).toBeGreaterThan(0);

  visits = setInterval(() => void get(`${url}/terms`), 500);
  const counts: number[] = [];
  const countAgain = async () => counts.unshift(await countVariants());
  const isStill = async () => (await countAgain()) > 1 && counts[0] === counts[1];
  await expect.poll(isStill, { timeout: 25_000, interval: 3_000 }).toBe(true);

  clearInterval(visits);
  await expect.poll(countVariants, { timeout: 60_000 }).toBeGreaterThan(counts[0] ?? 0);
}, 180_000);
