import { median, printTable } from './figures.ts';
import { load, type Load } from './load.ts';
import { cpuMicroseconds } from './process-figures.ts';

export const encoding = 'br';
const rounds = 7;
const seconds = 3;

export type Target = { name: string; url: string; pid: number; connections: number };
type Round = Load & { cpu: number };

/** Several servers of the same bytes, taking turns; the first is the reference. */
export async function measureInTurns(targets: Target[]): Promise<void> {
  const measured = new Map<Target, Round[]>(targets.map((target) => [target, []]));
  for (let round = -1; round < rounds; round++) {
    for (const [target, results] of measured) {
      const result = await measure(target);
      if (round >= 0) results.push(result);
    }
  }
  print(measured);
}

async function measure({ url, pid, connections }: Target): Promise<Round> {
  const before = cpuMicroseconds(pid);
  const headers = { 'Accept-Encoding': encoding };
  const result = await load({ url: `${url}/`, connections, duration: seconds, headers });
  return { ...result, cpu: (cpuMicroseconds(pid) - before) / result.total };
}

function print(measured: Map<Target, Round[]>): void {
  const of = (results: Round[], key: keyof Round) => median(results.map((each) => each[key]));
  const [reference = []] = measured.values();
  console.log(`${rounds} rounds of ${seconds} s taking turns; medians:`);
  printTable(
    ['', 'requests a second', 'share', 'CPU µs a request', 'share', 'p99 ms', 'failed'],
    [...measured].map(([{ name }, results]) => [
      name,
      Math.round(of(results, 'perSecond')).toLocaleString('en-IN'),
      share(
        median(results.map((each, round) => each.perSecond / (reference[round]?.perSecond ?? 1))),
      ),
      of(results, 'cpu').toFixed(0),
      share(of(reference, 'cpu') / of(results, 'cpu')),
      of(results, 'p99').toFixed(1),
      results.reduce((sum, each) => sum + each.failed, 0),
    ]),
  );
}

const share = (ratio: number) => `${(ratio * 100).toFixed(0)}%`;
