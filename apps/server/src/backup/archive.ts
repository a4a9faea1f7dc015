import { hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import { z } from 'zod';
import { decryptStream, encryptStream, isEncrypted } from './encryption.ts';

const file = z.object({ size: z.number(), sha256: z.string() });
const table = z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() });

/** The last entry of an archive: what is in it and how to tell that it is whole. */
const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  migration: z.object({ hash: z.string(), createdAt: z.number() }),
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
  tables: z.array(table),
  files: z.record(z.string(), file),
});
export type Manifest = z.infer<typeof manifestSchema>;
type FileFacts = z.infer<typeof file>;

const factsOf = (bytes: Uint8Array): FileFacts => ({
  size: bytes.length,
  sha256: hash('sha256', bytes, 'hex'),
});

export const manifestName = 'manifest.json';
export const tablePrefix = 'tables/';
export const mediaPrefix = 'media/';

/** A table comes in parts of a known size: `tables/franchises/00001`. */
export const partName = (table: string, part: number) =>
  `${tablePrefix}${table}/${String(part).padStart(5, '0')}`;

/** For the person at the terminal. */
export class BackupFault extends Error {}

export type Entry = { name: string; bytes: Buffer };

/** The files of an archive in their order, the manifest last. */
export async function* readEntries(path: string, secretKeys: string[] = []): AsyncGenerator<Entry> {
  const file = createReadStream(path);
  const stored = isEncrypted(path)
    ? Readable.fromWeb(await decryptStream(asWebStream(file), secretKeys))
    : file;
  const unpacked = createGunzip();
  // A fault comes to light where the entries are read.
  pipeline(stored, unpacked).catch(() => {});
  const entries = Readable.toWeb(unpacked).pipeThrough(createTarDecoder({ strict: true }));
  for await (const { header, body } of entries) {
    yield { name: header.name, bytes: await buffer(body) };
  }
}

/** Reads all of it and compares each file with the manifest; nothing is changed anywhere. */
export async function checkArchive(path: string, secretKeys: string[] = []): Promise<Manifest> {
  const found: Record<string, FileFacts> = {};
  let manifest: Manifest | null = null;
  try {
    for await (const { name, bytes } of readEntries(path, secretKeys)) {
      if (name === manifestName) manifest = manifestSchema.parse(JSON.parse(bytes.toString()));
      else found[name] = factsOf(bytes);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new BackupFault(`There is no file ${path}.`);
    }
    if (error instanceof Error && error.message.startsWith('no identity matched')) {
      throw new BackupFault(
        `${path} is encrypted for another key: name the file of its secret key with --key.`,
      );
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

const asWebStream = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>;

export type Archive = { add: (name: string, bytes: Uint8Array) => Promise<void> };

// Most of the bytes are pictures, which do not get smaller.
const compression = { level: 3 };

/** One file, readable by its owner alone, encrypted if there are keys for it; under its name only once it is whole. */
export async function writeArchive(
  path: string,
  fill: (archive: Archive) => Promise<Omit<Manifest, 'files'>>,
  publicKeys: string[] = [],
): Promise<Manifest> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.part`;
  const { readable, controller } = createTarPacker();
  const target = createWriteStream(draft, { mode: 0o600, flush: true });
  const packed = Readable.fromWeb(readable).compose(createGzip(compression));
  const written = isEncrypted(path)
    ? encryptStream(asWebStream(packed), publicKeys).then((stream) => pipeline(stream, target))
    : pipeline(packed, target);
  written.catch(() => {});
  const files: Record<string, FileFacts> = {};
  const put = async (name: string, bytes: Uint8Array) => {
    const writer = controller.add({ name, size: bytes.length, type: 'file' }).getWriter();
    await writer.write(bytes);
    await writer.close();
  };
  const add = async (name: string, bytes: Uint8Array) => {
    files[name] = factsOf(bytes);
    await put(name, bytes);
  };
  try {
    const manifest = { ...(await fill({ add })), files };
    await put(manifestName, Buffer.from(JSON.stringify(manifest, null, 1)));
    controller.finalize();
    await written;
    await rename(draft, path);
    return manifest;
  } catch (error) {
    controller.error(error);
    await written.catch(() => {});
    await rm(draft, { force: true });
    throw error;
  }
}
