import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

const pageBytes = 4096;
const sampleEveryMs = 20;

/** Whether this system tells how much memory a process and its children have. */
export const canReadMemory = process.platform === 'linux';

/** The largest memory (RSS) that a process and all its children had together, since it was asked to watch. */
export function watchMemory(pid: number) {
  const over = new AbortController();
  const watching = (async () => {
    let peakBytes = 0;
    while (!over.signal.aborted) {
      peakBytes = Math.max(peakBytes, await readTreeBytes(pid));
      await wait(sampleEveryMs);
    }
    return peakBytes;
  })();
  return async function stopWatching(): Promise<number> {
    over.abort();
    return watching;
  };
}

async function readTreeBytes(pid: number): Promise<number> {
  const own = await readProc(pid, 'statm');
  const children = (await readProc(pid, `task/${pid}/children`)).split(' ').filter(Boolean);
  const below = await Promise.all(children.map((child) => readTreeBytes(Number(child))));
  const pages = Number(own.split(' ')[1] ?? 0);
  return below.reduce((sum, bytes) => sum + bytes, pages * pageBytes);
}

/** Nothing for a process that has ended meanwhile. */
const readProc = (pid: number, file: string) =>
  readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
