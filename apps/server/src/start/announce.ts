import cluster from 'node:cluster';
import { styleText } from 'node:util';

/** Progress for the person at the terminal, printed by the primary process only; requests are logged by pino instead. */
export async function runStep<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  if (cluster.isWorker) return work();
  const started = performance.now();
  process.stdout.write(`• ${title} … `);
  try {
    const result = await work();
    process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    process.stdout.write('failed\n');
    throw error;
  }
}

export function announce(lines: Record<string, string>): void {
  const width = Math.max(...Object.keys(lines).map((key) => key.length));
  process.stdout.write('\n');
  for (const [key, value] of Object.entries(lines)) {
    process.stdout.write(`  ${styleText('bold', key.padEnd(width))}  ${value}\n`);
  }
  process.stdout.write('\n');
}
