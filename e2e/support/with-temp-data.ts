// Runs a command with a data folder of its own that is gone afterwards.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [command = '', ...args] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'naya-e2e-'));
// As root the database runs as another user, who has to get in.
chmodSync(folder, 0o755);
const child = spawn(command, args, {
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: folder },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
