import { readFile, stat } from 'node:fs/promises';
import type { RunAs } from './run.ts';

const candidates = ['postgres', 'nobody'];

async function findUser(name: string): Promise<RunAs> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const found = lines.find(([user]) => user === name);
  return found ? { uid: Number(found[2]), gid: Number(found[3]) } : undefined;
}

/** PostgreSQL runs as the owner of existing data, or else as the first unprivileged user found. */
export async function choosePostgresUser(clusters: readonly string[]): Promise<RunAs> {
  if (process.getuid?.() !== 0) return undefined;
  for (const cluster of clusters) {
    const owner = await stat(cluster).catch(() => null);
    if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  }
  for (const name of candidates) {
    const user = await findUser(name);
    if (user) return user;
  }
  throw new Error(
    'PostgreSQL does not run as root and there is no user "postgres" or "nobody" to lend it: start as an ordinary user, or set DATABASE_URL.',
  );
}
