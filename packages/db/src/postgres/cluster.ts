import { chown, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { binary } from './binaries.ts';
import { exists, type Home } from './home.ts';
import { run } from './run.ts';

const major = '18';
export const databaseUser = 'naya';

/** Creates the data files under another name, so that a start cut short leaves nothing half made. */
async function createCluster({ cluster, binaries, as }: Home): Promise<void> {
  const fresh = await mkdtemp(`${cluster}.`);
  if (as) await chown(fresh, as.uid, as.gid);
  try {
    await run(
      binary(binaries, 'initdb'),
      [
        `--pgdata=${fresh}`,
        `--username=${databaseUser}`,
        '--auth=trust',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--no-instructions',
      ],
      as,
    );
    await rename(fresh, cluster);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    // Another process that started with us was first: its files serve as well.
    if (await exists(path.join(cluster, 'PG_VERSION'))) return;
    throw error;
  }
}

export async function ensureCluster(home: Home): Promise<void> {
  const versionFile = path.join(home.cluster, 'PG_VERSION');
  if (!(await exists(versionFile))) {
    if (await exists(home.cluster)) {
      throw new Error(`${home.cluster} exists but is not a PostgreSQL database: move it away.`);
    }
    await createCluster(home);
  }
  const version = (await readFile(versionFile, 'utf8')).trim();
  if (version !== major) {
    throw new Error(
      `The database in ${home.cluster} was made by PostgreSQL ${version}, this is ${major}: dump it with the old one and load it into the new one.`,
    );
  }
}

/** Removes the data files of interrupted starts; only for the process that has claimed the server. */
export async function removeHalfMade({ folder, cluster }: Home): Promise<void> {
  const halfMade = `${path.basename(cluster)}.`;
  const names = (await readdir(folder)).filter((name) => name.startsWith(halfMade));
  for (const name of names) await rm(path.join(folder, name), { recursive: true, force: true });
}
