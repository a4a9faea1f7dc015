import { Agent, get } from 'node:http';

/**
 * The milliseconds each page took, asked for one after the other. Not by wrk: to a slow answer it adds those that
 * would have waited behind it, which is right for a load and not for the time a page takes.
 */
export async function timeOneByOne(
  site: string,
  paths: string[],
  seconds: number,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const path = paths[times.length % paths.length] ?? '/';
    times.push(await timeOf(site + path, agent));
  }
  agent.destroy();
  return times;
}

function timeOf(url: string, agent: Agent): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${answer.statusCode} for ${url}`));
      answer.resume().on('end', () => resolve(performance.now() - start));
    });
    request.on('error', reject);
  });
}
