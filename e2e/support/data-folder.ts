import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runName } from './databases.ts';

/** Holds the data folders of all servers of this run. */
export const runFolder = () => join(tmpdir(), runName());

/** Pictures, mails and uploads of the server that has this database. */
export const dataFolder = (database: string) => join(runFolder(), database);
