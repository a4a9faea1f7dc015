import { createHash } from 'node:crypto';
import { chown, cp, mkdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { binary, findBinaries, type Binaries } from './binaries.ts';
import { choosePostgresUser } from './postgres-user.ts';
import { succeeds, type RunAs } from './run.ts';

const systemFolder = '/var/lib/naya-outlet';

/** Where the server lives: its files, its binaries, and the user it runs as (ourselves when undefined). */
export type Home = {
  folder: string;
  cluster: string;
  logFile: string;
  binaries: string;
  as: RunAs;
};
export type Log = (message: string) => void;

export async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

async function makeFolder(folder: string, as: RunAs): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (as) await chown(folder, as.uid, as.gid);
}

/** Copies under another name first: a copy that was cut short is never taken for a whole one. */
async function copyBinaries({ folder, version }: Binaries): Promise<string> {
  const target = path.join(systemFolder, `postgres-${version}`);
  if (await exists(target)) return target;
  const half = `${target}.${process.pid}`;
  await cp(folder, half, { recursive: true, verbatimSymlinks: true });
  await rename(half, target);
  return target;
}

async function findFolder(folder: string, elsewhere: string, as: RunAs, log: Log): Promise<string> {
  await mkdir(path.dirname(folder), { recursive: true });
  if (!as || (await succeeds('/bin/sh', ['-c', 'cd "$0"', path.dirname(folder)], as))) {
    await makeFolder(folder, as);
    return folder;
  }
  if (await exists(path.join(folder, 'cluster'))) {
    throw new Error(
      `The database in ${folder} cannot be reached by the user it belongs to (uid ${as.uid}): open its parent folders to that user, or move the data elsewhere and set DATA_DIR.`,
    );
  }
  await makeFolder(elsewhere, as);
  log(
    `PostgreSQL does not run as root and ${folder} is closed to others: its data is in ${elsewhere}`,
  );
  return elsewhere;
}

export async function prepareHome(dataDir: string, log: Log): Promise<Home> {
  const found = await findBinaries();
  const wanted = path.resolve(dataDir);
  const hash = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  const elsewhere = path.join(systemFolder, hash);
  const as = await choosePostgresUser(
    [wanted, elsewhere].map((folder) => path.join(folder, 'cluster')),
  );
  const folder = await findFolder(wanted, elsewhere, as, log);
  const reachable = await succeeds(binary(found.folder, 'postgres'), ['--version'], as);
  const binaries = reachable || !as ? found.folder : await copyBinaries(found);
  if (binaries !== found.folder) log(`PostgreSQL runs from a copy of its binaries in ${binaries}`);
  return {
    folder,
    cluster: path.join(folder, 'cluster'),
    logFile: path.join(folder, 'postgres.log'),
    binaries,
    as,
  };
}
