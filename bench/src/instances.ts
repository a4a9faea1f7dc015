import { median, printTable } from './support/figures.ts';
import type { Load } from './support/load.ts';
import { startDeployment } from './support/start-deployment.ts';
import { wrk } from './support/wrk.ts';

const rounds = 6;
const seconds = 8;
const connections = 16;

/** Listings that no cache has, through nginx, from one instance and from two in turns. */
export async function compareInstances(): Promise<void> {
  await using one = await startDeployment({ instances: 1 });
  await using two = await startDeployment({ instances: 2 });
  const measured: [Load, Load][] = [];
  for (let round = -1; round < rounds; round++) {
    const pair: [Load, Load] = [await read(one.url, round), await read(two.url, round)];
    if (round >= 0) measured.push(pair);
  }
  console.log(
    `Listings that no cache has, ${connections} connections, ${rounds} rounds of ${seconds} s in turns, medians:`,
  );
  printTable(
    ['instances', 'pages a second', 'times one', 'failed'],
    [0, 1].map((side) => [
      side + 1,
      median(measured.map((pair) => pair[side]?.perSecond ?? 0)).toFixed(0),
      median(measured.map((pair) => (pair[side]?.perSecond ?? 0) / pair[0].perSecond)).toFixed(2),
      measured.reduce((sum, pair) => sum + (pair[side]?.failed ?? 0), 0),
    ]),
  );
}

function read(url: string, round: number): Promise<Load> {
  const script = `
local rupees = ${1_000_000 + round * 100_000}
request = function()
  rupees = rupees + 1
  return wrk.format("GET", "/franchises?maxInvestment=" .. rupees)
end`;
  return wrk({ url, seconds, connections, script });
}
