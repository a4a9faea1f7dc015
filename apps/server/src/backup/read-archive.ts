import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import {
  BackupFault,
  factsOf,
  manifestName,
  manifestSchema,
  type FileFacts,
  type Manifest,
} from './manifest.ts';

export type Entry = { name: string; bytes: Buffer };

/** The files of an archive in their order, the manifest last. */
export async function* readEntries(path: string): AsyncGenerator<Entry> {
  const unpacked = createGunzip();
  // A fault comes to light where the entries are read.
  pipeline(createReadStream(path), unpacked).catch(() => {});
  const entries = Readable.toWeb(unpacked).pipeThrough(createTarDecoder({ strict: true }));
  for await (const { header, body } of entries) {
    yield { name: header.name, bytes: await buffer(body) };
  }
}

/** Reads all of it and compares each file with the manifest; nothing is changed anywhere. */
export async function checkArchive(path: string): Promise<Manifest> {
  const found: Record<string, FileFacts> = {};
  let manifest: Manifest | null = null;
  try {
    for await (const { name, bytes } of readEntries(path)) {
      if (name === manifestName) manifest = manifestSchema.parse(JSON.parse(bytes.toString()));
      else found[name] = factsOf(bytes);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new BackupFault(`There is no file ${path}.`);
    }
    throw new BackupFault(`${path} is damaged or no backup of ours: nothing was restored.`);
  }
  if (!manifest) throw new BackupFault(`${path} is cut short: nothing was restored.`);
  const names = new Set([...Object.keys(found), ...Object.keys(manifest.files)]);
  for (const name of names) {
    const [wanted, is] = [manifest.files[name], found[name]];
    if (!wanted || !is || wanted.sha256 !== is.sha256 || wanted.size !== is.size) {
      throw new BackupFault(`${path} is damaged at ${name}: nothing was restored.`);
    }
  }
  return manifest;
}
