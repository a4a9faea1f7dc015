// The flood comes from a process of its own, so that measuring does not wait for it.
import { Agent, get } from 'node:http';
import type { FloodOptions } from './flood.ts';
import { worstSearch } from './worst-searches.ts';

const options = JSON.parse(process.argv[2] ?? '{}') as FloodOptions;
const end = performance.now() + options.seconds * 1_000;
const answers: Record<string, number> = {};
let asked = 0;

async function ask(agent: Agent, localAddress: string): Promise<void> {
  asked += 1;
  const url = options.url + worstSearch(asked);
  const status = await new Promise<string>((resolve) => {
    get(url, { agent, localAddress }, (answer) => {
      answer.resume().on('end', () => resolve(String(answer.statusCode)));
    }).on('error', () => resolve('broken'));
  });
  answers[status] = (answers[status] ?? 0) + 1;
}

async function askUntilEnd(connection: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const localAddress = options.clientIps === 'one' ? '127.0.0.1' : `127.0.1.${connection + 1}`;
  while (performance.now() < end) await ask(agent, localAddress);
  agent.destroy();
}

await Promise.all(Array.from({ length: options.connections }, (_, number) => askUntilEnd(number)));
process.stdout.write(JSON.stringify(answers));
