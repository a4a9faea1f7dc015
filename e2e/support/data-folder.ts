import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Pictures, mails and uploads of the server that has this database. */
export function dataFolder(database: string): string {
  return join(tmpdir(), database.replaceAll('_', '-'));
}
