import { setTimeout as wait } from 'node:timers/promises';
import { median, printTable } from './figures.ts';
import type { Load } from './load.ts';
import { cpuMicroseconds } from './process-figures.ts';
import { wrk } from './wrk.ts';

export const encoding = 'br';
const rounds = 12;
const seconds = 2;
const restRounds = 4;

export type Target = { name: string; url: string; pid: number; connections: number };
type Round = Load & { cpu: number };

/** Several servers of the same bytes, taking turns; the first is the reference. */
export async function measureInTurns(targets: Target[]): Promise<void> {
  const atRest = await measureAtRest(targets);
  const measured = new Map<Target, Round[]>(targets.map((target) => [target, []]));
  for (let round = -1; round < rounds; round++) {
    for (const [target, results] of measured) {
      const result = await measure(target, atRest.get(target) ?? 0);
      if (round >= 0) results.push(result);
    }
  }
  print(measured);
}

/** Processor time that each takes in a round without any request. */
async function measureAtRest(targets: Target[]): Promise<Map<Target, number>> {
  const before = targets.map(({ pid }) => cpuMicroseconds(pid));
  await wait(restRounds * seconds * 1_000);
  return new Map(
    targets.map((target, index) => [
      target,
      (cpuMicroseconds(target.pid) - (before[index] ?? 0)) / restRounds,
    ]),
  );
}

async function measure({ url, pid, connections }: Target, atRest: number): Promise<Round> {
  const before = cpuMicroseconds(pid);
  const headers = { 'Accept-Encoding': encoding };
  const result = await wrk({ url: `${url}/`, connections, seconds, headers });
  return { ...result, cpu: (cpuMicroseconds(pid) - before - atRest) / result.total };
}

function print(measured: Map<Target, Round[]>): void {
  const of = (results: Round[], key: keyof Round) => median(results.map((each) => each[key]));
  const [reference = []] = measured.values();
  /** Side by side in each round: what else the machine does changes from round to round. */
  const beside = (results: Round[], ratio: (own: Round, other: Round) => number) =>
    share(median(results.map((own, round) => ratio(own, reference[round] ?? own))));
  console.log(
    `${rounds} rounds of ${seconds} s, taking turns. All figures are medians: the shares, of what each round showed beside the first of the table. CPU is what goes beyond that at rest.`,
  );
  printTable(
    ['', 'requests a second', 'share', 'CPU µs a request', 'share', 'p99 ms', 'failed'],
    [...measured].map(([{ name }, results]) => [
      name,
      Math.round(of(results, 'perSecond')).toLocaleString('en-IN'),
      beside(results, (own, other) => own.perSecond / other.perSecond),
      of(results, 'cpu').toFixed(0),
      beside(results, (own, other) => other.cpu / own.cpu),
      of(results, 'p99').toFixed(1),
      results.reduce((sum, each) => sum + each.failed, 0),
    ]),
  );
}

const share = (ratio: number) => `${(ratio * 100).toFixed(0)}%`;
