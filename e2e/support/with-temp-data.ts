// Runs a server with a data folder of its own that is gone afterwards.
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { dataFolder } from './data-folder.ts';

const [command = '', ...args] = process.argv.slice(2);
const folder = dataFolder(Number(process.env['PORT']));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
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
