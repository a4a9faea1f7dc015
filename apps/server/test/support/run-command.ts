import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { serverEnv } from './server-env.ts';

/** As `npm run backup` and `npm run restore` run them. */
export function runCommand(
  name: 'backup' | 'restore',
  env: Record<string, string | undefined>,
  ...args: string[]
) {
  const program = join(import.meta.dirname, `../../src/${name}.ts`);
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile('node', [program, ...args], { env: { ...serverEnv, ...env } }, (error, out, errors) =>
      resolve({ code: error ? Number(error.code) : 0, output: out + errors }),
    );
  });
}
