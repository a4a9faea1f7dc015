import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Runs a command of ours in the foreground, its output shown as it comes. */
export function run(command: string, args: string[], env: Record<string, string> = {}) {
  const started = performance.now();
  console.log(`\n▶ ${[command, ...args].join(' ')}`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: `${root}/node_modules/.bin:${process.env['PATH']}`, ...env },
  });
  return { ok: status === 0, seconds: ((performance.now() - started) / 1000).toFixed(1) };
}
