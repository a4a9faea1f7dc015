import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compressible = /\.(?:js|css|svg|json|txt|webmanifest)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  const [br, gz] = await Promise.all([brotli(bytes), zip(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Puts a brotli and a gzip twin beside each text file, so that serving one costs nothing. */
export async function compressAssets(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))));
}
