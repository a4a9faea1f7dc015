import { freePort } from '../../deploy/local/ports.ts';
import { startAll } from '../../deploy/local/start-all.ts';
import { median, printTable } from './support/figures.ts';
import { openFolder } from './support/temporary-folder.ts';
import { wrk } from './support/wrk.ts';

const rounds = 6;
const seconds = 8;
const connections = 16;

/** Listings that no cache has, through nginx, from one instance and from two in turns. */
export async function compareInstances(): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const folder = await openFolder(opened);
  const start = async (instances: number) => {
    const options = { folder: `${folder}/${instances}`, port: await freePort(), instances };
    return opened.adopt(await startAll(options), (each) => each.stop());
  };
  const [one, two] = [await start(1), await start(2)];
  const measured: [number, number][] = [];
  for (let round = -1; round < rounds; round++) {
    const pair: [number, number] = [await read(one.url, round), await read(two.url, round)];
    if (round >= 0) measured.push(pair);
  }
  console.log(
    `Listings that no cache has, ${connections} connections, ${rounds} rounds of ${seconds} s in turns, medians:`,
  );
  printTable(
    ['instances', 'pages a second', 'times one'],
    [
      [1, median(measured.map(([alone]) => alone)).toFixed(0), '1.00'],
      [
        2,
        median(measured.map(([, both]) => both)).toFixed(0),
        median(measured.map(([alone, both]) => both / alone)).toFixed(2),
      ],
    ],
  );
}

async function read(url: string, round: number): Promise<number> {
  const script = `
local rupees = ${1_000_000 + round * 100_000}
request = function()
  rupees = rupees + 1
  return wrk.format("GET", "/franchises?maxInvestment=" .. rupees)
end`;
  const { perSecond, failed } = await wrk({ url, seconds, connections, script });
  if (failed > 0) throw new Error(`${failed} listings failed`);
  return perSecond;
}
