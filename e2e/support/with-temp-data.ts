// Runs a server with a data folder of its own that is gone afterwards.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { dataFolder } from './data-folder.ts';
import { lentDatabase } from './lent-database.ts';

const [command = '', ...args] = process.argv.slice(2);
const port = Number(process.env['PORT']);
const folder = dataFolder(port);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
// As root the database runs as another user, who has to get in.
chmodSync(folder, 0o755);
const lent = lentDatabase(port);
await lent?.drop();
await lent?.create();

const child = spawn(command, args, {
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: folder, ...(lent && { DATABASE_URL: lent.url }) },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
const [code] = (await once(child, 'exit')) as [number | null];
rmSync(folder, { recursive: true, force: true });
await lent?.drop();
process.exit(code ?? 1);
