import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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
    replace: async (file: string, from: string, to: string) => {
      const text = await readFile(join(folder, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
      await writeFile(join(folder, file), text.replaceAll(from, to));
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
