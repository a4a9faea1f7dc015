import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { functionsFolder } from '../src/apply-functions.ts';

/** A copy of the folder `sql`, to be changed as a next version would. */
export async function copyFunctions() {
  const folder = await mkdtemp(join(tmpdir(), 'naya-sql-'));
  await cp(functionsFolder, folder, { recursive: true });
  return {
    folder,
    write: (file: string, text: string) => writeFile(join(folder, file), text),
    remove: () => rm(folder, { recursive: true }),
  };
}
