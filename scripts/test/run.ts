import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readProgress, type ReportProgress } from './progress-line.ts';

export type Finished = { ok: boolean; output: string };

const root = join(import.meta.dirname, '../..');
const running = new Set<ChildProcess>();

/** Runs a command of ours to its end and keeps what it prints, apart from its lines of progress. */
export function run(
  command: string,
  args: string[],
  env: Record<string, string> = {},
  reportProgress: ReportProgress = () => {},
): Promise<Finished> {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: `${root}/node_modules/.bin:${process.env['PATH']}`, ...env },
  });
  running.add(child);
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      const progress = readProgress(line);
      if (progress === null) lines.push(line);
      else reportProgress(progress);
    });
  }
  return new Promise((resolve) => {
    child.on('error', (error) => lines.push(`${command}: ${error.message}`));
    child.on('close', (code) => {
      running.delete(child);
      resolve({ ok: code === 0, output: lines.join('\n') });
    });
  });
}

/** Ends what still runs, when the person at the keyboard or the machine asks for the end. */
export function killChildren(): void {
  for (const child of running) child.kill('SIGTERM');
}
